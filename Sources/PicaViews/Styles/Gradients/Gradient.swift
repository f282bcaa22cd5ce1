import Foundation
import PicaCanvas
import PicaGraph

/// Colours along a line, a circle or a ray, one going over into the next.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the gradient.
    @frozen public struct Stop: Hashable, Sendable {
        /// The colour there.
        public var color: Color
        /// Where it is: 0 is the start, 1 the end.
        public var location: CGFloat

        /// A colour at a place: 0 is the start, 1 the end.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places. Places in disorder are sorted, and those outside of 0 to 1 moved to
    /// it.
    public var stops: [Stop]

    /// A gradient with colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient with colours at even distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// How colours are mixed between two stops.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: GradientStops.Mixing

        /// By their sRGB values.
        public static let device = ColorSpace(mixing: .device)
        /// As they are seen: evenly, without grey between strong colours.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// The same with its colours mixed in another way.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space) }

    func stops(in environment: EnvironmentValues) -> GradientStops {
        AnyGradient(self).stops(in: environment)
    }
}
