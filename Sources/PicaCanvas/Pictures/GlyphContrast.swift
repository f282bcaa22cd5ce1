import Foundation

/// The mapping of a glyph's coverage to opacity. It gives text the same weight dark on light and light on dark.
///
/// Colors are mixed by their sRGB values, and perceived lightness (CIE L*) is not proportional to these. Half of black
/// over white looks more than half as light, which makes dark text thin and light text bold. The coverage of dark text
/// is therefore raised and that of light text lowered, so that a half-covered pixel has half the lightness. Masks in
/// the atlas are corrected once, when they are drawn. So every target shows the same, and drawing costs nothing extra.
///
/// Only glyphs are corrected. Edges of shapes are few and must meet plain color without a seam.
enum GlyphContrast: UInt8 {
    /// Text of medium lightness, and text that is more than half transparent. Its background is unknown, so coverage is
    /// unchanged.
    case even
    /// Dark text, assumed to be nearly black on white.
    case dark
    /// Light text, assumed to be white on nearly black.
    case light

    init(_ color: PixelColor) {
        // Gamma 2 is exact enough to distinguish thirds of lightness.
        let luminance =
            0.2126 * color.red * color.red + 0.7152 * color.green * color.green
            + 0.0722 * color.blue * color.blue
        if color.alpha < 0.5 {
            self = .even
        } else if luminance < 1 / 9 {
            self = .dark
        } else {
            self = luminance > 4 / 9 ? .light : .even
        }
    }

    /// Calls a closure with the opacity table.
    func withTable<Result>(_ body: (UnsafePointer<UInt8>) -> Result?) -> Result? {
        (table ?? Self.evenTable).withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
    }

    private static let evenTable = [UInt8](0...255)

    /// The opacity by coverage; `nil` if it is unchanged.
    private var table: [UInt8]? {
        switch self {
        case .even: nil
        case .dark: Self.darkTable
        case .light: Self.lightTable
        }
    }

    /// Corrects coverage values.
    func apply(to coverage: inout [UInt8]) {
        guard let table else { return }
        for index in coverage.indices { coverage[index] = table[Int(coverage[index])] }
    }

    /// Corrects masks of premultiplied white.
    func apply(to pixels: inout [UInt32]) {
        guard let table else { return }
        for index in pixels.indices {
            pixels[index] = UInt32(table[Int(pixels[index] >> 24)]) &* 0x0101_0101
        }
    }

    /// A value between black and the near-black that interfaces use, so that neither is more than 1 % off.
    private static let darkest = 0.02

    private static let darkTable = table(text: darkest, background: 1)
    private static let lightTable = table(text: 1, background: darkest)

    /// Returns the opacity by coverage for two gray levels, given as lightness.
    private static func table(text: Double, background: Double) -> [UInt8] {
        let (start, end) = (grey(lightness: background), grey(lightness: text))
        return (0...255).map { coverage in
            let wanted = grey(lightness: background + (text - background) * Double(coverage) / 255)
            return UInt8((wanted - start) / (end - start) * 255 + 0.5)
        }
    }

    /// Returns the sRGB value of a gray level.
    /// - Parameter lightness: CIE L* as a fraction of white's, 0...1.
    private static func grey(lightness: Double) -> Double {
        let luminance = lightness > 0.08 ? pow((lightness + 0.16) / 1.16, 3) : lightness / 9.033
        return luminance > 0.0031308 ? 1.055 * pow(luminance, 1 / 2.4) - 0.055 : luminance * 12.92
    }
}
