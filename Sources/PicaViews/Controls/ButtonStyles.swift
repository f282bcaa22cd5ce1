import Foundation
import PicaGraph

/// What buttons look like when nobody says otherwise: a raised surface with a border.
public struct DefaultButtonStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    /// The label on a raised surface.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A raised surface with a border.
public struct BorderedButtonStyle {
    /// The style that `bordered` is.
    nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    /// The label on a raised surface.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { ButtonSurface(configuration: $0, isBordered: true) }
    }
}

/// A surface in the accent colour, for what matters most.
public struct BorderedProminentButtonStyle {
    /// The style that `borderedProminent` is.
    nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on a surface in the accent colour.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { ButtonSurface(configuration: $0, isBordered: false) }
    }
}

/// The label in the accent colour, without a surface.
public struct BorderlessButtonStyle {
    /// The style that `borderless` is.
    nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The label in the accent colour.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { PlainLabel(configuration: $0, color: .accentColor) }
    }
}

/// The label as it is.
public struct PlainButtonStyle {
    /// The style that `plain` is.
    nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { PlainLabel(configuration: $0, color: nil) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// What buttons look like when nobody says otherwise.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A raised surface with a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A surface in the accent colour, for what matters most.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour, without a surface.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct ButtonSurface: View {
    let configuration: ButtonStyleConfiguration
    let isBordered: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
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
                RoundedRectangle(cornerRadius: Theme.cornerRadius, style: .circular).fill(fill)
            }
            .overlay {
                if !isProminent {
                    RoundedRectangle(cornerRadius: Theme.cornerRadius, style: .circular)
                        .strokeBorder(Color(themed: .quaternary))
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .onHover { isHovered = $0 }
    }

    /// What Return presses is what a person most likely wants.
    private var isProminent: Bool { !isBordered || shortcut == .defaultAction }

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
