import PicaUI

/// A font of notes: body text, larger or smaller, that may be bold, italic or monospaced. It follows the
/// current text size.
struct NoteFont: Equatable {
    /// In points, at the default text size.
    var size: CGFloat
    var isBold: Bool
    var isItalic: Bool
    var isMonospaced: Bool

    static let bodySize: CGFloat = 17
    /// The sizes that text steps through.
    static let sizes: [CGFloat] = [11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36, 40, 48]

    /// Nil stands for text without a font attribute.
    init(_ font: Font?) {
        let resolved = (font ?? .body).resolve(in: EnvironmentValues().fontResolutionContext)
        size = (resolved.pointSize * 100).rounded() / 100
        isBold = resolved.isBold
        isItalic = resolved.isItalic
        isMonospaced = resolved.isMonospaced
    }

    /// The font attribute; nil for the default font.
    var font: Font? {
        var font = Font.body
        if size != Self.bodySize { font = font.scaled(by: size / Self.bodySize) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospaced { font = font.monospaced() }
        return font == .body ? nil : font
    }

    /// The font in the nearest of the given sizes.
    func allowed(in sizes: [CGFloat]) -> NoteFont {
        var font = self
        font.size = sizes.min { abs($0 - size) < abs($1 - size) } ?? size
        return font
    }

    /// The font in the next size; unchanged if there is none.
    func next(bigger: Bool) -> NoteFont {
        var font = self
        font.size = (bigger ? Self.sizes.first { $0 > size } : Self.sizes.last { $0 < size }) ?? size
        return font
    }
}
