import Foundation
import PicaCanvas
import PicaFoundation

/// An image in place of a character, as large as an emoji of the text's font.
struct ResolvedGlyph: Equatable {
    private let glyph: AttributedString.AdaptiveImageGlyph
    /// The size in points.
    let size: CGSize
    /// The baseline, measured from the top.
    var baseline: CGFloat { size.height * 0.8 }

    /// - Parameter size: The font's size, in points.
    /// - Returns: `nil` if the image cannot be read.
    init?(_ glyph: AttributedString.AdaptiveImageGlyph, size: Double) {
        self.glyph = glyph
        guard let picture = ImageStore.header(.glyph(glyph))?.size else { return nil }
        let height = CGFloat(size) * 1.15
        // Limit the width to that of a few letters.
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
