import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Gestures made of two: one after the other, beside each other, one or the other.
@MainActor struct CompositeGestureTests {
    private let log = Counter()
    private let middle = CGPoint(x: 200, y: 150)

    private func note(_ name: String) -> () -> Void { { log.note(name) } }

    // MARK: One after the other

    private enum Drag: Equatable {
        case inactive, pressing
        case dragging(CGFloat)
    }

    private struct HeldDrag: View {
        @GestureState private var drag = Drag.inactive
        let log: Counter
        var body: some View {
            let gesture = LongPressGesture(minimumDuration: 0.5)
                .sequenced(before: DragGesture())
                .updating($drag) { value, state, _ in
                    switch value {
                    case .first(true): state = .pressing
                    case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
                    default: state = .inactive
                    }
                }
                .onEnded { value in
                    guard case .second(true, let drag?) = value else { return }
                    log.note("ended \(drag.translation.width)")
                }
            Text(String(describing: drag)).frame(width: 300, height: 200).contentShape(Rectangle())
                .gesture(gesture)
        }
    }

    @Test("A drag after a long press reports each step")
    func pressThenDrag() throws {
        let app = try mount { HeldDrag(log: log) }
        #expect(app.texts == ["inactive"])
        app.pressPointer(at: middle)
        #expect(app.texts == ["pressing"])
        app.movePointer(to: CGPoint(x: 204, y: 150))
        app.advance(by: 0.5)
        #expect(app.texts == ["dragging(0.0)"])
        app.movePointer(to: CGPoint(x: 210, y: 150))
        #expect(app.texts == ["dragging(0.0)"])
        // From the pointer's position as the long press ended.
        app.movePointer(to: CGPoint(x: 234, y: 150))
        #expect(app.texts == ["dragging(30.0)"])
        app.releasePointer(at: CGPoint(x: 234, y: 150))
        #expect(app.texts == ["inactive"])
        #expect(log.takeNotes() == ["ended 30.0"])
    }

    @Test("A sequence fails with either of its gestures")
    func failedSequence() throws {
        let app = try mount { HeldDrag(log: log) }
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        #expect(app.texts == ["inactive"])
        app.pressPointer(at: middle)
        app.advance(by: 1)
        #expect(app.texts == ["dragging(0.0)"])
        app.releasePointer(at: middle)
        #expect(app.texts == ["inactive"])
        #expect(log.takeNotes() == [])
    }

