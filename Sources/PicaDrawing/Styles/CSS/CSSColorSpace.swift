import Foundation

/// The color spaces of CSS, converted through linear sRGB, whose values may be outside 0 to 1.
///
/// The constants are from CSS Color 4; those of Oklab are its author's (Björn Ottosson, 2020).
enum CSSColorSpace: String {
    case sRGB = "srgb"
    case linearSRGB = "srgb-linear"
    case displayP3 = "display-p3"
    case a98 = "a98-rgb"
    case proPhoto = "prophoto-rgb"
    case rec2020, xyz
    case xyzD50 = "xyz-d50"
    case xyzD65 = "xyz-d65"
    case lab, oklab, lch, oklch, hsl, hwb

    typealias Parts = (Double, Double, Double)

    /// Whether `color()` accepts the space.
    var isOfPrimaries: Bool {
        switch self {
        case .lab, .oklab, .lch, .oklch, .hsl, .hwb: false
        default: true
        }
    }

    /// The index of the component that is an angle; `nil` if none is.
    var hue: Int? {
        switch self {
        case .lch, .oklch: 2
        case .hsl, .hwb: 0
        default: nil
        }
    }

    /// The value that a hundred percent stands for, for each component.
    var wholes: Parts {
        switch self {
        case .lab: (100, 125, 125)
        case .oklab: (1, 0.4, 0.4)
        case .lch: (100, 150, 360)
        case .oklch: (1, 0.4, 360)
        case .hsl, .hwb: (360, 100, 100)
        default: (1, 1, 1)
        }
    }

    // MARK: To linear sRGB

    func linear(_ parts: Parts) -> Parts {
        switch self {
        case .sRGB: return Self.each(parts, Self.decode)
        case .linearSRGB: return parts
        case .displayP3: return Self.linear(xyz: Self.p3 * Self.each(parts, Self.decode))
        case .a98: return Self.linear(xyz: Self.a98RGB * Self.each(parts) { Self.power($0, 563.0 / 256) })
        case .proPhoto:
            let light = Self.each(parts) { abs($0) < 16.0 / 512 ? $0 / 16 : Self.power($0, 1.8) }
            return Self.linear(xyz: Self.adaptation * (Self.proPhotoRGB * light))
        case .rec2020:
            let light = Self.each(parts) {
                abs($0) < 0.018053968510807 * 4.5
                    ? $0 / 4.5 : Self.power(($0 + 0.09929682680944) / 1.09929682680944, 1 / 0.45)
            }
            return Self.linear(xyz: Self.rec2020RGB * light)
        case .xyz, .xyzD65: return Self.linear(xyz: parts)
        case .xyzD50: return Self.linear(xyz: Self.adaptation * parts)
        case .lab: return Self.linear(lab: parts)
        case .oklab: return Self.linear(oklab: parts)
        case .lch: return Self.linear(lab: Self.straight(parts))
        case .oklch: return Self.linear(oklab: Self.straight(parts))
        case .hsl: return Self.each(Self.rgb(hue: parts.0, parts.1 / 100, parts.2 / 100), Self.decode)
        case .hwb:
            let (white, black) = (max(0, parts.1 / 100), max(0, parts.2 / 100))
            guard white + black < 1 else {
                return Self.each(
                    (white / (white + black), white / (white + black), white / (white + black)), Self.decode)
            }
            let pure = Self.rgb(hue: parts.0, 1, 0.5)
            return Self.each(pure) { Self.decode($0 * (1 - white - black) + white) }
        }
    }

    private static func linear(xyz parts: Parts) -> Parts { sRGBOfXYZ * parts }

    private static func linear(lab parts: Parts) -> Parts {
        let (epsilon, kappa) = (216.0 / 24389, 24389.0 / 27)
        let y = (parts.0 + 16) / 116
        let (x, z) = (y + parts.1 / 500, y - parts.2 / 200)
        func light(_ value: Double) -> Double {
            value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
        }
        let white = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
        let lightness = parts.0 > kappa * epsilon ? y * y * y : parts.0 / kappa
        return linear(xyz: adaptation * (light(x) * white.0, lightness * white.1, light(z) * white.2))
    }

    private static func linear(oklab parts: Parts) -> Parts {
        let cones = each(conesOfOklab * parts) { $0 * $0 * $0 }
        return sRGBOfCones * cones
    }

    private static func straight(_ parts: Parts) -> Parts {
        let angle = parts.2 * .pi / 180
        return (parts.0, max(0, parts.1) * cos(angle), max(0, parts.1) * sin(angle))
    }

