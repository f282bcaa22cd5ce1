import PicaGraph

/// A result builder for commands.
@resultBuilder public enum CommandsBuilder {
    /// Accepts the commands of a statement.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Handles an empty block: no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Accepts a single statement: its commands.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Combines several statements: their commands, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    /// Handles an `if` without `else`: its commands while the condition holds.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// Handles an `if` with `else`, or a `switch`: the commands of the first branch.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Handles an `if` with `else`, or a `switch`: the commands of the second branch.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Handles an `if #available`: its commands, like any others.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        content
    }
}

struct TupleCommands<each Content: Commands> {
    let content: (repeat each Content)
}

extension TupleCommands: Commands {
    typealias Body = Never

    static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        var views: [AnyView] = []
        repeat views.append((each commands.content).view)
        return _CommandsOutputs(ViewsInOrder(views: views))
    }
}

/// Views in order.
package struct ViewsInOrder: View {
    let views: [AnyView]

    package init(views: [AnyView]) {
        self.views = views
    }

    package var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension Optional: Commands where Wrapped: Commands {
    /// Has no body: the commands, if there are any, take its place.
    public typealias Body = Never

    /// Returns a view that declares the commands, if there are any; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        _CommandsOutputs(commands?.view)
    }
}

extension _ConditionalContent: Commands where First: Commands, Second: Commands {
    /// Has no body: the branch taken takes its place.
    public typealias Body = Never

    /// Returns a view of the branch taken; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        let storage: _ConditionalContent<AnyView, AnyView>.Storage =
            switch commands.storage {
            case .first(let commands): .first(commands.view)
            case .second(let commands): .second(commands.view)
            }
        return _CommandsOutputs(_ConditionalContent<AnyView, AnyView>(storage: storage))
    }
}

extension Group: Commands where Content: Commands {
    /// Has no body: the content takes its place.
    public typealias Body = Never

    /// Creates a group of commands.
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(of: content()) }

    /// Returns a view that declares the commands in the group; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        _CommandsOutputs(commands.content.view)
    }
}
