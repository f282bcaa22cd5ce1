import Foundation
import PicaCanvas
import PicaState

/// The colors of an interface, by their purpose.
package enum ThemeColor: String, Hashable, Codable, Sendable {
    case primary, secondary, tertiary, quaternary
    case accent, onAccent
    case background, field, sidebar, control, controlHovered, controlPressed
    case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
}

/// Pica's theme: calm surfaces, a single accent color, dark text on light or light text on dark.
///
/// Text has a contrast of at least 4.5 to its intended backgrounds, and of 7 if the person asked for increased
/// contrast. Essential lines then have 4.5.
package struct Theme: Equatable, Sendable {
    private let isDark: Bool
    private let hasMoreContrast: Bool

    init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
        isDark = scheme == .dark
        hasMoreContrast = contrast == .increased
    }

    /// All themes in the order of their `index`.
    static let all = ColorSchemeContrast.allCases.flatMap { contrast in
        ColorScheme.allCases.map { Theme($0, contrast) }
    }

    var index: Int { (isDark ? 1 : 0) + (hasMoreContrast ? 2 : 0) }

    private func pick(_ light: UInt32, _ dark: UInt32) -> PixelColor {
        PixelColor(hex: isDark ? dark : light)
    }

    /// - Parameter strong: The colors used instead with increased contrast.
    private func pick(_ light: UInt32, _ dark: UInt32, strong: (light: UInt32, dark: UInt32)) -> PixelColor {
        hasMoreContrast ? pick(strong.light, strong.dark) : pick(light, dark)
    }

    /// Returns a foreign color, darkened or lightened just enough to be legible in this theme.
    func legible(_ color: PixelColor) -> PixelColor {
        let least = hasMoreContrast ? 7 : 4.5
        let grounds = [ThemeColor.background, .field, .sidebar, .control].map { self[$0] }
        let end = PixelColor(hex: isDark ? 0xFFFFFF : 0)
        // Black and white are legible, so the last step always succeeds.
        return (0...64).lazy.map { color.mixed(with: end, Float($0) / 64) }
            .first { color in grounds.allSatisfy { $0.contrast(to: color) >= least } } ?? end
    }

    package subscript(name: ThemeColor, environment: EnvironmentValues) -> PixelColor {
        guard name == .accent else { return self[name] }
        if let color = environment.resolvedTint?.mainColor { return color }
        return environment.desktopAccent?[self] ?? self[name]
    }

    package subscript(name: ThemeColor) -> PixelColor {
        switch name {
        case .primary: pick(0x1D1F24, 0xF1F2F4, strong: (0x000000, 0xFFFFFF))
        case .secondary: pick(0x575C66, 0xB4B9C2, strong: (0x33373E, 0xDDE0E5))
        case .tertiary: pick(0x676D78, 0x969CA7, strong: (0x454A53, 0xC6CAD1))
        case .quaternary: pick(0xB1B6BE, 0x60656F, strong: (0x676D77, 0xA3A8B1))
        case .accent: pick(0x2867D6, 0x5E9BFF, strong: (0x1E4D9F, 0x9FC4FF))
        case .onAccent: pick(0xFFFFFF, 0x0D1420, strong: (0xFFFFFF, 0x000000))
        case .background: pick(0xF7F8FA, 0x1B1D21)
        case .field: pick(0xFFFFFF, 0x26292F)
        case .sidebar: pick(0xEEF0F3, 0x16181B)
        case .control: pick(0xFFFFFF, 0x30343B)
        case .controlHovered: pick(0xF1F3F6, 0x383D45)
        case .controlPressed: pick(0xE6E9EE, 0x3C4149)
        case .gray: pick(0x6C727D, 0x9298A3, strong: (0x4C5058, 0xBFC2C9))
        case .red: pick(0xD22F3A, 0xFF6B70, strong: (0x99222A, 0xFFACAF))
        case .orange: pick(0xC7590A, 0xFF9A4A, strong: (0x843B07, 0xFFB173))
        case .yellow: pick(0xA87B00, 0xF4CB4A, strong: (0x674C00, 0xF4CB4A))
        case .green: pick(0x1F8A4C, 0x55C982, strong: (0x155C33, 0x7AD59D))
        case .mint: pick(0x0C8A80, 0x5CD3C6, strong: (0x085A54, 0x62D5C9))
        case .teal: pick(0x187F93, 0x5CC4D8, strong: (0x115866, 0x79CFDF))
        case .cyan: pick(0x1279B0, 0x62C0F0, strong: (0x0D557C, 0x7FCCF3))
        case .blue: pick(0x2867D6, 0x5E9BFF, strong: (0x1E4D9F, 0x9FC4FF))
        case .indigo: pick(0x504BC4, 0x8F8BFF, strong: (0x4641AB, 0xBEBCFF))
        case .purple: pick(0x8B3FC0, 0xC488F2, strong: (0x6F3299, 0xDAB3F7))
        case .pink: pick(0xC92C78, 0xFF7FB5, strong: (0x942058, 0xFFA9CD))
        case .brown: pick(0x8A5A36, 0xC79B78, strong: (0x6E482B, 0xDABDA6))
        }
    }

    /// The color of separator lines.
    package var separator: PixelColor { pick(0xDDE0E5, 0x383C44, strong: (0x676D77, 0xA3A8B1)) }
    /// The edge of fields and buttons, strong enough to be visible by itself.
    package var outline: PixelColor { pick(0x8F96A1, 0x6C727D, strong: (0x4A4F58, 0xC6CAD1)) }
    /// The background of code.
    package var codeGround: PixelColor {
        PixelColor(hex: isDark ? 0xFFFFFF : 0, alpha: isDark ? 0.08 : 0.055)
    }
    /// Returns the background of selected text while its field has the focus.
    package func selection(in environment: EnvironmentValues) -> PixelColor {
        environment.desktopAccent.map { self[.field].mixed(with: $0[self], 0.3) } ?? pick(0xBCD5FB, 0x2C4F86)
    }
    /// The background of selected text while another window has the focus.
    package var inactiveSelection: PixelColor { pick(0xDCE0E6, 0x3E434C) }
    /// The background of search matches; text on it has a contrast of 7.
    package var found: PixelColor { pick(0xFFE58A, 0x5A4A10) }
    /// The background of the current search match; text on it has a contrast of 7, too.
    package var foundNow: PixelColor { pick(0xFFB84D, 0x7A4A06) }
    /// The color of a scroll bar's thumb. Its contrast to its possible backgrounds is 3, and 4.5 with increased
    /// contrast.
    package var scrollThumb: PixelColor {
        isDark
            ? PixelColor(hex: 0xFFFFFF, alpha: hasMoreContrast ? 0.6 : 0.42)
            : PixelColor(hex: 0, alpha: hasMoreContrast ? 0.6 : 0.44)
    }
    /// The width of the focus ring, in points.
    var focusRingWidth: CGFloat { hasMoreContrast ? 3 : 2 }

    /// The corner radius of controls, in points.
    package static let cornerRadius: CGFloat = 6
    /// The distance from a field's edge to its text, in points.
    package static let fieldInset: CGFloat = 8
}
