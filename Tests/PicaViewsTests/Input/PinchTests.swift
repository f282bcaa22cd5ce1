import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Two fingers that spread and turn.
@MainActor struct PinchTests {
    private let log = Counter()
    private let middle = CGPoint(x: 200, y: 150)

    @Test("Spreading fingers magnify beyond one percent, with velocity and anchor")
    func magnify() throws {
        var values: [MagnifyGesture.Value] = []
        var end: MagnifyGesture.Value?
        let app = try mount(width: 200, height: 100) {
            Color.red.gesture(MagnifyGesture().onChanged { values.append($0) }.onEnded { end = $0 })
        }
        app.beginPinch(at: CGPoint(x: 50, y: 75))
        app.movePinch(scale: 1.009)
        #expect(values == [])
        app.advance(by: 0.05)
        app.movePinch(scale: 1.5)
        #expect(values.map(\.magnification) == [1.5])
        #expect(values.first?.startLocation == CGPoint(x: 50, y: 75))
        #expect(values.first?.startAnchor == UnitPoint(x: 0.25, y: 0.75))
        #expect(abs((values.first?.velocity ?? 0) - 10) < 1e-6)
        #expect(end == nil)
        app.endPinch()
        #expect(end?.magnification == 1.5)
        #expect(values.count == 1)
    }

    @Test("Turning fingers rotate beyond one degree")
    func rotate() throws {
        var values: [RotateGesture.Value] = []
        var end: RotateGesture.Value?
        let app = try mount(width: 200, height: 100) {
            Color.red.gesture(RotateGesture().onChanged { values.append($0) }.onEnded { end = $0 })
        }
        app.beginPinch(at: CGPoint(x: 150, y: 0))
        app.movePinch(rotation: .degrees(0.9))
        #expect(values == [])
        app.advance(by: 0.05)
        app.movePinch(rotation: .degrees(-45))
        #expect(values.map(\.rotation) == [.degrees(-45)])
        #expect(values.first?.startAnchor == UnitPoint(x: 0.75, y: 0))
        #expect(abs((values.first?.velocity.degrees ?? 0) + 900) < 1e-6)
        app.endPinch()
        #expect(end?.rotation == .degrees(-45))
    }

    @Test("The deprecated gestures report a factor and an angle")
    func olderGestures() throws {
        let app = try mount {
            HStack(spacing: 0) {
                Color.red.gesture(
                    MagnificationGesture(minimumScaleDelta: 0.5).onEnded { log.note("\($0)") })
                Color.blue.gesture(
                    RotationGesture(minimumAngleDelta: .degrees(20)).onEnded {
                        log.note("\($0.degrees.rounded())")
                    })
            }
        }
        let (left, right) = (CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150))
        app.pinch(at: left, scale: 1.4)
        app.pinch(at: left, scale: 0.25)
        app.pinch(at: right, rotation: .degrees(19))
        app.pinch(at: right, rotation: .degrees(90))
        #expect(log.takeNotes() == ["0.25", "90.0"])
    }

    @Test("Simultaneous magnification and rotation report both")
    func both() throws {
        var notes: [String] = []
        let app = try mount {
            Color.red.gesture(
                MagnificationGesture().simultaneously(with: RotationGesture())
                    .onChanged { value in
                        notes.append("\(value.first ?? 0) \(value.second?.degrees.rounded() ?? 0)")
                    }
                    .onEnded { value in notes.append("end \(value.first ?? 0)") })
        }
        app.beginPinch(at: middle)
        app.movePinch(scale: 2)
        app.movePinch(scale: 2, rotation: .degrees(30))
        app.endPinch()
        #expect(notes == ["2.0 0.0", "2.0 30.0", "end 2.0"])
    }

    private struct Zoomed: View {
        @GestureState private var scale: CGFloat = 1
        var body: some View {
            Text("\(Int(scale * 100))").frame(width: 300, height: 200).contentShape(Rectangle())
                .gesture(MagnifyGesture().updating($scale) { value, scale, _ in scale = value.magnification })
        }
    }

    @Test("A pinch taken by the desktop or interrupted by a press is canceled")
    func cancelled() throws {
        let app = try mount { Zoomed() }
        app.beginPinch(at: middle)
        app.movePinch(scale: 3)
        #expect(app.texts == ["300"])
        app.cancelPinch()
        #expect(app.texts == ["100"])
        app.beginPinch(at: middle)
        app.movePinch(scale: 3)
        app.click(at: middle)
        #expect(app.texts == ["100"])
        app.movePinch(scale: 4)
        #expect(app.texts == ["100"])
    }

    @Test("Pinches do not affect buttons and taps, and presses do not affect pinches")
    func beside() throws {
        let app = try mount {
            VStack {
                Button("Go") { log.note("button") }
                Color.red.onTapGesture { log.note("tap") }
            }
            .gesture(MagnifyGesture().onEnded { _ in log.note("magnified") })
        }
        app.pinch(at: try app.find(.button).point(.center), scale: 2)
        app.pinch(at: middle, scale: 2)
        #expect(log.takeNotes() == ["magnified", "magnified"])
        app.click(at: middle)
        try app.find(.button).click()
        #expect(log.takeNotes() == ["tap", "button"])
    }

    @Test("A second finger ends the press of the first")
    func secondFinger() throws {
        let app = try mount {
            Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("drag") })
                .simultaneousGesture(MagnifyGesture().onEnded { log.note("\($0.magnification)") })
        }
        app.pressPointer(at: middle)
        app.pinch(at: middle, scale: 2)
        app.releasePointer(at: middle)
        #expect(log.takeNotes() == ["2.0"])
    }

    @Test("Pinches go to the view in front")
    func layers() throws {
        let app = try mount {
            Color.red.gesture(MagnifyGesture().onEnded { _ in log.note("behind") })
                .popover(isPresented: .constant(true)) {
                    Color.blue.frame(width: 80, height: 40)
                        .gesture(MagnifyGesture().onEnded { _ in log.note("front") })
                        .accessibilityElement().accessibilityAddTraits(.isImage).accessibilityLabel("Front")
                }
        }
        app.pinch(at: CGPoint(x: 5, y: 5), scale: 2)
        app.pinch(at: try app.find(.image, "Front").point(.center), scale: 2)
        #expect(log.takeNotes() == ["front"])
    }
}
