import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels

/// A menu of the app, between the View and Window menus of a window's menu bar.
public struct CommandMenu<Content: View> {
    private let name: Text
    private let content: Content

    /// Creates a menu with a localized name.
    ///
    /// - Parameters:
    ///   - nameKey: The key of the name in the menu bar.
    ///   - content: Buttons and dividers, which may be grouped and conditional. Other views are shown but cannot be
    ///     chosen.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu named by a resource; see `init(_:content:)` with a key.
    @_disfavoredOverload
    nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }

    /// Creates a menu with a name that is not localized; see `init(_:content:)` with a key.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// Creates a menu named by a text; see `init(_:content:)` with a key.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }
}

extension CommandMenu: Commands {
    /// Has no body: Pica shows the menu itself.
    public typealias Body = Never

    /// Returns a view that declares the menu; used by Pica only.
    public static func _makeCommands(_ commands: Self) -> _CommandsOutputs {
        CommandEntry(.menu(commands.name), commands.content).outputs
    }
}
