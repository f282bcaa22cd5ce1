import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct FrameTests {
    /// A flexible frame around content of 50 points, or content that takes what it is offered.
    nonisolated struct Case: CustomTestStringConvertible, Sendable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
        var proposed: CGFloat?
        var isFlexible = false
        var length: CGFloat

        var testDescription: String {
            "min \(minimum as Any), ideal \(ideal as Any), max \(maximum as Any), offered \(proposed as Any), "
                + (isFlexible ? "flexible" : "50 points") + ": \(length)"
        }
    }

    nonisolated static let cases = [
        // No bound: the content's own.
        Case(proposed: 200, length: 50),
        Case(proposed: nil, length: 50),
        Case(proposed: 20, isFlexible: true, length: 20),
        // A minimum alone.
        Case(minimum: 80, proposed: 200, length: 80),
        Case(minimum: 80, proposed: 20, length: 80),
        Case(minimum: 30, proposed: 200, length: 50),
        Case(minimum: 30, proposed: 40, length: 40),
        Case(minimum: 80, proposed: 200, isFlexible: true, length: 200),
        Case(minimum: 80, proposed: 20, isFlexible: true, length: 80),
        Case(minimum: 80, proposed: nil, length: 80),
        // A maximum alone.
        Case(maximum: 100, proposed: 200, length: 100),
        Case(maximum: 100, proposed: 70, length: 70),
        Case(maximum: 100, proposed: 20, length: 50),
        Case(maximum: 30, proposed: 200, length: 30),
        Case(maximum: .infinity, proposed: 200, length: 200),
        Case(maximum: .infinity, proposed: nil, length: 50),
        // Both: the proposal between them.
        Case(minimum: 60, maximum: 100, proposed: 200, length: 100),
        Case(minimum: 60, maximum: 100, proposed: 80, length: 80),
        Case(minimum: 60, maximum: 100, proposed: 20, length: 60),
        Case(minimum: 60, maximum: 100, proposed: nil, length: 60),
        Case(minimum: 0, maximum: .infinity, proposed: 20, length: 20),
        // An ideal counts where nothing is proposed.
        Case(ideal: 120, proposed: nil, length: 120),
        Case(ideal: 120, proposed: 200, length: 50),
        Case(minimum: 60, ideal: 70, maximum: 100, proposed: nil, length: 70),
        Case(ideal: 120, proposed: nil, isFlexible: true, length: 120),
    ]

    @Test("A flexible frame follows the proposal within its bounds", arguments: cases)
    func flexibleFrame(_ item: Case) throws {
        let app = try mount {
            Color.red.frame(width: item.isFlexible ? nil : 50, height: item.isFlexible ? nil : 50)
                .frame(minWidth: item.minimum, idealWidth: item.ideal, maxWidth: item.maximum)
        }
        #expect(app.sizeThatFits(ProposedViewSize(width: item.proposed, height: 10)).width == item.length)
        let column = try mount {
            Color.red.frame(width: item.isFlexible ? nil : 50, height: item.isFlexible ? nil : 50)
                .frame(minHeight: item.minimum, idealHeight: item.ideal, maxHeight: item.maximum)
        }
        #expect(column.sizeThatFits(ProposedViewSize(width: 10, height: item.proposed)).height == item.length)
    }

    @Test("A fixed frame ignores the proposal; the other dimension is the content's")
    func fixedFrame() throws {
        let app = try mount { Color.red.frame(width: 120) }
        #expect(app.sizeThatFits(ProposedViewSize(width: 10, height: 30)) == CGSize(width: 120, height: 30))
        #expect(app.sizeThatFits(.unspecified) == CGSize(width: 120, height: 10))
    }

    @Test("A frame aligns smaller and larger content")
    func alignment() throws {
        let app = try mount(width: 200, height: 200) {
            Color.red.frame(width: 20, height: 40).named("inner")
                .frame(width: 100, height: 30, alignment: .topTrailing).named("outer")
        }
        let (inner, outer) = try (app.frame("inner"), app.frame("outer"))
        #expect(inner.maxX == outer.maxX && inner.minY == outer.minY)
        #expect(inner.size == CGSize(width: 20, height: 40))
    }

    @Test("Padding adds to the size on its edges and reduces the proposal")
    func padding() throws {
        let app = try mount { Color.red.frame(width: 50, height: 50).padding() }
        #expect(app.sizeThatFits(.unspecified) == CGSize(width: 82, height: 82))
        let some = try mount(width: 100, height: 100) {
            Color.red.named("inner")
                .padding(.leading, 10).padding(.vertical, 20)
        }
        #expect(try some.frame("inner") == CGRect(x: 10, y: 20, width: 90, height: 60))
        let edges = try mount {
            Color.red.frame(width: 10, height: 10)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        #expect(edges.sizeThatFits(.unspecified) == CGSize(width: 16, height: 14))
    }

    @Test("Padding larger than the proposal leaves zero, never a negative size")
    func excessivePadding() throws {
        let app = try mount(width: 20, height: 20) { Color.red.named("inner").padding(100) }
        #expect(try app.frame("inner").size == .zero)
    }

    @Test("fixedSize gives a text its full line along the given axis")
    func fixedSize() throws {
        let text = "a line that is too long for the place it gets"
        let ideal = try mount { Text(text) }.sizeThatFits(.unspecified)
        let narrow = ProposedViewSize(width: 80, height: 1000)
        #expect(try mount { Text(text).fixedSize() }.sizeThatFits(narrow) == ideal)
        let wrapped = try mount { Text(text) }.sizeThatFits(narrow)
        #expect(wrapped.width <= 80)
        let tall = try mount { Text(text).fixedSize(horizontal: false, vertical: true) }
        #expect(tall.sizeThatFits(ProposedViewSize(width: 80, height: 10)) == wrapped)
    }

    @Test("Backgrounds and overlays get the view's size and do not change it")
    func layers() throws {
        let app = try mount {
            Color.red.frame(width: 60, height: 30)
                .background { Color.blue.named("behind") }
                .overlay(alignment: .topLeading) { Color.green.frame(width: 200, height: 5).named("front") }
                .named("whole")
        }
        let whole = try app.frame("whole")
        #expect(whole.size == CGSize(width: 60, height: 30))
        #expect(try app.frame("behind") == whole)
        #expect(try app.frame("front") == CGRect(x: whole.minX, y: whole.minY, width: 200, height: 5))
    }

    @Test("A circle keeps its aspect ratio; a rectangle fills the proposal")
    func shapes() throws {
        #expect(
            try mount { Circle() }.sizeThatFits(ProposedViewSize(width: 80, height: 50))
                == CGSize(width: 50, height: 50))
        #expect(try mount { Circle() }.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(
            try mount { Rectangle() }.sizeThatFits(ProposedViewSize(width: 80, height: 50))
                == CGSize(width: 80, height: 50))
    }

    @Test("An offset moves drawing and hit testing, not layout")
    func offset() throws {
        let presses = Counter()
        let app = try mount {
            VStack(spacing: 0) {
                Button("Go") { presses.add() }.offset(x: 100, y: 0)
                Color.red.frame(width: 20, height: 20).named("below")
            }
        }
        let button = try app.find(.button, "Go")
        #expect(try app.frame("below").midX == 200)
        #expect(button.frame.midX == 300)
        try button.click()
        #expect(presses.take() == 1)
    }

    /// Places its views on a diagonal, and asks each for its own step.
    private struct Diagonal: Layout {
        var scale: CGFloat = 1

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.reduce(CGSize.zero) { size, view in
                let own = view.sizeThatFits(.unspecified)
                let step = view[Step.self] * scale
                return CGSize(width: size.width + own.width + step, height: size.height + own.height + step)
            }
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            var point = bounds.origin
            for view in subviews {
                let size = view.sizeThatFits(.unspecified)
                view.place(at: point, proposal: .unspecified)
                let step = view[Step.self] * scale
                point = CGPoint(x: point.x + size.width + step, y: point.y + size.height + step)
            }
        }
    }

    private enum Step: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

    @Test("A custom layout measures and places views and reads their values")
    func customLayout() throws {
        let app = try mount(width: 100, height: 100) {
            Diagonal(scale: 2) {
                Color.red.frame(width: 10, height: 20).named("a").layoutValue(key: Step.self, value: 5)
                Color.red.frame(width: 30, height: 10).named("b")
            }
            .named("whole")
        }
        let whole = try app.frame("whole")
        #expect(whole.size == CGSize(width: 50, height: 40))
        #expect(try app.frame("a").origin == whole.origin)
        #expect(try app.frame("b").origin == CGPoint(x: whole.minX + 20, y: whole.minY + 30))
    }

    // MARK: Scrolling

    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { number in
                        Color.red.frame(height: 50).named("row \(number)")
                    }
                }
            }
        }
    }

    @Test("A scroll view fills its proposal, starts at the content's start, and scrolls to the end")
    func scrolling() throws {
        let app = try mount(width: 200, height: 300) { Rows() }
        #expect(try app.frame("row 0") == CGRect(x: 0, y: 0, width: 200, height: 50))
        try app.find(.scrollArea).scroll(y: 120)
        #expect(try app.frame("row 0").minY == -120)
        try app.find(.scrollArea).scroll(y: 100_000)
        #expect(try app.frame("row 19").maxY == 300)
        try app.find(.scrollArea).scroll(y: -100_000)
        #expect(try app.frame("row 0").minY == 0)
    }

    @Test("Views scrolled out of sight cannot be clicked")
    func clippedHits() throws {
        let presses = Counter()
        let app = try mount(width: 200, height: 300) {
            VStack(spacing: 0) {
                Color.red.frame(height: 100)
                ScrollView {
                    VStack(spacing: 0) {
                        Button("Go") { presses.add() }
                        Color.blue.frame(height: 1000)
                    }
                }
            }
        }
        try app.find(.scrollArea).scroll(y: 40)
        try app.find(.button, "Go").click()
        #expect(presses.take() == 0)
    }

    @Test("Tab scrolls the focused field into view")
    func revealsFocus() throws {
        let app = try mount(width: 200, height: 200) {
            ScrollView {
                VStack {
                    Color.red.frame(height: 1000)
                    TextField("Name", text: .constant("x"))
                }
            }
        }
        app.press(.tab)
        let field = try app.find(.textField, "Name")
        #expect(field.isFocused)
        #expect(field.frame.maxY <= 200)
    }
}
