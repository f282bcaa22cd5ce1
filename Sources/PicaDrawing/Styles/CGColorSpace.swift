/// The kind of components that a color space has.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// A color space of a ``CGColor`` or a bitmap.
///
/// There are four of them; on Apple's systems there are more, such as those of printers.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the space; one of the names that this type declares.
    public let name: String?
    /// The kind of components.
    public let model: CGColorSpaceModel
    let gamma: Gamma

    enum Gamma: Sendable { case rgb(Color.RGBColorSpace), gray }

    private init(_ name: String, _ gamma: Gamma) {
        self.name = name
        self.gamma = gamma
        model = if case .gray = gamma { .monochrome } else { .rgb }
    }

    /// Creates a space from its name; `nil` for a space that Pica does not know.
    ///
    /// Names are strings here, and not Core Foundation's strings, which Linux lacks.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(Self.sRGB, .rgb(.sRGB))
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(Self.linearSRGB, .rgb(.sRGBLinear))
        case Self.displayP3: self.init(name, .rgb(.displayP3))
        case Self.genericGrayGamma2_2: self.init(name, .gray)
        default: return nil
        }
    }

    /// The number of components without opacity: 1 or 3.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// Whether colors of the space go beyond those of sRGB.
    public var isWideGamutRGB: Bool { name == Self.displayP3 }

    /// The space of most screens and images.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The space of ``sRGB``; components beyond 0 and 1 are not kept.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Components in proportion to light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The space of ``linearSRGB``; components beyond 0 and 1 are not kept.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// A wider space.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Grays with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    static let standard = CGColorSpace(sRGB, .rgb(.sRGB))
    static let gray = CGColorSpace(genericGrayGamma2_2, .gray)

    /// Returns whether two spaces have the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the space of the screen's colors, which Pica takes for sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Returns the space of the screen's grays, with a gamma of 2.2.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
