import PicaGraph

/// The look of buttons that are pressed as all buttons are.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A button as its style sees it.
    typealias Configuration = ButtonStyleConfiguration
    /// The button's look. A button in it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for; nil where that is nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Held down, with the pointer on it.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

/// The look of buttons, and how they are pressed.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A button as its style sees it.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The button's look. `Button(configuration)` in it is the button with the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that decides itself what presses it.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for; nil where that is nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is there for.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(PressableStyle(style: style)) { $0.makeBody(configuration: $1) }
    }

    /// Sets the look of buttons in the view, and how they are pressed.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A button style with what presses buttons added.
private struct PressableStyle<Style: ButtonStyle> {
    let style: Style

    @MainActor func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        PressableButton(configuration) {
            StyleBody(of: style, for: $0) { $0.makeBody(configuration: $1) }
        }
    }
}

/// What all buttons do, around a look.
struct PressableButton<Look: View> {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let isBordered: Bool
    private let look: (ButtonStyleConfiguration) -> Look
    @State private var isPressed = false

    /// - Parameter isBordered: Whether the look has the outline of buttons with a border.
    init(
        _ configuration: PrimitiveButtonStyleConfiguration, isBordered: Bool = false,
        look: @escaping (ButtonStyleConfiguration) -> Look
    ) {
        self.configuration = configuration
        self.isBordered = isBordered
        self.look = look
    }
}

extension PressableButton: View {
    var body: some View {
        // In a stack of its own, so that it is one element whatever the style shows now.
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
