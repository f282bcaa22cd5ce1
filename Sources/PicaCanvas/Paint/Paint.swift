import Foundation
import PicaFoundation

/// A paint that fills a shape or a text. Coordinates are points of the drawing's own coordinate space.
package enum Paint: Hashable {
    case color(PixelColor)
    /// The blurred backdrop with a color over it.
    indirect case material(MaterialPaint)
    /// A gradient along a line, extended beyond its ends.
    indirect case linear(GradientStops, start: CGPoint, end: CGPoint)
    /// A gradient in circles around a center.
    indirect case radial(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient in ellipses around a center, with the rectangle's aspect ratio.
    ///
    /// `center` and the radii are relative to the rectangle's sides: 0.5 extends from the center to the edges.
    indirect case elliptical(
        GradientStops, in: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient around a center, in radians clockwise from the right.
    ///
    /// If it is less than a whole turn, the last color and the first share the rest.
    indirect case angular(GradientStops, center: CGPoint, start: CGFloat, end: CGFloat)
    /// A gradient between the points of a grid.
    indirect case mesh(MeshPaint, in: CGRect)
    /// A picture stretched over the rectangle; transparent around it.
    indirect case image(Bitmap, CGRect)
    /// A picture stretched over the rectangle and repeated in all directions.
    indirect case tiled(Bitmap, CGRect)

    /// Whether all its values are finite and it is visible; otherwise it is not drawn.
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
    /// Whether it is finite and not empty.
    var isDrawable: Bool {
        origin.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
    }
}

/// The colors of a gradient.
package struct GradientStops: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: PixelColor
        /// The location, from 0 to 1.
        package var location: CGFloat

        package init(_ color: PixelColor, at location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color space for mixing two stops.
    package enum Mixing: Sendable {
        /// Mixing sRGB values.
        case device
        /// Mixing perceived colors, in Oklab.
        case perceptual
        /// Mixing linear light.
        case light
    }

    /// The colors before the first stop and after the last.
    package enum Spread: Sendable {
        /// The colors at the ends.
        case ends
        /// The gradient repeated.
        case repeated
        /// The gradient repeated, reversed every other time.
        case mirrored
    }

    /// The stops, by location.
    package let stops: [Stop]
    package let mixing: Mixing
    package var spread = Spread.ends

    /// - Parameter stops: The stops. Locations are clamped to 0...1 and sorted; a NaN counts as the location before it.
    package init(_ stops: [Stop], mixing: Mixing = .device) {
        var previous: CGFloat = 0
        let clamped = stops.map { stop in
            previous = stop.location.isNaN ? previous : min(max(stop.location, 0), 1)
            return Stop(stop.color, at: previous)
        }
        // Swift's sort is stable: two colors at one location make a hard edge.
        self.stops = clamped.sorted { $0.location < $1.location }
        self.mixing = mixing
    }

    package var isEmpty: Bool { stops.isEmpty }
}
