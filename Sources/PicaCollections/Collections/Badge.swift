import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The visual prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
    private enum Level { case decreased, standard, increased }

    private let level: Level

    /// Less prominent than usual: smaller.
    public static var decreased: BadgeProminence { BadgeProminence(level: .decreased) }
    /// The usual prominence.
    public static var standard: BadgeProminence { BadgeProminence(level: .standard) }
    /// More prominent than usual: on a background in the accent color.
    public static var increased: BadgeProminence { BadgeProminence(level: .increased) }
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// The visual prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the visual prominence of badges in the view.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// Shows a number as a badge at the end of the view's row in a list; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text as a badge at the end of the view's row in a list; `nil` for none.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeWriter(label: label)) }

    /// Shows a localized text as a badge at the end of the view's row in a list; `nil` for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a string as a badge at the end of the view's row in a list; `nil` for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// Tells the list the badge of a row.
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

package enum BadgeKey: TraitKey { package static var defaultValue: Badge? { nil } }

/// The badge at the end of a row.
package struct Badge: View {
    let label: Text
    let prominence: BadgeProminence

    package var body: some View {
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

    /// A view rather than a text, so that the text's own modifiers win.
    private var words: some View { label.monospacedDigit() }
}
