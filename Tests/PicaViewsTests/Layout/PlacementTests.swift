import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Proposals and positions of containers' views: numbers worked out by hand.
@MainActor @Suite struct PlacementTests {
    private func all(_ app: TestHost, _ names: String...) throws -> [CGRect] {
        try names.map { try app.frame($0) }
    }

    // MARK: A container's own size

    @Test("A flexible view fills a ZStack in a scroll view")
    func cardInScrollView() throws {
        let app = try mount(width: 200, height: 300) {
            ScrollView {
                ZStack {
                    RoundedRectangle(cornerRadius: 9).fill(.blue).named("card")
                    Probe("text", width: 60, height: 20).padding()
                }
            }
        }
        #expect(try app.frame("card") == CGRect(x: 0, y: 0, width: 200, height: 52))
        #expect(try app.frame("text") == CGRect(x: 70, y: 16, width: 60, height: 20))
    }

    @Test("A divider in an HStack in a scroll view is as high as the row")
    func dividerInRow() throws {
        let app = try mount(width: 200, height: 300) {
            ScrollView {
                HStack(spacing: 0) {
                    Probe(width: 30, height: 40)
                    Divider().named("line")
                    Probe(width: 30, height: 20)
                }
            }
        }
        #expect(try app.frame("line") == CGRect(x: 99.5, y: 0, width: 1, height: 40))
    }

    @Test("fixedSize gives views one height: each is proposed the tallest one's")
    func equalHeights() throws {
        let app = try mount(width: 200, height: 300) {
            HStack(spacing: 0) {
                Probe(width: 50, height: 30).frame(maxHeight: .infinity).named("low")
                Probe(width: 50, height: 70).frame(maxHeight: .infinity).named("high")
            }
            .fixedSize(horizontal: false, vertical: true)
            .named("row")
        }
        #expect(try app.frame("row").height == 70)
        #expect(try all(app, "low", "high").map(\.height) == [70, 70])
        #expect(try app.frame("low").minY == app.frame("high").minY)
    }

    @Test("A VStack without a proposed width proposes the widest view's width")
    func equalWidths() throws {
        let notes = ProbeNotes()
        let app = try mount(width: 300, height: 300) {
            VStack(spacing: 0) {
                Probe("flexible", notes)
                Probe("wide", width: 30, height: 20)
            }
            .fixedSize()
        }
        #expect(try app.frame("flexible") == CGRect(x: 135, y: 135, width: 30, height: 10))
        #expect(notes.proposals.contains(ProposedViewSize(width: 30, height: nil)))
    }

    @Test("A stack proposes its own proposal across, not its size")
    func toldAcross() throws {
        let app = try mount(width: 300, height: 300) {
            HStack(spacing: 0) {
                Probe("high", width: 20, height: 30)
                Probe("flexible")
            }
            .frame(height: 80)
        }
        #expect(try app.frame("flexible").height == 80)
        #expect(try app.frame("high").midY == app.frame("flexible").midY)
    }

    // MARK: Piles

    @Test("A ZStack is as large as its highest-priority views, which set the others' proposal")
    func pilePriority() throws {
        let app = try mount(width: 300, height: 300) {
            ZStack(alignment: .topLeading) {
                Probe("back")
                Probe("front", width: 60, height: 40).layoutPriority(1)
                Probe("large", width: 90, height: 10)
            }
            .named("pile")
        }
        let pile = try app.frame("pile")
        #expect(pile.size == CGSize(width: 60, height: 40))
        #expect(try app.frame("back") == pile)
        #expect(try app.frame("large").origin == pile.origin)
        #expect(try app.frame("large").width == 90)
    }

    @Test("A ZStack proposed more than its views take proposes what it took")
    func pileOffersItself() throws {
        let notes = ProbeNotes()
        let app = try mount(width: 100, height: 80) {
            ZStack {
                Probe("wide", widths: 0...30, ideal: 10, notes)
                Probe("small", width: 20, height: 10)
                Color.red.frame(maxHeight: 5).frame(maxWidth: 25).named("line")
            }
        }
        #expect(try app.frame("wide").size == CGSize(width: 30, height: 20))
        #expect(try app.frame("line").width == 25)
        #expect(try app.frame("small").midX == 50)
        #expect(notes.proposals.last == ProposedViewSize(width: 30, height: 20))
    }

