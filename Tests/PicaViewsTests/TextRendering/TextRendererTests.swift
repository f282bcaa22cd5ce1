import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Texts that an app draws.
@MainActor @Suite struct TextRendererTests {
    /// Draws all of a text, piece by piece.
    private struct Pieces: TextRenderer {
        enum Kind: CaseIterable { case lines, runs, slices, pairs }
        let kind: Kind

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout {
                guard kind != .lines else {
                    ctx.draw(line)
                    continue
                }
                for run in line {
                    switch kind {
                    case .lines: break
                    case .runs: ctx.draw(run)
                    case .slices: for slice in run { ctx.draw(slice) }
                    case .pairs:
                        for start in stride(from: 0, to: run.count, by: 2) {
                            ctx.draw(run[start..<min(start + 2, run.count)])
                        }
                    }
                }
            }
        }
    }

    @MainActor @Observable fileprivate final class Ink {
        var opacity = 1.0
        @ObservationIgnored var drawings = 0
    }

    private struct Inked: TextRenderer {
        let ink: Ink
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.opacity = MainActor.assumeIsolated {
                ink.drawings += 1
                return ink.opacity
            }
            for line in layout { ctx.draw(line) }
        }
    }

    @Test("A renderer draws again when an object that it read changes")
    func reads() throws {
        let ink = Ink()
        let app = try mount(width: 100, height: 30) {
            Text(verbatim: "Inked").textRenderer(Inked(ink: ink))
        }
        let full = app.paintedScreen().pixels
        for opacity in [0.5, 0.25] {
            let drawings = ink.drawings
            ink.opacity = opacity
            app.update()
            #expect(app.paintedScreen().pixels != full)
            #expect(ink.drawings == drawings + 1)
            #expect(app.paintedScreen().pixels == app.freshPicture().pixels)
        }
    }

    /// Shows a renderer what it is given.
    private struct Looking: TextRenderer {
        let look: (Text.Layout) -> Void
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { look(layout) }
    }

    private func look(
        at text: Text, width: CGFloat = 300, _ direction: LayoutDirection = .leftToRight,
        _ body: @escaping (Text.Layout) -> Void
    ) throws {
        var looked = 0
        let app = try mount(width: width, height: 200) {
            text.textRenderer(
                Looking {
                    looked += 1
                    body($0)
                }
            ).environment(\.layoutDirection, direction)
        }
        _ = app.paintedScreen()
        #expect(looked > 0)
    }

    nonisolated private static let samples = [
        "Plain words on as many lines as it takes to show them all", "office ﬁn Ålesund e\u{301}te\u{301}",
        "שלום עולם, mixed with Latin words", "مرحبا بالعالم", "日本語と한국어", "👩🏽‍🚀 and 🇩🇪", "",
    ]

    @Test(
        "A text drawn by line, run or glyph looks as usual",
        arguments: samples)
    func pieces(_ sample: String) throws {
        let text =
            Text(verbatim: sample) + Text(verbatim: " red").foregroundStyle(.red).bold()
            + Text(verbatim: " ") + Text(Image(systemName: "star"))
        func picture(_ view: some View) throws -> Bitmap {
            try mount(width: 180, height: 200) { view.padding(4) }.freshPicture()
        }
        let whole = try picture(text)
        for kind in Pieces.Kind.allCases {
            let drawn = try picture(text.textRenderer(Pieces(kind: kind)))
            #expect(drawn.difference(from: whole).count == 0, "\(kind)")
        }
    }

    @Test("Underlines, strikethroughs and backgrounds come with their parts")
    func decorations() throws {
        let text =
            Text(verbatim: "some ") + Text(verbatim: "decorated").underline().strikethrough(color: .red)
            + Text(verbatim: " words")
        func ink(_ view: some View) throws -> Int {
            let picture = try mount(width: 220, height: 40) { view }.freshPicture()
            let empty = try mount(width: 220, height: 40) { Color.clear }.freshPicture()
            return picture.difference(from: empty).count
        }
        let whole = try ink(text)
        let plain = try ink(Text(verbatim: "some decorated words"))
        for kind in Pieces.Kind.allCases {
            let drawn = try ink(text.textRenderer(Pieces(kind: kind)))
            // Cut pieces of a line may meet within a pixel.
            #expect(abs(drawn - whole) < (whole - plain) / 10, "\(kind)")
        }
        #expect(whole > plain + 50)
    }

    @Test(
        "Slices tile their run and runs their line, from left to right, without overlap",
        arguments: 1...20)
    func tiling(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let words = ["word", "לילה", "مرحبا", "42", "ﬁne", "日本", "e\u{301}", "👍🏽", "a,b"]
        let parts = (0..<12).map { _ in words.randomElement(using: &random) ?? "" }
        let string = parts.joined(separator: " ")
        let text = parts.reduce(Text(verbatim: "")) {
            $0 + (Bool.random(using: &random) ? Text(verbatim: $1).bold() : Text(verbatim: $1))
                + Text(verbatim: " ")
        }
        let direction: LayoutDirection = seed.isMultiple(of: 2) ? .rightToLeft : .leftToRight
        try look(at: text, width: 160, direction) { layout in
            var seen: [Text.Layout.CharacterIndex] = []
            var bottom: CGFloat = 0
            for line in layout {
                let bounds = line.typographicBounds
                #expect(bounds.rect.minY > bottom - 0.01, "seed \(seed)")
                bottom = bounds.rect.maxY
                #expect(bounds.origin == line.origin)
                var x = line.first?.typographicBounds.rect.minX ?? 0
                for run in line {
                    let frame = run.typographicBounds.rect
                    #expect(abs(frame.minX - x) < 0.01, "seed \(seed)")
                    for slice in run {
                        let part = slice.typographicBounds
                        #expect(abs(part.rect.minX - x) < 0.01, "seed \(seed)")
                        #expect(part.ascent <= bounds.ascent + 0.01 && part.descent <= bounds.descent + 0.01)
                        x += part.width
                    }
                    #expect(abs(frame.maxX - x) < 0.01, "seed \(seed)")
                    let indices = run.characterIndices
                    seen += indices
                    #expect(
                        indices
                            == (run.layoutDirection == .leftToRight
                                ? indices.sorted() : indices.sorted().reversed()),
                        "seed \(seed)")
                }
            }
            #expect(Set(seen).count == seen.count, "seed \(seed)")
            #expect(seen.count <= string.count + 1, "seed \(seed)")
        }
    }

    private struct Shaky: TextAttribute { var strength = 1 }
    private struct Marked: TextAttribute {}

    @Test("A text attribute is found only in its runs; the innermost wins")
    func attributes() throws {
        let inner = Text(verbatim: "b").customAttribute(Shaky(strength: 2))
        let text =
            Text(verbatim: "a")
            + (inner + Text(verbatim: "c")).customAttribute(Shaky(strength: 3))
            .customAttribute(Marked()) + Text(verbatim: "d")
        var found: [String] = []
        try look(at: text) { layout in
            found = layout.flatMap { line in
                line.flatMap { run in
                    run.map { slice in
                        "\(slice[Shaky.self]?.strength ?? 0)\(run[Marked.self] == nil ? "" : "m")"
                    }
                }
            }
        }
        #expect(found == ["0", "2m", "3m", "0"])
    }

    @Test("Text attributes do not change the layout")
    func attributesDoNotDivide() throws {
        let divided =
            Text(verbatim: "f") + Text(verbatim: "i").customAttribute(Marked()) + Text(verbatim: " مر")
            + Text(verbatim: "حبا").customAttribute(Marked())
        #expect(
            try looksTheSame {
                divided
            } as: {
                Text(verbatim: "fi مرحبا")
            })
    }

    @Test("A layout knows whether text was truncated")
    func truncation() throws {
        let text = Text(verbatim: "far too many words for a single short line")
        try look(at: text) { #expect(!$0.isTruncated) }
        var isTruncated = false
        let app = try mount(width: 80, height: 30) {
            text.lineLimit(1).textRenderer(Looking { isTruncated = $0.isTruncated })
        }
        _ = app.paintedScreen()
        #expect(isTruncated)
    }

    private struct MovedLine: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for var line in layout {
                line.origin.x += 30
                line.origin.y += 10
                ctx.draw(line)
            }
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 30) }
    }

    @Test("A line is drawn at its origin, beyond the frame up to the display padding")
    func movedLine() throws {
        let text = Text(verbatim: "moved")
        #expect(
            try looksTheSame {
                text.textRenderer(MovedLine())
            } as: {
                text.offset(x: 30, y: 10)
            })
    }

    private struct Filled: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.fill(Path(ctx.clipBoundingRect), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0) }
    }

    @Test("The leading padding is on the right in a right-to-left interface")
    func leadingPadding() throws {
        let text = Text(verbatim: "a").frame(width: 60, height: 20).textRenderer(Filled())
        func red(_ direction: LayoutDirection) throws -> [Int] {
            let picture = try mount(width: 100, height: 20) {
                text.environment(\.layoutDirection, direction)
            }.freshPicture()
            return (0..<100).filter { picture[$0, 10] & 0xFFFF == 0 }
        }
        let leftToRight = try red(.leftToRight)
        let rightToLeft = try red(.rightToLeft)
        let left = try #require(leftToRight.first)
        let right = try #require(rightToLeft.last)
        #expect(left < 50 - 20 && right > 50 + 20)
        #expect(rightToLeft == leftToRight.map { 99 - $0 }.sorted())
    }

    private struct Fading: TextRenderer {
        var progress: Double
        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.opacity = progress
            ctx.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
        }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: max(size.width, 50), height: max(size.height, 50))
        }
    }

    @MainActor @Observable fileprivate final class Model {
        var progress = 1.0
        var text = "a"
    }

    private struct FadingText: View {
        let model: Model
        var body: some View {
            ZStack {
                Color.white
                Text(verbatim: model.text).textRenderer(Fading(progress: model.progress))
            }
        }
    }

    @Test("A renderer animates, and determines the text's size")
    func animation() throws {
        let model = Model()
        let app = try mount(width: 100, height: 100) { FadingText(model: model) }
        func darkness() -> Double { 1 - Double(app.paintedScreen()[50, 50] >> 16 & 255) / 255 }
        #expect(try app.find(.staticText).frame.size == CGSize(width: 50, height: 50))
        #expect(darkness() == 1)
        withAnimation(.linear(duration: 1)) { model.progress = 0 }
        app.update()
        app.advance(by: 0.5)
        #expect(abs(darkness() - 0.5) < 0.03)
        model.text = "b"
        app.update()
        #expect(abs(darkness() - 0.5) < 0.03)
        app.advance(by: 0.6)
        #expect(darkness() == 0)
        #expect(app.nextDeadline == nil)
    }

    @Test("A text without its renderer is drawn as before")
    func removed() throws {
        @MainActor struct Switching: View {
            @State private var isOn = true
            var body: some View {
                VStack {
                    Button("switch") { isOn.toggle() }
                    if isOn {
                        Text(verbatim: "text").textRenderer(MovedLine())
                    } else {
                        Text(verbatim: "text")
                    }
                }
            }
        }
        let app = try mount(width: 200, height: 100) { Switching() }
        _ = app.paintedScreen()
        try app.find(.button).click()
        app.movePointer(to: .zero)
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
    }

    @Test("Each glyph is drawn with its own transform")
    func ownMatrices() throws {
        struct Waving: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
                    var copy = ctx
                    let middle = slice.typographicBounds.rect
                    copy.translateBy(x: middle.midX, y: middle.midY)
                    copy.rotate(by: .degrees(180))
                    copy.translateBy(x: -middle.midX, y: -middle.midY)
                    copy.draw(slice)
                }
            }
        }
        // Letters with rotational symmetry stay the same in any order.
        let app = try mount(width: 100, height: 40) {
            Text(verbatim: "oxo").font(.system(size: 20)).textRenderer(Waving())
        }
        let plain = try mount(width: 100, height: 40) { Text(verbatim: "oxo").font(.system(size: 20)) }
        let turned = app.freshPicture()
        let empty = try mount(width: 100, height: 40) { Color.clear }.freshPicture()
        let ink = plain.freshPicture().difference(from: empty).count
        #expect(abs(turned.difference(from: empty).count - ink) < ink / 3)
    }

    @Test("A text of hundreds of lines drawn in part looks like drawing line by line")
    func longText() throws {
        let words = (0..<300).map { "line \($0) fylgja ﬁn" }.joined(separator: "\n")
        let text = Text(verbatim: words).underline(color: .red)
        func scrolled<V: View>(@ViewBuilder _ view: () -> V) throws -> [Bitmap] {
            let app = try mount(width: 160, height: 120) { ScrollView { view() } }
            return try [0, 1111, 500, -200].map { distance in
                try app.find(.scrollArea).scroll(y: CGFloat(distance))
                app.advance(by: 2)
                let picture = app.freshPicture()
                #expect(app.paintedScreen().difference(from: picture).count == 0)
                return picture
            }
        }
        let drawn = try scrolled { text }
        let whole = try scrolled { text.textRenderer(Pieces(kind: .lines)) }
        for (one, other) in zip(drawn, whole) { #expect(one.difference(from: other).count == 0) }
        #expect(drawn[0].difference(from: drawn[1]).count > 100)
    }

    @Test("A slice stays within its run, and empty bounds are empty")
    func slices() throws {
        try look(at: Text(verbatim: "abc")) { layout in
            guard let run = layout.first?.first else { return }
            let slice = Text.Layout.RunSlice(run: run, indices: 1..<99)
            #expect(slice.indices == 1..<3)
            #expect(slice.run == run)
            #expect(slice.typographicBounds.width < run.typographicBounds.width)
            #expect(slice.characterIndices == Array(run.characterIndices.dropFirst()))
            let bounds = run.typographicBounds
            #expect(bounds.leading >= 0)
            #expect(bounds != Text.Layout.TypographicBounds())
        }
        #expect(Text.Layout.TypographicBounds().rect == .zero)
    }

    @Test("Glyphs can be at subpixel positions on request")
    func quantization() throws {
        struct Raised: TextRenderer {
            let options: Text.Layout.DrawingOptions
            let distance: CGFloat
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                ctx.translateBy(x: 0, y: distance)
                for line in layout { ctx.draw(line, options: options) }
            }
        }
        func picture(_ options: Text.Layout.DrawingOptions, _ distance: CGFloat) throws -> Bitmap {
            try mount(width: 80, height: 30) {
                Text(verbatim: "letters").textRenderer(Raised(options: options, distance: distance))
            }.freshPicture()
        }
        let still = try picture([], 0)
        #expect(try picture([], 0.3).difference(from: still).count == 0)
        #expect(
            try picture(Text.Layout.DrawingOptions.disablesSubpixelQuantization, 0.3).difference(from: still)
                .count > 20)
    }
}
