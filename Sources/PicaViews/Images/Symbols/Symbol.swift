import Foundation
import PicaCanvas
import Synchronization

/// An icon of the project's own set, under the name that SF Symbols gives its like.
///
/// It is drawn on a grid of 24 units with y growing downwards, made to stand beside text of an em of
/// `unitsPerEm` units. Those of apps have grids of their own; see `SymbolTemplate`.
package struct Symbol: Hashable, Sendable {
    /// One step of drawing, to be done in order on a mask that starts empty.
    package struct Layer: Hashable, Sendable {
        package enum Ink: Hashable, Sendable {
            /// The path's inside, by the non-zero rule.
            case fill
            /// The path's line, of the width in grid units at regular weight, with round caps and joins.
            case stroke(width: CGFloat)
        }

        package var path: CanvasPath
        package var ink: Ink
        /// Takes away what earlier layers drew instead of adding to it.
        package var erases: Bool
        /// Which of the foreground styles it has where the symbol has several; 0 is the first.
        package var level = 0
        /// Does the opposite where the symbol has several colours: what is cut out of a filled circle in
        /// one colour is drawn on it in another.
        package var isCutOut = false
        /// From what value on, from 0 to 1, it is shown in full; nil for any. See `Image.init(systemName:variableValue:)`.
        package var threshold: Double?
    }

    package var layers: [Layer]
    /// Its own colours by level, where it has any and was made to show them.
    var colors: [Color] = []

    /// In grid units, side bearings included.
    package var size = CGSize(width: Symbol.grid, height: Symbol.grid)
    /// How far below the grid's top the line of text stands, so that the icon is centred on capitals.
    package var baseline: CGFloat = 19
    /// An icon beside text of `n` points is drawn at `n / unitsPerEm` points a grid unit.
    package var unitsPerEm: CGFloat = 19.2

    init(layers: [Layer]) { self.layers = layers }

    package static let grid: CGFloat = 24
    /// The width of lines in grid units, at regular weight.
    package static let line: CGFloat = 1.75

    /// How much wider lines are drawn beside text of a weight (100 thin, 400 regular, 900 black).
    package static func lineScale(weight: Double) -> CGFloat {
        let above = (min(max(weight, 100), 900) - 400) / 100
        return above < 0 ? 1 + above * 0.17 : 1 + above * 0.15
    }

    /// The icon of a name, composed where the name says so: `heart.circle.fill`, `bell.slash`.
    ///
    /// - Parameter isMirrored: Whether the interface runs from right to left; what follows its direction is
    ///   mirrored then, by itself or inside of another icon.
    /// - Returns: nil when there is none; show `missing` then.
    package static func named(_ name: String, isMirrored: Bool = false) -> Symbol? {
        let key = Key(name: name, isMirrored: isMirrored)
        if let known = known.withLock({ $0[key] }) { return known }
        let symbol = SymbolComposer(isMirrored: isMirrored).compose(name)
        if let symbol { known.withLock { $0[key] = symbol } }
        return symbol
    }

    /// The name of none of them.
    static let noName = ""

    /// What stands for an icon that is not there: a question mark in a dashed box.
    package static let missing = named("questionmark.square.dashed") ?? Symbol(layers: [])

    /// The names that have a whole drawing, sorted; many more are composed of them.
    package static var names: [String] {
        (SymbolDrawings.all.keys.filter { !$0.hasPrefix("_") } + SymbolDrawings.aliases.keys).sorted()
    }

    private struct Key: Hashable {
        let name: String
        let isMirrored: Bool
    }

    private static let known = Mutex<[Key: Symbol]>([:])
}

extension Symbol {
    /// The same icon with every point moved.
    func mapped(_ transform: (CGPoint) -> CGPoint) -> Symbol {
        var copy = self
        for index in copy.layers.indices {
            copy.layers[index].path = CanvasPath(
                copy.layers[index].path.elements.map { element in
                    switch element {
                    case .move(let p): .move(transform(p))
                    case .line(let p): .line(transform(p))
                    case .quad(let p, let c): .quad(transform(p), control: transform(c))
                    case .cubic(let p, let c, let d):
                        .cubic(transform(p), control1: transform(c), control2: transform(d))
                    case .close: .close
                    }
                })
        }
        return copy
    }

