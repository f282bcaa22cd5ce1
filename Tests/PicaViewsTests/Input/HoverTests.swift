import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor struct HoverTests {
    @Test("Hover reports enter and leave, inside a button and around it")
    func tellsOfTheDeepestAndThoseAround() throws {
        let counter = Counter()
        let host = try mount(width: 200, height: 100) {
            VStack(spacing: 0) {
                Button(action: {}) {
                    Color.red.frame(width: 100, height: 50).onHover { counter.note("inner \($0)") }
                }
                .buttonStyle(.plain)
                Color.blue.frame(width: 200, height: 50)
            }
            .onHover { counter.note("outer \($0)") }
        }
        host.movePointer(to: CGPoint(x: 100, y: 25))
        #expect(counter.takeNotes() == ["inner true", "outer true"])
        host.movePointer(to: CGPoint(x: 10, y: 75))
        #expect(counter.takeNotes() == ["inner false"])
        host.removePointer()
        #expect(counter.takeNotes() == ["outer false"])
    }

    @Test("Continuous hover reports locations in the requested space")
    func places() throws {
        var phases: [HoverPhase] = []
        var inWindow: [HoverPhase] = []
        let host = try mount(width: 200, height: 100) {
            Color.red.frame(width: 50, height: 50)
                .onContinuousHover { phases.append($0) }
                .onContinuousHover(coordinateSpace: .global) { inWindow.append($0) }
                .scaleEffect(2, anchor: .topLeading)
                .frame(width: 180, height: 100, alignment: .topLeading)
                .padding(.leading, 20)
        }
        host.movePointer(to: CGPoint(x: 40, y: 10))
        host.movePointer(to: CGPoint(x: 60, y: 10))
        host.movePointer(to: CGPoint(x: 60, y: 10))
        host.movePointer(to: CGPoint(x: 5, y: 10))
        #expect(
            phases == [.active(CGPoint(x: 10, y: 5)), .active(CGPoint(x: 20, y: 5)), .ended])
        #expect(
            inWindow == [.active(CGPoint(x: 40, y: 10)), .active(CGPoint(x: 60, y: 10)), .ended])
    }

    @Test("Scrolling moves hover to another row under a resting pointer")
    func followsScrolling() throws {
        let counter = Counter()
        let host = try mount(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        Color.red.frame(width: 100, height: 50).onHover { counter.note("\(row) \($0)") }
                    }
                }
            }
        }
        host.movePointer(to: CGPoint(x: 50, y: 25))
        #expect(counter.takeNotes() == ["0 true"])
        host.scroll(at: CGPoint(x: 50, y: 25), y: 100)
        #expect(counter.takeNotes() == ["0 false", "2 true"])
    }

    @Test("Shift turns the wheel sideways")
    func shiftScrollsSideways() throws {
        let host = try mount(width: 100, height: 100) {
            ScrollView(.horizontal) { Text("far").frame(width: 400, height: 100) }
        }
        let before = try host.find(.staticText, "far").frame
        host.scroll(at: CGPoint(x: 50, y: 50), y: 60, .shift)
        #expect(try host.find(.staticText, "far").frame.minX == before.minX - 60)
    }
}
