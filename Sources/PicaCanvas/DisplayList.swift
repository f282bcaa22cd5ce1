import Foundation
import PicaFoundation
import PicaText

/// The drawing commands of one element, in points from the element's own origin.
///
/// A display list contains no device pixels and no scale. The same list serves a window at any scale, a picture and a
/// damaged corner of either. Values that are not finite or out of bounds are not drawn.
package struct DisplayList {
    package enum Command {
        /// A rectangle. Its edges are rounded to the nearest device pixels, unless it is rotated.
        case rect(CGRect, Paint)
        /// A filled rounded rectangle. A radius is limited to half of the shorter side, so a square with a large radius
        /// is a circle.
        case roundedRect(CGRect, radius: CGFloat, curve: CornerCurve = .circular, Paint)
        /// A border inside the rectangle, of whole device pixels and at least one.
        case border(CGRect, radius: CGFloat, curve: CornerCurve = .circular, width: CGFloat, Paint)
        /// The soft shadow of a rounded rectangle. `blur` is its extent beyond the edge.
        case shadow(CGRect, radius: CGFloat, blur: CGFloat, Paint)
        case path(CanvasPath, Paint)
        case stroke(CanvasPath, StrokeLine, Paint)
        /// One paint through a mask of several paths, such as a symbol with a part cut out.
        case mask([PathLayer], Paint)
        /// A glyph run with its pen origin (on the baseline).
        case glyphs(GlyphRun, origin: CGPoint, Paint)
        /// An underline or a strike-through of a text, with the text's top left corner as its origin.
        case decoration(DecorationLine, origin: CGPoint, Paint)
        /// A picture stretched over the rectangle. It must not change after it is drawn.
        case image(Bitmap, CGRect)
        /// A list under an affine transform.
        indirect case transform(CGAffineTransform, DisplayList)
        /// A list under a projection. Most of it is inside a rectangle in its own coordinates.
        indirect case projection(ProjectionTransform, of: CGRect, DisplayList)
        /// A list whose texts are placed at quarter pixels vertically as well as horizontally, for smooth motion.
        indirect case moving(DisplayList)
        /// The part of a list inside a path.
        indirect case clip(CanvasPath, DisplayList)
        /// A list drawn separately and then composited. A layer within it that is blended by `destinationIn` is a mask
        /// for what was drawn before.
        indirect case layer(Layer, DisplayList)
        /// A callback that paints in the list's coordinates. After changes the list must be drawn again.
        case painted((Painter) -> Void)
    }

    package var commands: [Command] = []

    package init(_ commands: [Command] = []) { self.commands = commands }

    package var isEmpty: Bool { commands.isEmpty }
}
