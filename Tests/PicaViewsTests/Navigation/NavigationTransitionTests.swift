import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// How pages come and go.
@MainActor @Suite struct NavigationTransitionTests {
    private struct Album: View {
        @Namespace private var namespace
        let zooms: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink(value: 1) { Color.red.frame(width: 40, height: 30) }
                        .buttonStyle(.plain)
                        .matchedTransitionSource(id: 1, in: namespace)
                        .accessibilityLabel("Picture")
                    Color.clear
                }
                .navigationTitle("Album")
                .navigationDestination(for: Int.self) { _ in
                    if zooms {
                        Page().navigationTransition(.zoom(sourceID: 1, in: namespace))
                    } else {
                        Page().navigationTransition(.automatic)
                    }
                }
            }
        }
    }

    private struct Page: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button(action: { dismiss() }, label: { Color.green })
                .buttonStyle(.plain)
                .accessibilityLabel("Page")
                .accessibilityIdentifier("page")
        }
    }

    @Test("A zooming page grows out of its source and shrinks back")
    func zoom() throws {
        let host = try mount(width: 400, height: 300) { Album(zooms: true) }
        let source = try host.find(.button, "Picture").frame
        try host.find(.button, "Picture").click()
        host.advance(by: 0.02)
        let early = try host.find(identifier: "page").frame
        #expect(early.width < 300)
        #expect(abs(early.midX - source.midX) < 20)
        // The page below stays in place.
        let below = try host.find(.button, "Picture").frame
        #expect(below == source)
        host.advance(by: 0.1)
        let later = try host.find(identifier: "page").frame
        #expect(later.width > early.width && later.width < 400)
        host.advance(by: 1)
        #expect(try host.find(identifier: "page").frame.width == 400)
        try host.find(.button, "Page").click()
        host.advance(by: 0.15)
        let leaving = try host.find(identifier: "page").frame
        #expect(leaving.width < 380)
        let returning = try host.find(.button, "Picture").frame
        #expect(returning == source)
        host.advance(by: 1)
        #expect(host.all(.button, "Page").isEmpty)
        #expect(try host.find(.button, "Picture").frame == source)
    }

    @Test(
        "Other pages slide in from the trailing edge, and the page below moves aside",
        arguments: [false, true])
    func automatic(isMirrored: Bool) throws {
        let host = try mount(width: 400, height: 300) {
            Album(zooms: false).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        let place = try host.find(.button, "Picture").frame
        try host.find(.button, "Picture").click()
        host.advance(by: 0.05)
        let frame = try host.find(identifier: "page").frame
        #expect(frame.width == 400)
        #expect(isMirrored ? frame.minX < -10 : frame.minX > 10)
        host.advance(by: 1)
        #expect(try host.find(identifier: "page").frame.minX == 0)
        try host.find(.button, "Page").click()
        host.advance(by: 0.05)
        let returning = try host.find(.button, "Picture").frame
        // It comes back from where it went, and does not move up or down.
        #expect(returning.minY == place.minY)
        #expect(isMirrored ? returning.minX > place.minX : returning.minX < place.minX)
    }

    @Test("Without its source a page comes from the edge")
    func missing() throws {
        struct Stack: View {
            @Namespace private var namespace

            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Page().navigationTransition(.zoom(sourceID: "none", in: namespace))
                    }
                }
            }
        }
        let host = try mount(width: 400, height: 300) { Stack() }
        try host.find(.button, "Go").click()
        host.advance(by: 0.05)
        #expect(try host.find(identifier: "page").frame.width == 400)
        #expect(try host.find(identifier: "page").frame.minX > 10)
        host.advance(by: 1)
        #expect(try host.find(identifier: "page").frame.minX == 0)
    }
}
