import PicaUI

/// A few colors that look good on light and dark backgrounds.
struct Palette: Hashable, Sendable {
    struct Choice: Hashable, Sendable, Identifiable {
        let name: String
        let color: Color
        var id: String { name }
        var title: LocalizedStringKey { LocalizedStringKey(name) }
    }

    let choices: [Choice]
    /// The color of text that has none of the choices.
    let none: Color

    /// Text colors.
    static let ink = Palette(
        choices: [
            Choice(name: "Red", color: .red), Choice(name: "Orange", color: .orange),
            Choice(name: "Green", color: .green), Choice(name: "Blue", color: .blue),
            Choice(name: "Purple", color: .purple), Choice(name: "Gray", color: .gray),
        ],
        none: .black)

    /// Highlight colors.
    static let highlight = Palette(
        choices: [
            Choice(name: "Yellow", color: Color(red: 1, green: 0.85, blue: 0, opacity: 0.45)),
            Choice(name: "Green", color: .green.opacity(0.3)),
            Choice(name: "Blue", color: .blue.opacity(0.3)), Choice(name: "Pink", color: .pink.opacity(0.3)),
        ],
        none: .white)

    /// The nearest of the colors as seen on paper; nil if no color is nearest.
    func nearest(to color: Color) -> Color? {
        if choices.contains(where: { $0.color == color }) { return color }
        let wanted = Self.onPaper(color)
        func distance(_ other: Color) -> Float { (Self.onPaper(other) - wanted).squared.sum() }
        let nearest = choices.min { distance($0.color) < distance($1.color) }?.color
        return nearest.flatMap { distance(none) < distance($0) ? nil : $0 }
    }

    private static func onPaper(_ color: Color) -> SIMD3<Float> {
        let color = color.resolve(in: EnvironmentValues())
        let own = SIMD3(color.red, color.green, color.blue)
        return own * color.opacity + (1 - color.opacity)
    }
}

extension SIMD3<Float> {
    fileprivate var squared: SIMD3<Float> { self * self }
}
