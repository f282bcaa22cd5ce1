import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Log {
    var phases: [ScrollPhase] = []
    var offsets: [CGFloat] = []
    var velocities: [CGFloat?] = []
    var position = ScrollPosition()
}

/// Programmatic scrolling, and queries beside it.
@MainActor @Suite struct ScrollPhaseTests {
    private static let middle = CGPoint(x: 50, y: 50)

    private struct Watched: View {
        @Bindable var log: Log
        var pages = false

        var body: some View {
            ScrollView { Color.red.frame(height: 1000).named("content") }
                .scrollTargetBehavior(Choice(pages: pages))
                .scrollPosition($log.position)
                .onScrollPhaseChange { old, new, context in
                    #expect(old == log.phases.last ?? .idle)
                    log.phases.append(new)
                    log.offsets.append(context.geometry.contentOffset.y)
                    log.velocities.append(context.velocity?.dy)
                }
        }
    }

    private struct Choice: ScrollTargetBehavior {
        let pages: Bool

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if pages { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
        }
    }

    @Test("Turning the wheel is interacting until it pauses")
    func wheel() throws {
        let log = Log()
        let app = try mount(width: 100, height: 100) { Watched(log: log) }
        app.update()
        #expect(log.phases.isEmpty)
        app.scroll(at: Self.middle, y: 20)
        app.scroll(at: Self.middle, y: 20)
        app.update()
        #expect(log.phases == [.interacting])
        app.advance(by: 0.5)
        #expect(log.phases == [.interacting, .idle])
        #expect(log.offsets.last == 40)
    }

    @Test("A scroll with a target decelerates before it stops")
    func resting() throws {
        let log = Log()
        let app = try mount(width: 100, height: 100) { Watched(log: log, pages: true) }
        app.update()
        app.scroll(at: Self.middle, y: 20)
        app.update()
        for _ in 0..<10 { app.advance(by: 0.1) }
        #expect(log.phases == [.interacting, .decelerating, .idle])
        #expect(log.offsets.last == 100)
    }

    @Test("An app's animation is a phase; a jump is not")
    func animating() throws {
        let log = Log()
        let app = try mount(width: 100, height: 100) { Watched(log: log) }
        app.update()
        log.position.scrollTo(y: 30)
        app.update()
        #expect(log.phases.isEmpty)
        withAnimation(.linear(duration: 0.5)) { log.position.scrollTo(y: 300) }
        app.update()
        #expect(log.phases == [.animating])
        #expect(log.phases.allSatisfy { $0.isScrolling })
        app.advance(by: 0.6)
        app.update()
        #expect(log.phases == [.animating, .idle])
    }

    @Test("Phases of nested scroll views are not reported")
    func inner() throws {
        let log = Log()
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                ScrollView { Color.red.frame(height: 500) }.frame(height: 80)
            }
            .onScrollPhaseChange { _, new in log.phases.append(new) }
        }
        app.update()
        app.scroll(at: Self.middle, y: 20)
        app.update()
        #expect(log.phases.isEmpty)
    }

    @Test("F5 and Ctrl+R refresh the scroll view once at a time, with a spinner")
    func refreshing() async throws {
        @MainActor final class Server {
            var fetches = 0
            var waiting: CheckedContinuation<Void, Never>?
        }
        let server = Server()
        let app = try mount(width: 100, height: 100) {
            ScrollView { Color.red.frame(height: 500) }
                .refreshable {
                    await withCheckedContinuation { continuation in
                        Task { @MainActor in
                            server.fetches += 1
                            server.waiting = continuation
                        }
                    }
                }
        }
        app.update()
        app.press(.function(5))
        await app.settle { server.waiting != nil }
        app.update()
        #expect(server.fetches == 1)
        #expect(app.all(.progressIndicator).count == 1)
        app.press("r", .control)
        await app.settle()
        #expect(server.fetches == 1)
        server.waiting?.resume()
        server.waiting = nil
        await app.settle { app.all(.progressIndicator).isEmpty }
        app.advance(by: 1)
        app.press("r", .control)
        await app.settle { server.waiting != nil }
        #expect(server.fetches == 2)
        server.waiting?.resume()
    }

    @Test("A view's refreshing closure runs on the main actor")
    func refreshingOnMainActor() async throws {
        struct Shown: View {
            let log: Log
            var body: some View {
                // Without an `await`, so the closure has to be the main actor's.
                ScrollView { Color.red.frame(height: 500) }.refreshable { log.phases.append(.idle) }
            }
        }
        let log = Log()
        let app = try mount(width: 100, height: 100) { Shown(log: log) }
        app.update()
        app.press(.function(5))
        await app.settle { log.phases == [.idle] }
        #expect(log.phases == [.idle])
    }

    @Test("Without a refresh action, the keys pass on and the environment has no action")
    func noRefresh() throws {
        struct Shown: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(refresh == nil ? "none" : "some") }
        }
        let app = try mount { Shown() }
        #expect(app.texts == ["none"])
        let other = try mount { Shown().refreshable {} }
        #expect(other.texts == ["some"])
    }
}
