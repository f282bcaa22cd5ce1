import PicaGraph

/// How much badges are to catch the eye.
public struct BadgeProminence: Hashable, Sendable {
    private enum Level { case decreased, standard, increased }

    private let level: Level

    /// Less than others: smaller.
    public static var decreased: BadgeProminence { BadgeProminence(level: .decreased) }
    /// As badges do.
    public static var standard: BadgeProminence { BadgeProminence(level: .standard) }
    /// More than others: on a ground of the accent colour.
    public static var increased: BadgeProminence { BadgeProminence(level: .increased) }
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// How much badges are to catch the eye.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the badges in the view are to catch the eye.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// Shows a number at the end of the view's row in a list; none for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text at the end of the view's row in a list; nil for none.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeWriter(label: label)) }

    /// Shows a text at the end of the view's row in a list, looked up in the app's tables; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a text at the end of the view's row in a list; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// Says the badge of a row to its list.
private struct BadgeWriter {
    let label: Text?
    @Environment(\.badgeProminence) private var prominence

    init(label: Text?) { self.label = label }
}

extension BadgeWriter: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            TraitWriter(key: BadgeKey.self, value: label.map { Badge(label: $0, prominence: prominence) }))
    }
}

enum BadgeKey: TraitKey { static var defaultValue: Badge? { nil } }

/// What stands at the end of a row.
struct Badge: View {
    let label: Text
    let prominence: BadgeProminence

    var body: some View {
        if prominence == .increased {
            words
                .foregroundStyle(Color(themed: .onAccent))
                .padding(.horizontal, 7)
                .padding(.vertical, 1)
                .background(Color.accentColor, in: Capsule())
        } else if prominence == .decreased {
            words.font(.caption).foregroundStyle(.secondary)
        } else {
            words.foregroundStyle(.secondary)
        }
    }

    /// A view and no text: what the text itself says of its looks comes first.
    private var words: some View { label.monospacedDigit() }
}
