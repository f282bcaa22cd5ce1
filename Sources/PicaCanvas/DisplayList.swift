import Foundation
import PicaText

/// What one element draws, in points from the element's own origin.
///
/// A display list holds no pixels and no scale: the same list serves a window at any scale, a picture
/// and a damaged corner of either.
package struct DisplayList {
    package enum Command {
        case rect(CGRect, PixelColor)
        /// A filled rectangle with circular corners.
        case roundedRect(CGRect, radius: CGFloat, PixelColor)
        /// A border that lies inside the rectangle.
        case border(CGRect, radius: CGFloat, width: CGFloat, PixelColor)
        case path(CanvasPath, PixelColor)
        case stroke(CanvasPath, StrokeLine, PixelColor)
        /// A run with its pen origin (on the baseline).
        case glyphs(GlyphRun, origin: CGPoint, PixelColor)
        case image(Bitmap, CGRect)
    }

    package var commands: [Command] = []

    package init() {}

    package var isEmpty: Bool { commands.isEmpty }
}
