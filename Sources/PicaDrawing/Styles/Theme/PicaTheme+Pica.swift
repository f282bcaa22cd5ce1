import PicaCanvas

extension PicaTheme {
    /// Pica's own theme: calm surfaces, a single accent color, dark text on light or light text on dark.
    public static let pica = PicaTheme(cornerRadius: 6, surfaceRadius: 10) { color in
        switch color {
        case .primary: Tone(0x1D1F24, 0xF1F2F4, strong: (0x000000, 0xFFFFFF))
        case .secondary: Tone(0x575C66, 0xB4B9C2, strong: (0x33373E, 0xDDE0E5))
        case .tertiary: Tone(0x676D78, 0x969CA7, strong: (0x454A53, 0xC6CAD1))
        case .quaternary: Tone(0xB1B6BE, 0x60656F, strong: (0x676D77, 0xA3A8B1))
        case .accent: Tone(0x2867D6, 0x5E9BFF, strong: (0x1E4D9F, 0x9FC4FF))
        case .onAccent: Tone(0xFFFFFF, 0x000000)
        case .background: Tone(0xF7F8FA, 0x1B1D21)
        case .field: Tone(0xFFFFFF, 0x26292F)
        case .sidebar: Tone(0xEEF0F3, 0x16181B)
        case .control: Tone(0xF3F5F8, 0x30343B)
        case .controlHovered: Tone(0xE9ECF1, 0x393E46)
        case .controlPressed: Tone(0xDCE0E7, 0x434851)
        case .trough: Tone(0xE3E6EB, 0x15171A)
        case .raised: Tone(0xFFFFFF, 0x3C4149)
        case .separator: Tone(0xDDE0E5, 0x383C44, strong: (0x676D77, 0xA3A8B1))
        case .outline: Tone(0x8F96A1, 0x6C727D, strong: (0x4A4F58, 0xC6CAD1))
        case .codeGround: .veil(0.055, 0.08)
        case .selection: Tone(0xBCD5FB, 0x2C4F86)
        case .inactiveSelection: Tone(0xDCE0E6, 0x3E434C)
        case .found: Tone(0xFFE58A, 0x5A4A10)
        case .foundNow: Tone(0xFFB84D, 0x7A4A06)
        case .scrollThumb: .veil(0.44, 0.42, strong: 0.6)
        case .gray: Tone(0x6C727D, 0x9298A3, strong: (0x4C5058, 0xBFC2C9))
        case .red: Tone(0xD22F3A, 0xFF6B70, strong: (0x99222A, 0xFFACAF))
        case .orange: Tone(0xC7590A, 0xFF9A4A, strong: (0x843B07, 0xFFB173))
        case .yellow: Tone(0xA87B00, 0xF4CB4A, strong: (0x674C00, 0xF4CB4A))
        case .green: Tone(0x1F8A4C, 0x55C982, strong: (0x155C33, 0x7AD59D))
        case .mint: Tone(0x0C8A80, 0x5CD3C6, strong: (0x085A54, 0x62D5C9))
        case .teal: Tone(0x187F93, 0x5CC4D8, strong: (0x115866, 0x79CFDF))
        case .cyan: Tone(0x1279B0, 0x62C0F0, strong: (0x0D557C, 0x7FCCF3))
        case .blue: Tone(0x2867D6, 0x5E9BFF, strong: (0x1E4D9F, 0x9FC4FF))
        case .indigo: Tone(0x504BC4, 0x8F8BFF, strong: (0x4641AB, 0xBEBCFF))
        case .purple: Tone(0x8B3FC0, 0xC488F2, strong: (0x6F3299, 0xDAB3F7))
        case .pink: Tone(0xC92C78, 0xFF7FB5, strong: (0x942058, 0xFFA9CD))
        case .brown: Tone(0x8A5A36, 0xC79B78, strong: (0x6E482B, 0xDABDA6))
        }
    }
}

extension PicaTheme.Tone {
    /// Returns translucent black in light and white in dark interfaces.
    ///
    /// - Parameters:
    ///   - light: The opacity in light interfaces, from 0 to 1.
    ///   - dark: The opacity in dark interfaces.
    ///   - strong: The opacity in both with increased contrast; by default it is the same.
    static func veil(_ light: Float, _ dark: Float, strong: Float? = nil) -> PicaTheme.Tone {
        func black(_ alpha: Float) -> PixelColor { PixelColor(hex: 0, alpha: alpha) }
        func white(_ alpha: Float) -> PixelColor { PixelColor(hex: 0xFFFFFF, alpha: alpha) }
        return PicaTheme.Tone(
            black(light), white(dark), strong: strong.map { Pair(light: black($0), dark: white($0)) })
    }
}
