import PicaCanvas
import PicaGraph

/// A gradient, whatever it is made of: as a style it runs from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case stops([Gradient.Stop], Gradient.ColorSpace)
        /// From a little lighter than the colour to the colour itself.
        case shade(Color)
    }

    private let source: Source

    /// The gradient, its colours mixed by their sRGB values.
    public init(_ gradient: Gradient) { self.init(gradient, .device) }

    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) { source = .stops(gradient.stops, space) }
    fileprivate init(shadeOf color: Color) { source = .shade(color) }

    /// The same with its colours mixed in another way.
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
    /// The gradient itself.
    public func resolve(in environment: EnvironmentValues) -> AnyGradient { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.linear(stops(in: environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// A gentle gradient of the colour: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(shadeOf: self) }
}

extension Gradient: PrimitiveShapeStyle {
    /// The gradient from the top to the bottom.
    public func resolve(in environment: EnvironmentValues) -> AnyGradient { AnyGradient(self) }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        AnyGradient(self).filling(in: environment)
    }
}
