import Foundation
import PicaCanvas
import PicaGraph

/// The colours that an interface asks for by what they are for.
enum ThemeColor: Hashable, Sendable {
    case primary, secondary, tertiary, quaternary
    case accent, onAccent
    case background, field, sidebar, control, controlHovered, controlPressed
    case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
}

/// Pica's own look: calm surfaces, one accent, text that is dark on light or light on dark.
struct Theme: Equatable, Sendable {
    private let isDark: Bool

    static let light = Theme(isDark: false)
    static let dark = Theme(isDark: true)

    private func pick(_ light: UInt32, _ dark: UInt32) -> PixelColor {
        PixelColor(hex: isDark ? dark : light)
    }

    subscript(name: ThemeColor, environment: EnvironmentValues) -> PixelColor {
        if name == .accent, let tint = environment.tintColor {
            // A tint may be made of the accent; that is the one it replaces.
            var outer = environment
            outer.tintColor = nil
            return tint.pixelColor(in: outer)
        }
        return self[name]
    }

    subscript(name: ThemeColor) -> PixelColor {
        switch name {
        case .primary: pick(0x1D1F24, 0xF1F2F4)
        case .secondary: pick(0x575C66, 0xB4B9C2)
        case .tertiary: pick(0x686E79, 0x959BA6)
        case .quaternary: pick(0xB1B6BE, 0x60656F)
        case .accent: pick(0x2867D6, 0x5E9BFF)
        case .onAccent: pick(0xFFFFFF, 0x0D1420)
        case .background: pick(0xF7F8FA, 0x1B1D21)
        case .field: pick(0xFFFFFF, 0x26292F)
        case .sidebar: pick(0xEEF0F3, 0x16181B)
        case .control: pick(0xFFFFFF, 0x30343B)
        case .controlHovered: pick(0xF1F3F6, 0x383D45)
        case .controlPressed: pick(0xE6E9EE, 0x3C4149)
        case .gray: pick(0x6C727D, 0x9298A3)
        case .red: pick(0xD22F3A, 0xFF6B70)
        case .orange: pick(0xC7590A, 0xFF9A4A)
        case .yellow: pick(0xA87B00, 0xF4CB4A)
        case .green: pick(0x1F8A4C, 0x55C982)
        case .mint: pick(0x0C8A80, 0x5CD3C6)
        case .teal: pick(0x187F93, 0x5CC4D8)
        case .cyan: pick(0x1279B0, 0x62C0F0)
        case .blue: pick(0x2867D6, 0x5E9BFF)
        case .indigo: pick(0x504BC4, 0x8F8BFF)
        case .purple: pick(0x8B3FC0, 0xC488F2)
        case .pink: pick(0xC92C78, 0xFF7FB5)
        case .brown: pick(0x8A5A36, 0xC79B78)
        }
    }

    /// Lines between things.
    var separator: PixelColor { pick(0xDDE0E5, 0x383C44) }
    /// The edge of fields and buttons: strong enough to be seen by itself.
    var outline: PixelColor { pick(0x8F96A1, 0x6C727D) }
    /// Behind selected text while its field has the focus.
    var selection: PixelColor { pick(0xBCD5FB, 0x2C4F86) }
    /// Behind selected text while another window has the keyboard.
    var inactiveSelection: PixelColor { pick(0xDCE0E6, 0x3E434C) }
    var scrollThumb: PixelColor {
        isDark ? PixelColor(hex: 0xFFFFFF, alpha: 0.38) : PixelColor(hex: 0, alpha: 0.36)
    }

    /// Points.
    static let cornerRadius: CGFloat = 6
    static let focusRingWidth: CGFloat = 2
    /// Between a field's edge and its text.
    static let fieldInset = CGSize(width: 8, height: 5)
}
