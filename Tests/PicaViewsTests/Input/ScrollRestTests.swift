import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Log {
    var notes: [String] = []
    var count = 5
}

@MainActor @Suite struct ScrollRestTests {
    private static let middle = CGPoint(x: 50, y: 50)

    private struct Rows: View {
        var count = 20
        var height: CGFloat = 30
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: height).named("\($0)") }
            }
        }
    }

    private func rest(_ app: TestHost) {
        app.update()
        for _ in 0..<10 { app.advance(by: 0.1) }
    }

    @Test("Paging stops at whole pages; a tenth of a page is enough to turn")
    func pages() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView { Rows() }.scrollTargetBehavior(.paging)
        }
        app.update()
        app.scroll(at: Self.middle, y: 20)
        rest(app)
        #expect(try app.frame("0").minY == -100)
        app.scroll(at: Self.middle, y: 5)
        rest(app)
        #expect(try app.frame("0").minY == -100)
        app.scroll(at: Self.middle, y: -180)
        rest(app)
        #expect(try app.frame("0").minY == 0)
    }

    @Test("View-aligned scrolling stops at the nearest view, or at the end")
    func views() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView { Rows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
        }
        app.update()
        app.scroll(at: Self.middle, y: 70)
        rest(app)
        #expect(try app.frame("2").minY == 0)
        app.scroll(at: Self.middle, y: 1000)
        rest(app)
        #expect(try app.frame("19").maxY == 100)
    }

    @Test("With a limit, one swipe goes to the next view")
    func limited() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView { Rows().scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
        app.update()
        app.scroll(at: Self.middle, y: 170)
        rest(app)
        #expect(try app.frame("1").minY == 0)
    }

    @Test("A custom behavior has the last word")
    func ownRule() throws {
        struct Tens: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
            }
        }
        let app = try mount(width: 100, height: 100) { ScrollView { Rows() }.scrollTargetBehavior(Tens()) }
        app.update()
        app.scroll(at: Self.middle, y: 33)
        rest(app)
        #expect(try app.frame("0").minY == -30)
    }

    @Test("Content starts at its anchor and stays there as it grows, until the user scrolls")
    func anchored() throws {
        struct Chat: View {
            let log: Log
            var body: some View { ScrollView { Rows(count: log.count) }.defaultScrollAnchor(.bottom) }
        }
        let log = Log()
        let app = try mount(width: 100, height: 100) { Chat(log: log) }
        app.update()
        #expect(try app.frame("4").maxY == 100)
        log.count = 8
        app.update()
        #expect(try app.frame("7").maxY == 100)
        app.scroll(at: Self.middle, y: -60)
        app.update()
        log.count = 9
        app.update()
        #expect(try app.frame("7").maxY == 160)
    }

    @Test("Content margins inset the content, which still scrolls below them")
    func margins() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView { Rows() }.contentMargins(.vertical, 12, for: .scrollContent)
                .contentMargins(.horizontal, 7)
        }
        app.update()
        #expect(try app.frame("0") == CGRect(x: 7, y: 12, width: 86, height: 30))
        app.scroll(at: Self.middle, y: 20)
        #expect(try app.frame("0").minY == -8)
        app.scroll(at: Self.middle, y: 1000)
        #expect(try app.frame("19").maxY == 88)
    }

    @Test("Scroll geometry changes are reported for the requested values")
    func geometry() throws {
        let log = Log()
        let app = try mount(width: 100, height: 100) {
            ScrollView { Rows() }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.visibleRect.maxY >= $0.contentSize.height - 1
                } action: {
                    log.notes.append("\($0) \($1)")
                }
        }
        app.update()
        #expect(log.notes.isEmpty)
        app.scroll(at: Self.middle, y: 100)
        app.update()
        #expect(log.notes.isEmpty)
        app.scroll(at: Self.middle, y: 1000)
        app.update()
        #expect(log.notes == ["false true"])
    }

    @Test("A view reports when enough of it becomes visible or hidden")
    func visibility() throws {
        let log = Log()
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 150)
                    Color.blue.frame(height: 40)
                        .onScrollVisibilityChange(threshold: 0.5) { log.notes.append("\($0)") }
                    Color.red.frame(height: 300)
                }
            }
        }
        app.update()
        app.scroll(at: Self.middle, y: 60)
        app.update()
        #expect(log.notes.isEmpty)
        app.scroll(at: Self.middle, y: 15)
        app.update()
        #expect(log.notes == ["true"])
        app.scroll(at: Self.middle, y: 200)
        app.update()
        #expect(log.notes == ["true", "false"])
    }
}
