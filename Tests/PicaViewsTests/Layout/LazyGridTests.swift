import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct LazyGridTests {
    /// Twelve cells in a grid of a width.
    private func mounted(
        _ columns: [GridItem], width: CGFloat, spacing: CGFloat? = 0, height: CGFloat = 20
    ) throws -> TestHost {
        try mount(width: width, height: 300) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: spacing) {
                    ForEach(0..<12, id: \.self) { number in
                        Color.red.frame(height: height).named("\(number)")
                    }
                }
            }
        }
    }

    private func spans(_ app: TestHost, _ numbers: ClosedRange<Int>) throws -> [ClosedRange<CGFloat>] {
        try numbers.map { try app.frame("\($0)") }.map { $0.minX...$0.maxX }
    }

    @Test("Flexible columns share the width left by fixed ones")
    func flexible() throws {
        let app = try mounted(
            [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 0), GridItem(.flexible())],
            width: 260)
        #expect(try spans(app, 0...2) == [0...50, 60...160, 160...260])
        // The fourth begins the next line.
        #expect(try app.frame("3").minX == 0)
        #expect(try app.frame("3").minY == 20)
    }

    @Test("Columns and lines are 8 points apart by default")
    func spacing() throws {
        let app = try mounted([GridItem(), GridItem()], width: 208, spacing: nil)
        #expect(try spans(app, 0...1) == [0...100, 108...208])
        #expect(try app.frame("2").minY - app.frame("0").maxY == 8)
    }

    @Test("A flexible column keeps its bounds and leaves the rest to others")
    func bounds() throws {
        let app = try mounted(
            [
                GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible(minimum: 10), spacing: 0),
            ], width: 200)
        #expect(try spans(app, 0...1) == [0...40, 40...200])
    }

    @Test(
        "As many adaptive columns as fit share the width",
        arguments: [(99, 1), (100, 1), (208, 2), (207, 1), (316, 3), (20, 1)] as [(CGFloat, Int)])
    func adaptive(_ width: CGFloat, _ count: Int) throws {
        let app = try mounted([GridItem(.adaptive(minimum: 100))], width: width)
        let firstLine = try (0..<12).filter { try app.frame("\($0)").minY == 0 }
        #expect(firstLine.count == count)
        let length = max(100, (width - CGFloat(count - 1) * 8) / CGFloat(count))
        #expect(try app.frame("0").width == length)
    }

    @Test(
        "A line is as high as its tallest view, and cells follow their column's alignment")
    func lines() throws {
        let app = try mount(width: 200, height: 200) {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(100), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(100)),
                ], spacing: 0
            ) {
                Color.red.frame(width: 10, height: 10).named("small")
                Color.red.frame(width: 30, height: 50).named("large")
                Color.red.frame(width: 10, height: 10).named("next")
            }
        }
        let top = try app.frame("large").minY
        #expect(try app.frame("small").maxX - app.frame("large").midX == -50)
        #expect(try app.frame("small").maxY == top + 50)
        #expect(try app.frame("next").minY == top + 50)
    }

    @Test("From right to left, the first column is on the right")
    func rightToLeft() throws {
        let app = try mount(width: 200) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem()], spacing: 0) {
                Color.red.frame(height: 10).named("first")
                Color.red.frame(height: 10).named("second")
            }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try app.frame("first").minX == app.frame("second").maxX)
    }

    @Test("A horizontal grid fills its rows first, line by line")
    func horizontal() throws {
        let app = try mount(width: 300, height: 100) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem()], spacing: 4) {
                    ForEach(0..<6, id: \.self) { number in
                        Color.red.frame(width: 30).named("\(number)")
                    }
                }
            }
        }
        #expect(try app.frame("0") == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(try app.frame("1") == CGRect(x: 0, y: 50, width: 30, height: 50))
        #expect(try app.frame("2").minX == 34)
    }

    @Test("A lazy grid creates only visible cells, even of a hundred thousand")
    func laziness() throws {
        func bodies(_ count: Int) throws -> Int {
            let counter = Counter()
            let app = try mount(width: 300, height: 100) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                        ForEach(0..<count, id: \.self) { _ in
                            let _ = counter.add()
                            Color.red.frame(height: 20)
                        }
                    }
                }
            }
            app.update()
            return withExtendedLifetime(app) { counter.count }
        }
        let few = try bodies(300)
        #expect(few > 0 && few < 60)
        #expect(try bodies(100_000) == few)
    }

    @Test("Scrolled far down it shows the right cells, and the same ones after resizing")
    func scrolled() throws {
        struct Resizable: View {
            @State private var isNarrow = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("resize") { isNarrow.toggle() }.frame(height: 20)
                    ScrollView {
                        LazyVGrid(
                            columns: Array(
                                repeating: GridItem(.flexible(), spacing: 0), count: isNarrow ? 2 : 4),
                            spacing: 0
                        ) {
                            ForEach(0..<1000, id: \.self) { number in
                                Color.red.frame(height: 20).named("\(number)")
                            }
                        }
                    }
                }
            }
        }
        let app = try mount(width: 200, height: 120) { Resizable() }
        app.scroll(at: CGPoint(x: 100, y: 60), y: 1000)
        app.update()
        // Fifty lines of four are above.
        #expect(try app.frame("200").minY == 20)
        #expect(try app.frame("203").minX == 150)
        try app.find(.button, "resize").click()
        app.update()
        #expect(try app.frame("200").minY == 20)
        #expect(try app.frame("201").minX == 100)
    }

    @Test("Invalid lengths do not break a grid")
    func nonsense() throws {
        let app = try mounted(
            [
                GridItem(.fixed(.nan)), GridItem(.fixed(-3)), GridItem(.adaptive(minimum: 0)),
                GridItem(.flexible(minimum: .infinity, maximum: .nan), spacing: -.infinity),
            ], width: 100)
        #expect(app.sizeThatFits(ProposedViewSize(width: 100, height: 100)).width.isFinite)
        _ = try mount { LazyVGrid(columns: []) { Color.red.frame(height: 10) } }
    }
}
