import Foundation
import PicaFoundation
import PicaGraph

/// A menu of an app's own, between the View menu and the Window menu of a window's bar.
public struct CommandMenu<Content: View> {
    private let name: Text
    private let content: Content

    /// A menu with a localized name.
    ///
    /// - Parameters:
    ///   - nameKey: What stands in the bar.
    ///   - content: Buttons and dividers, in groups and conditions as anywhere; other views are shown and cannot
    ///     be chosen.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a name in a resource; see `init(_:content:)` with a key.
    @_disfavoredOverload
    nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }

    /// A menu with a name that is shown as it is; see `init(_:content:)` with a key.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// A menu with a text as its name; see `init(_:content:)` with a key.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }
}

extension CommandMenu: Commands {
    /// There is no body: the menu stands for itself.
    public typealias Body = Never

    /// Makes a view that says what the menu is; for Pica itself.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        CommandEntry(.menu(commands.name), commands.content).outputs
    }
}