    /// A mark inside another icon: smaller about the grid's middle, moved to another, its lines a little
    /// thinner than the icon's own.
    func scaled(by scale: CGFloat, to middle: CGPoint) -> Symbol {
        var copy = mapped { CGPoint(x: ($0.x - 12) * scale + middle.x, y: ($0.y - 12) * scale + middle.y) }
        for index in copy.layers.indices {
            if case .stroke(let width) = copy.layers[index].ink {
                copy.layers[index].ink = .stroke(width: width * 0.88)
            }
        }
        return copy
    }

    func rotated(degrees: CGFloat) -> Symbol {
        let sine = sin(degrees * .pi / 180)
        let cosine = cos(degrees * .pi / 180)
        return mapped {
            let x = $0.x - 12
            let y = $0.y - 12
            return CGPoint(x: x * cosine - y * sine + 12, y: x * sine + y * cosine + 12)
        }
    }

    func flipped() -> Symbol { mapped { CGPoint(x: size.width - $0.x, y: $0.y) } }

    /// The same with the inside of every line filled.
    func solid() -> Symbol {
        Symbol(
            layers: layers.flatMap { layer in
                var inside = layer
                inside.ink = .fill
                return layer.ink == .fill ? [layer] : [inside, layer]
            })
    }

    /// The same marks, taken away instead of drawn; in several colours they are drawn all the same.
    func cutOut() -> Symbol {
        var copy = self
        for index in copy.layers.indices {
            copy.layers[index].erases.toggle()
            copy.layers[index].isCutOut.toggle()
        }
        return copy
    }

    /// How many foreground styles the symbol can show.
    var levelCount: Int { (layers.map(\.level).max() ?? 0) + 1 }

    /// From what values on its variable layers are shown in full, from the first on.
    var thresholds: [Double] { Set(layers.compactMap(\.threshold)).sorted() }

    /// What a level draws where each has a colour of its own. Higher levels lie below lower ones.
    func layers(ofLevel level: Int) -> [Layer] {
        layers.compactMap { layer in
            var layer = layer
            if layer.isCutOut { layer.erases.toggle() }
            // Air around a mark is taken out of what is below it; a mark's own gaps show what is below it.
            let reachesDown = layer.erases && !layer.isCutOut
            guard layer.level == level || reachesDown && layer.level < level else { return nil }
            return layer
        }
    }

    /// The same one level further down, to be put below a mark; there are three levels at most.
    func lowered() -> Symbol {
        var copy = self
        for index in copy.layers.indices { copy.layers[index].level = min(copy.layers[index].level + 1, 2) }
        return copy
    }

    /// The same in one level, as it looks in one colour.
    func flattened() -> Symbol {
        Symbol(
            layers: layers.map {
                Layer(path: $0.path, ink: $0.ink, erases: $0.erases, threshold: $0.threshold)
            })
    }
}

extension Symbol.Layer {
    /// The layer as the painter draws it.
    /// - Parameters:
    ///   - unit: Points a grid unit.
    ///   - line: See `Symbol.lineScale`.
    ///   - origin: Where the grid's upper left corner stands, in points.
    func pathLayer(unit: CGFloat, line: CGFloat, at origin: CGPoint = .zero) -> PathLayer {
        let scaled = Symbol(layers: [self]).mapped {
            CGPoint(x: origin.x + $0.x * unit, y: origin.y + $0.y * unit)
        }.layers[0].path
        let stroke: StrokeLine? =
            switch ink {
            case .fill: nil
            case .stroke(let width): StrokeLine(width: width * unit * line, cap: .round, join: .round)
            }
        return PathLayer(scaled, stroke: stroke, operation: erases ? .erase : .add)
    }
}
