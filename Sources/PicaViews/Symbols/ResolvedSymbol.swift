import Foundation
import PicaCanvas
import PicaGraph
import PicaText

/// A symbol as an environment shows it: by itself, or in text like a character.
struct ResolvedSymbol: Equatable {
    /// As the view names it, before variants. One that is not in the set shows a dashed box.
    let name: String
    private let symbol: Symbol
    /// One for the whole symbol, or one for each of its levels.
    private let styles: [ResolvedStyle]
    private let imageScale: Image.Scale
    /// See `Symbol.lineScale`.
    private let lineScale: CGFloat
    /// In points.
    private let fontSize: CGFloat

    /// - Parameters:
    ///   - font: That of the text that the symbol stands in or beside.
    ///   - foreground: The text's own style; nil for the environment's.
    init(
        _ name: String, font: FontDescriptor, foreground: AnyShapeStyle? = nil,
        in environment: EnvironmentValues
    ) {
        self.name = name
        let variant = environment.symbolVariants.name(of: name)
        symbol =
            Symbol.named(variant, isMirrored: environment.layoutDirection == .rightToLeft) ?? .missing
        imageScale = environment.imageScale
        lineScale = Symbol.lineScale(weight: Double(font.weight)) / imageScale.factor
        fontSize = CGFloat(font.size)
        var colored = environment
        if let foreground { colored.foregroundStyle = AnyShapeStyle(foreground.resolved(in: environment)) }
        styles = SymbolRenderingMode.inForce(in: colored).styles(
            levels: symbol.levelCount, in: colored)
    }

    private var unit: CGFloat { fontSize / Symbol.unitsPerEm * imageScale.factor }

    /// In points, side bearings included.
    var size: CGSize { CGSize(width: symbol.size.width * unit, height: symbol.size.height * unit) }

    /// How far below the top the line of text stands: whatever its scale, the symbol is centred on capitals.
    var baseline: CGFloat {
        let middle = symbol.size.height / 2
        return middle * unit + (symbol.baseline - middle) * fontSize / Symbol.unitsPerEm
    }

    /// The room it takes on a line.
    func attachment(id: Int) -> InlineAttachment {
        InlineAttachment(
            id: id, width: Double(size.width), ascent: Double(baseline),
            descent: Double(size.height - baseline))
    }

    /// Draws the symbol in a place of its proportions, in points.
    func draw(into list: inout DisplayList, in frame: CGRect) {
        let unit = frame.width / symbol.size.width
        guard unit.isFinite, unit > 0 else { return }
        for (level, style) in styles.enumerated().reversed() {
            let layers = styles.count == 1 ? symbol.layers : symbol.layers(ofLevel: level)
            style.draw(in: frame, into: &list) { paint in
                .mask(layers.map { $0.pathLayer(unit: unit, line: lineScale, at: frame.origin) }, paint)
            }
        }
    }
}
