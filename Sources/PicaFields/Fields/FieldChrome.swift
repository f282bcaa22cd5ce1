import Foundation
import PicaCanvas
import PicaDrawing
import PicaState

/// The surface around editable text.
enum FieldChrome: Hashable, Sendable {
    case roundedBorder, squareBorder, plain

    /// - Parameter hasSurface: Whether to draw the surface; otherwise only the focus ring is drawn.
    @MainActor func draw(
        into list: inout DisplayList, size: CGSize, ring: FocusRing, isEnabled: Bool, hasSurface: Bool,
        environment: EnvironmentValues
    ) {
        guard self != .plain else { return }
        let palette = environment.palette
        let frame = CGRect(origin: .zero, size: size)
        let radius = self == .roundedBorder ? environment.theme.cornerRadius : 0
        if hasSurface {
            list.commands.append(
                .roundedRect(frame, radius: radius, .color(palette[isEnabled ? .field : .background])))
        }
        if let color = ring.color {
            let width = ring.width
            list.commands.append(
                .border(
                    frame.insetBy(dx: 1 - width, dy: 1 - width),
                    radius: radius == 0 ? 0 : radius + width - 1, width: width, .color(color)))
        } else if hasSurface {
            list.commands.append(
                .border(
                    frame, radius: radius, width: 1,
                    .color(isEnabled ? palette[.outline] : palette[.quaternary])))
        }
    }
}
