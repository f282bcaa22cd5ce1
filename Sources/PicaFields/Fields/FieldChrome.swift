import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaGraph
import PicaState

/// The surface around editable text.
enum FieldChrome: Hashable, Sendable {
    case roundedBorder, squareBorder, plain

    /// - Parameter hasSurface: Whether to draw the surface; otherwise only the focus ring is drawn.
    @MainActor func draw(
        into list: inout DisplayList, of element: Element, ring: FocusRing, isEnabled: Bool, hasSurface: Bool,
        environment: EnvironmentValues
    ) {
        guard self != .plain else { return }
        let palette = environment.palette
        let frame = CGRect(origin: .zero, size: element.size)
        let shape = shape(in: environment)
        if hasSurface {
            list.commands.append(
                shape.path(in: frame, of: element).fill(
                    .color(palette[isEnabled ? .field : .background]), FillStyle()))
        }
        if let color = ring.color {
            // The ring takes the place of the edge and reaches beyond it, but not under a joined control.
            var outer = frame.insetBy(dx: 1 - ring.width, dy: 1 - ring.width)
            if shape.joints.contains(.trailing) {
                outer.size.width -= ring.width
                if environment.layoutDirection == .rightToLeft { outer.origin.x += ring.width }
            }
            let around = ControlShape(
                radius: shape.radius == 0 ? 0 : shape.radius + ring.width - 1, joints: shape.joints)
            stroke(around, in: outer, of: element, width: ring.width, color, into: &list)
        } else if hasSurface {
            stroke(
                shape, in: frame, of: element, width: 1,
                isEnabled ? palette[.outline] : palette[.quaternary], into: &list)
        }
    }

    @MainActor private func shape(in environment: EnvironmentValues) -> ControlShape {
        self == .roundedBorder ? environment.controlShape : ControlShape(radius: 0)
    }

    /// Draws a line along the inner side of a shape's outline.
    @MainActor private func stroke(
        _ shape: ControlShape, in frame: CGRect, of element: Element, width: CGFloat, _ color: PixelColor,
        into list: inout DisplayList
    ) {
        let path = shape.inset(by: width / 2).path(in: frame, of: element)
        list.commands.append(path.stroke(.color(color), StrokeStyle(lineWidth: width), isAntialiased: true))
    }
}
