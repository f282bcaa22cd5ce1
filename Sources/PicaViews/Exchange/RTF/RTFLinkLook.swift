import PicaFoundation

/// How links look in documents of RTF, where they say so themselves: underlined, in one of some colours. Text that
/// looks so is just a link.
enum RTFLinkLook {
    /// What is written.
    static let color = color(0, 0, 0xEE)
    /// What programs write: browsers' blue, pure blue, LibreOffice's and Word's, and theirs of links that were followed.
    static let colors: Set<Color.Resolved> = [
        color, color(0, 0, 0xFF), color(0, 0, 0x80), color(0x80, 0, 0), color(0x05, 0x63, 0xC1),
        color(0x95, 0x4F, 0x72),
    ]

    private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color.Resolved {
        Color.Resolved(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    }
}
