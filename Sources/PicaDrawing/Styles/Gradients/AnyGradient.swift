import PicaCanvas
import PicaState

/// A type-erased gradient. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case stops([Gradient.Stop], Gradient.ColorSpace)
        /// From a slightly lighter color to the color itself.
        case shade(Color)
    }

    private let source: Source

    /// Creates a gradient whose colors are interpolated by their sRGB values.
    public init(_ gradient: Gradient) { self.init(gradient, .device) }

    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) { source = .stops(gradient.stops, space) }
    fileprivate init(shadeOf color: Color) { source = .shade(color) }

    /// Returns the gradient with its colors interpolated in a color space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        guard case .stops(let stops, _) = source else { return self }
        return AnyGradient(Gradient(stops: stops), space)
    }

    func stops(in environment: EnvironmentValues) -> GradientStops {
        switch source {
        case .stops(let stops, let space):
            return GradientStops(
                stops.map { .init($0.color.pixelColor(in: environment), at: $0.location) },
                mixing: space.mixing)
        case .shade(let color):
            let color = color.pixelColor(in: environment)
            var light = color.mixed(with: PixelColor(red: 1, green: 1, blue: 1), 0.25)
            light.alpha = color.alpha
            return GradientStops([.init(light, at: 0), .init(color, at: 1)], mixing: .perceptual)
        }
    }
}

extension AnyGradient: PrimitiveShapeStyle {
    /// Returns the gradient itself.
    public func resolve(in environment: EnvironmentValues) -> AnyGradient { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.linear(stops(in: environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// A subtle gradient of the color, slightly lighter at the top.
    public var gradient: AnyGradient { AnyGradient(shadeOf: self) }
}

extension Gradient: PrimitiveShapeStyle {
    /// Returns the gradient from the top to the bottom.
    public func resolve(in environment: EnvironmentValues) -> AnyGradient { AnyGradient(self) }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        AnyGradient(self).filling(in: environment)
    }
}
