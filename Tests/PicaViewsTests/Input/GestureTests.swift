import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The behavior of SwiftUI's taps and drags, alone and together.
@MainActor struct GestureTests {
    private let log = Counter()
    private let middle = CGPoint(x: 200, y: 150)

    private func note(_ name: String) -> () -> Void { { log.note(name) } }

    // MARK: Taps

    @Test("A tap is a press and a release in one place")
    func tap() throws {
        let app = try mount { Color.red.onTapGesture(perform: note("tap")) }
        app.pressPointer(at: middle)
        #expect(log.takeNotes() == [])
        app.releasePointer(at: middle)
        #expect(log.takeNotes() == ["tap"])
        app.drag(from: middle, to: CGPoint(x: 250, y: 150))
        app.click(at: middle, button: .secondary)
        app.click(at: middle, button: .middle)
        #expect(log.takeNotes() == [])
    }

    @Test("A tap has its location in the local, global or a named coordinate space")
    func tapLocation() throws {
        let app = try mount(width: 200, height: 100) {
            Color.red.frame(width: 100, height: 50)
                .onTapGesture { log.note("\($0.x), \($0.y)") }
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global)
                        .onEnded { log.note("\($0.location.x), \($0.location.y)") }
                )
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .named("outer"))
                        .onEnded { log.note("\($0.location.x), \($0.location.y)") }
                )
                .padding(10)
                .coordinateSpace(.named("outer"))
        }
        app.click(at: CGPoint(x: 55, y: 30))
        #expect(log.takeNotes() == ["5.0, 5.0", "55.0, 30.0", "15.0, 15.0"])
    }

    @Test("A single tap waits for a double tap set before it")
    func doubleBeforeSingle() throws {
        let app = try mount {
            Color.red
                .onTapGesture(count: 2, perform: note("double"))
                .onTapGesture(perform: note("single"))
        }
        app.click(at: middle)
        #expect(log.takeNotes() == [])
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["single"])
        app.click(at: middle, count: 2)
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["double"])
    }

    @Test("A click elsewhere ends the wait for a second one")
    func secondClickElsewhere() throws {
        let app = try mount(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.red
                    .onTapGesture(count: 2, perform: note("double"))
                    .onTapGesture(perform: note("single"))
                Color.blue.onTapGesture(perform: note("blue"))
            }
        }
        app.click(at: CGPoint(x: 50, y: 50))
        app.click(at: CGPoint(x: 150, y: 50))
        #expect(log.takeNotes() == ["single", "blue"])
        // Not quick enough to be one double click.
        app.click(at: CGPoint(x: 50, y: 50))
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(log.takeNotes() == ["single"])
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["single"])
    }

    @Test("Nothing waits once no second tap can come")
    func rests() throws {
        let app = try mount { Color.red.onTapGesture(count: 2, perform: note("double")) }
        app.click(at: middle)
        #expect(app.nextDeadline != nil)
        app.advance(by: 0.5)
        #expect(app.nextDeadline == nil)
    }

    @Test("A disabled view takes no taps")
    func disabled() throws {
        let app = try mount { Color.red.onTapGesture(perform: note("tap")).disabled(true) }
        app.click(at: middle)
        #expect(log.takeNotes() == [])
    }

    // MARK: Drags

    @Test("A drag begins after ten points, reports each position, and ends at release")
    func drag() throws {
        let app = try mount {
            Color.red.gesture(
                DragGesture()
                    .onChanged { log.note("\($0.translation.width)") }
                    .onEnded { log.note("end \($0.startLocation.x) \($0.location.x)") })
        }
        app.pressPointer(at: middle)
        app.movePointer(to: CGPoint(x: 206, y: 150))
        #expect(log.takeNotes() == [])
        app.movePointer(to: CGPoint(x: 212, y: 150))
        app.movePointer(to: CGPoint(x: 230, y: 150))
        #expect(log.takeNotes() == ["12.0", "30.0"])
        app.releasePointer(at: CGPoint(x: 230, y: 150))
        #expect(log.takeNotes() == ["end 200.0 230.0"])
        app.click(at: middle)
        #expect(log.takeNotes() == [])
    }

    @Test("A drag without a minimum distance begins with the press")
    func dragAtOnce() throws {
        let app = try mount {
            Color.red.gesture(
                DragGesture(minimumDistance: 0).onChanged { log.note("\($0.translation.width)") })
        }
        app.pressPointer(at: middle)
        #expect(log.takeNotes() == ["0.0"])
    }

    @Test("A drag knows its velocity, and forgets it while resting")
    func velocity() throws {
        var last: DragGesture.Value?
        let app = try mount { Color.red.gesture(DragGesture().onEnded { last = $0 }) }
        app.drag(from: middle, to: CGPoint(x: 300, y: 150))
        let value = try #require(last)
        #expect(abs(value.velocity.width - 1000) < 1)
        #expect(value.velocity.height == 0)
        #expect(abs(value.predictedEndLocation.x - 550) < 1)
        app.pressPointer(at: middle)
        app.movePointer(to: CGPoint(x: 300, y: 150))
        app.advance(by: 1)
        app.releasePointer(at: CGPoint(x: 300, y: 150))
        #expect(last?.velocity == .zero)
    }

    private struct Following: View {
        @State private var place = CGSize.zero
        var body: some View {
            Color.red.frame(width: 50, height: 50).named("box")
                .offset(place)
                .gesture(DragGesture(coordinateSpace: .global).onChanged { place = $0.translation })
        }
    }

    @Test("A dragged view follows the pointer")
    func following() throws {
        let app = try mount { Following() }
        let before = try app.frame("box")
        app.drag(from: middle, to: CGPoint(x: 260, y: 120))
        #expect(try app.frame("box") == before.offsetBy(dx: 60, dy: -30))
    }

    private struct Pulled: View {
        @GestureState private var way: CGFloat = 0
        let log: Counter
        var body: some View {
            Text("\(Int(way))").frame(width: 200, height: 100).background(Color.red)
                .gesture(
                    DragGesture().updating($way) { value, way, _ in way = value.translation.width }
                        .onEnded { _ in log.note("end") })
        }
    }

    @Test("A gesture state follows the gesture and resets when it ends")
    func gestureState() throws {
        let app = try mount { Pulled(log: log) }
        app.pressPointer(at: middle)
        app.movePointer(to: CGPoint(x: 230, y: 150))
        #expect(app.texts == ["30"])
        app.movePointer(to: CGPoint(x: 240, y: 150))
        #expect(app.texts == ["40"])
        app.releasePointer(at: CGPoint(x: 240, y: 150))
        #expect(app.texts == ["0"])
        #expect(log.takeNotes() == ["end"])
    }

    // MARK: Beside each other

    @Test("The innermost gesture wins, and outer ones do not run")
    func deepestFirst() throws {
        let app = try mount {
            VStack {
                Color.red.onTapGesture(perform: note("inner"))
                Button("Go") { log.note("button") }
                TextField("Name", text: .constant(""))
            }
            .onTapGesture(perform: note("outer"))
        }
        app.click(at: CGPoint(x: 200, y: 20))
        try app.find(.button).click()
        try app.find(.textField).click()
        #expect(log.takeNotes() == ["inner", "button"])
    }

    @Test("A high-priority gesture precedes inner ones, including buttons")
    func highPriority() throws {
        let app = try mount {
            Button("Go") { log.note("button") }.highPriorityGesture(TapGesture().onEnded(note("outer")))
        }
        try app.find(.button).click()
        #expect(log.takeNotes() == ["outer"])
    }

    @Test("If a high-priority gesture fails, inner ones get the event")
    func highPriorityFails() throws {
        let app = try mount {
            Button("Go") { log.note("button") }
                .highPriorityGesture(TapGesture(count: 2).onEnded(note("double")))
        }
        try app.find(.button).click()
        #expect(log.takeNotes() == [])
        app.advance(by: 0.5)
        #expect(log.takeNotes() == ["button"])
        try app.find(.button).click(count: 2)
        #expect(log.takeNotes() == ["double"])
    }

    @Test("A simultaneous gesture runs beside inner ones and does not affect them")
    func simultaneous() throws {
        let app = try mount {
            Button("Go") { log.note("button") }
                .simultaneousGesture(TapGesture().onEnded(note("beside")))
                .onTapGesture(perform: note("outer"))
        }
        try app.find(.button).click()
        #expect(log.takeNotes() == ["button", "beside"])
    }

    @Test("A tap that becomes a drag goes to the outer drag gesture")
    func dragAroundTap() throws {
        let app = try mount {
            Color.red.onTapGesture(perform: note("tap"))
                .gesture(DragGesture().onEnded { _ in log.note("drag") })
        }
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        app.click(at: middle)
        #expect(log.takeNotes() == ["drag", "tap"])
    }

    @Test("A gesture mask disables the gesture or the inner ones")
    func masks() throws {
        func view(_ mask: GestureMask) -> some View {
            Color.red.onTapGesture(perform: note("inner"))
                .gesture(TapGesture().onEnded(note("outer")), including: mask)
        }
        let app = try mount { view(.all) }
        app.click(at: middle)
        app.show { view(.gesture) }
        app.click(at: middle)
        app.show { view(.subviews) }
        app.click(at: middle)
        app.show { view(.none) }
        app.click(at: middle)
        #expect(log.takeNotes() == ["inner", "outer", "inner"])
    }

    private struct OneDrag: Gesture {
        let log: Counter
        var body: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in log.note("drag") } }
    }

    @Test("A gesture can be composed in its body and change its value")
    func composed() throws {
        let app = try mount {
            Color.red.gesture(OneDrag(log: log).map { $0.translation.width }.onEnded { log.note("\($0)") })
        }
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        #expect(log.takeNotes() == ["drag", "60.0"])
    }

    private struct Counting: View {
        @State private var count = 0
        let log: Counter
        var body: some View {
            Text("\(count)").onTapGesture {
                count += 1
                log.note("\(count)")
            }
        }
    }

    @Test("A gesture uses the latest values of its view")
    func latestValues() throws {
        let app = try mount { Counting(log: log) }
        for _ in 0..<3 { app.click(at: middle) }
        #expect(app.texts == ["3"])
    }

    private struct Leaving: View {
        @State private var isShown = true
        let log: Counter
        var body: some View {
            if isShown {
                Color.red.gesture(
                    DragGesture()
                        .onChanged { _ in isShown = false }
                        .onEnded { _ in log.note("end") })
            }
        }
    }

    @Test("A gesture whose view is removed does not end")
    func removal() throws {
        let app = try mount { Leaving(log: log) }
        app.drag(from: middle, to: CGPoint(x: 260, y: 150))
        #expect(log.takeNotes() == [])
    }
}
