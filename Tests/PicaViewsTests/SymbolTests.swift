import Foundation
import PicaCanvas
import PicaGraph
import Testing

@testable import PicaViews

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

    @Test("Every drawing can be read, draws something and stays on the grid", arguments: Symbol.names)
    func drawing(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        #expect(symbol.layers.contains { !$0.erases })
        let box = bounds(symbol)
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(box), "\(box)")
        #expect(max(box.width, box.height) > 6, "\(box)")
    }

    @Test(
        "Every drawing also stands in a circle, filled or not, and on the grid",
        arguments: Symbol.names)
    func enclosed(name: String) throws {
        let outline = try #require(Symbol.named(name + ".circle"))
        let filled = try #require(Symbol.named(name + ".circle.fill"))
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds(outline)))
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds(filled)))
    }

    @Test("In a filled circle the mark is cut out")
    func cutOut() throws {
        let symbol = try #require(Symbol.named("checkmark.circle.fill"))
        #expect(symbol.layers.last?.erases == true)
        #expect(symbol.layers.first?.erases == false)
    }

    @Test("A slash lies over the icon, with air beside it")
    func slash() throws {
        let bell = try #require(Symbol.named("bell"))
        let symbol = try #require(Symbol.named("bell.slash"))
        #expect(Array(symbol.layers.prefix(bell.layers.count)) == bell.layers)
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

    @Test("What stands for a missing icon can be seen")
    func missing() {
        #expect(Symbol.missing.layers.contains { !$0.erases })
        #expect(bounds(Symbol.missing).width > 12)
    }

    @Test(
        "A damaged drawing is refused, not guessed at",
        arguments: [
            "", "s", "s M", "s M1", "q M1 2 3 4", "s X1 2", "s M1 2 3", "s P1 2 3", "s M1 2 3 4 !", "s;f",
            "s N1 2 3",
        ])
    func damaged(drawing: String) {
        #expect(SymbolNotation.layers(of: drawing)?.isEmpty != false)
    }

    @Test("Lines grow with the text's weight and never vanish")
    func weight() {
        let widths = stride(from: 100.0, through: 900, by: 100).map { Symbol.lineScale(weight: $0) }
        #expect(widths == widths.sorted())
        #expect(widths[0] > 0.3)
        #expect(Symbol.lineScale(weight: 400) == 1)
    }
}
