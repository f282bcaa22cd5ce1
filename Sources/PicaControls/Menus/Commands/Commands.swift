import PicaGraph

/// A type that adds items to the menus of an app's windows, or replaces some.
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
/// On Linux each window has its own menu bar. State (`@State`) of commands is kept per window, and the focused values
/// that they read are those of their window.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands
    /// The commands that the type provides. It is read again whenever state that it read has changed.
    @CommandsBuilder var body: Body { get }
    /// Returns a view that declares the commands; used by Pica only.
    static func _makeCommands(_ commands: Self) -> _CommandsOutputs
}

/// The view made of commands, which only Pica can create and read.
public struct _CommandsOutputs {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }
}

extension Commands {
    /// Returns a view that declares the body's commands; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        _CommandsOutputs(StyleBody(of: commands, for: ()) { commands, _ in commands.body.view })
    }

    /// A view that declares the commands by `CommandsKey`, and shows nothing.
    var view: AnyView { Self._makeCommands(self).view }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Pica's own commands have no body; Pica never reads this.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// Commands that add nothing.
public struct EmptyCommands {
    /// Creates empty commands.
    nonisolated public init() {}
}

extension EmptyCommands: Commands {
    /// Has no body: nothing is added.
    public typealias Body = Never

    /// Returns an empty view; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs { _CommandsOutputs(EmptyView()) }
}
