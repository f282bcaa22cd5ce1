import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Two fingers that move across a touchpad, over stacks and pages.
@MainActor @Suite struct NavigationSwipeTests {
    private struct Stack: View {
        var isMirrored = false
        var hidesBack = false

        var body: some View {
            NavigationStack {
                NavigationLink("Go") {
                    VStack {
                        Text("Page")
                        ScrollView(.horizontal) { Color.red.frame(width: 600, height: 50) }
                    }
                    .navigationBarBackButtonHidden(hidesBack)
                }
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    private func swipe(_ host: TestHost, at point: CGPoint = CGPoint(x: 200, y: 80), by x: CGFloat) {
        for _ in 0..<10 { host.scroll(at: point, x: x / 10, byTouchpad: true) }
        host.advance(by: 1)
    }

    @Test("Swipes in the reading direction go back, and the other way forward", arguments: [false, true])
    func stack(isMirrored: Bool) throws {
        let host = try mount { Stack(isMirrored: isMirrored) }
        let sign: CGFloat = isMirrored ? -1 : 1
        try host.find(.button, "Go").click()
        host.advance(by: 1)
        swipe(host, by: sign * 200)
        #expect(host.texts.contains("Page"))
        swipe(host, by: sign * -40)
        #expect(host.texts.contains("Page"))
        swipe(host, by: sign * -200)
        #expect(!host.texts.contains("Page"))
        swipe(host, by: sign * 200)
        #expect(host.texts.contains("Page"))
    }

    @Test("Horizontal scroll views take precedence, and a sideways wheel is no swipe")
    func inside() throws {
        let host = try mount { Stack() }
        try host.find(.button, "Go").click()
        host.advance(by: 1)
        let red = try host.find(.scrollArea).frame
        let place = CGPoint(x: red.midX, y: red.midY)
        swipe(host, at: place, by: 100)
        swipe(host, at: place, by: -90)
        #expect(host.texts.contains("Page"))
        host.scroll(at: CGPoint(x: 200, y: 80), x: -500)
        host.advance(by: 1)
        #expect(host.texts.contains("Page"))
        swipe(host, at: place, by: -200)
        swipe(host, at: place, by: -200)
        #expect(!host.texts.contains("Page"))
    }

    @Test("If the user cannot go back, swipes do nothing")
    func locked() throws {
        let host = try mount { Stack(hidesBack: true) }
        try host.find(.button, "Go").click()
        host.advance(by: 1)
        swipe(host, by: -300)
        #expect(host.texts.contains("Page"))
    }

    @Test("Each swipe turns one page", arguments: [false, true])
    func pages(isVertical: Bool) throws {
        let host = try mount {
            let pages = TabView {
                ForEach(0..<3) { Text("Page \($0)") }
            }
            if isVertical { pages.tabViewStyle(.verticalPage) } else { pages.tabViewStyle(.page) }
        }
        func swipe(_ distance: CGFloat) {
            for _ in 0..<10 {
                host.scroll(
                    at: CGPoint(x: 200, y: 100), x: isVertical ? 0 : distance / 10,
                    y: isVertical ? distance / 10 : 0, byTouchpad: true)
            }
            host.advance(by: 1)
        }
        swipe(400)
        #expect(host.texts.contains("Page 1"))
        swipe(400)
        #expect(host.texts.contains("Page 2"))
        swipe(400)
        #expect(host.texts.contains("Page 2"))
        swipe(-400)
        #expect(host.texts.contains("Page 1"))
    }
}
