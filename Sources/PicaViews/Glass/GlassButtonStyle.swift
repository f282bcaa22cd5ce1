import Foundation
import PicaGraph

/// A label on glass.
public struct GlassButtonStyle {
    private let glass: Glass

    /// The style that `glass` is.
    nonisolated public init() { glass = .regular }

    /// The style with glass of a kind.
    nonisolated public init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
    /// The label on glass.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, isBordered: true) { GlassLabel(look: $0, glass: glass) }
    }
}

/// A label on a ground in the accent colour, in the shape of glass.
public struct GlassProminentButtonStyle {
    /// The style that `glassProminent` is.
    nonisolated public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The label in the accent colour.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A label on glass of a kind.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A label on a ground in the accent colour, in the shape of glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLabel: View {
    let look: ButtonStyleConfiguration
    let glass: Glass
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var unit: CGFloat = 1

    init(look: ButtonStyleConfiguration, glass: Glass) {
        self.look = look
        self.glass = glass
    }

    var body: some View {
        let padding = controlSize.padding
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
