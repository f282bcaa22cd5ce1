import PicaGraph

/// A button that stays pressed in where it is on.
public struct ButtonToggleStyle {
    /// The style that `button` is.
    nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    /// The label on a surface, which has the accent colour where the toggle is on.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed in where it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        configuration.label
            .modifier(ControlSurface(isProminent: configuration.state == .on, isPressed: isPressed))
            .modifier(
                Pressable(
                    role: .toggleButton, state: configuration.state, isPressed: $isPressed, isBordered: true
                ) { configuration.toggle() })
    }
}
