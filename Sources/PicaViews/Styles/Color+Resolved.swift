import Foundation
import PicaCanvas
import PicaGraph

extension Color {
    /// A colour as it is shown in one place.
    public struct Resolved: Hashable, Sendable {
        /// sRGB components between 0 and 1.
        public var red: Float
        /// As sRGB has it, between 0 and 1.
        public var green: Float
        /// As sRGB has it, between 0 and 1.
        public var blue: Float
        /// 1 hides what is behind, 0 shows nothing of the colour.
        public var opacity: Float

        /// A colour from its components, between 0 and 1. Colours outside sRGB are brought to its edge.
        ///
        /// - Parameters:
        ///   - colorSpace: The space that the components are given in.
        ///   - red: How much red there is.
        ///   - green: How much green there is.
        ///   - blue: How much blue there is.
        ///   - opacity: 1 hides what is behind, 0 shows nothing of the colour.
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

    /// A colour that is the same wherever it is shown.
    public init(_ resolved: Resolved) {
        self.init(
            .fixed(PixelColor(red: resolved.red, green: resolved.green, blue: resolved.blue)),
            alpha: Double(resolved.opacity))
    }
}

extension Color.Resolved {
    /// How much red light there is, from 0 to 1.
    public var linearRed: Float {
        get { Self.decode(red) }
        set { red = Self.encode(newValue) }
    }

    /// How much green light there is, from 0 to 1.
    public var linearGreen: Float {
        get { Self.decode(green) }
        set { green = Self.encode(newValue) }
    }

    /// How much blue light there is, from 0 to 1.
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
    /// "#FF0000FF": two hexadecimal digits for each of red, green, blue and opacity.
    public var description: String {
        // As in SwiftUI halves become even in colours, and grow in opacities: 0.3 is 4C and 4D.
        "#" + [red, green, blue].map { Self.digits($0, .toNearestOrEven) }.joined()
            + Self.digits(opacity, .toNearestOrAwayFromZero)
    }

    private static func digits(_ part: Float, _ rule: FloatingPointRoundingRule) -> String {
        // One that is no number has nothing of it.
        let byte = UInt8((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded(rule))
        let hex = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + hex : hex
    }
}

extension Color.Resolved: Animatable {
    /// Its light, so that colours on the way are as bright as they should be, and its opacity.
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
    /// Reads a list of four numbers: red, green and blue as light, and opacity.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            colorSpace: .sRGBLinear, red: try list.decode(Float.self), green: try list.decode(Float.self),
            blue: try list.decode(Float.self), opacity: try list.decode(Float.self))
    }

    /// Writes a list of four numbers: red, green and blue as light, and opacity.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for part in [linearRed, linearGreen, linearBlue, opacity] { try list.encode(part) }
    }
}

extension Color.Resolved: PrimitiveShapeStyle {
    /// The colour itself.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(PixelColor(self)) }
}
