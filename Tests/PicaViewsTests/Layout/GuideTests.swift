import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Alignment guides: their sources and their reach.
@MainActor @Suite struct GuideTests {
    private enum Across: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum Down: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private let across = HorizontalAlignment(Across.self)
    private let down = VerticalAlignment(Down.self)

    @MainActor private final class Found {
        var values: [CGFloat?] = []
    }

    /// Asks its one view for guides, at its ideal size.
    private struct Reader: Layout {
        let found: Found
        let horizontal: [HorizontalAlignment]
        let vertical: [VerticalAlignment]

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let dimensions = subviews[0].dimensions(in: .unspecified)
            let values =
                horizontal.map { dimensions[explicit: $0] } + vertical.map { dimensions[explicit: $0] }
            MainActor.assumeIsolated { found.values = values }
            return dimensions.size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
    }

    private func guides<Content: View>(
        _ horizontal: [HorizontalAlignment], _ vertical: [VerticalAlignment] = [],
        @ViewBuilder of content: () -> Content
    ) throws -> [CGFloat?] {
        let found = Found()
        let app = try mount { Reader(found: found, horizontal: horizontal, vertical: vertical)(content) }
        app.update()
        return found.values
    }

    /// Places its views side by side and sets no guides.
    private struct Side: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.reduce(CGSize.zero) {
                let size = $1.sizeThatFits(.unspecified)
                return CGSize(width: $0.width + size.width, height: max($0.height, size.height))
            }
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            var x = bounds.minX
            for view in subviews {
                view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += view.sizeThatFits(.unspecified).width
            }
        }
    }

    @Test("A layout without explicit guides averages those set by its views")
    func mergedByDefault() throws {
        let values = try guides([across], [down]) {
            Side() {
                Probe(width: 40, height: 20).alignmentGuide(across) { _ in 10 }.alignmentGuide(down) { _ in 4
                }
                Probe(width: 30, height: 30)
                Probe(width: 20, height: 10).alignmentGuide(across) { _ in 6 }.alignmentGuide(down) { _ in 8 }
            }
        }
        // 10 and 70 + 6; 4 and 8.
        #expect(values == [43, 6])
    }

    @Test("Stacks average a guide that several views set")
    func mergedInStacks() throws {
        func one(_ width: CGFloat, _ guide: CGFloat) -> some View {
            Probe(width: width, height: width).alignmentGuide(across) { _ in guide }
                .alignmentGuide(down) { _ in guide }
        }
        #expect(
            try guides([across], [down]) {
                HStack(alignment: .top, spacing: 0) {
                    one(40, 10)
                    one(20, 6)
                }
            } == [(10 + 46) / 2, (10 + 6) / 2])
        #expect(
            try guides([across], [down]) {
                VStack(alignment: .leading, spacing: 0) {
                    one(40, 10)
                    one(20, 6)
                }
            } == [(10 + 6) / 2, (10 + 46) / 2])
        // The small one stands 10 points in.
        #expect(
            try guides([across], [down]) {
                ZStack {
                    one(40, 10)
                    one(20, 6)
                }
            } == [(10 + 16) / 2, (10 + 16) / 2])
    }

    @Test("Built-in guides of several views are not merged; a single view's are")
    func frameGuides() throws {
        func view() -> some View {
            Probe(width: 40, height: 20).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.bottom) { _ in 9
            }
        }
        #expect(
            try guides([.leading], [.bottom]) {
                HStack {
                    view()
                    view()
                }
            } == [nil, nil])
        #expect(try guides([.leading], [.bottom]) { HStack { view() } } == [7, 9])
        #expect(try guides([.leading], [.bottom]) { view().padding(5) } == [12, 14])
    }

    @Test("A container's first baseline is its topmost, the last its bottommost")
    func baselines() throws {
        func line(_ baseline: CGFloat) -> some View {
            Probe(width: 40, height: 20).alignmentGuide(.firstTextBaseline) { _ in baseline }
                .alignmentGuide(.lastTextBaseline) { _ in baseline }
        }
        #expect(
            try guides([], [.firstTextBaseline, .lastTextBaseline]) {
                VStack(spacing: 0) {
                    line(15)
                    line(15)
                    line(15)
                }
            } == [15, 55])
        #expect(
            try guides([], [.firstTextBaseline, .lastTextBaseline]) {
                ZStack(alignment: .top) {
                    line(15)
                    line(12)
                }
            } == [12, 15])
    }

    @Test("A badge is centered on the corner of its view")
    func badge() throws {
        let app = try mount(width: 200, height: 200) {
            Probe("icon", width: 60, height: 40)
                .overlay(alignment: .topTrailing) {
                    Probe("badge", width: 16, height: 16)
                        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                }
                .background(alignment: .bottomLeading) {
                    Probe("shadow", width: 10, height: 10).alignmentGuide(.leading) { _ in 10 }
                }
        }
        let (icon, badge) = try (app.frame("icon"), app.frame("badge"))
        #expect(badge.midX == icon.maxX && badge.midY == icon.minY)
        #expect(try app.frame("shadow").maxX == icon.minX)
        #expect(try app.frame("shadow").maxY == icon.maxY)
    }

    @Test("Several overlay views are centered on each other and aligned together")
    func severalInOverlay() throws {
        let app = try mount(width: 100, height: 100) {
            Probe("base", width: 60, height: 40).overlay(alignment: .topLeading) {
                Probe("wide", width: 30, height: 10)
                Probe("high", width: 20, height: 20)
            }
        }
        let base = try app.frame("base").origin
        #expect(try app.frame("wide") == CGRect(x: base.x, y: base.y + 5, width: 30, height: 10))
        #expect(try app.frame("high") == CGRect(x: base.x + 5, y: base.y, width: 20, height: 20))
    }

    @Test("An outer guide is computed from inner ones and wins")
    func nestedGuides() throws {
        let values = try guides([across]) {
            Probe(width: 40, height: 20).alignmentGuide(across) { _ in 10 }
                .alignmentGuide(across) { $0[across] * 2 }
        }
        #expect(values == [20])
    }

    @Test("A NaN guide counts as unset")
    func brokenGuides() throws {
        let values = try guides([across]) {
            Probe(width: 40, height: 20).alignmentGuide(across) { _ in .nan }
        }
        #expect(values == [nil])
        let app = try mount(width: 100, height: 100) {
            HStack(alignment: .top, spacing: 0) {
                Probe("a", width: 10, height: 10).alignmentGuide(.top) { _ in .infinity }
                Probe("b", width: 10, height: 30)
            }
        }
        #expect(try app.frame("a").minY == app.frame("b").minY)
    }

    private enum Half: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] / 2 }
    }

    @Test("A frame aligned by a guide that depends on others terminates")
    func guideOfGuides() throws {
        let half = VerticalAlignment(Half.self)
        let app = try mount(width: 100, height: 100) {
            Probe("inner", width: 10, height: 10)
                .frame(width: 50, height: 50, alignment: Alignment(horizontal: .leading, vertical: half))
                .named("outer")
        }
        #expect(try app.frame("inner").midY == app.frame("outer").midY)
    }

    @Test("Guides of several views combine as in a container")
    func combining() {
        #expect(HorizontalAlignment.center.combineExplicit([nil, 10, 20]) == 15)
        #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
    }
}
