import Foundation
import PicaFoundation
import PicaText

/// What one element draws, in points from the element's own origin.
///
/// A display list holds no pixels and no scale: the same list serves a window at any scale, a picture
/// and a damaged corner of either. What is no number, or out of all bounds, is not drawn.
package struct DisplayList {
    package enum Command {
        /// A rectangle; its edges are moved to the nearest device pixels, unless it is turned.
        case rect(CGRect, Paint)
        /// A filled rectangle with round corners. A radius over half of the shorter side counts as
        /// that half, so a square with a large one is a circle.
        case roundedRect(CGRect, radius: CGFloat, curve: CornerCurve = .circular, Paint)
        /// A border that lies inside the rectangle, of whole device pixels and at least one.
        case border(CGRect, radius: CGFloat, curve: CornerCurve = .circular, width: CGFloat, Paint)
        /// The soft shadow of a rounded rectangle. `blur` is how far it reaches past the edge.
        case shadow(CGRect, radius: CGFloat, blur: CGFloat, Paint)
        case path(CanvasPath, Paint)
        case stroke(CanvasPath, StrokeLine, Paint)
        /// One paint through a mask made of several paths, such as a symbol with a part cut out.
        case mask([PathLayer], Paint)
        /// A run with its pen origin (on the baseline).
        case glyphs(GlyphRun, origin: CGPoint, Paint)
        /// An underline or a strike-through of a text whose upper left corner is given.
        case decoration(DecorationLine, origin: CGPoint, Paint)
        /// A picture stretched over the rectangle. It is not changed any more once drawn.
        case image(Bitmap, CGRect)
        /// A list whose points are moved, turned, scaled or slanted.
        indirect case transform(CGAffineTransform, DisplayList)
        /// A list whose plane is turned in space; most of it is in a rectangle of its own points.
        indirect case projection(ProjectionTransform, of: CGRect, DisplayList)
        /// A list whose texts stand at quarters of a pixel down as well as across, so that they move evenly.
        indirect case moving(DisplayList)
        /// The part of a list that lies inside of a path.
        indirect case clip(CanvasPath, DisplayList)
        /// A list drawn by itself, and then laid over what is below it. A layer within it that is blended
        /// by `destinationIn` is a mask for what was drawn before.
        indirect case layer(Layer, DisplayList)
        /// What somebody else paints, in the list's points: where that has changed, the list is drawn again.
        case painted((Painter) -> Void)
    }

    package var commands: [Command] = []

    package init(_ commands: [Command] = []) { self.commands = commands }

    package var isEmpty: Bool { commands.isEmpty }
}
