import Foundation
import PicaState

extension CGRect {
    /// A rectangle of a size whose anchor stands at a point.
    package init(size: CGSize, with anchor: UnitPoint, at point: CGPoint) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
