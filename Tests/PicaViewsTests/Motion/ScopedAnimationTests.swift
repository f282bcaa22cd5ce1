import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
    var isWide = false
    var x: CGFloat = 0
}

/// Animations for some modifiers, and several at once.
@MainActor struct ScopedAnimationTests {
    private let second = Animation.linear(duration: 1)

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

    private struct Scoped: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 20).named("inner")
                .offset(x: model.isOn ? 40 : 0)
                .animation(.linear(duration: 1)) { content in
                    content.padding(.leading, model.isOn ? 20 : 0).named("outer")
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    @Test("A scoped animation applies to its body's modifiers, not to the view they modify")
    func scoped() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Scoped(model: model) }
        #expect(try host.frame("inner").minX == 0)
        model.isOn = true
        host.update()
        // The offset is in place; the padding grows.
        #expect(isNear(try host.frame("inner").minX, 40))
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("inner").minX, 50))
        host.advance(by: 0.6)
        #expect(isNear(try host.frame("inner").minX, 60))
    }

    private struct Nested: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 20).named("box")
                .offset(x: model.isOn ? 40 : 0)
                .transaction({ $0.animation = nil }) { content in
                    content.padding(.leading, model.isOn ? 20 : 0)
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    @Test("A scoped transaction changes only its modifiers")
    func transactionBody() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Nested(model: model) }
        withAnimation(second) { model.isOn = true }
        host.update()
        #expect(isNear(try host.frame("box").minX, 20))
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("box").minX, 40))
        host.advance(by: 0.6)
        #expect(isNear(try host.frame("box").minX, 60))
    }

    @Test("A transaction that disables animations disables scoped ones, too")
    func disabled() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Scoped(model: model) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.isOn = true }
        host.update()
        #expect(isNear(try host.frame("inner").minX, 60))
    }

    private struct Both: View {
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 20, height: 20).named("box")
                .offset(x: x)
                .offset(y: y)
                .frame(width: 200, height: 100, alignment: .topLeading)
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) { x = 60 }
                    withAnimation(.linear(duration: 2)) { y = 60 }
                }
        }
    }

    @Test("Two changes with separate animations read by one body each keep their timing")
    func two() throws {
        let host = try mount(width: 200, height: 100) { Both() }
        host.click(at: CGPoint(x: 5, y: 5))
        host.advance(by: 0.5)
        var frame = try host.frame("box")
        #expect(isNear(frame.minX, 30))
        #expect(isNear(frame.minY, 15))
        host.advance(by: 1)
        frame = try host.frame("box")
        #expect(isNear(frame.minX, 60))
        #expect(isNear(frame.minY, 45))
        host.advance(by: 1)
        #expect(isNear(try host.frame("box").minY, 60))
        #expect(host.nextDeadline == nil)
    }

    private struct Plain: View {
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        @State private var isThere = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).named("box")
                    .offset(x: x)
                    .offset(y: y)
                if isThere { Inner(y: y) }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
            .onTapGesture {
                x = 60
                withAnimation(.linear(duration: 1)) { isThere = true }
                withAnimation(.linear(duration: 2)) { y = 40 }
            }
        }
    }

    private struct Inner: View {
        let y: CGFloat
        var body: some View { Color.blue.frame(width: 10, height: 10).named("new").offset(y: y) }
    }

    @Test("A change without an animation shows at once, whatever else animates")
    func plainAndAnimated() throws {
        let host = try mount(width: 200, height: 100) { Plain() }
        host.click(at: CGPoint(x: 5, y: 5))
        #expect(try host.frame("box").minX == 60)
        #expect(try host.frame("box").minY == 0)
        host.advance(by: 1)
        #expect(isNear(try host.frame("box").minY, 20))
        #expect(isNear(try host.frame("new").minY, 20))
        host.advance(by: 1.1)
        #expect(try host.frame("box").minY == 40)
        #expect(host.nextDeadline == nil)
    }

    private struct Thrown: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 20).named("box")
                .offset(x: model.x)
                .frame(width: 400, height: 100, alignment: .topLeading)
        }
    }

    @Test("A spring continues the velocity of tracked changes")
    func tracking() throws {
        func place(tracks: Bool) throws -> CGFloat {
            let model = Model()
            let host = try mount(width: 400, height: 100) { Thrown(model: model) }
            for step in 1...5 {
                host.advance(by: 0.01)
                var transaction = Transaction()
                (transaction.isContinuous, transaction.tracksVelocity) = (true, tracks)
                withTransaction(transaction) { model.x = CGFloat(step) * 10 }
                host.update()
                #expect(try host.frame("box").minX == CGFloat(step) * 10)
            }
            withAnimation(.spring(duration: 0.5)) { model.x = 60 }
            host.update()
            host.advance(by: 0.05)
            let place = try host.frame("box").minX
            host.advance(by: 3)
            #expect(try host.frame("box").minX == 60)
            return place
        }
        let (still, thrown) = (try place(tracks: false), try place(tracks: true))
        #expect(still < 55)
        // A thousand points a second carry it beyond where it goes.
        #expect(thrown > 65)
    }

    @Test("A view's position animates with it, with or without a geometry group")
    func geometryGroup() throws {
        struct Grouped: View {
            let model: Model
            var body: some View {
                VStack(alignment: .leading) {
                    Color.red.frame(width: 20, height: 20).named("box")
                    if model.isOn { Color.blue.frame(width: 10, height: 10).named("new") }
                }
                .geometryGroup()
                .offset(x: model.isOn ? 60 : 0)
                .frame(width: 200, height: 100, alignment: .topLeading)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Grouped(model: model) }
        withAnimation(second) { model.isOn = true }
        host.update()
        host.advance(by: 0.5)
        #expect(isNear(try host.frame("box").minX, 30))
        #expect(isNear(try host.frame("new").minX, 30))
    }
}
