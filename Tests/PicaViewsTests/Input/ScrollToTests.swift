import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct ScrollToTests {
    /// The proxy that a test scrolls with, once the view is there.
    @MainActor private final class Handle {
        var proxy: ScrollViewProxy?
        func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint? = nil) { proxy?.scrollTo(id, anchor: anchor) }
    }

    private struct Rows: View {
        let handle: Handle
        let isLazy: Bool
        /// Rows are of different heights.
        var isUneven = false

        var body: some View {
            ScrollViewReader { proxy in
                let _ = handle.proxy = proxy
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<500, id: \.self) { number in
                Color.red.frame(height: isUneven ? CGFloat(20 + number % 7 * 10) : 20).named("\(number)")
            }
        }
    }

    private func mounted(_ handle: Handle, isLazy: Bool, isUneven: Bool = false) throws -> TestHost {
        let app = try mount(width: 100, height: 200) {
            Rows(handle: handle, isLazy: isLazy, isUneven: isUneven)
        }
        app.update()
        return app
    }

    @Test("Without an anchor it scrolls as little as needed", arguments: [false, true])
    func minimal(isLazy: Bool) throws {
        let handle = Handle()
        let app = try mounted(handle, isLazy: isLazy)
        handle.scroll(to: 5)
        app.update()
        #expect(try app.frame("0").minY == 0)
        handle.scroll(to: 30)
        app.update()
        #expect(try app.frame("30").maxY == 200)
        handle.scroll(to: 10)
        app.update()
        #expect(try app.frame("10").minY == 0)
    }

    @Test(
        "With an anchor the row's anchor meets the scroll view's anchor",
        arguments: [false, true], [UnitPoint.top, .center, .bottom])
    func anchors(isLazy: Bool, anchor: UnitPoint) throws {
        let handle = Handle()
        let app = try mounted(handle, isLazy: isLazy)
        handle.scroll(to: 200, anchor: anchor)
        app.update()
        let frame = try app.frame("200")
        #expect(abs(frame.minY + frame.height * anchor.y - 200 * anchor.y) < 0.01)
    }

    @Test("A row that was never created is found at its real position")
    func uneven() throws {
        let handle = Handle()
        let app = try mounted(handle, isLazy: true, isUneven: true)
        for (row, anchor) in [(400, UnitPoint.top), (123, .bottom), (499, .bottom), (0, .top), (77, .center)]
        {
            handle.scroll(to: row, anchor: anchor)
            app.update()
            let frame = try app.frame("\(row)")
            #expect(abs(frame.minY + frame.height * anchor.y - 200 * anchor.y) < 0.01, "row \(row)")
        }
    }

    @Test("It stops at the ends of the content")
    func ends() throws {
        let handle = Handle()
        let app = try mounted(handle, isLazy: true)
        handle.scroll(to: 499, anchor: .top)
        app.update()
        #expect(try app.frame("499").maxY == 200)
    }

    @Test("Views with explicit ids are found, and an unknown id scrolls nothing")
    func identities() throws {
        let handle = Handle()
        let app = try mount(width: 100, height: 100) {
            ScrollViewReader { proxy in
                let _ = handle.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 300).named("first")
                        Color.red.frame(height: 20).padding(.vertical, 10).id("goal").named("goal")
                        Color.red.frame(height: 300)
                    }
                }
            }
        }
        handle.scroll(to: "goal", anchor: .top)
        app.update()
        // With its padding, which is inside.
        #expect(try app.frame("first").maxY == 0)
        handle.scroll(to: "nobody")
        handle.scroll(to: 7)
        app.update()
        #expect(try app.frame("first").maxY == 0)
    }

    @Test("It can scroll to a view that the same change inserts")
    func newRow() throws {
        struct Growing: View {
            @State private var numbers = Array(0..<50)
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("add") {
                            numbers.append(50)
                            proxy.scrollTo(50, anchor: .bottom)
                        }.frame(height: 20)
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(numbers, id: \.self) { number in
                                    Color.red.frame(height: 20).named("\(number)")
                                }
                            }
                        }
                    }
                }
            }
        }
        let app = try mount(width: 100, height: 120) { Growing() }
        try app.find(.button, "add").click()
        app.update()
        #expect(try app.frame("50").maxY == 120)
    }

    @Test("With an animation it scrolls gradually, and a user's scroll wins")
    func animated() throws {
        let handle = Handle()
        let app = try mounted(handle, isLazy: false)
        withAnimation(.linear(duration: 1)) { handle.scroll(to: 100, anchor: .top) }
        app.advance(by: 0.5)
        let half = try app.frame("0").minY
        #expect(abs(half + 1000) < 40)
        app.scroll(at: CGPoint(x: 50, y: 50), y: -10)
        let stopped = try app.frame("0").minY
        app.advance(by: 1)
        #expect(try app.frame("0").minY == stopped)
        withAnimation(.linear(duration: 1)) { handle.scroll(to: 100, anchor: .top) }
        app.advance(by: 2)
        #expect(try app.frame("100").minY == 0)
    }

    @Test(
        "It scrolls horizontally, also from right to left",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func sideways(direction: LayoutDirection) throws {
        let handle = Handle()
        let app = try mount(width: 100, height: 50) {
            ScrollViewReader { proxy in
                let _ = handle.proxy = proxy
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { number in
                            Color.red.frame(width: 30).named("\(number)")
                        }
                    }
                }
            }.environment(\.layoutDirection, direction)
        }
        handle.scroll(to: 20)
        app.update()
        let frame = try app.frame("20")
        #expect(direction == .leftToRight ? frame.maxX == 100 : frame.minX == 0)
    }

    // MARK: Settings

    @Test("scrollDisabled blocks the user's scrolling, not the app's")
    func disabled() throws {
        let handle = Handle()
        let app = try mount(width: 100, height: 200) {
            Rows(handle: handle, isLazy: false).scrollDisabled(true)
        }
        app.scroll(at: CGPoint(x: 50, y: 50), y: 100)
        app.update()
        #expect(try app.frame("0").minY == 0)
        handle.scroll(to: 50, anchor: .top)
        app.update()
        #expect(try app.frame("50").minY == 0)
    }

    @Test("Without clipping, content outside the frame is visible")
    func unclipped() throws {
        func picture(_ isDisabled: Bool) throws -> [UInt32] {
            let app = try mount(width: 60, height: 60) {
                ScrollView { Color.red.frame(width: 20, height: 100) }
                    .scrollClipDisabled(isDisabled).frame(width: 20, height: 20)
            }
            return app.paintedScreen().pixels
        }
        #expect(try picture(false) != picture(true))
    }

    @Test("Scroll indicators appear along the requested axes")
    func indicators() throws {
        func picture(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) throws -> [UInt32] {
            let app = try mount(width: 60, height: 60) {
                ScrollView { Color.clear.frame(width: 20, height: 500) }
                    .scrollIndicators(visibility, axes: axes)
            }
            app.scroll(at: CGPoint(x: 30, y: 30), y: 10)
            app.update()
            return app.paintedScreen().pixels
        }
        #expect(try picture(.hidden, .vertical) != picture(.automatic, .vertical))
        #expect(try picture(.hidden, .horizontal) == picture(.automatic, .vertical))
        #expect(try picture(.never, [.horizontal, .vertical]) == picture(.hidden, .vertical))
    }
}
