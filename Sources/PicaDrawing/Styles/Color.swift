import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// A color that may depend on its environment, such as light or dark mode or the accent color.
public struct Color: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case fixed(PixelColor)
        case themed(PicaTheme.Role)
        /// A color of a bundle's asset catalogs; `nil` stands for the app's own bundle.
        case named(String, bundle: Bundle?)
        /// A color that an app's own style resolves to.
        case styled(ColorStyle)
        indirect case mixed(Color, Color, ColorMix)
        /// A color with an opacity, to which a further opacity is applied.
        indirect case faded(Color)
    }

    package let source: Source
    package let alpha: Double

    init(_ source: Source, alpha: Double = 1) {
        self.source = source
        self.alpha = alpha
    }

    package init(themed color: PicaTheme.Role) { self.init(.themed(color)) }

    /// The color space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The color space of most screens and images.
        case sRGB
        /// Components proportional to light.
        case sRGBLinear
        /// A wider space. Colors outside sRGB are clamped to its gamut.
        case displayP3
    }

    /// Creates a color from components between 0 and 1. Colors outside sRGB are clamped to its gamut.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let (r, g, b) = colorSpace.sRGB(red, green, blue)
        self.init(.fixed(PixelColor(red: Float(r), green: Float(g), blue: Float(b))), alpha: opacity)
    }

    /// Creates a gray; 0 is black.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a color from an asset catalog, in its variants for light and dark mode and for increased contrast.
    ///
    /// Names missing from every catalog, and colors that cannot be read, give gray and a single warning.
    ///
    /// - Parameters:
    ///   - name: The name of the color set. Folders that provide a namespace precede it, separated by slashes.
    ///   - bundle: The bundle with the catalog (`Assets.xcassets`); `nil` for the app's own bundle and the resources
    ///     that belong to the program.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

    /// Returns the color with its opacity multiplied; 1 leaves it as it is.
    public func opacity(_ opacity: Double) -> Color {
        guard opacity.isFinite, opacity != 1 else { return self }
        if case .fixed = source { return Color(.faded(self), alpha: opacity) }
        return Color(alpha == 1 ? source : .faded(self), alpha: opacity)
    }

    /// A fully transparent color.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// Black in light and dark mode.
    public static let black = Color(white: 0)
    /// White in light and dark mode.
    public static let white = Color(white: 1)
    /// The theme's gray.
    public static let gray = Color(themed: .gray)
    /// The theme's red.
    public static let red = Color(themed: .red)
    /// The theme's orange.
    public static let orange = Color(themed: .orange)
    /// The theme's yellow.
    public static let yellow = Color(themed: .yellow)
    /// The theme's green.
    public static let green = Color(themed: .green)
    /// The theme's mint.
    public static let mint = Color(themed: .mint)
    /// The theme's teal.
    public static let teal = Color(themed: .teal)
    /// The theme's cyan.
    public static let cyan = Color(themed: .cyan)
    /// The theme's blue.
    public static let blue = Color(themed: .blue)
    /// The theme's indigo.
    public static let indigo = Color(themed: .indigo)
    /// The theme's purple.
    public static let purple = Color(themed: .purple)
    /// The theme's pink.
    public static let pink = Color(themed: .pink)
    /// The theme's brown.
    public static let brown = Color(themed: .brown)
    /// The color of text and other important content.
    public static let primary = Color(themed: .primary)
    /// The color of less important content.
    public static let secondary = Color(themed: .secondary)
    /// The tint in force, or else the accent color.
    public static let accentColor = Color(themed: .accent)
}

extension Color.RGBColorSpace {
    /// Returns the components in sRGB.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (Self.encode(red), Self.encode(green), Self.encode(blue))
        case .displayP3:
            let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
            return (
                Self.encode(1.2249 * r - 0.2247 * g), Self.encode(-0.0420 * r + 1.0419 * g),
                Self.encode(-0.0197 * r - 0.0786 * g + 1.0979 * b)
            )
        }
    }

    static func encode(_ linear: Double) -> Double {
        let value = min(1, max(0, linear))
        return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    static func decode(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

extension Color: PrimitiveShapeStyle {
    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(pixelColor(in: environment))
    }

    package func pixelColor(in environment: EnvironmentValues) -> PixelColor {
        PixelColor(resolve(in: environment))
    }

    /// Resolves the color in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let base: PixelColor
        switch source {
        case .fixed(let color): base = color
        case .themed(let name): base = environment.palette[name, environment]
        case .named(let name, let bundle):
            base = ColorAsset.color(name, in: bundle, environment).pixelColor(in: environment)
        case .styled(let style): base = PixelColor(style.resolve(environment))
        case .mixed(let one, let other, let mix):
            base = mix.color(one.pixelColor(in: environment), other.pixelColor(in: environment))
        case .faded(let color): base = color.pixelColor(in: environment)
        }
        return Resolved(
            red: base.red, green: base.green, blue: base.blue, opacity: base.alpha * Float(alpha))
    }
}

extension Color: PrimitiveView {
    /// A color has no body: Pica draws it.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Color> {
        LeafNode(self, parent: parent, behavior: ColorLeaf.init)
    }
}

final class ColorLeaf: LeafBehavior {
    unowned let element: Element
    private var style: ResolvedStyle?
    private var motion: StyleMotion?

    init(_ element: Element) { self.element = element }

    private var color: PixelColor { (motion?.shown.first ?? style)?.color ?? .clear }

    func update(_ view: Color, _ environment: EnvironmentValues) {
        let new = ResolvedStyle(view.pixelColor(in: environment))
        if let style {
            motion = StyleMotion.following(motion, from: [style], to: [new], of: element)
        }
        style = new
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func hitRule(at point: CGPoint) -> HitRule {
        color.alpha > 0 && frame.contains(point) ? .whole : .nothing
    }

    func draw(into list: inout DisplayList) {
        let color = color
        if color.alpha > 0 { list.commands.append(.rect(frame, .color(color))) }
    }
}

extension PixelColor {
    package static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)

    package init(_ color: Color.Resolved) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }

    package init(hex: UInt32, alpha: Float = 1) {
        self.init(
            red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255,
            blue: Float(hex & 255) / 255, alpha: alpha)
    }
}
