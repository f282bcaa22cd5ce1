import PicaGraph
import PicaState

/// A rule for choosing among several lengths of a text, such as "June 3, 2019", "Jun 3, 2019" and "6/3/2019".
///
/// There are two rules: ``fixed`` and ``sizeDependent``.
public protocol TextVariantPreference {
    /// Whether the available width decides. Pica uses this to tell the rules apart; apps do not need it.
    static var _dependsOnSize: Bool { get }
}

/// The rule that always chooses the longest text.
public struct FixedTextVariant: TextVariantPreference, Sendable {
    /// Always `false`.
    public static var _dependsOnSize: Bool { false }
}

/// The rule that chooses the longest text that fits on one line of the available width, or else the shortest.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    /// Always `true`.
    public static var _dependsOnSize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The rule that always chooses the longest text; the default.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The rule that chooses the longest text that fits on one line of the available width, or else the shortest.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Sets how text that comes in several lengths is chosen. This applies to dates, date intervals and counted times,
    /// as `Text(_:style:)` and `Text(_:)` of dates create them.
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