    // MARK: Distribution

    @Test("Space is shared by flexibility: the least flexible view goes first")
    func leastFlexibleFirst() throws {
        // 60...100 gives 40 and is offered 50; 20...100 gives 80 and has the rest.
        for isSwapped in [false, true] {
            let app = try mount(width: 100, height: 50) {
                HStack(spacing: 0) {
                    if isSwapped { Probe("b", widths: 60...100, ideal: 60) }
                    Probe("a", widths: 20...100, ideal: 20)
                    if !isSwapped { Probe("b", widths: 60...100, ideal: 60) }
                }
            }
            #expect(try all(app, "a", "b").map(\.width) == [40, 60])
        }
    }

    @Test("A higher-priority view is proposed everything except the others' minimum")
    func priorityKeepsLeast() throws {
        let app = try mount(width: 100, height: 50) {
            HStack(spacing: 0) {
                Probe("a", widths: 0...80, ideal: 80).layoutPriority(1)
                Probe("b", widths: 30...80, ideal: 80)
            }
        }
        #expect(try all(app, "a", "b").map(\.width) == [70, 30])
    }

    @Test("Three priorities are served in turn, whatever the views' order")
    func threePriorities() throws {
        let app = try mount(width: 100, height: 50) {
            HStack(spacing: 0) {
                Probe("a", widths: 0...80, ideal: 80).layoutPriority(-1)
                Probe("b", widths: 0...80, ideal: 80)
                Probe("c", widths: 0...80, ideal: 80).layoutPriority(1)
            }
        }
        #expect(try all(app, "a", "b", "c").map(\.width) == [0, 20, 80])
    }

    @Test("Spacing is subtracted before space is shared")
    func spacingFirst() throws {
        let app = try mount(width: 110, height: 50) {
            HStack(spacing: 10) {
                Probe("a", widths: 0...80, ideal: 80)
                Probe("b", widths: 0...80, ideal: 80)
                Probe("c", widths: 0...80, ideal: 80)
            }
        }
        #expect(try all(app, "a", "b", "c").map(\.width) == [30, 30, 30])
        #expect(try app.frame("c").minX == 80)
    }

    @Test("Inflexible views overflow their stack, which is as long as they are")
    func overflow() throws {
        let app = try mount(width: 60, height: 50) {
            HStack(spacing: 0) {
                Probe("a", widths: 30...40, ideal: 30)
                Probe("b", widths: 0...100, ideal: 50)
                Probe("c", width: 45, height: 20)
            }
        }
        #expect(app.sizeThatFits(ProposedViewSize(width: 60, height: 50)) == CGSize(width: 75, height: 20))
        #expect(try all(app, "a", "b", "c").map(\.width) == [30, 0, 45])
    }

