import Foundation
import PicaGraph

/// The look of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Held down, with the pointer on it.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension View {
    /// Sets the look of buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, ErasedButtonStyle(style))
    }
}

/// A button style without its type.
struct ErasedButtonStyle {
    let style: any ButtonStyle

    nonisolated init(_ style: any ButtonStyle) { self.style = style }

    @MainActor func makeView(_ configuration: ButtonStyleConfiguration) -> AnyView {
        func make<S: ButtonStyle>(_ style: S) -> AnyView {
            AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
        }
        return make(style)
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ErasedButtonStyle { ErasedButtonStyle(BorderedButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: ErasedButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// A raised surface with a border: what buttons look like by default.
public struct BorderedButtonStyle {
    nonisolated public init() {}
}

extension BorderedButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ButtonSurface(configuration: configuration, isProminent: false)
    }
}

/// A surface in the accent colour, for what matters most.
public struct BorderedProminentButtonStyle {
    nonisolated public init() {}
}

extension BorderedProminentButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ButtonSurface(configuration: configuration, isProminent: true)
    }
}

/// The label in the accent colour, without a surface.
public struct BorderlessButtonStyle {
    nonisolated public init() {}
}

extension BorderlessButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlainLabel(configuration: configuration, color: .accentColor)
    }
}

/// The label as it is.
public struct PlainButtonStyle {
    nonisolated public init() {}
}

extension PlainButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlainLabel(configuration: configuration, color: nil)
    }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct ButtonSurface: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @State private var isHovered = false
    @ScaledMetric private var horizontal: CGFloat = 12
    @ScaledMetric private var vertical: CGFloat = 5

    var body: some View {
        configuration.label
            .lineLimit(1)
            .foregroundStyle(foreground)
            .padding(.horizontal, horizontal)
            .padding(.vertical, vertical)
            .background {
                RoundedRectangle(cornerRadius: Theme.cornerRadius).fill(fill)
            }
            .overlay {
                if !isProminent {
                    RoundedRectangle(cornerRadius: Theme.cornerRadius)
                        .strokeBorder(Color(themed: .quaternary))
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .onHover { isHovered = $0 }
    }

    private var foreground: Color {
        if isProminent { return Color(themed: .onAccent) }
        return configuration.role == .destructive ? .red : .primary
    }

    private var fill: Color {
        let isHovered = isHovered && isEnabled
        if !isProminent {
            return Color(
                themed: configuration.isPressed ? .controlPressed : isHovered ? .controlHovered : .control)
        }
        let color: Color = configuration.role == .destructive ? .red : .accentColor
        return configuration.isPressed ? color.opacity(0.8) : isHovered ? color.opacity(0.9) : color
    }
}

private struct PlainLabel: View {
    let configuration: ButtonStyleConfiguration
    let color: Color?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let opacity = !isEnabled ? 0.5 : configuration.isPressed ? 0.6 : 1
        if let color {
            configuration.label
                .foregroundStyle(configuration.role == .destructive ? .red : color).opacity(opacity)
        } else {
            configuration.label.opacity(opacity)
        }
    }
}
