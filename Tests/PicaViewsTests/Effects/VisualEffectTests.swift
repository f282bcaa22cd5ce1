import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Effects that depend on a view's position.
@MainActor @Suite struct VisualEffectTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func draw<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bitmap {
        let content = content()
        return try mount(width: 100, height: 100) {
            ZStack {
                Color.white; content
            }
        }.freshPicture()
    }

    private func isSame<A: View, B: View>(
        @ViewBuilder _ a: () -> A, @ViewBuilder as b: () -> B
    ) throws -> Bool {
        try draw(a).difference(from: draw(b)).count == 0
    }

    private var square: some View { red.frame(width: 40, height: 30) }

    @Test("Each visual effect matches the modifier of the same name")
    func effects() throws {
        func isSame<A: VisualEffect, B: View>(
            _ effect: @escaping @Sendable (EmptyVisualEffect) -> A, _ modified: (AnyView) -> B
        ) throws -> Bool {
            let plain = try draw { square }
            let picture = try draw { square.visualEffect { content, _ in effect(content) } }
            #expect(picture.difference(from: plain).count > 0)
            return try picture.difference(from: draw { modified(AnyView(square)) }).count == 0
        }
        #expect(try isSame({ $0.offset(x: 10, y: -5) }, { $0.offset(x: 10, y: -5) }))
        #expect(
            try isSame(
                { $0.offset(CGSize(width: 3, height: 4)) }, { $0.offset(CGSize(width: 3, height: 4)) }))
        #expect(try isSame({ $0.scaleEffect(1.5) }, { $0.scaleEffect(1.5) }))
        #expect(
            try isSame(
                { $0.scaleEffect(CGSize(width: 0.5, height: 2)) },
                { $0.scaleEffect(CGSize(width: 0.5, height: 2)) }))
        #expect(
            try isSame(
                { $0.scaleEffect(x: 0.5, anchor: .leading) }, { $0.scaleEffect(x: 0.5, anchor: .leading) }))
        #expect(
            try isSame(
                { $0.rotationEffect(.degrees(30), anchor: .topLeading) },
                { $0.rotationEffect(.degrees(30), anchor: .topLeading) }))
        #expect(
            try isSame(
                { $0.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchor: .top) },
                { $0.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchor: .top) }))
        #expect(
            try isSame(
                { $0.transformEffect(CGAffineTransform(scaleX: 1, y: 2)) },
                { $0.transformEffect(CGAffineTransform(scaleX: 1, y: 2)) }))
        #expect(try isSame({ $0.opacity(0.5) }, { $0.opacity(0.5) }))
        #expect(try isSame({ $0.blur(radius: 3) }, { $0.blur(radius: 3) }))
        #expect(
            try isSame(
                { $0.blur(radius: 3).blur(radius: 4, opaque: true) },
                { $0.blur(radius: 3).blur(radius: 4, opaque: true) }))
        #expect(try isSame({ $0.brightness(0.3) }, { $0.brightness(0.3) }))
        #expect(try isSame({ $0.contrast(0.3) }, { $0.contrast(0.3) }))
        #expect(try isSame({ $0.saturation(0.3) }, { $0.saturation(0.3) }))
        #expect(try isSame({ $0.grayscale(0.3) }, { $0.grayscale(0.3) }))
        #expect(try isSame({ $0.hueRotation(.degrees(90)) }, { $0.hueRotation(.degrees(90)) }))
    }

    @Test("Effects apply in the order they were added")
    func order() throws {
        #expect(
            try isSame {
                square.visualEffect { content, _ in content.offset(x: 20).rotationEffect(.degrees(90)) }
            } as: {
                square.offset(x: 20).rotationEffect(.degrees(90))
            })
        #expect(
            try isSame {
                square.visualEffect { content, _ in content.scaleEffect(2).blur(radius: 3) }
            } as: {
                square.scaleEffect(2).blur(radius: 3)
            })
    }

    @Test("From right to left, an offset is mirrored like the modifier's")
    func rightToLeft() throws {
        #expect(
            try isSame {
                square.visualEffect { content, _ in content.offset(x: 20) }
                    .environment(\.layoutDirection, .rightToLeft)
            } as: {
                square.offset(x: 20).environment(\.layoutDirection, .rightToLeft)
            })
    }

    @Test("An effect knows the view's size and position, and changes neither them nor the layout")
    func geometry() throws {
        let counter = Counter()
        let app = try mount(width: 200, height: 200) {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.frame(width: 200, height: 30)
                red.frame(width: 50, height: 40)
                    .visualEffect { content, proxy in
                        let (local, global) = (proxy.frame(in: .local), proxy.frame(in: .global))
                        let (named, other) = (proxy.frame(in: .named("box")), proxy.frame(in: .named("none")))
                        let bounds = proxy.bounds(of: .named("box"))
                        let isUnknown = proxy.bounds(of: .named("none")) == nil
                        MainActor.assumeIsolated {
                            counter.note("\(proxy.size.width) \(local) \(global) \(named) \(other)")
                            counter.note("\(bounds ?? .zero) \(isUnknown)")
                        }
                        return content.offset(x: proxy.size.width).scaleEffect(2)
                    }
                Text("below")
            }
            .padding(.top, 10)
            .coordinateSpace(.named("box"))
            .padding(.leading, 5)
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
        let notes = counter.takeNotes()
        let (here, there) = (
            CGRect(x: 0, y: 40, width: 50, height: 40), CGRect(x: 5, y: 40, width: 50, height: 40)
        )
        #expect(
            notes.last(where: { $0.hasPrefix("50.0") })
                == "50.0 \(CGRect(x: 0, y: 0, width: 50, height: 40)) \(there) \(here) \(there)")
        #expect(notes.last?.hasSuffix("true") == true)
        #expect(try app.find(.staticText).frame.minY == 80)
    }

    @Test("A scrolling row's effect updates with the scroll position, without another layout")
    func scrolling() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Color.black.frame(height: 40)
                            .visualEffect { content, proxy in
                                content.opacity(proxy.frame(in: .scrollView).minY < 10 ? 0 : 1)
                            }
                    }
                }
            }
            .background(Color.white)
        }
        func darkRows() -> Int {
            let picture = app.paintedScreen()
            #expect(picture.pixels == app.freshPicture().pixels)
            return (0..<100).count { picture[30, $0] == 0xFF00_0000 }
        }
        #expect(darkRows() == 60)
        app.scroll(at: CGPoint(x: 50, y: 50), y: 15)
        // The first row has gone up by 15, and the second is at 25.
        #expect(darkRows() == 75)
        app.scroll(at: CGPoint(x: 50, y: 50), y: 16)
        // The second is at 9.
        #expect(darkRows() == 51)
    }

    @MainActor @Observable fileprivate final class Model {
        var angle = 0.0
        var width: CGFloat = 40
        var lift: CGFloat = 0
    }

    private struct Lifted: View {
        let model: Model

        var body: some View {
            let lift = model.lift
            Color.black.frame(width: model.width, height: 20)
                .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2, y: -lift) }
                .frame(width: 100, height: 100)
                .background(Color.white)
        }
    }

    @Test("Other values and sizes apply at once or with their animation")
    func changes() throws {
        let model = Model()
        let app = try mount(width: 100, height: 100) { Lifted(model: model) }
        func ink() -> CGRect {
            let picture = app.paintedScreen()
            #expect(picture.pixels == app.freshPicture().pixels)
            var place = CGRect.null
            for (x, y) in (0..<100).flatMap({ y in (0..<100).map { ($0, y) } })
            where picture[x, y] == 0xFF00_0000 {
                place = place.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
            return place
        }
        #expect(ink() == CGRect(x: 50, y: 40, width: 40, height: 20))
        model.width = 20
        #expect(ink() == CGRect(x: 50, y: 40, width: 20, height: 20))
        withAnimation(.linear(duration: 1)) { model.lift = 20 }
        app.update()
        app.advance(by: 0.5)
        #expect(ink() == CGRect(x: 50, y: 30, width: 20, height: 20))
        app.advance(by: 0.6)
        #expect(ink() == CGRect(x: 50, y: 20, width: 20, height: 20))
    }

    @Test("Each view of a group has its own effect and is hit where it is visible")
    func several() throws {
        let counter = Counter()
        let app = try mount(width: 100, height: 100) {
            HStack(spacing: 0) {
                Group {
                    Color.black.frame(width: 20, height: 20).onTapGesture { counter.note("a") }
                    Color.black.frame(width: 20, height: 20).onTapGesture { counter.note("b") }
                }
                .visualEffect { content, proxy in
                    content.offset(y: proxy.frame(in: .global).minX < 40 ? -30 : 30)
                }
            }
        }
        app.update()
        app.click(at: CGPoint(x: 40, y: 20))
        app.click(at: CGPoint(x: 60, y: 80))
        app.click(at: CGPoint(x: 40, y: 50))
        #expect(counter.takeNotes() == ["a", "b"])
    }
}
