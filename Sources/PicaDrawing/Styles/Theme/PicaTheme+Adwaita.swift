extension PicaTheme {
    /// A theme for GNOME: it sits well beside programs of libadwaita.
    public static let adwaita = PicaTheme(cornerRadius: 9, surfaceRadius: 12, density: 1.15) { color in
        switch color {
        case .primary: Tone(0x2E2E33, 0xFFFFFF)
        case .secondary: Tone(0x5E5E64, 0xC0C0C3)
        case .tertiary: Tone(0x6B6B72, 0x9E9EA2)
        case .quaternary: Tone(0xBDBDC1, 0x5C5C61)
        case .accent, .blue: Tone(0x1C71D8, 0x78AEED)
        case .background: Tone(0xFAFAFB, 0x222226)
        case .field: Tone(0xFFFFFF, 0x2C2C30)
        case .sidebar: Tone(0xEBEBED, 0x2E2E32)
        case .control: Tone(0xE9E9EA, 0x38383C)
        case .controlHovered: Tone(0xDFDFE1, 0x414145)
        case .controlPressed: Tone(0xCBCBCE, 0x515156)
        case .trough: Tone(0xDEDEE0, 0x18181B)
        case .raised: Tone(0xFFFFFF, 0x4A4A4F)
        case .separator: Tone(0xDFDFE1, 0x3C3C40)
        case .outline: Tone(0x8B8B90, 0x7A7A80)
        case .selection: Tone(0xC1DAF6, 0x2C4867)
        case .inactiveSelection: Tone(0xDEDEE0, 0x434347)
        case .red: Tone(0xC01C28, 0xFF7B63)
        case .green: Tone(0x1B8553, 0x8FF0A4)
        case .orange: Tone(0xC64600, 0xFFA348)
        case .yellow: Tone(0x905400, 0xF8E45C)
        case .purple: Tone(0x813D9C, 0xDC8ADD)
        case .brown: Tone(0x865E3C, 0xCDAB8F)
        default: PicaTheme.pica[color]
        }
    }
}
