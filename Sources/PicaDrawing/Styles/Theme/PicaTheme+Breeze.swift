extension PicaTheme {
    /// A theme for Plasma: it sits well beside KDE's programs in the style Breeze.
    public static let breeze = PicaTheme(cornerRadius: 5, surfaceRadius: 5, density: 0.9, confirmsFirst: true)
    {
        color in
        switch color {
        case .primary: Tone(0x232629, 0xFCFCFC)
        case .secondary: Tone(0x4D5357, 0xBDC3C7)
        case .tertiary: Tone(0x62686C, 0xA1A9B1)
        case .quaternary: Tone(0xBCC0C3, 0x5A6066)
        case .accent, .blue: Tone(0x2573B3, 0x3DAEE9)
        case .background: Tone(0xEFF0F1, 0x202326)
        case .field: Tone(0xFFFFFF, 0x1A1D1F)
        case .sidebar: Tone(0xE3E5E7, 0x292C30)
        case .control: Tone(0xFCFCFC, 0x2F3439)
        case .controlHovered: Tone(0xEAF3FA, 0x36424B)
        case .controlPressed: Tone(0xD3E6F5, 0x3A4F5E)
        case .trough: Tone(0xDADCDE, 0x14161A)
        case .raised: Tone(0xFCFCFC, 0x3A4046)
        case .separator: Tone(0xD3D5D7, 0x3C4146)
        case .outline: Tone(0x83898D, 0x777E85)
        case .selection: Tone(0xB9DEF5, 0x22506B)
        case .inactiveSelection: Tone(0xD8DADC, 0x3A3F44)
        case .red: Tone(0xC22F3C, 0xF0707A)
        case .orange: Tone(0xB45C10, 0xF67400)
        case .green: Tone(0x1E8449, 0x3FD180)
        case .purple: Tone(0x8B44A6, 0xC48ADB)
        default: PicaTheme.pica[color]
        }
    }
}
