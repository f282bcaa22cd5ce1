import PicaGraph

/// What commands say of the menus: something that is in them, and where.
struct CommandEntry {
    enum Part {
        /// A menu of an app's own.
        case menu(Text)
        case group(CommandGroupPlacement, Side)
    }

    enum Side {
        /// What the group has by itself.
        case own
        case before, after, instead
    }

    let part: Part
    let content: AnyView
    /// Whether there are sections in it, which lines part.
    let hasSections: Bool
    /// Whether there is nothing in it, ever.
    let isEmpty: Bool
    /// Which it is of those in a bar, whatever comes and goes beside it.
    fileprivate(set) var id: AnyHashable

    /// - Parameter id: Nil where commands say it, of which each place is one.
    @MainActor init<Content: View>(_ part: Part, _ content: Content, id: AnyHashable? = nil) {
        self.part = part
        self.content = AnyView(content)
        hasSections = Content._hasSections
        self.id = id ?? AnyHashable(0)
        isEmpty = Content.self == EmptyView.self
    }

    /// Says it.
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

/// What all commands of a window say, in their order.
enum CommandsKey: PreferenceKey {
    static var defaultValue: [CommandEntry] { [] }
    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}
