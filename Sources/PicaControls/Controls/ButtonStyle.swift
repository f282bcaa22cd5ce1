import PicaGraph
import PicaState

/// A style for buttons with the standard press behavior.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The view that shows the button.
    associatedtype Body: View
    /// The configuration of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view that shows a button. A button inside it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a button that its style receives.
public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    public struct Label {
        let view: AnyView
    }

    /// The purpose of the button; `nil` for an ordinary one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is held down with the pointer on it.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

/// A style for buttons that also decides how they are pressed.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The view that shows the button.
    associatedtype Body: View
    /// The configuration of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view that shows a button. `Button(configuration)` inside it creates the button with the style from
    /// further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a button whose style decides how it is pressed.
public struct PrimitiveButtonStyleConfiguration {
    /// The type-erased label of a button.
    public struct Label {
        package let view: AnyView

        package init(view: AnyView) {
            self.view = view
        }
    }

    /// The purpose of the button; `nil` for an ordinary one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    package let action: @MainActor () -> Void

    package init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Runs the button's action.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the style of buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(PressableStyle(style: style)) { $0.makeBody(configuration: $1) }
    }

    /// Sets the style of buttons in the view, including how they are pressed.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A button style combined with the standard press behavior.
private struct PressableStyle<Style: ButtonStyle> {
    let style: Style

    @MainActor func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        PressableButton(configuration) {
            StyleBody(of: style, for: $0) { $0.makeBody(configuration: $1) }
        }
    }
}

/// A button with the standard press behavior around a custom look.
package struct PressableButton<Look: View> {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let isBordered: Bool
    private let look: (ButtonStyleConfiguration) -> Look
    @State private var isPressed = false

    /// - Parameter isBordered: Whether the look has the shape of bordered buttons.
    package init(
        _ configuration: PrimitiveButtonStyleConfiguration, isBordered: Bool = false,
        look: @escaping (ButtonStyleConfiguration) -> Look
    ) {
        self.configuration = configuration
        self.isBordered = isBordered
        self.look = look
    }
}

extension PressableButton: View {
    package var body: some View {
        // A stack of its own, so that the style's body is one element whatever it contains.
        ZStack {
            look(
                ButtonStyleConfiguration(
                    role: configuration.role, label: .init(view: configuration.label.view),
                    isPressed: isPressed))
        }
        .modifier(
            Pressable(isPressed: $isPressed, isBordered: isBordered, action: configuration.action))
    }
}
