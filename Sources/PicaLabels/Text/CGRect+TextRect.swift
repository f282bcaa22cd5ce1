import Foundation
import PicaText

extension CGRect {
    /// Converts a rectangle of the text layer; both are in points.
    package init(_ rect: TextRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
