import Foundation
import PicaCanvas
import PicaDrawing
import PicaLabels
import PicaState

extension LocalizedStringKey.StringInterpolation {
    /// Appends the name of a color, such as “dark blue”, for people who cannot see it. The key contains `%@` for it.
    ///
    /// System colors have a name of their own. Other colors take the name of the nearest known color as it is shown.
    /// The names are English, and the app's string tables can translate them.
    public mutating func appendInterpolation(accessibilityName color: Color) {
        appendInterpolation(Text(ColorName(color: color)))
    }
}

/// The name of a color as assistive technology reads it out.
package struct ColorName: TextWriter {
    package let color: Color

    package init(color: Color) {
        self.color = color
    }

    package func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        let name = LocalizedStringKey(Self.name(of: color, in: environment))
        return AttributedString(ResolvedText(Text(name), in: environment).string)
    }

    static func name(of color: Color, in environment: EnvironmentValues) -> String {
        let shown = color.resolve(in: environment)
        // Less opacity is invisible.
        if !(shown.opacity > 0.01) { return "clear" }
        if case .themed(let theme) = color.source, let name = ownNames[theme] { return name }
        var opaque = PixelColor(shown)
        opaque.alpha = 1
        let place = Oklab(opaque)
        return known.min { distance($0.place, place) < distance($1.place, place) }?.name ?? "gray"
    }

    private static let ownNames: [PicaTheme.Role: String] = [
        .gray: "gray", .red: "red", .orange: "orange", .yellow: "yellow", .green: "green", .mint: "mint",
        .teal: "teal", .cyan: "cyan", .blue: "blue", .indigo: "indigo", .purple: "purple", .pink: "pink",
        .brown: "brown",
    ]

    private static let known: [(name: String, place: Oklab)] = [
        ("black", 0x000000), ("dark gray", 0x454545), ("gray", 0x808080), ("light gray", 0xC4C4C4),
        ("white", 0xFFFFFF), ("dark red", 0x7A0A10), ("red", 0xE02830), ("light red", 0xFF9A98),
        ("orange", 0xFF8A1C), ("light orange", 0xFFC48C), ("brown", 0x8A5A36), ("dark brown", 0x4A2C16),
        ("dark yellow", 0x8C7600), ("yellow", 0xFFD818), ("light yellow", 0xFFF2A0),
        ("dark green", 0x0E5220), ("green", 0x28B048), ("green", 0x00FF00), ("light green", 0xA4EEAC),
        ("mint", 0x58D8BE), ("dark teal", 0x0B4C56), ("teal", 0x1A97A8), ("cyan", 0x3CC8F2),
        ("light cyan", 0xB4ECFA), ("dark blue", 0x0A1C70), ("blue", 0x1F62E8), ("blue", 0x0000FF),
        ("light blue", 0xA0C6FF), ("indigo", 0x504BC4), ("dark purple", 0x44106A), ("purple", 0x9440D0),
        ("light purple", 0xD6AEF8), ("dark pink", 0x96185A), ("pink", 0xFF4FA4), ("light pink", 0xFFC2DC),
    ].map { ($0.0, Oklab(PixelColor(hex: $0.1))) }

    /// Returns the perceived distance of two opaque colors. Lightness counts less than hue, as color names vary less in
    /// hue.
    private static func distance(_ one: Oklab, _ other: Oklab) -> Float {
        let difference = (one.channels - other.channels) * SIMD4(0.7, 1, 1, 0)
        return (difference * difference).sum()
    }
}
