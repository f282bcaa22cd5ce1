import Foundation
import PicaCanvas
import PicaState

/// A sequence of colors that blend into each other along a line, a circle or a radius.
@frozen public struct Gradient: Hashable, Sendable {
    /// A color at a location of the gradient.
    @frozen public struct Stop: Hashable, Sendable {
        /// The color at the location.
        public var color: Color
        /// The location: 0 is the start, 1 the end.
        public var location: CGFloat

        /// Creates a color at a location, where 0 is the start and 1 the end.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors and their locations. Locations out of order are sorted, and those outside 0 to 1 are clamped.
    public var stops: [Stop]

    /// Creates a gradient of color stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// The color space in which colors between two stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: GradientStops.Mixing

        /// Interpolates sRGB values.
        public static let device = ColorSpace(mixing: .device)
        /// Interpolates perceptually: evenly, without gray between strong colors.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// Returns the gradient with its colors interpolated in a color space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space) }

    func stops(in environment: EnvironmentValues) -> GradientStops {
        AnyGradient(self).stops(in: environment)
    }
}
