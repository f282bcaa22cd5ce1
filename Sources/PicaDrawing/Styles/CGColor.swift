import Foundation

/// A color with fixed components in a color space.
///
/// Patterns and named colors do not exist; a ``Color`` has names and depends on its environment.
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let parts: [CGFloat]

    private init(_ space: CGColorSpace, _ parts: [CGFloat]) {
        self.space = space
        self.parts = parts.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    }

    /// Creates a color from components and an opacity, each between 0 and 1; other values are clamped.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components.
    ///   - components: The components, then the opacity. With too few the result is `nil`. On Apple's systems this is
    ///     a pointer; an array is passed to either in the same way.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        let count = colorSpace.numberOfComponents + 1
        guard components.count >= count else { return nil }
        self.init(colorSpace, Array(components.prefix(count)))
    }

    /// Creates a color in sRGB. On Apple's systems it is in the similar space "Generic RGB".
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// Creates a color in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// Creates a gray with a gamma of 2.2.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.gray, [gray, alpha]) }

    /// Creates a gray with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.gray, [gray, alpha])
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// The components, then the opacity.
    public var components: [CGFloat]? { parts }
    /// The number of components with the opacity: 2 or 4.
    public var numberOfComponents: Int { parts.count }
    /// The opacity: 1 is opaque, 0 is invisible.
    public var alpha: CGFloat { parts[parts.count - 1] }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, parts.dropLast() + [alpha]) }
    /// Returns the color itself, which never changes.
    public func copy() -> CGColor? { self }

    /// Returns the color in another space. Colors outside the space of sRGB are clamped to it.
    ///
    /// - Parameters:
    ///   - space: The space of the result.
    ///   - intent: Has no effect.
    ///   - options: Has no effect.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent = .defaultIntent, options: [String: Any]? = nil
    ) -> CGColor? {
        guard space != self.space else { return self }
        let color = resolved
        switch space.gamma {
        case .gray:
            let light = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
            return CGColor(space, [CGFloat(pow(Double(light), 1 / 2.2)), alpha])
        case .rgb(let rgb):
            let (red, green, blue) = rgb.components(of: color)
            return CGColor(space, [CGFloat(red), CGFloat(green), CGFloat(blue), alpha])
        }
    }

    /// The color in sRGB.
    var resolved: Color.Resolved {
        switch space.gamma {
        case .gray:
            let light = Float(pow(Double(parts[0]), 2.2))
            return Color.Resolved(
                colorSpace: .sRGBLinear, red: light, green: light, blue: light, opacity: Float(alpha))
        case .rgb(let rgb):
            return Color.Resolved(
                colorSpace: rgb, red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]),
                opacity: Float(alpha))
        }
    }

    /// Returns whether two colors have the same space and components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.space == b.space && a.parts == b.parts }

    /// Hashes the space and the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(parts)
    }
}

extension Color.RGBColorSpace {
    /// Returns the components that a color has in this space.
    fileprivate func components(of color: Color.Resolved) -> (Double, Double, Double) {
        let (red, green, blue) = (
            Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
        )
        switch self {
        case .sRGB: return (Double(color.red), Double(color.green), Double(color.blue))
        case .sRGBLinear: return (red, green, blue)
        case .displayP3:
            return (
                Self.encode(0.8225 * red + 0.1774 * green), Self.encode(0.0332 * red + 0.9669 * green),
                Self.encode(0.0171 * red + 0.0724 * green + 0.9108 * blue)
            )
        }
    }
}

/// The way to convert colors that a space lacks. All are the same here: colors are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The usual way.
    case defaultIntent = 0
    /// Keeps the colors that the space has.
    case absoluteColorimetric
    /// Keeps the colors that the space has, relative to white.
    case relativeColorimetric
    /// Keeps the relations between colors.
    case perceptual
    /// Keeps colors strong.
    case saturation
}

extension Color {
    /// Creates a color with the components of a Core Graphics color, which is the same in every environment.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }

    /// Creates a color with the components of a Core Graphics color. Newer code writes `init(cgColor:)`.
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The color as a Core Graphics color in sRGB; `nil` for one that depends on its environment, such as
    /// ``Color/primary``. Resolve those first.
    public var cgColor: CGColor? {
        switch source {
        case .fixed(let color):
            return CGColor(
                red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
                alpha: CGFloat(color.alpha) * CGFloat(alpha))
        case .faded(let color):
            return color.cgColor.flatMap { $0.copy(alpha: $0.alpha * CGFloat(alpha)) }
        default: return nil
        }
    }
}

extension Color.Resolved {
    /// The color as a Core Graphics color in sRGB.
    public var cgColor: CGColor {
        CGColor(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}
