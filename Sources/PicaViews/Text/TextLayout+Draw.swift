import Foundation
import PicaCanvas
import PicaText

extension TextLayout {
    /// Adds the text to a display list.
    /// - Parameters:
    ///   - origin: Where the layout's upper left corner stands, in points.
    ///   - palette: The colours that `TextStyle.paint` counts.
    ///   - symbols: What the text's attachments count.
    ///   - lines: The lines to draw; nil for all.
    func draw(
        into list: inout DisplayList, at origin: CGPoint, palette: [PixelColor],
        symbols: [ResolvedSymbol] = [],
        lines: Range<Int>? = nil
    ) {
        func color(_ paint: Int) -> PixelColor { palette.indices.contains(paint) ? palette[paint] : .clear }
        func add(_ decorations: [DecorationLine]) {
            for line in decorations {
                list.commands.append(.decoration(line, origin: origin, .color(color(line.paint))))
            }
        }
        for (rect, paint) in backgrounds(inLines: lines) {
            let frame = CGRect(
                x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
            list.commands.append(.rect(frame, .color(color(paint))))
        }
        add(underlines(inLines: lines))
        forEachRun(inLines: lines) { run, x, baseline, paint, _ in
            list.commands.append(
                .glyphs(run, origin: CGPoint(x: origin.x + x, y: origin.y + baseline), .color(color(paint))))
        }
        for (id, rect) in attachments(inLines: lines) where symbols.indices.contains(id) {
            let frame = CGRect(
                x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
            symbols[id].draw(into: &list, in: frame)
        }
        add(strikethroughs(inLines: lines))
    }
}