    @Test(
        "A stack passes on infinite and unspecified proposals")
    func extremes() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Probe("a", widths: 0...500, ideal: 80)
                Spacer()
                Probe("b", width: 20, height: 20)
            }
        }
        #expect(app.sizeThatFits(.unspecified) == CGSize(width: 108, height: 20))
        #expect(app.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width == 28)
        #expect(app.sizeThatFits(.infinity).width == .infinity)
    }

    @Test("Spacers share the rest equally if it suffices for their minimum")
    func spacers() throws {
        let app = try mount(width: 200, height: 50) {
            HStack(spacing: 0) {
                Spacer(minLength: 50).named("first")
                Probe("a", width: 20, height: 20)
                Spacer().named("second")
            }
        }
        #expect(try all(app, "first", "second").map(\.width) == [90, 90])
    }

    @Test("A padded spacer yields no more than other spacers")
    func paddedSpacer() throws {
        let app = try mount(width: 200, height: 50) {
            HStack(spacing: 0) {
                Probe("greedy")
                Spacer().padding(5).named("gap")
            }
        }
        #expect(try all(app, "greedy", "gap").map(\.width) == [100, 100])
    }

    @Test("There is no default spacing next to a spacer")
    func spacingBesideSpacer() throws {
        func width(_ spacing: CGFloat?) throws -> CGFloat {
            try mount {
                HStack(spacing: spacing) {
                    Probe(width: 20, height: 20)
                    Spacer(minLength: 0)
                    Probe(width: 20, height: 20)
                }
            }.sizeThatFits(.unspecified).width
        }
        #expect(try width(nil) == 40)
        #expect(try width(20) == 80)
    }

    // MARK: Priorities and values

    private enum Mark: LayoutValueKey { static var defaultValue: Int { 0 } }

    @MainActor private final class Marks { var found: [Int] = [] }

    private struct Reader: Layout {
        let marks: Marks

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let found = subviews.map { $0[Mark.self] }
            MainActor.assumeIsolated { marks.found = found }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}
    }

    @Test("Layout values pass through modifiers but not through containers")
    func layoutValues() throws {
        let marks = Marks()
        let app = try mount {
            Reader(marks: marks)() {
                Color.red.layoutValue(key: Mark.self, value: 1)
                Color.red.layoutValue(key: Mark.self, value: 2).background(.blue).overlay { Text("over") }
                Color.red.layoutValue(key: Mark.self, value: 3).padding().frame(width: 20).offset(x: 3)
                HStack { Color.red.layoutValue(key: Mark.self, value: 4) }
                ZStack { Color.red.layoutValue(key: Mark.self, value: 5) }
                Color.red.background { Color.red.layoutValue(key: Mark.self, value: 6) }
                Color.red.layoutValue(key: Mark.self, value: 7).layoutValue(key: Mark.self, value: 8)
            }
        }
        app.update()
        #expect(marks.found == [1, 2, 3, 0, 0, 0, 8])
    }

    @Test("A priority applies through backgrounds and later modifiers, not inside a container")
    func priorities() throws {
        func width<Content: View>(@ViewBuilder _ content: () -> Content) throws -> CGFloat {
            try mount(width: 100, height: 20) {
                HStack(spacing: 0) {
                    content()
                    Probe("other", widths: 0...80, ideal: 80)
                }
            }.frame("other").width
        }
        let view = Probe("view", widths: 0...80, ideal: 80).layoutPriority(1)
        #expect(try width { view.background(.red) } == 20)
        #expect(
            try width {
                HStack {
                    view
                    Probe(width: 0, height: 0)
                }
            } > 40)
        #expect(try width { view.padding(.horizontal, 0) } == 20)
        #expect(try width { view.frame(maxWidth: .infinity).opacity(0.5) } == 0)
        #expect(try width { view.fixedSize() } == 20)
        #expect(try width { view.padding(.horizontal, 0).layoutPriority(0) } == 50)
    }

    @Test("A changed priority applies through surrounding modifiers")
    func changingPriority() throws {
        let app = try mount(width: 100, height: 20) { EmptyView() }
        func show(_ priority: Double) throws -> [CGFloat] {
            app.show {
                HStack(spacing: 0) {
                    Probe("a", widths: 0...80, ideal: 80).layoutPriority(priority).background(.red)
                    Probe("b", widths: 0...80, ideal: 80)
                }
            }
            return try all(app, "a", "b").map(\.width)
        }
        #expect(try show(0) == [50, 50])
        #expect(try show(1) == [80, 20])
        #expect(try show(-1) == [20, 80])
    }

    // MARK: Frames of another form

    @Test("An aspect ratio proposes the largest size that fits, or the smallest that fills")
    func aspectRatio() throws {
        func size(_ mode: ContentMode, _ proposal: ProposedViewSize) throws -> CGSize {
            try mount { Probe().aspectRatio(2, contentMode: mode) }.sizeThatFits(proposal)
        }
        #expect(try size(.fit, ProposedViewSize(width: 100, height: 80)) == CGSize(width: 100, height: 50))
        #expect(try size(.fill, ProposedViewSize(width: 100, height: 80)) == CGSize(width: 160, height: 80))
        #expect(try size(.fit, ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 50))
        #expect(try size(.fit, ProposedViewSize(width: nil, height: 80)) == CGSize(width: 160, height: 80))
        #expect(try size(.fit, .unspecified) == CGSize(width: 10, height: 10))
    }

    @Test("An aspect ratio does not resize a fixed-size view, which is centered")
    func aspectRatioOfFixed() throws {
        let app = try mount(width: 500, height: 300) {
            Probe("fixed", width: 168, height: 95).aspectRatio(16 / 9, contentMode: .fit)
        }
        #expect(try app.frame("fixed") == CGRect(x: 166, y: 102.5, width: 168, height: 95))
    }

    @Test("scaledToFit keeps the aspect ratio of the ideal size")
    func scaled() throws {
        var probe = Probe()
        probe.ideal = CGSize(width: 30, height: 10)
        let (fit, fill) = try (mount { probe.scaledToFit() }, mount { probe.scaledToFill() })
        let square = ProposedViewSize(width: 60, height: 60)
        #expect(fit.sizeThatFits(square) == CGSize(width: 60, height: 20))
        #expect(fill.sizeThatFits(square) == CGSize(width: 180, height: 60))
        #expect(fit.sizeThatFits(.unspecified) == CGSize(width: 30, height: 10))
    }

    @Test("A position fills the proposal and centers the view at its point")
    func position() throws {
        let app = try mount(width: 200, height: 100) {
            Probe("view", width: 20, height: 10).position(x: 50, y: 70).named("place")
        }
        #expect(try app.frame("place") == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(try app.frame("view") == CGRect(x: 40, y: 65, width: 20, height: 10))
        #expect(app.sizeThatFits(.unspecified) == CGSize(width: 20, height: 10))
    }

    // MARK: Windows and scroll views

    @Test("A vertical scroll view does not scroll sideways, however wide its content")
    func oneWay() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView { Probe("wide", width: 150, height: 300) }.frame(width: 100)
        }
        let start = try app.frame("wide").minX
        app.scroll(at: CGPoint(x: 50, y: 50), x: 30, y: 40)
        #expect(try app.frame("wide").minX == start)
        #expect(try app.frame("wide").minY == -40)
    }

    @Test("A window's minimum size follows its content and the text size")
    func minimumSize() throws {
        let app = try mount(width: 300, height: 300) {
            VStack(spacing: 0) {
                Text("Unbreakable").fixedSize()
                Probe(width: 20, height: 30)
            }
        }
        let before = app.host.minimumSize()
        #expect(before.height > 30)
        app.setEnvironment(\.dynamicTypeSize, .accessibility5)
        let after = app.host.minimumSize()
        #expect(after.width > before.width * 2 && after.height > before.height)
        app.setEnvironment(\.dynamicTypeSize, .large)
        #expect(app.host.minimumSize() == before)
    }

    @Observable final class Narrowest {
        var width: CGFloat = 40
    }

    private struct Flexible: View {
        let narrowest: Narrowest
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: narrowest.width)
                Probe(width: 10, height: 10)
            }
        }
    }

    @Test("A window's minimum size updates even if no current size changes")
    func minimumSizeOfTheRoomy() throws {
        let narrowest = Narrowest()
        let app = try mount(width: 300, height: 300) {
            VStack { Flexible(narrowest: narrowest) }.padding(5)
        }
        #expect(app.host.minimumSize().width == 60)
        narrowest.width = 100
        app.update()
        #expect(app.host.minimumSize().width == 120)
    }

    // MARK: Layouts of an app's own

    private struct Idle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 100, height: 60)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}
    }

    @Test("A view that its layout does not place is centered")
    func unplaced() throws {
        let app = try mount(width: 100, height: 60) { Idle()() { Probe("view", width: 20, height: 10) } }
        #expect(try app.frame("view") == CGRect(x: 40, y: 25, width: 20, height: 10))
    }
}
