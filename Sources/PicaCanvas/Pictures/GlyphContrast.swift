import Foundation

/// How a glyph's coverage becomes opacity, so that text weighs the same dark on light and light on dark.
///
/// Colours are mixed by their sRGB values, and lightness as it is seen (CIE L*) is not proportional to
/// these: half of black over white looks more than half as light, which makes dark text thin and light
/// text bold. The coverage of dark text is therefore raised and that of light text lowered, to where a
/// pixel half covered is half as light. Masks in the atlas are corrected once, when they are drawn, so
/// every target shows the same and drawing costs nothing.
///
/// Only glyphs are corrected: edges of shapes are few and have to meet plain colour without a seam.
enum GlyphContrast: UInt8 {
    /// Text between dark and light, and text that lets half of what is below it through: what it stands
    /// on cannot be guessed, so coverage stays as it is.
    case even
    /// Dark text, taken to be nearly black on white.
    case dark
    /// Light text, taken to be white on nearly black.
    case light

    init(_ color: PixelColor) {
        // Gamma 2 is near enough to tell thirds of lightness apart.
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

    /// Hands over opacity by coverage.
    func withTable<Result>(_ body: (UnsafePointer<UInt8>) -> Result?) -> Result? {
        (table ?? Self.evenTable).withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
    }

    private static let evenTable = [UInt8](0...255)

    /// Opacity by coverage; nil where they are the same.
    private var table: [UInt8]? {
        switch self {
        case .even: nil
        case .dark: Self.darkTable
        case .light: Self.lightTable
        }
    }

    /// Corrects coverage.
    func apply(to coverage: inout [UInt8]) {
        guard let table else { return }
        for index in coverage.indices { coverage[index] = table[Int(coverage[index])] }
    }

    /// Corrects masks: premultiplied white.
    func apply(to pixels: inout [UInt32]) {
        guard let table else { return }
        for index in pixels.indices {
            pixels[index] = UInt32(table[Int(pixels[index] >> 24)]) &* 0x0101_0101
        }
    }

    /// Between black and what interfaces use in its stead, so that neither is more than 1 % off.
    private static let darkest = 0.02

    private static let darkTable = table(text: darkest, background: 1)
    private static let lightTable = table(text: 1, background: darkest)

    /// Opacity by coverage, for greys of a lightness.
    private static func table(text: Double, background: Double) -> [UInt8] {
        let (start, end) = (grey(lightness: background), grey(lightness: text))
        return (0...255).map { coverage in
            let wanted = grey(lightness: background + (text - background) * Double(coverage) / 255)
            return UInt8((wanted - start) / (end - start) * 255 + 0.5)
        }
    }

    /// The sRGB value of a grey.
    /// - Parameter lightness: CIE L* as a part of white's, 0...1.
    private static func grey(lightness: Double) -> Double {
        let luminance = lightness > 0.08 ? pow((lightness + 0.16) / 1.16, 3) : lightness / 9.033
        return luminance > 0.0031308 ? 1.055 * pow(luminance, 1 / 2.4) - 0.055 : luminance * 12.92
    }
}
