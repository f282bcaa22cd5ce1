import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct StackTests {
    private func box(_ width: CGFloat?, _ height: CGFloat?, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    private func widths(_ app: TestHost, _ names: String...) throws -> [CGFloat] {
        try names.map { try app.frame($0).width }
    }

    @Test("An HStack shares its width equally among flexible views")
    func equalShares() throws {
        let app = try mount(width: 300) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Color.red.named("b")
                Color.red.named("c")
            }
        }
        #expect(try widths(app, "a", "b", "c") == [100, 100, 100])
    }

    @Test("Inflexible views come first and leave the rest to flexible ones")
    func flexibilityOrder() throws {
        let app = try mount(width: 300) {
            HStack(spacing: 10) {
                Color.red.named("any")
                box(50, nil, "fixed")
                Color.red.frame(maxWidth: 60).named("bounded")
            }
        }
        #expect(try widths(app, "any", "fixed", "bounded") == [170, 50, 60])
    }

    @Test("A higher-priority view gets what it wants before the others, which keep their minimum")
    func priorities() throws {
        let app = try mount(width: 300) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 40, maxWidth: .infinity).named("low")
                Color.red.named("high").layoutPriority(1)
            }
        }
        #expect(try widths(app, "low", "high") == [40, 260])
    }

    @Test("Views are 8 points apart by default")
    func spacing() throws {
        for (spacing, gap) in [(nil, 8), (0, 0), (21, 21)] as [(CGFloat?, CGFloat)] {
            let app = try mount {
                VStack(spacing: spacing) {
                    box(10, 10, "a")
                    box(10, 10, "b")
                }
            }
            #expect(try app.frame("b").minY - app.frame("a").maxY == gap)
        }
    }

    @Test("A spacer pushes views to the ends, along its axis only, and keeps its minimum length")
    func spacer() throws {
        let app = try mount(width: 300, height: 200) {
            HStack(spacing: 0) {
                box(30, 20, "a")
                Spacer().named("gap")
                box(50, 20, "b")
            }
        }
        #expect(try app.frame("a").minX == 0)
        #expect(try app.frame("b").maxX == 300)
        #expect(try app.frame("gap").height == 0)
        #expect(app.sizeThatFits(.unspecified) == CGSize(width: 88, height: 20))
        #expect(app.sizeThatFits(ProposedViewSize(width: 300, height: 200)) == CGSize(width: 300, height: 20))
    }

    @Test("A spacer yields to every other view")
    func spacerYields() throws {
        let app = try mount(width: 300) {
            HStack(spacing: 0) {
                Color.red.named("a")
                Spacer(minLength: 20)
            }
        }
        #expect(try app.frame("a").width == 280)
    }

    @Test("A stack's size is the sum along its axis and the maximum across, at every proposal")
    func sizes() throws {
        let app = try mount {
            VStack(alignment: .leading, spacing: 5) {
                box(30, 10, "a")
                box(70, 20, "b")
            }
        }
        for proposal in [
            ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 5, height: 500),
        ] {
            #expect(app.sizeThatFits(proposal) == CGSize(width: 70, height: 35), "\(proposal)")
        }
    }

    @Test("An empty stack has no size, and empty content takes no spacing")
    func empty() throws {
        let app = try mount { VStack {} }
        #expect(app.sizeThatFits(.unspecified) == .zero)
        let other = try mount {
            VStack {
                box(10, 10, "a")
                EmptyView()
                if false { Color.red }
                box(10, 10, "b")
            }
        }
        #expect(other.sizeThatFits(.unspecified).height == 28)
    }

    @Test(
        "A VStack aligns views at the leading edge, the center or the trailing edge",
        arguments: [0, 1, 2])
    func columnAlignment(choice: Int) throws {
        let alignment = [HorizontalAlignment.leading, .center, .trailing][choice]
        let app = try mount {
            VStack(alignment: alignment) {
                box(100, 10, "wide")
                box(40, 10, "narrow")
            }
        }
        let offset = try app.frame("narrow").minX - app.frame("wide").minX
        #expect(offset == [0, 30, 60][choice])
    }

    @Test("Texts of different sizes share one baseline")
    func baselines() throws {
        let app = try mount {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("small").font(.caption)
                Text("Large").font(.largeTitle)
                box(10, 10, "box")
            }
        }
        let (small, large) = try (app.find(.staticText, "small").frame, app.find(.staticText, "Large").frame)
        #expect(small.minY > large.minY)
        #expect(small.maxY < large.maxY)
        // A view without text is on the baseline with its bottom.
        let baseline = try app.frame("box").maxY
        #expect(baseline > small.midY && baseline < small.maxY)
    }

    @Test("lastTextBaseline uses the last of several lines")
    func lastBaseline() throws {
        let app = try mount {
            HStack(alignment: .lastTextBaseline) {
                Text("one\ntwo\nthree")
                Text("side")
            }
        }
        let (block, side) = try (app.all(.staticText)[0].frame, app.find(.staticText, "side").frame)
        #expect(abs(block.maxY - side.maxY) <= 1)
    }

    private enum Notch: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    @Test("A custom guide aligns views through frames and padding")
    func customGuide() throws {
        let app = try mount {
            HStack(alignment: VerticalAlignment(Notch.self), spacing: 0) {
                box(10, 40, "a").alignmentGuide(VerticalAlignment(Notch.self)) { $0.height / 4 }.padding(5)
                box(10, 30, "b")
            }
        }
        // a's guide is 10 below its top, b's at its bottom.
        #expect(try app.frame("a").minY + 10 == app.frame("b").maxY)
    }

    @Test("A ZStack is as large as its largest view and aligns the others")
    func zStack() throws {
        let app = try mount {
            ZStack(alignment: .bottomTrailing) {
                box(100, 80, "large")
                box(20, 10, "small")
            }
        }
        let (large, small) = try (app.frame("large"), app.frame("small"))
        #expect(large.size == CGSize(width: 100, height: 80))
        #expect(small.maxX == large.maxX && small.maxY == large.maxY)
    }

    @Test("A divider is a thin line across its stack")
    func divider() throws {
        let app = try mount(width: 300, height: 200) {
            VStack(spacing: 0) { Divider().named("line") }
        }
        #expect(try app.frame("line").size == CGSize(width: 300, height: 1))
        let row = try mount(width: 300, height: 200) {
            HStack(spacing: 0) { Divider().named("line") }
        }
        #expect(try row.frame("line").size == CGSize(width: 1, height: 200))
    }

    @Test("Text gives way to inflexible views and wraps")
    func textGivesWay() throws {
        let app = try mount(width: 200) {
            HStack(spacing: 0) {
                Text("a rather long line of text that has to wrap")
                box(120, 10, "fixed")
            }
        }
        let text = try app.find(.staticText).frame
        #expect(text.width <= 80)
        #expect(text.height > 40)
        #expect(try app.frame("fixed").width == 120)
    }

    @Test("The root is centered in its window")
    func root() throws {
        let app = try mount(width: 300, height: 200) { box(100, 50, "a") }
        #expect(try app.frame("a") == CGRect(x: 100, y: 75, width: 100, height: 50))
    }

    @Test("From right to left, order, edges and padding are mirrored")
    func mirrored() throws {
        let app = try mount(width: 300, height: 100) {
            HStack(spacing: 10) {
                box(50, 20, "first").padding(.leading, 5)
                Spacer()
                box(30, 20, "last")
            }
        }
        #expect(try app.frame("first").minX == 5)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(try app.frame("first").maxX == 295)
        #expect(try app.frame("last").minX == 0)
    }
}
