import Foundation
import PicaText

extension CGRect {
    /// A text's rectangle, in the same points.
    init(_ rect: TextRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
