import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// How large controls are, and what outline they have.
@MainActor @Suite struct ControlSizeTests {
    private struct Reader: View {
        @Environment(\.controlSize) private var controlSize
        var body: some View { Text(verbatim: "\(controlSize)") }
    }

    @Test("The environment gives the control size, which is regular by default")
    func environment() throws {
        let app = try mount {
            VStack {
                Reader()
                Reader().controlSize(.mini)
                Reader().environment(\.controlSize, .extraLarge)
            }
        }
        #expect(app.texts == ["regular", "mini", "extraLarge"])
    }

    @Test("Buttons, toggles and fields grow with the control size and are at least 24 points high")
    func heights() throws {
        var last = [CGFloat](repeating: 0, count: 4)
        for size in ControlSize.allCases {
            let app = try mount(height: 500) {
                VStack {
                    Button("Go") {}
                    Toggle("On", isOn: .constant(true)).toggleStyle(.button)
                    TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
                    Toggle("Off", isOn: .constant(true)).toggleStyle(.switch)
                }
                .controlSize(size)
            }
            let heights = [
                try app.find(.button).frame.height, try app.find(.toggleButton).frame.height,
                try app.find(.textField).frame.height, try app.find(.toggleSwitch).frame.height,
            ]
            #expect(heights.allSatisfy { $0 >= 23.5 }, "\(size): \(heights)")
            #expect(zip(last, heights).allSatisfy { $0 <= $1 }, "\(size): \(heights)")
            // A button and a field of one row are as high as each other.
            #expect(abs(heights[0] - heights[2]) < 1, "\(size): \(heights)")
            last = heights
        }
    }

    @Test("A button, a field, a check box and a switch in a row share a baseline")
    func baseline() throws {
        for size in ControlSize.allCases {
            let app = try mount(width: 600) {
                HStack(alignment: .firstTextBaseline) {
                    Button("Go") {}
                    TextField("Name", text: .constant("x")).frame(width: 100)
                    Toggle("A", isOn: .constant(true)).named("box")
                    Toggle("B", isOn: .constant(true)).toggleStyle(.switch).named("switch")
                }
                .controlSize(size)
            }
            let middles = app.all().filter {
                [.button, .textField, .checkBox, .toggleSwitch].contains($0.role)
            }
            .map(\.frame.midY)
            let most = try #require(middles.max()), least = try #require(middles.min())
            #expect(most - least < 3, "\(size): \(middles)")
        }
    }

    @Test("An explicit font also applies to small controls")
    func font() throws {
        func width(_ view: some View) throws -> CGFloat {
            try mount { view }.sizeThatFits(.unspecified).width
        }
        let small = try width(Button("Words") {}.controlSize(.small))
        #expect(try small < width(Button("Words") {}))
        #expect(try width(Button("Words") {}.controlSize(.small).font(.body)) > small)
    }

    @Test("A border shape is a capsule, a circle or a rounded rectangle, and a circle is as wide as high")
    func borderShape() throws {
        func picture(_ shape: ButtonBorderShape) throws -> TestHost {
            try mount { Button("+") {}.buttonBorderShape(shape) }
        }
        let circle = try picture(.circle).find(.button).frame
        #expect(abs(circle.width - circle.height) < 0.5)
        let plain = try picture(.automatic)
        #expect(
            try plain.freshPicture().difference(from: picture(.roundedRectangle).freshPicture()).count == 0)
        for shape in [ButtonBorderShape.capsule, .roundedRectangle(radius: 2)] {
            #expect(try plain.freshPicture().difference(from: picture(shape).freshPicture()).count > 0)
        }
        #expect(
            ButtonBorderShape.capsule.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(
                CGPoint(x: 20, y: 10)))
    }

    @Test("Holding a button fires it once, or repeatedly if requested")
    func repeating() throws {
        for (behavior, count) in [
            (ButtonRepeatBehavior.automatic, 0), (.disabled, 0), (.enabled, 6),
        ] {
            let presses = Counter()
            let app = try mount { Button("More") { presses.add() }.buttonRepeatBehavior(behavior) }
            let point = try app.find(.button).point(.center)
            app.pressPointer(at: point)
            app.advance(by: 1.05)
            #expect(presses.take() == count)
            app.releasePointer(at: point)
            #expect(presses.take() == (count == 0 ? 1 : 0))
            app.advance(by: 1)
            #expect(presses.take() == 0)
            // A press that is short does it once.
            try app.find(.button).click()
            #expect(presses.take() == 1)
        }
    }

    @Test("A repeating button pauses while the pointer is outside it")
    func repeatsInside() throws {
        let presses = Counter()
        let app = try mount { Button("More") { presses.add() }.buttonRepeatBehavior(.enabled) }
        app.pressPointer(at: try app.find(.button).point(.center))
        app.movePointer(to: CGPoint(x: 1, y: 1))
        app.advance(by: 2)
        #expect(presses.take() == 0)
    }

    @Test("A click presses a button of any style, and its label names it")
    func styles() throws {
        let presses = Counter()
        let app = try mount(height: 600) {
            VStack {
                Button("link") { presses.add() }.buttonStyle(.link)
                Button("bar") { presses.add() }.buttonStyle(.accessoryBar)
                Button("action") { presses.add() }.buttonStyle(.accessoryBarAction)
                Button(LocalizedStringResource("resource")) { presses.add() }
                Button(LocalizedStringResource("icon"), systemImage: "star") { presses.add() }
                Button("image", image: ImageResource(name: "None", bundle: .main)) { presses.add() }
                Button("text".uppercased(), image: ImageResource(name: "None", bundle: .main)) {
                    presses.add()
                }
            }
        }
        let buttons = app.all(.button)
        #expect(
            buttons.map(\.label) == ["link", "bar", "action", "resource", "icon", "image", "TEXT"])
        for button in buttons { try button.click() }
        #expect(presses.take() == 7)
    }
}
