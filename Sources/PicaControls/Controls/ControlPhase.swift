import PicaDrawing
import PicaGraph
import PicaState

/// The state of a control under the pointer.
enum ControlPhase {
    case rest, hovered, pressed

    /// - Parameter isEnabled: Whether the control can be pressed; otherwise it stays at rest.
    init(isPressed: Bool, isHovered: Bool, isEnabled: Bool) {
        self = !isEnabled ? .rest : isPressed ? .pressed : isHovered ? .hovered : .rest
    }

    /// The color of a raised surface.
    var ground: ThemeColor {
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

    /// The opacity of a shade over a surface that has no color of its own.
    var shade: Double {
        switch self {
        case .rest: 0
        case .hovered: 0.06
        case .pressed: 0.12
        }
    }
}
