import Foundation
import PicaCanvas
import PicaGraph
import PicaViews
import Testing

@testable import PicaLabels

@Suite struct SymbolTests {
    /// The box around everything a layer's path names, control points and line width included.
    private func bounds(_ symbol: Symbol) -> CGRect {
        var box = CGRect.null
        for layer in symbol.layers where !layer.erases {
            var reach: CGFloat = 0
            if case .stroke(let width) = layer.ink { reach = width / 2 }
            for element in layer.path.elements {
                let points: [CGPoint] =
                    switch element {
                    case .move(let p), .line(let p): [p]
                    case .quad(let p, let c): [p, c]
                    case .cubic(let p, let c, let d): [p, c, d]
                    case .close: []
                    }
                for point in points {
                    box = box.union(CGRect(origin: point, size: .zero).insetBy(dx: -reach, dy: -reach))
                }
            }
        }
        return box
    }

    @Test("Every drawing is valid, draws something and stays on the grid", arguments: Symbol.names)
    func drawing(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        #expect(symbol.layers.contains { !$0.erases })
        let box = bounds(symbol)
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(box), "\(box)")
        #expect(max(box.width, box.height) > 6, "\(box)")
    }

    @Test(
        "Every drawing also fits in a circle, filled or not, on the grid",
        arguments: Symbol.names)
    func enclosed(name: String) throws {
        let outline = try #require(Symbol.named(name + ".circle"))
        let filled = try #require(Symbol.named(name + ".circle.fill"))
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds(outline)))
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds(filled)))
    }

    @Test("In a filled circle the symbol is cut out")
    func cutOut() throws {
        let symbol = try #require(Symbol.named("checkmark.circle.fill"))
        #expect(symbol.layers.last?.erases == true)
        #expect(symbol.layers.first?.erases == false)
    }

    @Test("A slash lies over the icon with a gap beside it")
    func slash() throws {
        let bell = try #require(Symbol.named("bell"))
        let symbol = try #require(Symbol.named("bell.slash"))
        #expect(symbol.layers.prefix(bell.layers.count).map(\.path) == bell.layers.map(\.path))
        #expect(symbol.layers.suffix(2).map(\.erases) == [true, false])
    }

    @Test(
        "A name without a drawing gives nil",
        arguments: [
            "", ".", ".circle", "circle.circle.nothing", "no.such.icon", "_slash", ".slash", "house.",
            "nothing.circle.fill",
        ])
    func unknown(name: String) {
        #expect(Symbol.named(name) == nil)
    }

    @Test("The missing-icon placeholder is visible")
    func missing() {
        #expect(Symbol.missing.layers.contains { !$0.erases })
        #expect(bounds(Symbol.missing).width > 12)
    }

    @Test(
        "A damaged drawing is rejected",
        arguments: [
            "", "s", "s M", "s M1", "q M1 2 3 4", "s X1 2", "s M1 2 3", "s P1 2 3", "s M1 2 3 4 !", "s;f",
            "s N1 2 3",
        ])
    func damaged(drawing: String) {
        #expect(SymbolNotation.layers(of: drawing)?.isEmpty != false)
    }

    @Test("No two names share a drawing unless one is an alias of the other")
    func twins() throws {
        var names: [Symbol: String] = [:]
        for name in Symbol.names {
            let root = SymbolDrawings.aliases[name] ?? name
            let symbol = try #require(Symbol.named(name))
            let other = names.updateValue(root, forKey: symbol)
            #expect(other == nil || other == root, "\(root) looks like \(other ?? "")")
        }
    }

    @Test("An alias stands for a drawing, not for another alias", arguments: SymbolDrawings.aliases)
    func alias(name: String, target: String) {
        #expect(SymbolDrawings.all[target] != nil)
        #expect(SymbolDrawings.all[name] == nil)
    }

    @Test(
        "Symbols for reading direction and text lines are mirrored from right to left",
        arguments: [
            "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "arrow.up.forward",
            "arrow.uturn.forward", "arrow.uturn.backward", "arrowshape.turn.up.forward",
            "arrowshape.turn.up.backward.fill", "list.bullet", "list.dash", "list.bullet.rectangle",
            "text.append", "text.bubble", "text.magnifyingglass", "checklist", "return", "speaker.wave.2",
        ])
    func mirrored(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        #expect(Symbol.named(name, isMirrored: true) == symbol.flipped())
        #expect(symbol.flipped() != symbol)
    }

    @Test(
        "Symbols named after a side or about time are not mirrored",
        arguments: [
            "chevron.left", "chevron.right", "arrow.left", "arrow.up.right", "arrow.uturn.left",
            "arrowshape.turn.up.right.fill", "text.alignleft", "text.alignright", "forward", "backward.fill",
            "goforward", "chevron.left.forwardslash.chevron.right", "arrow.clockwise", "textformat",
            "questionmark",
        ])
    func unmirrored(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        #expect(Symbol.named(name, isMirrored: true) == symbol)
    }

    @Test("Only directional parts are mirrored, not badges and numbers")
    func mirroredParts() throws {
        let badged = try #require(Symbol.named("list.bullet.badge.questionmark", isMirrored: true))
        let plain = try #require(Symbol.named("list.bullet.badge.questionmark"))
        let list = try #require(Symbol.named("list.bullet", isMirrored: true))
        #expect(badged.layers.prefix(list.layers.count).map(\.path) == list.layers.map(\.path))
        #expect(badged.layers.last == plain.layers.last)
        #expect(
            Symbol.named("chevron.forward.circle", isMirrored: true)
                == Symbol.named("chevron.backward.circle"))
        let numbered = try #require(Symbol.named("list.number"))
        let mirrored = try #require(Symbol.named("list.number", isMirrored: true))
        #expect(mirrored != numbered)
        #expect(mirrored != numbered.flipped())
    }

    @Test("A composed symbol has its mark at the first level and its base at the second")
    func levels() throws {
        #expect(try #require(Symbol.named("bell")).levelCount == 1)
        for name in ["bell.slash", "bell.badge", "folder.badge.plus", "heart.circle", "heart.circle.fill"] {
            let symbol = try #require(Symbol.named(name))
            #expect(symbol.levelCount == 2, "\(name)")
            for level in 0..<2 {
                #expect(symbol.layers(ofLevel: level).contains { !$0.erases }, "\(name)")
            }
        }
        // A mark cut out in one color is drawn on a whole circle in several.
        let heart = try #require(Symbol.named("heart.circle.fill"))
        #expect(heart.layers(ofLevel: 0).allSatisfy { !$0.erases })
        #expect(heart.layers(ofLevel: 1).map(\.path) == Symbol.named("circle.fill")?.layers.map(\.path))
        // The air beside a slash is taken out of the bell.
        let bell = try #require(Symbol.named("bell.slash"))
        #expect(bell.layers(ofLevel: 1).last?.erases == true)
        #expect(try #require(Symbol.named("heart.circle.fill.badge.plus")).levelCount == 3)
    }

    @Test(
        "A variant is a name suffix, if a symbol with it exists",
        arguments: [
            ("star", SymbolVariants.fill, "star.fill"), ("star", .none, "star"),
            ("heart", .circle, "heart.circle"), ("heart", .circle.fill, "heart.circle.fill"),
            ("heart", .fill.circle, "heart.circle.fill"), ("heart", .square.circle, "heart.circle"),
            ("bell", .slash, "bell.slash"), ("bell", .slash.fill, "bell.slash.fill"),
            ("star.fill", .slash, "star.slash.fill"), ("heart.circle", .fill, "heart.circle.fill"),
            ("heart.circle", .square, "heart.circle"), ("plus", .fill, "plus"),
            ("plus", .fill.circle, "plus.circle.fill"), ("wifi", .fill.slash, "wifi.slash"),
            ("creditcard", .rectangle, "creditcard.rectangle"), ("no.such", .fill, "no.such"),
        ])
    func variants(name: String, variants: SymbolVariants, expected: String) {
        #expect(variants.name(of: name) == expected)
    }

    @Test("Variants contain their parts")
    func containment() {
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(SymbolVariants.circle.fill.contains(.circle))
        #expect(!SymbolVariants.circle.fill.contains(.square))
        #expect(!SymbolVariants.fill.contains(.slash))
        #expect(SymbolVariants.fill.contains(.none))
    }

    @Test("Lines grow with the text's weight and never vanish")
    func weight() {
        let widths = stride(from: 100.0, through: 900, by: 100).map { Symbol.lineScale(weight: $0) }
        #expect(widths == widths.sorted())
        #expect(widths[0] > 0.3)
        #expect(Symbol.lineScale(weight: 400) == 1)
    }

    @Test(
        "Lines of small symbols are heavier and those of large ones lighter, yet a larger symbol has thicker lines"
    )
    func opticalSizes() {
        let sizes = stride(from: CGFloat(6), through: 96, by: 0.5)
        let scales = sizes.map(Symbol.opticalScale)
        #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 >= $1 })
        let widths = zip(sizes, scales).map(*)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        #expect(Symbol.opticalScale(size: 17) == 1)
        #expect(Symbol.opticalScale(size: 9) > 1.05)
        #expect(Symbol.opticalScale(size: 48) < 0.8)
    }
}