    private static func rgb(hue: Double, _ saturation: Double, _ lightness: Double) -> Parts {
        let (saturation, lightness) = (min(1, max(0, saturation)), min(1, max(0, lightness)))
        func component(_ shift: Double) -> Double {
            let turned = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
            let place = turned < 0 ? turned + 12 : turned
            let chroma = saturation * min(lightness, 1 - lightness)
            return lightness - chroma * max(-1, min(place - 3, 9 - place, 1))
        }
        return (component(0), component(8), component(4))
    }

    // MARK: From linear sRGB

    /// Returns a color's components in a space used for mixing; `nil` for other spaces.
    func parts(linear parts: Parts) -> Parts? {
        switch self {
        case .sRGB: Self.each(parts, Self.encode)
        case .linearSRGB: parts
        case .oklab: Self.oklab(linear: parts)
        default: nil
        }
    }

    private static func oklab(linear parts: Parts) -> Parts {
        oklabOfCones * each(conesOfSRGB * parts, cbrt)
    }

    // MARK: Curves and matrices

    static func decode(_ value: Double) -> Double {
        abs(value) <= 0.04045
            ? value / 12.92 : power((abs(value) + 0.055) / 1.055 * (value < 0 ? -1 : 1), 2.4)
    }

    static func encode(_ value: Double) -> Double {
        abs(value) <= 0.0031308
            ? value * 12.92 : (value < 0 ? -1 : 1) * (1.055 * pow(abs(value), 1 / 2.4) - 0.055)
    }

    /// Raises a value to a power, preserving its sign: colors outside the gamut have negative values.
    private static func power(_ value: Double, _ exponent: Double) -> Double {
        (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }

    static func each(_ parts: Parts, _ change: (Double) -> Double) -> Parts {
        (change(parts.0), change(parts.1), change(parts.2))
    }

    private struct Matrix: Sendable {
        var rows: (Parts, Parts, Parts)
        init(_ first: Parts, _ second: Parts, _ third: Parts) { rows = (first, second, third) }

        static func * (matrix: Matrix, parts: Parts) -> Parts {
            func row(_ row: Parts) -> Double { row.0 * parts.0 + row.1 * parts.1 + row.2 * parts.2 }
            return (row(matrix.rows.0), row(matrix.rows.1), row(matrix.rows.2))
        }
    }

    private static let sRGBOfXYZ = Matrix(
        (3.2409699419045226, -1.537383177570094, -0.4986107602930034),
        (-0.9692436362808796, 1.8759675015077202, 0.04155505740717559),
        (0.05563007969699366, -0.20397695888897652, 1.0569715142428786))
    private static let p3 = Matrix(
        (0.48657094864821615, 0.26566769316909306, 0.1982172852343625),
        (0.2289745640697488, 0.6917385218365064, 0.079286914093745),
        (0, 0.04511338185890264, 1.043944368900976))
    private static let a98RGB = Matrix(
        (0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
        (0.29734497525053605, 0.6273635662554661, 0.07529145849399788),
        (0.02703136138641234, 0.07068885253582723, 0.9913375368376388))
    private static let proPhotoRGB = Matrix(
        (0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
        (0.2880748288194013, 0.711835234241873, 0.00008993693872564), (0, 0, 0.8251046025104602))
    private static let rec2020RGB = Matrix(
        (0.6369580483012914, 0.14461690358620832, 0.1688809751641721),
        (0.2627002120112671, 0.6779980715188708, 0.05930171646986196),
        (0, 0.028072693049087428, 1.060985057710791))
    /// The adaptation from the white point of print, D50, to that of screens, D65.
    private static let adaptation = Matrix(
        (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
        (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
        (0.012314014864481998, -0.020507649298898964, 1.330365926242124))
    private static let conesOfOklab = Matrix(
        (1, 0.3963377774, 0.2158037573), (1, -0.1055613458, -0.0638541728), (1, -0.0894841775, -1.2914855480))
    private static let sRGBOfCones = Matrix(
        (4.0767416621, -3.3077115913, 0.2309699292), (-1.2684380046, 2.6097574011, -0.3413193965),
        (-0.0041960863, -0.7034186147, 1.7076147010))
    private static let conesOfSRGB = Matrix(
        (0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005))
    private static let oklabOfCones = Matrix(
        (0.2104542553, 0.7936177850, -0.0040720468), (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660))
}
