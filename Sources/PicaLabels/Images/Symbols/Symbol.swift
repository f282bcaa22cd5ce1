import Foundation
import PicaCanvas
import PicaDrawing
import Synchronization

/// An icon of Pica's own set, under the name of the corresponding SF Symbol.
///
/// It is drawn on a grid of 24 units with y growing downward, to match text with an em of `unitsPerEm` units. Symbols
/// of apps have their own grids; see `SymbolTemplate`.
package struct Symbol: Hashable, Sendable {
    /// A drawing step. Layers are drawn in order on a mask that starts empty.
    package struct Layer: Hashable, Sendable {
        package enum Ink: Hashable, Sendable {
            /// The inside of the path, by the nonzero rule.
            case fill
            /// The outline of the path with round caps and joins. The width is in grid units at regular weight.
            case stroke(width: CGFloat)
        }

        package var path: CanvasPath
        package var ink: Ink
        /// Whether the layer erases earlier layers rather than adds to them.
        package var erases: Bool
        /// The index of its foreground style in symbols with several levels; 0 is the first.
        package var level = 0
        /// Whether `erases` is reversed in several colors. A mark cut out of a filled circle in one color is then drawn
        /// on it in another.
        package var isCutOut = false
        /// The variable value from which the layer is shown in full, from 0 to 1; `nil` for always. See
        /// `Image.init(systemName:variableValue:)`.
        package var threshold: Double?
    }

    package var layers: [Layer]
    /// The symbol's own colors by level, if it is to show them.
    var colors: [Color] = []

    /// The size in grid units, including side bearings.
    package var size = CGSize(width: Symbol.grid, height: Symbol.grid)
    /// The distance from the grid's top to the baseline of text, so that the icon is centered on capital letters.
    package var baseline: CGFloat = 19
    /// The number of grid units per em: beside text of `n` points a grid unit is `n / unitsPerEm` points.
    package var unitsPerEm: CGFloat = 19.2

    init(layers: [Layer]) { self.layers = layers }

    package static let grid: CGFloat = 24
    /// The width of lines in grid units, at regular weight.
    package static let line: CGFloat = 1.75

    /// Returns the scale of line widths for a size in points: small symbols need heavier lines to be as clear as their
    /// text, and large ones lighter lines to be as fine.
    package static func opticalScale(size: CGFloat) -> CGFloat {
        if size <= 14 { return 1 + 0.1 * min(max((14 - size) / 5, 0), 1) }
        return 1 - 0.22 * min(max((size - 20) / 28, 0), 1)
    }

    /// Returns the scale of line widths for a text weight (100 thin, 400 regular, 900 black).
    package static func lineScale(weight: Double) -> CGFloat {
        let above = (min(max(weight, 100), 900) - 400) / 100
        return above < 0 ? 1 + above * 0.17 : 1 + above * 0.15
    }

    /// Returns the icon of a name, composed if the name says so: `heart.circle.fill`, `bell.slash`.
    ///
    /// - Parameter isMirrored: Whether the interface is right to left. Parts that follow the layout direction are then
    ///   mirrored, alone or inside another icon.
    /// - Returns: `nil` if there is no such icon; show `missing` then.
    package static func named(_ name: String, isMirrored: Bool = false) -> Symbol? {
        let key = Key(name: name, isMirrored: isMirrored)
        if let known = known.withLock({ $0[key] }) { return known }
        let symbol = SymbolComposer(isMirrored: isMirrored).compose(name)
        if let symbol { known.withLock { $0[key] = symbol } }
        return symbol
    }

    /// A name that no symbol has.
    static let noName = ""

    /// The placeholder for a missing icon: a question mark in a dashed box.
    package static let missing = named("questionmark.square.dashed") ?? Symbol(layers: [])

    /// The names of all complete drawings, sorted; many more are composed from them.
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
    /// Returns the icon with every point transformed.
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

    /// Returns the icon as a mark inside another: scaled around the grid's center and moved to another, with slightly
    /// thinner lines than the icon's own.
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

    /// Returns the icon with the inside of every line filled.
    func solid() -> Symbol {
        Symbol(
            layers: layers.flatMap { layer in
                var inside = layer
                inside.ink = .fill
                return layer.ink == .fill ? [layer] : [inside, layer]
            })
    }

    /// Returns the icon erased instead of drawn; in several colors it is drawn after all.
    func cutOut() -> Symbol {
        var copy = self
        for index in copy.layers.indices {
            copy.layers[index].erases.toggle()
            copy.layers[index].isCutOut.toggle()
        }
        return copy
    }

    /// The number of foreground styles that the symbol can show.
    var levelCount: Int { (layers.map(\.level).max() ?? 0) + 1 }

    /// The values from which its variable layers are shown in full, in ascending order.
    var thresholds: [Double] { Set(layers.compactMap(\.threshold)).sorted() }

    /// Returns the layers of a level for a symbol in several colors. Higher levels lie below lower ones.
    func layers(ofLevel level: Int) -> [Layer] {
        layers.compactMap { layer in
            var layer = layer
            if layer.isCutOut { layer.erases.toggle() }
            // A gap around a mark is erased from the levels below; the mark's own gaps show them.
            let reachesDown = layer.erases && !layer.isCutOut
            guard layer.level == level || reachesDown && layer.level < level else { return nil }
            return layer
        }
    }

    /// Returns the icon one level further down, to lie below a mark; there are at most three levels.
    func lowered() -> Symbol {
        var copy = self
        for index in copy.layers.indices { copy.layers[index].level = min(copy.layers[index].level + 1, 2) }
        return copy
    }

    /// Returns the icon in a single level, as it looks in one color.
    func flattened() -> Symbol {
        Symbol(
            layers: layers.map {
                Layer(path: $0.path, ink: $0.ink, erases: $0.erases, threshold: $0.threshold)
            })
    }
}

extension Symbol.Layer {
    /// Returns the layer in the painter's form.
    /// - Parameters:
    ///   - unit: The points per grid unit.
    ///   - line: The scale of line widths; see `Symbol.lineScale`.
    ///   - origin: The position of the grid's upper left corner, in points.
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
