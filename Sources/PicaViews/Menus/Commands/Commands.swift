import PicaGraph

/// What an app adds to the menus of its windows, and what it replaces of them.
///
///     struct NoteCommands: Commands {
///         @FocusedValue(\.note) private var note
///
///         var body: some Commands {
///             CommandMenu("Note") {
///                 Button("Archive") { note?.archive() }
///                     .keyboardShortcut("e", modifiers: [.command, .shift])
///                     .disabled(note == nil)
///             }
///         }
///     }
///
/// On Linux each window has menus of its own, and what commands keep (`@State`) is kept for each window; what
/// they read of the focus is about their window.
@MainActor @preconcurrency public protocol Commands {
    /// What the commands are made of.
    associatedtype Body: Commands
    /// The commands that they are made of. Read again whenever state it read last time changes.
    @CommandsBuilder var body: Body { get }
    /// Makes a view that says what the commands are; for Pica itself.
    static func _makeCommands(_ commands: Self) -> _CommandsOutputs
}

/// What was made of commands. Only Pica can make and read one.
public struct _CommandsOutputs {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }
}

extension Commands {
    /// Makes a view of commands with a body; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        _CommandsOutputs(StyleBody(of: commands, for: ()) { commands, _ in commands.body.view })
    }

    /// Says by `CommandsKey` what the commands are, and shows nothing.
    var view: AnyView { Self._makeCommands(self).view }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Commands that Pica knows itself have no content; their `body` is never read by it.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// No commands.
public struct EmptyCommands {
    /// Commands that add nothing.
    nonisolated public init() {}
}

extension EmptyCommands: Commands {
    /// There is no body: nothing is added.
    public typealias Body = Never

    /// Makes a view that says nothing; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs { _CommandsOutputs(EmptyView()) }
}
