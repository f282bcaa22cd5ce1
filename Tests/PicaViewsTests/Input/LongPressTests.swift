import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// A button held in one place, as gesture and as modifier.
@MainActor struct LongPressTests {
    private let log = Counter()
    private let middle = CGPoint(x: 200, y: 150)

    private func note(_ name: String) -> () -> Void { { log.note(name) } }

    private struct Pressed: View {
        @GestureState(reset: { value, _ in Pressed.last = value }) private var isPressed: Bool?
        let log: Counter
        static var last: Bool??
        var body: some View {
            Text(isPressed == true ? "pressed" : "rests").frame(width: 200, height: 100)
                .contentShape(Rectangle())
                .gesture(
                    LongPressGesture(minimumDuration: 1)
                        .updating($isPressed) { value, state, _ in state = value }
                        .onChanged { log.note("changed \($0)") }
                        .onEnded { log.note("ended \($0)") })
        }
    }

    @Test("A long press is true from the press on, and ends after its duration while held")
    func wholePress() throws {
        let app = try mount { Pressed(log: log) }
        app.pressPointer(at: middle)
        #expect(app.texts == ["pressed"])
        app.advance(by: 0.99)
        #expect(log.takeNotes() == ["changed true"])
        app.advance(by: 0.01)
        #expect(app.texts == ["rests"])
        #expect(Pressed.last == .some(true))
        #expect(log.takeNotes() == ["ended true"])
        app.movePointer(to: CGPoint(x: 210, y: 150))
        app.releasePointer(at: middle)
        #expect(log.takeNotes() == [])
        #expect(app.nextDeadline == nil)
    }

    @Test("A long press fails if it is released too soon or the pointer moves too far")
    func failures() throws {
        let app = try mount { Pressed(log: log) }
        app.longPress(at: middle, for: 0.9)
        #expect(app.texts == ["rests"])
        app.pressPointer(at: middle)
        app.movePointer(to: CGPoint(x: 206, y: 158))
        #expect(app.texts == ["pressed"])
        app.movePointer(to: CGPoint(x: 206, y: 159))
        #expect(app.texts == ["rests"])
        app.advance(by: 2)
        #expect(log.takeNotes() == ["changed true", "changed true"])
        app.releasePointer(at: middle)
        app.pressPointer(at: middle, .secondary)
        app.advance(by: 2)
        #expect(log.takeNotes() == [])
    }

    @Test("Duration and distance can be set; NaN counts as zero")
    func limits() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.onLongPressGesture(
                    minimumDuration: 2, maximumDistance: 50, perform: note("far"))
                Color.blue.onLongPressGesture(minimumDuration: .nan, perform: note("at once"))
                Color.green.onLongPressGesture(
                    minimumDuration: .infinity, perform: note("never")
                ) { log.note("\($0)") }
            }
        }
        app.pressPointer(at: CGPoint(x: 10, y: 150))
        app.movePointer(to: CGPoint(x: 59, y: 150))
        app.advance(by: 2)
        app.releasePointer(at: CGPoint(x: 59, y: 150))
        app.pressPointer(at: middle)
        #expect(log.takeNotes() == ["far", "at once"])
        app.releasePointer(at: middle)
        app.pressPointer(at: CGPoint(x: 390, y: 150))
        #expect(app.nextDeadline == nil)
        app.advance(by: 3600)
        app.releasePointer(at: CGPoint(x: 390, y: 150))
        #expect(log.takeNotes() == ["true", "false"])
    }

    @Test("The modifier reports the start and end of pressing, and runs its action in between")
    func modifier() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.onLongPressGesture(perform: note("press")) { log.note("\($0)") }
                Color.blue.onLongPressGesture(
                    minimumDuration: 0.2, pressing: { log.note("\($0)") }, perform: note("old"))
            }
        }
        let (left, right) = (CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150))
        app.longPress(at: left, for: 0.5)
        #expect(log.takeNotes() == ["true", "false", "press"])
        app.longPress(at: left, for: 0.4)
        #expect(log.takeNotes() == ["true", "false"])
        app.longPress(at: right, for: 0.2)
        #expect(log.takeNotes() == ["true", "false", "old"])
    }

    @Test("A long press and a tap share a view, in either order")
    func besideTap() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.onTapGesture(perform: note("tap")).onLongPressGesture(perform: note("long"))
                Color.blue.onLongPressGesture(perform: note("long")).onTapGesture(perform: note("tap"))
            }
        }
        for place in [CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150)] {
            app.click(at: place)
            #expect(log.takeNotes() == ["tap"])
            app.longPress(at: place)
            #expect(log.takeNotes() == ["long"])
        }
    }

    @Test("A button blocks an outer long press unless it is simultaneous")
    func aroundButton() throws {
        let app = try mount {
            VStack {
                Button("One") { log.note("one") }.onLongPressGesture(perform: note("never")) { _ in
                    log.note("never")
                }
                Button("Two") { log.note("two") }
                    .simultaneousGesture(LongPressGesture().onEnded { _ in log.note("beside") })
            }
        }
        app.longPress(at: try app.find(.button, "One").point(.center))
        app.longPress(at: try app.find(.button, "Two").point(.center))
        #expect(log.takeNotes() == ["one", "beside", "two"])
    }

    @Test("A drag around a long press begins once the pointer has moved too far")
    func insideDrag() throws {
        let app = try mount {
            Color.red.onLongPressGesture(perform: note("long")) { log.note("\($0)") }
                .gesture(DragGesture(minimumDistance: 0).onChanged { log.note("\($0.translation.width)") })
        }
        app.pressPointer(at: middle)
        app.movePointer(to: CGPoint(x: 205, y: 150))
        #expect(log.takeNotes() == ["true"])
        app.movePointer(to: CGPoint(x: 215, y: 150))
        #expect(log.takeNotes() == ["false", "15.0"])
    }

    private struct Leaving: View {
        @State private var isShown = true
        let log: Counter
        var body: some View {
            if isShown {
                Color.red.onLongPressGesture(minimumDuration: 1, perform: {}) { log.note("\($0)") }
                    .simultaneousGesture(
                        LongPressGesture(minimumDuration: 0.3).onEnded { _ in isShown = false })
            }
        }
    }

    @Test("A press ends when its view is removed")
    func removal() throws {
        let app = try mount { Leaving(log: log) }
        app.longPress(at: middle, for: 2)
        #expect(log.takeNotes() == ["true", "false"])
    }

    @Test("A popover that opens ends a press")
    func covered() throws {
        let app = try mount { Covered(log: log) }
        app.pressPointer(at: middle)
        app.advance(by: 1)
        #expect(log.takeNotes() == ["true", "false"])
    }

    private struct Covered: View {
        @State private var isOpen = false
        let log: Counter
        var body: some View {
            Color.red
                .onLongPressGesture(minimumDuration: 5, perform: {}) {
                    log.note("\($0)")
                    if $0 { isOpen = true }
                }
                .popover(isPresented: $isOpen) { Text("Here") }
        }
    }
}
