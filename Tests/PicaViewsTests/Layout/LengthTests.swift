import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Invalid lengths that an app passes to modifiers.
@MainActor @Suite struct LengthTests {
    nonisolated static let wild: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    private func size<Content: View>(@ViewBuilder _ content: () -> Content) throws -> CGSize {
        try mount(content).sizeThatFits(.unspecified)
    }

    private let box = Probe(width: 50, height: 50)

    @Test(
        "A negative or infinite frame size is ignored",
        arguments: [CGFloat.nan, .infinity, -.infinity, -10])
    func fixedFrame(length: CGFloat) throws {
        #expect(try size { box.frame(width: length) } == CGSize(width: 50, height: 50))
        #expect(try size { box.frame(width: 80, height: length) } == CGSize(width: 80, height: 50))
    }

    @Test("Minimum and ideal sizes are finite, maximum may be infinite; all are positive")
    func flexibleFrame() throws {
        for length in [CGFloat.nan, .infinity, -10] {
            #expect(try size { box.frame(minWidth: length) }.width == 50)
            #expect(try size { box.frame(idealWidth: length) }.width == 50)
        }
        for length in [CGFloat.nan, -10] {
            #expect(try size { box.frame(maxWidth: length) }.width == 50)
        }
        let greedy = try mount { box.frame(maxWidth: .infinity) }
        #expect(greedy.sizeThatFits(ProposedViewSize(width: 300, height: 10)).width == 300)
    }

    @Test("Of contradictory bounds the minimum wins, then the ideal, then the maximum")
    func contradictions() throws {
        #expect(try size { box.frame(idealWidth: 30, maxWidth: 20) }.width == 30)
        #expect(try size { box.frame(minWidth: 80, maxWidth: 40) }.width == 80)
        #expect(try size { box.frame(minWidth: 60, idealWidth: 40) }.width == 60)
        let narrow = try mount { Probe().frame(idealHeight: 30, maxHeight: 20) }
        #expect(narrow.sizeThatFits(ProposedViewSize(width: 10, height: 200)).height == 30)
    }

    @Test("Infinite padding, spacing and offsets count as zero; negative ones apply")
    func distances() throws {
        for length in [CGFloat.nan, .infinity, -.infinity] {
            #expect(try size { box.padding(length) } == CGSize(width: 50, height: 50))
            #expect(try size { box.padding(.leading, length).padding(.top, 5) }.height == 55)
            let app = try mount(width: 100, height: 100) {
                HStack(spacing: length) {
                    Probe("a", width: 10, height: 10).offset(x: length, y: 3)
                    Probe("b", width: 10, height: 10)
                }
            }
            // As if no spacing was set.
            #expect(try app.frame("b").minX - app.frame("a").minX == 18)
            #expect(try app.frame("a").minY - app.frame("b").minY == 3)
        }
        #expect(try size { box.padding(-5) } == CGSize(width: 40, height: 40))
        #expect(try size { box.padding(-30) } == .zero)
        #expect(
            try size {
                HStack(spacing: -10) {
                    box
                    box
                }
            }.width == 90)
    }

    @Test("An invalid minimum length of a spacer means the default")
    func spacer() throws {
        for length in [CGFloat.nan, .infinity, -30] {
            #expect(
                try size {
                    HStack(spacing: 0) {
                        box
                        Spacer(minLength: length)
                        box
                    }
                }.width == 108)
        }
    }

    /// A layout of an app's own that has lost its way.
    private struct Lost: Layout {
        let length: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: length, height: length)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: length, y: bounds.maxY), anchor: UnitPoint(x: length, y: 0),
                    proposal: ProposedViewSize(width: length, height: length))
            }
        }
    }

    @Test("No length crashes the program or removes adjacent views", arguments: wild)
    func wildLengths(length: CGFloat) throws {
        let app = try mount(width: 200, height: 200) {
            VStack(spacing: length) {
                Text("text").padding(length).frame(width: length).border(.red, width: length)
                Text("text").frame(minWidth: length, maxHeight: length).offset(x: length, y: length)
                RoundedRectangle(cornerRadius: length).stroke(.red, lineWidth: length)
                RoundedRectangle(cornerRadius: 5).inset(by: length).fill(.blue).frame(height: length)
                Circle().strokeBorder(.red, lineWidth: length).position(x: length, y: length)
                Color.red.aspectRatio(length, contentMode: .fit).layoutPriority(length)
                HStack(alignment: .firstTextBaseline, spacing: length) {
                    Text("text").fixedSize().alignmentGuide(.firstTextBaseline) { _ in length }
                    Spacer(minLength: length)
                    Lost(length: length) { Text("lost") }
                }
                ScrollView([.horizontal, .vertical]) { Color.blue.frame(width: length, height: length) }
                TextField("field", text: .constant("value")).frame(maxWidth: length)
            }
            .overlay { Probe("beside", width: 20, height: 20) }
        }
        #expect(try app.frame("beside").size == CGSize(width: 20, height: 20))
        _ = app.paintedScreen()
        app.click(at: CGPoint(x: 100, y: 100))
        app.scroll(at: CGPoint(x: 100, y: 100), x: 10, y: 10)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        _ = app.paintedScreen()
        for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
            let size = app.sizeThatFits(proposal)
            #expect(size.width >= 0 && size.height >= 0)
        }
    }
}
