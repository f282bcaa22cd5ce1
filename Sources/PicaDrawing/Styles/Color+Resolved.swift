import Foundation
import PicaCanvas
import PicaState

extension Color {
    /// A color with fixed components, as it is shown in one environment.
    public struct Resolved: Hashable, Sendable {
        /// The red component in sRGB, between 0 and 1.
        public var red: Float
        /// The green component in sRGB, between 0 and 1.
        public var green: Float
        /// The blue component in sRGB, between 0 and 1.
        public var blue: Float
        /// The opacity: 1 is opaque, 0 is invisible.
        public var opacity: Float

        /// Creates a color from components between 0 and 1. Colors outside sRGB are clamped to its gamut.
        ///
        /// - Parameters:
        ///   - colorSpace: The color space of the components.
        ///   - red: The red component.
        ///   - green: The green component.
        ///   - blue: The blue component.
        ///   - opacity: The opacity: 1 is opaque, 0 is invisible.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            if colorSpace == .sRGB {
                (self.red, self.green, self.blue) = (red, green, blue)
            } else {
                let parts = colorSpace.sRGB(Double(red), Double(green), Double(blue))
                (self.red, self.green, self.blue) = (Float(parts.0), Float(parts.1), Float(parts.2))
            }
            self.opacity = opacity
        }
    }

    /// Creates a color that is the same in every environment.
    public init(_ resolved: Resolved) {
        self.init(
            .fixed(PixelColor(red: resolved.red, green: resolved.green, blue: resolved.blue)),
            alpha: Double(resolved.opacity))
    }
}

extension Color.Resolved {
    /// The amount of red light, from 0 to 1.
    public var linearRed: Float {
        get { Self.decode(red) }
        set { red = Self.encode(newValue) }
    }

    /// The amount of green light, from 0 to 1.
    public var linearGreen: Float {
        get { Self.decode(green) }
        set { green = Self.encode(newValue) }
    }

    /// The amount of blue light, from 0 to 1.
    public var linearBlue: Float {
        get { Self.decode(blue) }
        set { blue = Self.encode(newValue) }
    }

    private static func decode(_ value: Float) -> Float {
        Float(Color.RGBColorSpace.decode(Double(value)))
    }

    private static func encode(_ value: Float) -> Float {
        Float(Color.RGBColorSpace.encode(Double(value)))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The color as text, such as "#FF0000FF", with two hexadecimal digits each for red, green, blue and opacity.
    public var description: String {
        // As in SwiftUI, halves round to even in color components and away from zero in opacities: 0.3 is 4C and 4D.
        "#" + [red, green, blue].map { Self.digits($0, .toNearestOrEven) }.joined()
            + Self.digits(opacity, .toNearestOrAwayFromZero)
    }

    private static func digits(_ part: Float, _ rule: FloatingPointRoundingRule) -> String {
        // NaN counts as 0.
        let byte = UInt8((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded(rule))
        let hex = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + hex : hex
    }
}

extension Color.Resolved: Animatable {
    /// The linear components and the opacity, so that colors in between have the right brightness.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: Codable {
    /// Decodes a list of four numbers: linear red, green and blue, and opacity.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            colorSpace: .sRGBLinear, red: try list.decode(Float.self), green: try list.decode(Float.self),
            blue: try list.decode(Float.self), opacity: try list.decode(Float.self))
    }

    /// Encodes a list of four numbers: linear red, green and blue, and opacity.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for part in [linearRed, linearGreen, linearBlue, opacity] { try list.encode(part) }
    }
}

extension Color.Resolved: PrimitiveShapeStyle {
    /// Returns the color itself.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(PixelColor(self))
    }
}
