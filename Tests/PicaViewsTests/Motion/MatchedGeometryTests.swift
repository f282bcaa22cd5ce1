import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isLarge = false
    var isRight = false
}

@MainActor @Suite struct MatchedGeometryTests {
    @Test("A non-source view takes the source's frame, its size or its position")
    func follower() throws {
        struct Following: View {
            let model: Model
            let properties: MatchedGeometryProperties
            @Namespace private var space
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 20, height: 20)
                        .matchedGeometryEffect(id: "a", in: space)
                        .padding(.leading, model.isRight ? 100 : 40)
                    Color.blue.frame(minWidth: 6, maxWidth: .infinity, minHeight: 6, maxHeight: .infinity)
                        .named("follower")
                        .matchedGeometryEffect(id: "a", in: space, properties: properties, isSource: false)
                        .frame(width: 10, height: 10)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Following(model: model, properties: .frame) }
        #expect(try host.frame("follower") == CGRect(x: 40, y: 0, width: 20, height: 20))
        withAnimation(.linear(duration: 1)) { model.isRight = true }
        host.advance(by: 0.5)
        #expect(abs(try host.frame("follower").minX - 70) < 0.01)
        host.advance(by: 1)
        #expect(try host.frame("follower").minX == 100)
        let other = try mount(width: 200, height: 100) { Following(model: Model(), properties: .position) }
        #expect(try other.frame("follower") == CGRect(x: 45, y: 5, width: 10, height: 10))
    }

    private struct Hero: View {
        let model: Model
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                if model.isLarge {
                    Color.red.named("large").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 100, height: 60)
                        .padding(.leading, 100)
                } else {
                    Color.blue.named("small").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 20, height: 20)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("An entering and a leaving view animate together between both frames")
    func comingAndGoing() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Hero(model: model) }
        #expect(try host.frame("small") == CGRect(x: 0, y: 0, width: 20, height: 20))
        withAnimation(.linear(duration: 1)) { model.isLarge = true }
        host.update()
        #expect(try host.frame("large") == CGRect(x: 0, y: 0, width: 20, height: 20))
        host.advance(by: 0.5)
        let large = try host.frame("large")
        #expect(abs(large.minX - 50) < 0.01)
        #expect(abs(large.width - 60) < 0.01)
        #expect(abs(large.height - 40) < 0.01)
        #expect(try host.frame("small") == large)
        host.advance(by: 0.6)
        #expect(try host.frame("large") == CGRect(x: 100, y: 0, width: 100, height: 60))
        #expect(host.all(.group, "small").isEmpty)
        #expect(host.nextDeadline == nil)
    }

    @Test("Without an animation the new view is in place at once")
    func atOnce() throws {
        let model = Model()
        let host = try mount(width: 200, height: 100) { Hero(model: model) }
        model.isLarge = true
        host.update()
        #expect(try host.frame("large") == CGRect(x: 100, y: 0, width: 100, height: 60))
    }
}
