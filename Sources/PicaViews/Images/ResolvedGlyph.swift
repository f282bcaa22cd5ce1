import Foundation
import PicaCanvas
import PicaFoundation

/// A picture in place of a character, as large as an emoji of the text's font.
struct ResolvedGlyph: Equatable {
    private let glyph: AttributedString.AdaptiveImageGlyph
    /// In points.
    let size: CGSize
    /// From its top.
    var baseline: CGFloat { size.height * 0.8 }

    /// - Parameter size: The font's, in points.
    /// - Returns: nil where the picture cannot be read.
    init?(_ glyph: AttributedString.AdaptiveImageGlyph, size: Double) {
        self.glyph = glyph
        guard let picture = ImageStore.header(.glyph(glyph))?.size else { return nil }
        let height = CGFloat(size) * 1.15
        // No wider than a few letters, however it is made.
        let ratio = min(CGFloat(picture.width) / CGFloat(picture.height), 8)
        self.size = CGSize(width: height * ratio, height: height)
    }

    private static func bitmap(_ glyph: AttributedString.AdaptiveImageGlyph) -> Bitmap? {
        ImageStore.bitmap(ImageStore.Key(source: .glyph(glyph)))
    }

    func draw(into list: inout DisplayList, in frame: CGRect) {
        if let bitmap = Self.bitmap(glyph) { list.commands.append(.image(bitmap, frame)) }
    }
}
