import PicaGraph

/// Builds commands from the statements of a closure.
@resultBuilder public enum CommandsBuilder {
    /// A statement's commands, as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No statements: no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One statement: its commands.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Several statements: all their commands, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    /// An `if` without `else`: its commands while the condition holds.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// An `if` with `else`, or a `switch`: the commands of the first branch.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// An `if` with `else`, or a `switch`: the commands of the second branch.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// An `if #available`: its commands, as any others.
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

/// Views one after another.
struct ViewsInOrder: View {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension Optional: Commands where Wrapped: Commands {
    /// There is no body: the commands, where there are some, stand for it.
    public typealias Body = Never

    /// Makes a view of the commands that are there; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        _CommandsOutputs(commands?.view)
    }
}

extension _ConditionalContent: Commands where First: Commands, Second: Commands {
    /// There is no body: the branch taken stands for it.
    public typealias Body = Never

    /// Makes a view of the branch taken; for Pica itself.
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
    /// There is no body: the content stands for it.
    public typealias Body = Never

    /// A group of the commands that a closure makes.
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(of: content()) }

    /// Makes a view of the commands in the group; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        _CommandsOutputs(commands.content.view)
    }
}
