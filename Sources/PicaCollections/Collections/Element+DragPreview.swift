import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

extension Element {
    /// Shows the visible part of the element as the dragged picture.
    /// - Parameter point: The position of the pointer, in the element's own points.
    package func show(_ drag: Drag, heldAt point: CGPoint, _ environment: EnvironmentValues) {
        let seen = visibleRect
        drag.grip = CGPoint(x: point.x - seen.minX, y: point.y - seen.minY)
        drag.show(
            { [weak self] in self?.bitmap(of: seen, scale: environment.displayScale) }, in: graph, environment
        )
    }

    /// - Parameter part: The part of the element, in its own points.
    private func bitmap(of part: CGRect, scale: CGFloat) -> Bitmap? {
        let (width, height) = ((part.width * scale).rounded(.up), (part.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: .shared)
        painter.withTranslation(CGPoint(x: -origin.x - part.minX, y: -origin.y - part.minY)) {
            guard let outline = trait(DragOutlineKey.self) else { return paint(on: painter) }
            outline.clip(painter, to: CGRect(origin: origin, size: size), of: self) { paint(on: painter) }
        }
        painter.finish()
        return bitmap
    }
}
