import Foundation
import PicaCanvas
import PicaText

extension TextLayout {
    /// Adds the text to a display list.
    /// - Parameters:
    ///   - origin: Where the layout's upper left corner stands, in points.
    ///   - palette: The colours that `TextStyle.paint` counts.
    ///   - lines: The lines to draw; nil for all.
    func draw(
        into list: inout DisplayList, at origin: CGPoint, palette: [PixelColor], lines: Range<Int>? = nil
    ) {
        func color(_ paint: Int) -> PixelColor { palette.indices.contains(paint) ? palette[paint] : .clear }
        forEachRun(inLines: lines) { run, x, baseline, paint, _ in
            list.commands.append(
                .glyphs(run, origin: CGPoint(x: origin.x + x, y: origin.y + baseline), color(paint)))
        }
        for decoration in decorations(inLines: lines) {
            let rect = CGRect(
                x: origin.x + decoration.rect.x, y: origin.y + decoration.rect.y,
                width: decoration.rect.width, height: decoration.rect.height)
            for piece in rect.pieces(of: decoration.pattern) {
                list.commands.append(.rect(piece, color(decoration.paint)))
            }
        }
    }
}

extension CGRect {
    /// A line cut into its pattern's dots and dashes, whose lengths count in its thickness.
    fileprivate func pieces(of pattern: DecorationPattern) -> [CGRect] {
        let lengths: [CGFloat] =
            switch pattern {
            case .solid: []
            case .dot: [1]
            case .dash: [3]
            case .dashDot: [3, 1]
            case .dashDotDot: [3, 1, 1]
            }
        guard !lengths.isEmpty, height > 0 else { return [self] }
        var pieces: [CGRect] = []
        var x = minX
        while x < maxX {
            for length in lengths where x < maxX {
                pieces.append(CGRect(x: x, y: minY, width: min(length * height, maxX - x), height: height))
                x += (length + 1.5) * height
            }
        }
        return pieces
    }
}
