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
public final class UIColor: NSObject, NSCopying, ColorObject, Sendable {
    /// The color as a view shows it.
    package let color: Color

    /// Creates an object of a color.
    public init(_ color: Color) { self.color = color }

    // MARK: Components

    /// Creates a color in sRGB from components between 0 and 1; others are clamped.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
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

    /// Creates a color from hue, saturation and brightness, each between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// Creates a color with the components of a Core Graphics color.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Creates a color that is computed for each appearance.
    ///
    /// - Parameter dynamicProvider: Returns the color for the traits of an interface.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(Color(TraitStyle(provider: dynamicProvider)))
    }

    // MARK: Asset catalogs

    /// Creates a color of the app's asset catalog; `nil` if there is none of this name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a color of a bundle's asset catalog; `nil` if there is none of this name.
    ///
    /// - Parameters:
    ///   - name: The name. Folders that provide a namespace precede it, separated by slashes.
    ///   - bundle: The bundle; `nil` for the app's own.
    ///   - traitCollection: Has no effect: the window's appearance chooses the variant.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard ColorAsset.exists(name, in: bundle) else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    // MARK: Reading

    var resolved: Color.Resolved { Program.resolve(color) }

    /// The color as a Core Graphics color in sRGB.
    public var cgColor: CGColor { resolved.cgColor }

    /// Writes the components in sRGB where there is a place for each. It always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Writes hue, saturation, brightness and opacity where there is a place for each. It always succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (color, parts) = (resolved, resolved.hsb)
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Writes the brightness of the gray that appears as light, and the opacity, where there is a place for each.
    ///
    /// - Returns: Whether the color is a gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        white?.pointee = CGFloat(color.white)
        alpha?.pointee = CGFloat(color.opacity)
        return color.red == color.green && color.green == color.blue
    }

    // MARK: Other colors

    /// Returns the color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = resolved
        guard self.color.cgColor == nil, color.opacity == 1 else {
            return UIColor(
                red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
        }
        // A color that depends on the appearance stays one.
        return UIColor(self.color.opacity(Double(alpha)))
    }

    /// Returns the color with the fixed components that it has for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolve(in: traitCollection.environment)))
    }

    // MARK: Comparing

    /// Returns the color itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is a color with the same source.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    /// A hash of the color's source.
    public override var hash: Int { color.hashValue }

    /// The color's name or components.
    public override var description: String { color.description }
}

/// A style with a color for each set of traits.
private struct TraitStyle: ShapeStyle, Hashable {
    private final class Provider: Sendable {
        let color: @Sendable (UITraitCollection) -> UIColor
        init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
    }

    private let provider: Provider

    init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provider = Provider(provider) }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        provider.color(UITraitCollection(environment)).color.resolve(in: environment)
    }

    static func == (a: TraitStyle, b: TraitStyle) -> Bool { a.provider === b.provider }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }
}

extension Color {
    /// Creates a color of a UIKit color. It still follows the appearance if that does.
    public init(uiColor color: UIColor) { self = color.color }

    /// Creates a color of a UIKit color. Newer code writes `init(uiColor:)`.
    public init(_ color: UIColor) { self = color.color }
}
