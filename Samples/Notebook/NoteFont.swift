import PicaUI

/// A font of notes: body text, larger or smaller, that may be bold, italic, or have letters of one width. It follows the
/// text size in force.
struct NoteFont: Equatable {
    /// In points, at the usual text size.
    var size: CGFloat
    var isBold: Bool
    var isItalic: Bool
    var isMonospaced: Bool

    static let bodySize: CGFloat = 17
    /// The steps in which text grows and shrinks.
    static let sizes: [CGFloat] = [11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36, 40, 48]

    /// Nil is the font of text that names none.
    init(_ font: Font?) {
        let resolved = (font ?? .body).resolve(in: EnvironmentValues().fontResolutionContext)
        size = (resolved.pointSize * 100).rounded() / 100
        isBold = resolved.isBold
        isItalic = resolved.isItalic
        isMonospaced = resolved.isMonospaced
    }

    /// Nil where text has it by itself.
    var font: Font? {
        var font = Font.body
        if size != Self.bodySize { font = font.scaled(by: size / Self.bodySize) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospaced { font = font.monospaced() }
        return font == .body ? nil : font
    }

    /// In the nearest of some sizes.
    func allowed(in sizes: [CGFloat]) -> NoteFont {
        var font = self
        font.size = sizes.min { abs($0 - size) < abs($1 - size) } ?? size
        return font
    }

    /// In the next size; the same where there is none.
    func next(bigger: Bool) -> NoteFont {
        var font = self
        font.size = (bigger ? Self.sizes.first { $0 > size } : Self.sizes.last { $0 < size }) ?? size
        return font
    }
}
