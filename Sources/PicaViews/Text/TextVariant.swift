import PicaGraph

/// How a text is chosen that comes in several lengths, such as a date: "June 3, 2019", "Jun 3, 2019" and
/// "6/3/2019".
///
/// There are two: ``fixed`` and ``sizeDependent``.
public protocol TextVariantPreference {
    /// Not for apps; it is how Pica knows the preferences that there are.
    static var _dependsOnSize: Bool { get }
}

/// The longest text, whatever the room.
public struct FixedTextVariant: TextVariantPreference, Sendable {
    /// False.
    public static var _dependsOnSize: Bool { false }
}

/// The longest text that fits on a line of the width there is, or else the shortest.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    /// True.
    public static var _dependsOnSize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The longest text, whatever the room; what is used where nothing else is said.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest text that fits on a line of the width there is, or else the shortest.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// How the text is chosen where it comes in several lengths: dates, intervals of dates and times that
    /// are counted, as `Text(_:style:)` and `Text(_:)` of dates make them.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        environment(\.textVariantDependsOnSize, V._dependsOnSize)
    }
}

extension EnvironmentValues {
    var textVariantDependsOnSize: Bool {
        get { self[TextVariantKey.self] }
        set { self[TextVariantKey.self] = newValue }
    }
}

private struct TextVariantKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
