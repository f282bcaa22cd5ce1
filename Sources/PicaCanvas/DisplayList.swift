import Foundation
import PicaText

/// What one element draws, in points from the element's own origin.
///
/// A display list holds no pixels and no scale: the same list serves a window at any scale, a picture
/// and a damaged corner of either.
package struct DisplayList {
    package enum Command {
        /// A rectangle; its edges are moved to the nearest device pixels.
        case rect(CGRect, PixelColor)
        /// A filled rectangle with circular corners. A radius over half of the shorter side counts as
        /// that half, so a square with a large one is a circle.
        case roundedRect(CGRect, radius: CGFloat, PixelColor)
        /// A border that lies inside the rectangle, of whole device pixels and at least one.
        case border(CGRect, radius: CGFloat, width: CGFloat, PixelColor)
        /// The soft shadow of a rounded rectangle. `blur` is how far it reaches past the edge.
        case shadow(CGRect, radius: CGFloat, blur: CGFloat, PixelColor)
        case path(CanvasPath, PixelColor)
        case stroke(CanvasPath, StrokeLine, PixelColor)
        /// One colour through a mask made of several paths, such as a symbol with a part cut out.
        case mask([PathLayer], PixelColor)
        /// A run with its pen origin (on the baseline).
        case glyphs(GlyphRun, origin: CGPoint, PixelColor)
        /// An underline or a strike-through of a text whose upper left corner is given.
        case decoration(DecorationLine, origin: CGPoint, PixelColor)
        /// A picture stretched over the rectangle. It is not changed any more once drawn.
        case image(Bitmap, CGRect)
    }

    package var commands: [Command] = []

    package init(_ commands: [Command] = []) { self.commands = commands }

    package var isEmpty: Bool { commands.isEmpty }
}
