import PicaFoundation
import PicaGraph

extension View {
    /// Has assistive technology do something of a kind with the view.
    ///
    /// Of several actions of one kind the outermost is done.
    ///
    /// - Parameters:
    ///   - actionKind: What it is; what the view is there for by default.
    ///   - handler: Does it.
    @preconcurrency nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
    }

    /// Has assistive technology do something with the view that is called by a text.
    @preconcurrency nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Has assistive technology do something with the view that is called by a key of the app's translations.
    @preconcurrency nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Has assistive technology do something with the view that is called by a resource in its table.
    @_disfavoredOverload
    @preconcurrency nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Has assistive technology do something with the view that is called so, word for word.
    @_disfavoredOverload
    @preconcurrency nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Has assistive technology do something with the view that is called by what another view says.
    ///
    /// - Parameters:
    ///   - action: Does it.
    ///   - label: Is read out and not shown.
    @preconcurrency nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityActions { Button(action: action, label: label) }
    }

    /// Has assistive technology do what buttons do that are not shown.
    ///
    ///     MessageRow(message)
    ///         .accessibilityActions {
    ///             Button("Reply") { reply(to: message) }
    ///             if !message.isRead { Button("Mark as Read") { markAsRead(message) } }
    ///         }
    ///
    /// - Parameter content: The buttons. What is not enabled cannot be done.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(of: content().buttonStyle(AccessibilityActionButtonStyle()))
    }

    /// Has assistive technology make what the view stands for more or less.
    ///
    /// - Parameter handler: Does one step.
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

    /// Has assistive technology scroll the view.
    ///
    /// - Parameter handler: Shows what is beyond an edge.
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

/// What kind of thing can be done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable {
        case known(AccessibilityAction.Kind)
        case named(Text)
    }

    private let kind: Kind

    private init(_ kind: AccessibilityAction.Kind) { self.kind = .known(kind) }

    /// Something that is called by a text.
    public init(named name: Text) { kind = .named(name) }

    /// What the view is there for.
    public static let `default` = AccessibilityActionKind(.main)
    /// Leaving it, or taking it away.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most important thing of all in the app: answering a call, pausing the music.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deleting it.
    public static let delete = AccessibilityActionKind(.delete)
    /// Opening its menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    @MainActor fileprivate func resolved(in environment: EnvironmentValues) -> AccessibilityAction.Kind {
        switch kind {
        case .known(let kind): kind
        case .named(let text): .named(ResolvedText(text, in: environment).string)
        }
    }
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// More.
    case increment
    /// Less.
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

/// Buttons that stand for actions.
private struct AccessibilityActionButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(AccessibilityActionSource { configuration.trigger() })
    }
}
