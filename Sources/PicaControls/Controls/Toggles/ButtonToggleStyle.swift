import PicaGraph
import PicaState

/// A style that shows a toggle as a button, which stays pressed while the toggle is on.
public struct ButtonToggleStyle {
    /// Creates the style; `button` is the short form.
    nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    /// Returns the label on a surface, which is tinted and has a thick edge while the toggle is on.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style that shows a toggle as a button, which stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        configuration.label
            .modifier(
                ControlSurface(emphasis: configuration.state == .on ? .on : .none, isPressed: isPressed)
            )
            .modifier(
                Pressable(
                    role: .toggleButton, state: configuration.state, isPressed: $isPressed, isBordered: true
                ) { configuration.toggle() })
    }
}
