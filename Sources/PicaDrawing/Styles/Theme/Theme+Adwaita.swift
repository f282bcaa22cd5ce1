extension Theme {
    /// A theme for GNOME: it sits well beside programs of libadwaita.
    public static let adwaita = Theme(cornerRadius: 9, surfaceRadius: 12, density: 1.15) { color in
        switch color {
        case .primary: ThemeTone(0x2E2E33, 0xFFFFFF)
        case .secondary: ThemeTone(0x5E5E64, 0xC0C0C3)
        case .tertiary: ThemeTone(0x6B6B72, 0x9E9EA2)
        case .quaternary: ThemeTone(0xBDBDC1, 0x5C5C61)
        case .accent, .blue: ThemeTone(0x1C71D8, 0x78AEED)
        case .background: ThemeTone(0xFAFAFB, 0x222226)
        case .field: ThemeTone(0xFFFFFF, 0x2C2C30)
        case .sidebar: ThemeTone(0xEBEBED, 0x2E2E32)
        case .control: ThemeTone(0xE9E9EA, 0x38383C)
        case .controlHovered: ThemeTone(0xDFDFE1, 0x414145)
        case .controlPressed: ThemeTone(0xCBCBCE, 0x515156)
        case .trough: ThemeTone(0xDEDEE0, 0x18181B)
        case .raised: ThemeTone(0xFFFFFF, 0x4A4A4F)
        case .separator: ThemeTone(0xDFDFE1, 0x3C3C40)
        case .outline: ThemeTone(0x8B8B90, 0x7A7A80)
        case .selection: ThemeTone(0xC1DAF6, 0x2C4867)
        case .inactiveSelection: ThemeTone(0xDEDEE0, 0x434347)
        case .red: ThemeTone(0xC01C28, 0xFF7B63)
        case .green: ThemeTone(0x1B8553, 0x8FF0A4)
        case .orange: ThemeTone(0xC64600, 0xFFA348)
        case .yellow: ThemeTone(0x905400, 0xF8E45C)
        case .purple: ThemeTone(0x813D9C, 0xDC8ADD)
        case .brown: ThemeTone(0x865E3C, 0xCDAB8F)
        default: Theme.pica[color]
        }
    }
}
