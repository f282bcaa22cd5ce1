/// The direction in which the interface is laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew: the leading edge is on the right.
    case rightToLeft
}
