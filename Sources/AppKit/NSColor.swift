import CoreGraphics
import Foundation
import PicaDrawing
import PicaGraph
import PicaState
import PicaUI

/// A color as an object. It holds a `Color`, so it can depend on the appearance of its window.
///
/// Components of such a color are those for the app's own appearance; ask for them on the main thread. Pattern colors
/// do not exist.
public final class NSColor: NSObject, NSCopying, ColorObject, Sendable {
    /// The color as a view shows it.
    package let color: Color

    /// Creates an object of a color.
    public init(_ color: Color) { self.color = color }

    // MARK: Components

    /// Creates a color in sRGB from components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a color in sRGB from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in sRGB. On Apple's systems it is in the similar space "Generic RGB".
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in the screen's space, which Pica takes for sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in Display P3; colors outside sRGB are clamped to its gamut.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha)))
    }

    /// Creates a gray; 0 is black.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a gray; 0 is black.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a gray; 0 is black.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a gray; 0 is black.
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation and brightness, each between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// Creates a color from hue, saturation and brightness, each between 0 and 1.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// Creates a color from hue, saturation and brightness, each between 0 and 1.
    public convenience init(
        deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// Creates a color with the components of a Core Graphics color. It always succeeds.
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Creates a color that is computed for each appearance.
    ///
    /// - Parameters:
    ///   - name: Has no effect.
    ///   - dynamicProvider: Returns the color for an appearance.
    public convenience init(
        name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) { self.init(Color(AppearanceStyle(provider: dynamicProvider))) }

    // MARK: Asset catalogs

    /// The name of a color in an asset catalog.
    public typealias Name = String

    /// Creates a color of the app's asset catalog; `nil` if there is none of this name.
    public convenience init?(named name: Name) { self.init(named: name, bundle: nil) }

    /// Creates a color of a bundle's asset catalog; `nil` if there is none of this name.
    ///
    /// - Parameters:
    ///   - name: The name. Folders that provide a namespace precede it, separated by slashes.
    ///   - bundle: The bundle; `nil` for the app's own.
    public convenience init?(named name: Name, bundle: Bundle?) {
        guard ColorAsset.exists(name, in: bundle) else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    // MARK: Reading

    var resolved: Color.Resolved { Program.resolve(color) }

    /// The red component in sRGB.
    public var redComponent: CGFloat { CGFloat(resolved.red) }
    /// The green component in sRGB.
    public var greenComponent: CGFloat { CGFloat(resolved.green) }
    /// The blue component in sRGB.
    public var blueComponent: CGFloat { CGFloat(resolved.blue) }
    /// The opacity: 1 is opaque, 0 is invisible.
    public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }
    /// The brightness of the gray that appears as light. On Apple's systems colors that are no grays end the program.
    public var whiteComponent: CGFloat { CGFloat(resolved.white) }
    /// The hue, from 0 to 1; 0 for grays.
    public var hueComponent: CGFloat { CGFloat(resolved.hsb.hue) }
    /// The saturation, from 0 to 1.
    public var saturationComponent: CGFloat { CGFloat(resolved.hsb.saturation) }
    /// The brightness, from 0 to 1.
    public var brightnessComponent: CGFloat { CGFloat(resolved.hsb.brightness) }
    /// The color as a Core Graphics color in sRGB.
    public var cgColor: CGColor { resolved.cgColor }
    /// The number of components with the opacity: 4.
    public var numberOfComponents: Int { 4 }

    /// Writes the components in sRGB where there is a place for each.
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let color = resolved
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
    }

    /// Writes hue, saturation, brightness and opacity where there is a place for each.
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let (color, parts) = (resolved, resolved.hsb)
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(color.opacity)
    }

    /// Writes the brightness of the gray that appears as light, and the opacity, where there is a place for each.
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
        white?.pointee = whiteComponent
        alpha?.pointee = alphaComponent
    }

    // MARK: Other colors

    /// Returns the color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        let color = resolved
        guard self.color.cgColor == nil, color.opacity == 1 else {
            return NSColor(
                srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
                alpha: alpha)
        }
        // A color that depends on the appearance stays one.
        return NSColor(self.color.opacity(Double(alpha)))
    }

    /// Returns the color mixed with another, component by component in sRGB.
    ///
    /// - Parameters:
    ///   - fraction: The share of the other color, from 0 to 1.
    ///   - color: The other color.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        NSColor(Color(resolved.blended(with: color.resolved, fraction: Double(fraction))))
    }

    /// Returns the color mixed with white; a level of 1 is white.
    public func highlight(withLevel level: CGFloat) -> NSColor? {
        blended(withFraction: level, of: .white.withAlphaComponent(alphaComponent))
    }

    /// Returns the color mixed with black; a level of 1 is black.
    public func shadow(withLevel level: CGFloat) -> NSColor? {
        blended(withFraction: level, of: .black.withAlphaComponent(alphaComponent))
    }

    /// Returns the color with fixed components, in sRGB whatever the space.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(Color(resolved)) }

    // MARK: Comparing

    /// Returns the color itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is a color with the same source.
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.color == color }

    /// A hash of the color's source.
    public override var hash: Int { color.hashValue }

    /// The color's name or components.
    public override var description: String { color.description }
}

/// A space for an ``NSColor``. All of them are sRGB in Pica.
public final class NSColorSpace: NSObject, Sendable {
    /// The space of most screens and images.
    public static let sRGB = NSColorSpace()
    /// Apple's older default space; sRGB here.
    public static let genericRGB = NSColorSpace()
    /// The space of the screen; sRGB here.
    public static let deviceRGB = NSColorSpace()
    /// A wider space; sRGB here.
    public static let displayP3 = NSColorSpace()
    /// A wider range of components; sRGB here.
    public static let extendedSRGB = NSColorSpace()
}

/// A style with a color for each appearance.
private struct AppearanceStyle: ShapeStyle, Hashable {
    private final class Provider: Sendable {
        let color: @Sendable (NSAppearance) -> NSColor
        init(_ color: @escaping @Sendable (NSAppearance) -> NSColor) { self.color = color }
    }

    private let provider: Provider

    init(provider: @escaping @Sendable (NSAppearance) -> NSColor) { self.provider = Provider(provider) }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        provider.color(NSAppearance(environment)).color.resolve(in: environment)
    }

    static func == (a: AppearanceStyle, b: AppearanceStyle) -> Bool { a.provider === b.provider }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }
}

extension Color {
    /// Creates a color of an AppKit color. It still follows the appearance if that does.
    public init(nsColor color: NSColor) { self = color.color }

    /// Creates a color of an AppKit color. Newer code writes `init(nsColor:)`.
    public init(_ color: NSColor) { self = color.color }
}
