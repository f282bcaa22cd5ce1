import Foundation
import PicaCanvas
import PicaText

/// A symbol that stands in text like a character.
struct InlineSymbol: Equatable {
    /// One of the system's set; another shows a dashed box.
    let name: String
    /// See `Symbol.lineScale`.
    let lineScale: CGFloat
    /// Which of the text's colours it has.
    let paint: Int

    private var symbol: Symbol { Symbol.named(name) ?? .missing }

    /// The room it takes on a line.
    /// - Parameter fontSize: In points.
    func attachment(id: Int, fontSize: Double) -> InlineAttachment {
        let symbol = symbol
        let unit = fontSize / Double(Symbol.unitsPerEm)
        return InlineAttachment(
            id: id, width: Double(symbol.size.width) * unit, ascent: Double(symbol.baseline) * unit,
            descent: Double(symbol.size.height - symbol.baseline) * unit)
    }

    /// Draws the symbol in a place of its proportions, in points.
    func draw(into list: inout DisplayList, in frame: CGRect, _ color: PixelColor) {
        let symbol = symbol
        let unit = frame.width / symbol.size.width
        guard unit.isFinite, unit > 0 else { return }
        list.commands.append(
            .mask(
                symbol.layers.map { $0.pathLayer(unit: unit, line: lineScale, at: frame.origin) },
                .color(color)))
    }
}
