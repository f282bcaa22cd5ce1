import PicaGraph
import PicaLabels
import PicaState

/// An entry that commands declare for the menu bar: its content and its place.
struct CommandEntry {
    enum Part {
        /// A menu of the app.
        case menu(Text)
        case group(CommandGroupPlacement, Side)
    }

    enum Side {
        /// The content that the group has by default.
        case own
        case before, after, instead
    }

    let part: Part
    let content: AnyView
    /// Whether the content has sections, which are separated by dividers.
    let hasSections: Bool
    /// Whether the content is always empty.
    let isEmpty: Bool
    /// The identity of the entry in a menu bar, which stays the same while others come and go.
    fileprivate(set) var id: AnyHashable

    /// - Parameter id: The identity; `nil` for entries declared by commands, which use the identity of their place.
    @MainActor init<Content: View>(_ part: Part, _ content: Content, id: AnyHashable? = nil) {
        self.part = part
        self.content = AnyView(content)
        hasSections = Content._hasSections
        self.id = id ?? AnyHashable(0)
        isEmpty = Content.self == EmptyView.self
    }

    /// A view that declares the entry.
    @MainActor var outputs: _CommandsOutputs { _CommandsOutputs(CommandSaying(entry: self)) }
}

private struct CommandSaying: View {
    let entry: CommandEntry
    @State private var place = Place()

    final class Place: Sendable {}

    init(entry: CommandEntry) { self.entry = entry }

    var body: some View {
        var entry = entry
        entry.id = ObjectIdentifier(place)
        return EmptyView().preference(key: CommandsKey.self, value: [entry])
    }
}

/// Collects the entries that a window's commands declare, in order.
enum CommandsKey: PreferenceKey {
    static var defaultValue: [CommandEntry] { [] }
    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}
