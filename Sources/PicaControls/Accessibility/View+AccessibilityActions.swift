import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Adds an action to the view that assistive technology can perform.
    ///
    /// Of several actions of one kind the outermost is performed.
    ///
    /// - Parameters:
    ///   - actionKind: The kind of the action; the default action of the view if omitted.
    ///   - handler: The closure that performs the action.
    @preconcurrency nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
    }

    /// Adds an action with a name that assistive technology can perform on the view.
    @preconcurrency nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a localized name that assistive technology can perform on the view.
    @preconcurrency nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with the text of a resource as its name that assistive technology can perform.
    @_disfavoredOverload
    @preconcurrency nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Adds a named action that assistive technology can perform. The name is used as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action, named by a view, that assistive technology can perform on the view.
    ///
    /// - Parameters:
    ///   - action: The closure that performs the action.
    ///   - label: The view whose text names the action. It is read out and not shown.
    @preconcurrency nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityActions { Button(action: action, label: label) }
    }

    /// Adds the actions of buttons, which are not shown, for assistive technology to perform.
    ///
    ///     MessageRow(message)
    ///         .accessibilityActions {
    ///             Button("Reply") { reply(to: message) }
    ///             if !message.isRead { Button("Mark as Read") { markAsRead(message) } }
    ///         }
    ///
    /// - Parameter content: The buttons. The actions of disabled buttons are not available.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(of: content().buttonStyle(AccessibilityActionButtonStyle()))
    }

    /// Adds the actions of buttons, which are not shown, for assistive technology to perform, in a category.
    ///
    /// - Parameters:
    ///   - category: The category. Assistive technologies on Linux show no categories.
    ///   - content: The buttons. The actions of disabled buttons are not available.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Adds an action with which assistive technology increments or decrements the value of the view.
    ///
    /// - Parameter handler: The closure that performs one step in a direction.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(
            AccessibilityChange {
                $0.actions = [
                    AccessibilityAction(.increment) { handler(.increment) },
                    AccessibilityAction(.decrement) { handler(.decrement) },
                ]
            })
    }

    /// Adds an action with which assistive technology scrolls the view.
    ///
    /// - Parameter handler: The closure that scrolls toward an edge.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping @MainActor (Edge) -> Void
    ) -> some View {
        modifier(
            AccessibilityChange {
                $0.actions = Edge.allCases.map { edge in
                    AccessibilityAction(.scroll(edge)) { handler(edge) }
                }
            })
    }
}

/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable {
        case known(AccessibilityAction.Kind)
        case named(Text)
    }

    private let kind: Kind

    private init(_ kind: AccessibilityAction.Kind) { self.kind = .known(kind) }

    /// Creates the kind of an action with a name.
    public init(named name: Text) { kind = .named(name) }

    /// The main action of the view.
    public static let `default` = AccessibilityActionKind(.main)
    /// The action that leaves or dismisses the view.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most important action of the app, such as answering a call or pausing the music.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// The action that deletes the item.
    public static let delete = AccessibilityActionKind(.delete)
    /// The action that opens the menu of the item.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    @MainActor fileprivate func resolved(in environment: EnvironmentValues) -> AccessibilityAction.Kind {
        switch kind {
        case .known(let kind): kind
        case .named(let text): .named(ResolvedText(text, in: environment).string)
        }
    }
}

/// A category of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?

    private init(name: Text?) { self.name = name }

    /// Creates a category with a name.
    public init(_ name: Text) { self.name = name }
    /// Creates a category with a localized name.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
    /// Creates a category with the text of a resource as its name.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
    /// Creates a category with a name that is used as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

    /// The category of actions that are in no other one.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// The category of actions that edit.
    public static let edit = AccessibilityActionCategory(name: Text("Edit"))
}

/// A direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// The value increases.
    case increment
    /// The value decreases.
    case decrement
}

private struct AccessibilityActionModifier {
    let kind: AccessibilityActionKind
    let handler: @MainActor () -> Void
}

extension AccessibilityActionModifier: AccessibilityModifier {
    typealias Body = Never

    func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        attributes.actions = [AccessibilityAction(kind.resolved(in: environment), perform: handler)]
        return attributes
    }
}

/// A button style that turns buttons into accessibility actions.
package struct AccessibilityActionButtonStyle: PrimitiveButtonStyle {
    nonisolated package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(AccessibilityActionSource { configuration.trigger() })
    }
}
