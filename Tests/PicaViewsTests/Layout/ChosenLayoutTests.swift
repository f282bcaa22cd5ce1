import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct ChosenLayoutTests {
    /// Two views in a row or a column, the first of which counts its clicks.
    private struct Switching: View {
        @State private var isRow = true

        struct Clicks: View {
            @State private var count = 0
            var body: some View { Button("clicks \(count)") { count += 1 } }
        }

        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 7))
            VStack {
                Button("turn") { isRow.toggle() }
                layout {
                    Clicks()
                    Color.red.frame(width: 10, height: 10).named("box")
                }
            }
        }
    }

    @Test("AnyLayout switches layouts, and the views keep their state")
    func anyLayout() throws {
        let app = try mount { Switching() }
        try app.find(.button, "clicks 0").click()
        let row = try (app.find(.button, "clicks 1").frame, app.frame("box"))
        #expect(row.1.minX - row.0.maxX == 5)
        try app.find(.button, "turn").click()
        let column = try (app.find(.button, "clicks 1").frame, app.frame("box"))
        #expect(column.1.minY - column.0.maxY == 7)
    }

    @Test("AnyLayout with equal values lays out nothing again")
    func sameAgain() throws {
        struct Counting: Layout {
            let counter: Counter
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                MainActor.assumeIsolated { counter.add() }
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        struct Again: View {
            let counter: Counter
            @State private var number = 0
            var body: some View {
                ZStack {
                    Button("again \(number % 2)") { number += 2 }
                    AnyLayout(Counting(counter: counter)) { Color.red }
                }
            }
        }
        let counter = Counter()
        let app = try mount { Again(counter: counter) }
        #expect(counter.take() > 0)
        try app.find(.button, "again 0").click()
        #expect(counter.take() == 0)
    }

    @Test("Spacers and dividers know the axis of a stack in AnyLayout")
    func axis() throws {
        let app = try mount(width: 200, height: 100) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(width: 10, height: 10).named("a")
                Spacer()
                Color.red.frame(width: 10, height: 10).named("b")
            }
        }
        #expect(try app.frame("a").minX == 0)
        #expect(try app.frame("b").maxX == 200)
    }

    private func candidates(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
        ViewThatFits(in: axes) {
            Color.red.frame(width: 200, height: 50).named("large")
            Color.red.frame(width: 100, height: 80).named("middle")
            Color.red.frame(width: 50, height: 120).named("small")
        }
    }

    @Test(
        "ViewThatFits shows the first view whose ideal size fits, or else the last",
        arguments: [
            (CGSize(width: 300, height: 100), "large"), (CGSize(width: 200, height: 50), "large"),
            (CGSize(width: 199, height: 100), "middle"), (CGSize(width: 300, height: 40), "small"),
            (CGSize(width: 40, height: 40), "small"),
        ])
    func viewThatFits(_ offer: CGSize, _ name: String) throws {
        let app = try mount(width: 400, height: 400) {
            candidates().frame(width: offer.width, height: offer.height)
        }
        #expect(try app.frame(name).size != .zero)
        for other in ["large", "middle", "small"] where other != name {
            #expect(throws: TestFailure.self) { try app.frame(other) }
        }
    }

    @Test("Any size fits along an ignored axis")
    func axes() throws {
        let app = try mount(width: 400, height: 400) {
            candidates(.vertical).frame(width: 10, height: 60)
        }
        #expect(try app.frame("large").width == 200)
    }

    @Test("Alternatives that do not fit are not visible, hit or focused, and keep their state")
    func others() throws {
        struct Resized: View {
            @State private var width: CGFloat = 200
            var body: some View {
                VStack {
                    Button("resize") { width = width == 200 ? 60 : 200 }
                    ViewThatFits(in: .horizontal) {
                        HStack {
                            Switching.Clicks()
                            Color.red.frame(width: 80, height: 10)
                        }
                        Text("narrow")
                    }.frame(width: width)
                }
            }
        }
        let app = try mount { Resized() }
        try app.find(.button, "clicks 0").click()
        try app.find(.button, "resize").click()
        _ = try app.find(.staticText, "narrow")
        #expect(throws: TestFailure.self) { try app.find(.button, "clicks 1") }
        try app.find(.button, "resize").click()
        _ = try app.find(.button, "clicks 1")
        #expect(throws: TestFailure.self) { try app.find(.staticText, "narrow") }
    }
}