    @Test("The second gesture begins with the next press if the first ended at release")
    func tapThenDrag() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.gesture(
                    TapGesture().onEnded(note("tap")).sequenced(
                        before: DragGesture().onEnded { _ in log.note("drag") }
                    )
                    .onEnded { value in
                        if case .second((), let drag?) = value { log.note("both \(drag.translation.width)") }
                    })
                Color.blue
            }
        }
        let place = CGPoint(x: 50, y: 150)
        app.click(at: place)
        #expect(log.takeNotes() == ["tap"])
        app.advance(by: 5)
        app.drag(from: place, to: CGPoint(x: 80, y: 150))
        #expect(log.takeNotes() == ["drag", "both 30.0"])
        // A press elsewhere ends the wait.
        app.click(at: place)
        app.click(at: CGPoint(x: 300, y: 150))
        app.drag(from: place, to: CGPoint(x: 80, y: 150))
        #expect(log.takeNotes() == ["tap"])
    }

    @Test("Sequences can be nested")
    func nestedSequences() throws {
        let app = try mount {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5)
                    .sequenced(before: LongPressGesture(minimumDuration: 1))
                    .sequenced(before: SpatialTapGesture())
                    .onChanged { log.note(text($0)) }
                    .onEnded { _ in log.note("end") })
        }
        app.pressPointer(at: middle)
        app.advance(by: 0.5)
        app.advance(by: 0.9)
        #expect(log.takeNotes() == ["1", "1 2"])
        app.advance(by: 0.2)
        #expect(log.takeNotes() == ["1 2 3"])
        app.releasePointer(at: middle)
        #expect(log.takeNotes() == ["end"])
    }

    private typealias Three = SequenceGesture<
        SequenceGesture<LongPressGesture, LongPressGesture>, SpatialTapGesture
    >

    private func text(_ value: Three.Value) -> String {
        switch value {
        case .first(.first): "1"
        case .first(.second): "1 2"
        case .second: "1 2 3"
        }
    }

    @Test("A long press in a sequence takes precedence over undecided gestures further in")
    func overTap() throws {
        let app = try mount {
            Color.red.onTapGesture(perform: note("tap"))
                .gesture(
                    LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.note("moved") })
        }
        app.click(at: middle)
        app.pressPointer(at: middle)
        app.advance(by: 0.6)
        app.movePointer(to: CGPoint(x: 240, y: 150))
        app.releasePointer(at: CGPoint(x: 240, y: 150))
        #expect(log.takeNotes() == ["tap", "moved"])
    }

    // MARK: Beside each other

    @Test("Both simultaneous gestures run, and the pair ends with the last")
    func simultaneous() throws {
        let app = try mount {
            Color.red.gesture(
                TapGesture().onEnded(note("tap"))
                    .simultaneously(
                        with: LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.note("long") }
                    )
                    .onEnded { log.note("\($0.first != nil) \($0.second ?? false)") })
        }
        app.click(at: middle)
        #expect(log.takeNotes() == ["tap", "true false"])
        app.longPress(at: middle)
        #expect(log.takeNotes() == ["long", "tap", "true true"])
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        #expect(log.takeNotes() == [])
    }

    private struct Pair: View {
        @GestureState private var isPressed = false
        @GestureState private var way: CGFloat = 0
        let log: Counter
        var body: some View {
            Text("\(isPressed) \(Int(way))").frame(width: 300, height: 200).contentShape(Rectangle())
                .gesture(
                    LongPressGesture().updating($isPressed) { value, state, _ in state = value }
                        .simultaneously(
                            with: DragGesture(minimumDistance: 20).updating($way) { value, state, _ in
                                state = value.translation.width
                            })
                )
        }
    }

    @Test("Gesture states of simultaneous gestures reset as each ends")
    func simultaneousStates() throws {
        let app = try mount { Pair(log: log) }
        app.pressPointer(at: middle)
        #expect(app.texts == ["true 0"])
        app.movePointer(to: CGPoint(x: 215, y: 150))
        #expect(app.texts == ["false 0"])
        app.movePointer(to: CGPoint(x: 230, y: 150))
        #expect(app.texts == ["false 30"])
        app.releasePointer(at: CGPoint(x: 230, y: 150))
        #expect(app.texts == ["false 0"])
    }

    // MARK: One or the other

    @Test("A single tap waits for an exclusive double tap")
    func doubleTapFirst() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.gesture(
                    TapGesture(count: 2).onEnded(note("double"))
                        .exclusively(before: TapGesture().onEnded(note("single")))
                        .onEnded { value in
                            switch value {
                            case .first: log.note("first")
                            case .second: log.note("second")
                            }
                        })
                Color.blue
            }
        }
        let place = CGPoint(x: 50, y: 150)
        app.click(at: place)
        #expect(log.takeNotes() == [])
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["single", "second"])
        app.click(at: place, count: 2)
        #expect(log.takeNotes() == ["double", "first"])
        app.click(at: place)
        app.click(at: CGPoint(x: 300, y: 150))
        #expect(log.takeNotes() == ["single", "second"])
        // Not quick enough to be one double tap.
        app.click(at: place)
        app.click(at: place)
        #expect(log.takeNotes() == ["single", "second"])
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["single", "second"])
        #expect(app.nextDeadline == nil)
    }

    private struct Either: View {
        @GestureState private var isPressed = false
        let log: Counter
        var body: some View {
            Text("\(isPressed)").frame(width: 300, height: 200).contentShape(Rectangle())
                .gesture(
                    LongPressGesture().updating($isPressed) { value, state, _ in state = value }
                        .exclusively(before: DragGesture(minimumDistance: 20))
                        .onChanged { value in
                            switch value {
                            case .first(let isPressed): log.note("press \(isPressed)")
                            case .second(let drag): log.note("drag \(drag.translation.width)")
                            }
                        })
        }
    }

    @Test("The second exclusive gesture runs when the first has failed and reset")
    func secondAfterFailure() throws {
        let app = try mount { Either(log: log) }
        app.pressPointer(at: middle)
        #expect(app.texts == ["true"])
        app.movePointer(to: CGPoint(x: 215, y: 150))
        #expect(app.texts == ["false"])
        app.movePointer(to: CGPoint(x: 230, y: 150))
        app.releasePointer(at: CGPoint(x: 230, y: 150))
        #expect(log.takeNotes() == ["press true", "drag 30.0"])
        app.pressPointer(at: middle)
        app.advance(by: 0.6)
        app.movePointer(to: CGPoint(x: 230, y: 150))
        app.releasePointer(at: CGPoint(x: 230, y: 150))
        #expect(log.takeNotes() == ["press true"])
    }

    @Test("A long press as second gesture does not wait for an undecided tap")
    func longPressSecond() throws {
        let app = try mount {
            Color.red.gesture(
                TapGesture().onEnded(note("tap"))
                    .exclusively(before: LongPressGesture().onEnded { _ in log.note("long") }))
        }
        app.click(at: middle)
        app.longPress(at: middle)
        #expect(log.takeNotes() == ["tap", "long"])
    }

    // MARK: Gestures without a type, or with keys

    private struct Switching: View {
        @State private var drags = false
        let log: Counter
        var body: some View {
            let gesture =
                drags
                ? AnyGesture(DragGesture().map { _ in "drag" })
                : AnyGesture(TapGesture().map { "tap" })
            Color.red.gesture(
                gesture.onEnded {
                    log.note($0)
                    drags.toggle()
                })
        }
    }

    @Test("A type-erased gesture can be replaced by another")
    func anyGesture() throws {
        let app = try mount { Switching(log: log) }
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        app.click(at: middle)
        app.click(at: middle)
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        #expect(log.takeNotes() == ["tap", "drag"])
    }

    private struct Sometimes: View {
        @State private var count = 0
        let log: Counter
        var body: some View {
            let tap: TapGesture? = count % 2 == 0 ? TapGesture() : nil
            Color.red
                .gesture(tap.onEnded { log.note("tap") })
                .simultaneousGesture(TapGesture().onEnded { count += 1 })
        }
    }

    @Test("An optional gesture is inactive while it is nil")
    func optionalGesture() throws {
        let app = try mount { Sometimes(log: log) }
        for _ in 1...3 { app.click(at: middle) }
        #expect(log.takeNotes() == ["tap", "tap"])
    }

    @Test("A gesture with modifier keys begins only while all are held")
    func modifiers() throws {
        let app = try mount {
            Color.red
                .gesture(TapGesture().modifiers([.command, .shift]).onEnded(note("both")))
                .gesture(TapGesture().modifiers(.command).onEnded(note("command")))
                .gesture(TapGesture().onEnded(note("plain")))
        }
        app.click(at: middle)
        app.click(at: middle, .control)
        app.click(at: middle, [.control, .shift, .alt])
        #expect(log.takeNotes() == ["plain", "command", "both"])
    }

    @Test("A disabled gesture leaves inner gestures alone")
    func enabled() throws {
        func view(_ isEnabled: Bool) -> some View {
            Color.red.onTapGesture(perform: note("inner"))
                .simultaneousGesture(TapGesture().onEnded(note("beside")), isEnabled: isEnabled)
                .highPriorityGesture(
                    TapGesture(count: 2).onEnded(note("double")), name: "Two", isEnabled: isEnabled
                )
                .gesture(DragGesture().onEnded { _ in log.note("drag") }, isEnabled: isEnabled)
        }
        let app = try mount { view(false) }
        app.click(at: middle)
        #expect(log.takeNotes() == ["inner"])
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        app.show { view(true) }
        app.click(at: middle, count: 2)
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        #expect(log.takeNotes() == ["double", "drag"])
        app.click(at: middle)
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["inner", "beside"])
    }

    @Test("A named gesture behaves the same wherever it is attached")
    func names() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.gesture(TapGesture().onEnded(note("one")), name: "One")
                Color.blue.simultaneousGesture(
                    TapGesture().onEnded(note("two")), name: "Two", isEnabled: true)
                Color.green.highPriorityGesture(TapGesture().onEnded(note("three")), isEnabled: true)
            }
        }
        for x in [50, 200, 350] { app.click(at: CGPoint(x: x, y: 150)) }
        #expect(log.takeNotes() == ["one", "two", "three"])
    }
}
