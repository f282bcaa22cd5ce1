import Foundation
import PicaCanvas

/// Composes icons from names: a drawing with that name, or a combination that the name's last words describe.
struct SymbolComposer {
    /// Whether the interface is right to left; see `Symbol.named`.
    let isMirrored: Bool

    /// A shape that can contain another icon.
    private struct Enclosure {
        var middle: CGPoint
        /// The scale of the icon inside.
        var scale: CGFloat

        init(_ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
            middle = CGPoint(x: x, y: y)
            self.scale = scale
        }
    }

    private static let enclosures: [String: Enclosure] = [
        "circle": Enclosure(12, 12, 0.56),
        "square": Enclosure(12, 12, 0.6),
        "square.dashed": Enclosure(12, 12, 0.6),
        "app": Enclosure(12, 12, 0.58),
        "rectangle": Enclosure(12, 12, 0.5),
        "triangle": Enclosure(12, 14.25, 0.5),
        "diamond": Enclosure(12, 12, 0.5),
        "octagon": Enclosure(12, 12, 0.56),
        "shield": Enclosure(12, 11.5, 0.5),
        "seal": Enclosure(12, 12, 0.5),
        "bubble": Enclosure(12, 10.4, 0.46),
        "folder": Enclosure(12, 13.5, 0.44),
        "magnifyingglass": Enclosure(10.5, 10.5, 0.38),
    ]

    func compose(_ name: String) -> Symbol? {
        guard !name.hasPrefix("_") else { return nil }
        return drawn(name) ?? slashed(name) ?? badged(name) ?? enclosed(name) ?? filled(name)
    }

    /// Composes `bag.fill` if there is no such drawing: the outline, filled.
    private func filled(_ name: String) -> Symbol? {
        let base = String(name.dropLast(5))
        guard name.hasSuffix(".fill"), SymbolDrawings.outlines.contains(base) else { return nil }
        return drawn(base)?.solid()
    }

    /// Returns the drawing with exactly that name, in the layout direction.
    private func drawn(_ name: String) -> Symbol? {
        guard isMirrored, Symbol.followsDirection(name) else { return drawing(name) }
        // Numbers must not be mirrored, so symbols with numbers have a drawing for each direction.
        return drawing("_rtl." + name) ?? drawing(name)?.flipped()
    }

    private func drawing(_ name: String) -> Symbol? {
        guard let drawing = SymbolDrawings.all[SymbolDrawings.aliases[name] ?? name] else { return nil }
        var symbol = Symbol(layers: [])
        for text in drawing.split(separator: ";") {
            let layers =
                text.hasPrefix("=") ? referred(text.dropFirst())?.layers : SymbolNotation.layers(of: text)
            guard let layers else { return nil }
            symbol.layers += layers
        }
        return symbol
    }

    /// Returns another drawing with a transformation: `name flip 90`.
    private func referred(_ text: Substring) -> Symbol? {
        let words = text.split(separator: " ")
        guard let name = words.first, var symbol = drawing(String(name)) else { return nil }
        for word in words.dropFirst() {
            switch word {
            case "flip": symbol = symbol.flipped()
            case "solid": symbol = symbol.solid()
            default:
                guard let degrees = Double(word) else { return nil }
                symbol = symbol.rotated(degrees: CGFloat(degrees))
            }
        }
        return symbol
    }

    /// Composes `bell.slash` and `bell.slash.fill`: a diagonal line with a gap on one side.
    private func slashed(_ name: String) -> Symbol? {
        let base: String
        if name.hasSuffix(".slash") {
            base = String(name.dropLast(6))
        } else if name.hasSuffix(".slash.fill") {
            base = String(name.dropLast(11)) + ".fill"
        } else {
            return nil
        }
        return overlaid(base, with: "_slash")
    }

    /// Composes `folder.badge.plus`: a small mark in the corner, with a gap around it.
    private func badged(_ name: String) -> Symbol? {
        guard let range = name.range(of: ".badge") else { return nil }
        var base = String(name[..<range.lowerBound])
        var mark = String(name[range.upperBound...])
        if mark.hasSuffix(".fill") {
            mark.removeLast(5)
            base += ".fill"
        }
        if mark.isEmpty { return overlaid(base, with: "_badge") }
        let name = String(mark.dropFirst())
        guard var symbol = compose(base)?.lowered(), let air = drawn("_badge.air"),
            let inner = drawn("_badge." + name) ?? solid(name)
        else { return nil }
        symbol.layers += air.layers
        symbol.layers += inner.flattened().scaled(by: 0.36, to: CGPoint(x: 18.5, y: 18)).layers
        return symbol
    }

    /// Returns a mark inside or on another icon; filled if possible, which is easier to read when small.
    private func solid(_ name: String) -> Symbol? {
        drawn(name + ".fill") ?? compose(name)
    }

    private func overlaid(_ base: String, with overlay: String) -> Symbol? {
        guard var symbol = compose(base)?.lowered(), let overlay = drawn(overlay) else { return nil }
        symbol.layers += overlay.layers
        return symbol
    }

    /// Composes `heart.circle`: the heart in the circle, and `heart.circle.fill`: cut out of it.
    private func enclosed(_ name: String) -> Symbol? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? name.dropLast(5) : name[...]
        // Try the longest name first: `square.dashed` before `dashed`.
        for start in plain.indices where plain[start] == "." {
            let outer = String(plain[plain.index(after: start)...])
            guard let enclosure = Self.enclosures[outer],
                let outline = drawn(isFilled ? outer + ".fill" : outer)
            else { continue }
            let inner = String(plain[..<start])
            guard let symbol = solid(inner) else { return nil }
            let small = symbol.flattened().scaled(by: enclosure.scale, to: enclosure.middle)
            return Symbol(layers: outline.lowered().layers + (isFilled ? small.cutOut() : small).layers)
        }
        return nil
    }
}
