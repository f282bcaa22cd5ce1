import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private final class Kept: @unchecked Sendable {
    var proxy: GeometryProxy?
    var subview: LayoutSubview?
    var dimensions: ViewDimensions?
}

private struct OneView: Layout {
    let kept: Kept
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        kept.subview = subviews[0]
        kept.dimensions = subviews[0].dimensions(in: proposal)
        return subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
}

/// The answers of `Sendable` values on every thread.
@MainActor @Suite("On another thread") struct OtherThreadTests {
    @Test("a geometry proxy gives the view's last position") func proxy() async throws {
        let kept = Kept()
        let app = try mount(width: 200, height: 100) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                GeometryReader { proxy in
                    let _ = kept.proxy = proxy
                    Color.blue
                }
                .padding(10)
            }
            .coordinateSpace(.named("outer"))
        }
        app.update()
        let proxy = try #require(kept.proxy)
        func answers() async -> [CGRect?] {
            await Task.detached {
                [
                    CGRect(origin: .zero, size: proxy.size), proxy.frame(in: .local),
                    proxy.frame(in: .global),
                    proxy.frame(in: .named("outer")), proxy.frame(in: .named("none")),
                    proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("none")),
                    proxy.bounds(of: .scrollView),
                ]
            }.value
        }
        func here() -> [CGRect?] {
            [
                CGRect(origin: .zero, size: proxy.size), proxy.frame(in: .local), proxy.frame(in: .global),
                proxy.frame(in: .named("outer")), proxy.frame(in: .named("none")),
                proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("none")),
                proxy.bounds(of: .scrollView),
            ]
        }
        #expect(await answers() == here())
        #expect(here()[0]?.size == CGSize(width: 180, height: 50))
        app.resize(to: CGSize(width: 300, height: 200))
        app.update()
        #expect(await answers() == here())
        #expect(here()[0]?.size == CGSize(width: 280, height: 150))
        app.show { Text("gone") }
        app.update()
        _ = await answers()
    }

    @Test("a proxy of onGeometryChange or visualEffect answers") func others() async throws {
        let (one, other) = (Kept(), Kept())
        let app = try mount(width: 200, height: 100) {
            VStack(spacing: 0) {
                Color.red.onGeometryChange(for: CGSize.self) { proxy in
                    one.proxy = proxy
                    return proxy.size
                } action: { _ in
                }
                Color.blue.visualEffect { effect, proxy in
                    other.proxy = proxy
                    return effect.offset(x: proxy.size.width)
                }
            }
        }
        app.update()
        for kept in [one, other] {
            let proxy = try #require(kept.proxy)
            let (size, insets) = await Task.detached { (proxy.size, proxy.safeAreaInsets) }.value
            #expect(size == CGSize(width: 200, height: 50) && insets == EdgeInsets())
        }
    }

    @Test("a layout subview answers with defaults") func layout() async throws {
        let kept = Kept()
        let app = try mount { OneView(kept: kept) { Text("a").layoutPriority(3) } }
        app.update()
        let (view, dimensions) = (try #require(kept.subview), try #require(kept.dimensions))
        let answers = await Task.detached {
            view.place(at: .zero, proposal: .unspecified)
            return (
                view.priority, view.sizeThatFits(.unspecified), view.dimensions(in: .unspecified).width,
                dimensions[.leading], dimensions[explicit: .top], view.spacing
            )
        }.value
        #expect(answers.0 == 0 && answers.1 == .zero && answers.2 == 0 && answers.3 == 0 && answers.4 == nil)
    }

    @Test("a presentation can be dismissed") func presentation() async throws {
        let mode = EnvironmentValues().presentationMode
        nonisolated(unsafe) let sent = mode
        await Task.detached { sent.wrappedValue.dismiss() }.value
    }
}
