/// Which way lines of interface run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew: leading is right.
    case rightToLeft
}
