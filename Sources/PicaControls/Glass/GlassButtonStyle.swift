import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A button style that shows the label on glass.
public struct GlassButtonStyle {
    private let glass: Glass

    /// Creates the style; `glass` is the short form.
    nonisolated public init() { glass = .regular }

    /// Creates the style with a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
    /// Returns the label on glass.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, isBordered: true) { GlassLabel(look: $0, glass: glass) }
    }
}

/// A button style that shows the label on the accent color, in the shape of glass.
public struct GlassProminentButtonStyle {
    /// Creates the style; `glassProminent` is the short form.
    nonisolated public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Returns the label on the accent color.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A style for buttons with the label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// Returns a style for buttons with the label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A style for buttons with the label on the accent color, in the shape of glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLabel: View {
    let look: ButtonStyleConfiguration
    let glass: Glass
    @Environment(\.controlPadding) private var padding
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var unit: CGFloat = 1

    init(look: ButtonStyleConfiguration, glass: Glass) {
        self.look = look
        self.glass = glass
    }

    var body: some View {
        look.label
            .lineLimit(1)
            .foregroundStyle(look.role == .destructive ? Color.red : .primary)
            .padding(.horizontal, (padding.width + 4) * unit)
            .padding(.vertical, padding.height * unit)
            .modifier(GlassGround(glass: glass.interactive(isEnabled), shape: Capsule()))
            .contentShape(Capsule())
            .opacity(isEnabled ? look.isPressed ? 0.7 : 1 : 0.5)
            .modifier(ControlFont())
    }
}
