import PicaDrawing
import PicaFoundation

/// The look of links in RTF documents, which specify it explicitly: underlined, in one of some colors. Text with that
/// look is an ordinary link.
enum RTFLinkLook {
    /// The color that Pica writes.
    static let color = color(0, 0, 0xEE)
    /// The colors that programs write: the blue of browsers, pure blue, those of LibreOffice and Word, and theirs for
    /// visited links.
    static let colors: Set<Color.Resolved> = [
        color, color(0, 0, 0xFF), color(0, 0, 0x80), color(0x80, 0, 0), color(0x05, 0x63, 0xC1),
        color(0x95, 0x4F, 0x72),
    ]

    private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color.Resolved {
        Color.Resolved(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    }
}
