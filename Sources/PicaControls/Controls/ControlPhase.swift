import PicaDrawing
import PicaGraph
import PicaState

/// The state of a control under the pointer.
package enum ControlPhase {
    case rest, hovered, pressed

    /// - Parameter isEnabled: Whether the control can be pressed; otherwise it stays at rest.
    package init(isPressed: Bool, isHovered: Bool, isEnabled: Bool = true) {
        self = !isEnabled ? .rest : isPressed ? .pressed : isHovered ? .hovered : .rest
    }

    /// The color of a raised surface.
    var ground: PicaTheme.Role {
        switch self {
        case .rest: .control
        case .hovered: .controlHovered
        case .pressed: .controlPressed
        }
    }

    /// The opacity of a surface in the accent color.
    var accentOpacity: Double {
        switch self {
        case .rest: 1
        case .hovered: 0.9
        case .pressed: 0.8
        }
    }

    /// The color of a surface that is clear at rest and raised under the pointer.
    var clearGround: Color { self == .rest ? .clear : Color(themed: ground) }

    /// The color of a translucent shade, which is clear at rest.
    package var shade: Color {
        switch self {
        case .rest: .clear
        case .hovered: Color(themed: .primary).opacity(0.06)
        case .pressed: Color(themed: .primary).opacity(0.12)
        }
    }
}
