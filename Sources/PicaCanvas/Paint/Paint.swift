import Foundation
import PicaFoundation

/// What fills a shape or a text. Places are in points of the drawing's own space.
package enum Paint: Hashable {
    case color(PixelColor)
    /// What is behind, blurred and with a colour over it.
    indirect case material(MaterialPaint)
    /// Along a line, and as at its ends beyond them.
    indirect case linear(GradientStops, start: CGPoint, end: CGPoint)
    /// In circles around a centre.
    indirect case radial(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// In ellipses around a centre, as wide to their height as the rectangle is.
    ///
    /// `center` is a part of the rectangle's sides, and so are the radii: 0.5 reaches from the middle
    /// to the edges.
    indirect case elliptical(
        GradientStops, in: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Around a centre, in radians clockwise from the right. What lies between the end and the start of
    /// less than a whole turn is shared by the last colour and the first.
    indirect case angular(GradientStops, center: CGPoint, start: CGFloat, end: CGFloat)
    /// Between points of a grid.
    indirect case mesh(MeshPaint, in: CGRect)
    /// A picture stretched over the rectangle, and nothing around it.
    indirect case image(Bitmap, CGRect)
    /// A picture stretched over the rectangle, and again beside it without end.
    indirect case tiled(Bitmap, CGRect)

    /// Whether all its numbers are numbers and it shows anything; what is not is not drawn.
    var isVisible: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .material(let material): material.opacity > 0
        case .linear(let stops, let start, let end):
            !stops.isEmpty && start.isFinite && end.isFinite
        case .radial(let stops, let center, let start, let end):
            !stops.isEmpty && center.isFinite && start.isFinite && end.isFinite
        case .elliptical(let stops, let rect, let center, let start, let end):
            !stops.isEmpty && rect.isDrawable && center.isFinite && start.isFinite && end.isFinite
        case .angular(let stops, let center, let start, let end):
            !stops.isEmpty && center.isFinite && start.isFinite && end.isFinite
        case .mesh(let mesh, let rect): mesh.isUsable && rect.isDrawable
        case .image(let bitmap, let rect), .tiled(let bitmap, let rect):
            bitmap.width > 0 && bitmap.height > 0 && rect.isDrawable
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether it has an extent that can be drawn on.
    var isDrawable: Bool {
        origin.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
    }
}

/// Colours along a gradient.
package struct GradientStops: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: PixelColor
        /// From 0 to 1.
        package var location: CGFloat

        package init(_ color: PixelColor, at location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two stops are made of both.
    package enum Mixing: Sendable {
        /// By their sRGB values.
        case device
        /// As they are seen, in Oklab.
        case perceptual
        /// In proportion to their light.
        case light
    }

    /// What is before the first stop's place and behind the last one's.
    package enum Spread: Sendable {
        /// The colours at the ends.
        case ends
        /// All colours again, and again.
        case repeated
        /// All colours again, backwards every other time.
        case mirrored
    }

    /// By location.
    package let stops: [Stop]
    package let mixing: Mixing
    package var spread = Spread.ends

    /// - Parameter stops: Locations outside of 0...1 are clamped to it, and those in disorder sorted; one
    ///   that is no number counts as the one before it.
    package init(_ stops: [Stop], mixing: Mixing = .device) {
        var previous: CGFloat = 0
        let clamped = stops.map { stop in
            previous = stop.location.isNaN ? previous : min(max(stop.location, 0), 1)
            return Stop(stop.color, at: previous)
        }
        // Swift's sort keeps the order of equals: two colours at one place are a hard edge.
        self.stops = clamped.sorted { $0.location < $1.location }
        self.mixing = mixing
    }

    package var isEmpty: Bool { stops.isEmpty }
}
