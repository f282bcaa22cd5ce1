import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaDrawing
@testable import PicaFields

@MainActor @Observable private final class Model {
    var color = Color(red: 0.5, green: 0.25, blue: 0.25)
    var changes = 0
    var isDisabled = false
}

/// A color chosen in the panel of a well.
@MainActor @Suite struct ColorPickerTests {
    private struct Page: View {
        @Bindable var model: Model
        var supportsOpacity = true

        var body: some View {
            VStack {
                ColorPicker("Ink", selection: $model.color, supportsOpacity: supportsOpacity)
                    .onChange(of: model.color) { model.changes += 1 }
                    .disabled(model.isDisabled)
                Spacer()
            }
        }
    }

    private let model = Model()

    private func mounted(
        supportsOpacity: Bool = true, rightToLeft: Bool = false, opens: Bool = true
    ) throws -> TestHost {
        let app = try mount(width: 500, height: 600) {
            Page(model: model, supportsOpacity: supportsOpacity)
                .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
        if opens { try app.find(.button, "Ink").click() }
        return app
    }

    private var code: String { ColorCode(supportsOpacity: true).format(picked) }
    private var picked: PickedColor { PickedColor(model.color.resolve(in: EnvironmentValues())) }

    private func slider(_ app: TestHost, _ name: String) throws -> TestElement { try app.find(.slider, name) }

    // MARK: The well

    @Test("A color well has its title as label and its color as value")
    func well() throws {
        let app = try mounted(opens: false)
        let well = try app.find(.button, "Ink")
        #expect(well.value == "dark red" || well.value == "brown")
        #expect(well.frame.height >= 24 && well.frame.width >= 24)
        model.color = .clear
        app.update()
        #expect(well.value == "clear")
    }

    @Test("The label precedes the well, and a hidden label still names it")
    func label() throws {
        for isHidden in [false, true] {
            let app = try mount {
                ColorPicker(selection: .constant(.red)) { Text("Ink") }
                    .labelsVisibility(isHidden ? .hidden : .visible)
            }
            let well = try app.find(.button, "Ink").frame
            let picker = app.sizeThatFits(.unspecified)
            #expect(isHidden ? picker.width == well.width : picker.width > well.width + 20)
        }
    }

    @Test("Space opens the panel, and Escape returns the focus to the well")
    func keyboard() throws {
        let app = try mounted(opens: false)
        app.press(.tab)
        #expect(try app.find(.button, "Ink").isFocused)
        app.press(.space)
        #expect(app.all(.slider).count == 3)
        app.press(.escape)
        #expect(app.all(.slider).isEmpty)
        #expect(try app.find(.button, "Ink").isFocused)
    }

    @Test("A disabled well opens nothing")
    func disabled() throws {
        model.isDisabled = true
        let app = try mounted()
        #expect(app.all(.slider).isEmpty)
    }

    // MARK: Swatches

    @Test("A click on a swatch chooses its color, and the panel stays open")
    func swatch() throws {
        let app = try mounted()
        let white = try #require(app.all(.button, "white").first)
        #expect(white.frame.width >= 24 && white.frame.height >= 24)
        try white.click()
        #expect(code == "#FFFFFF")
        #expect(white.isSelected)
        #expect(app.all(.slider).count == 3)
    }

    @Test(
        "Arrow keys move between swatches in screen directions and stop at the ends",
        arguments: [false, true])
    func arrows(rightToLeft: Bool) throws {
        let app = try mounted(rightToLeft: rightToLeft)
        try #require(app.all(.button, "white").first).click()
        let (forward, back) = rightToLeft ? (TestHost.Key.left, TestHost.Key.right) : (.right, .left)
        app.press(back)
        #expect(picked == ColorSwatches.all[0])
        app.press(forward)
        #expect(code == "#E3E3E3")
        app.press(.down)
        #expect(picked.bytes == ColorSwatches.all[11].bytes)
        app.press(.end)
        #expect(picked.bytes == ColorSwatches.all[19].bytes)
        app.press(forward)
        #expect(picked.bytes == ColorSwatches.all[19].bytes)
        app.press(.up)
        #expect(code == "#000000")
    }

    @Test("A swatch keeps the opacity")
    func seeThroughSwatch() throws {
        model.color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        let app = try mounted()
        try #require(app.all(.button, "black").first).click()
        #expect(code == "#00000080")
    }

    // MARK: Tracks

    @Test("Dragging in the field changes the color each frame and is clamped to the edges")
    func field() throws {
        let app = try mounted()
        let field = try slider(app, "Saturation, Brightness")
        let before = model.changes
        app.pressPointer(at: field.point(UnitPoint(x: 0.25, y: 0.5)))
        #expect(field.value == "25%, 50%")
        app.movePointer(to: field.point(UnitPoint(x: 0.75, y: 0.25)))
        #expect(field.value == "75%, 75%")
        app.movePointer(to: field.point(UnitPoint(x: 2, y: -3)))
        app.releasePointer(at: field.point(UnitPoint(x: 2, y: -3)))
        #expect(code == "#FF0000")
        #expect((3...4).contains(model.changes - before))
    }

    @Test(
        "Hue and opacity are dragged along strips that start at the leading edge",
        arguments: [false, true])
    func strips(rightToLeft: Bool) throws {
        let app = try mounted(rightToLeft: rightToLeft)
        let start: CGFloat = rightToLeft ? 1 : 0
        try slider(app, "Opacity").click(at: UnitPoint(x: abs(start - 0.02), y: 0.5))
        #expect(picked.opacity == 0)
        try slider(app, "Opacity").click(at: UnitPoint(x: abs(start - 0.98), y: 0.5))
        #expect(picked.opacity == 1)
        try slider(app, "Hue").click(at: .center)
        #expect(abs(picked.hue - 0.5) < 0.01)
        #expect(try slider(app, "Hue").value == "180°")
    }

    @Test(
        "Arrow keys move along a strip in screen directions, ten times as far with Shift",
        arguments: [false, true])
    func stripKeys(rightToLeft: Bool) throws {
        let app = try mounted(rightToLeft: rightToLeft)
        let opacity = try slider(app, "Opacity")
        for _ in 0..<3 { app.press(.tab) }
        #expect(opacity.isFocused)
        let (more, less) = rightToLeft ? (TestHost.Key.left, TestHost.Key.right) : (.right, .left)
        app.press(less)
        #expect(opacity.value == "99%")
        app.press(less, .shift)
        #expect(opacity.value == "89%")
        app.press(more)
        app.press(.up)
        #expect(opacity.value == "91%")
        app.press(.home)
        #expect(opacity.value == "0%")
        app.press(less)
        #expect(opacity.value == "0%")
        app.press(.pageUp)
        app.press(.end)
        #expect(opacity.value == "100%")
    }

    @Test("Arrow keys move in both dimensions of the field, which is not mirrored from right to left")
    func fieldKeys() throws {
        model.color = Color(hue: 0.3, saturation: 0.5, brightness: 0.5)
        let app = try mounted(rightToLeft: true)
        let field = try slider(app, "Saturation, Brightness")
        app.press(.tab)
        #expect(field.isFocused)
        app.press(.right)
        app.press(.up)
        app.press(.up)
        #expect(field.value == "51%, 52%")
        app.press(.left, .shift)
        app.press(.down, .shift)
        #expect(field.value == "41%, 42%")
    }

    @Test("A color keeps its hue through gray and black")
    func hueStays() throws {
        model.color = Color(hue: 0.6, saturation: 0.5, brightness: 0.5)
        let app = try mounted()
        let field = try slider(app, "Saturation, Brightness")
        app.drag(from: field.point(.center), to: field.point(UnitPoint(x: 0, y: 0.5)))
        app.drag(from: field.point(.center), to: field.point(UnitPoint(x: 0, y: 2)))
        #expect(code == "#000000")
        app.drag(from: field.point(.center), to: field.point(UnitPoint(x: 1, y: 0)))
        #expect(abs(picked.hue - 0.6) < 0.01)
    }

    @Test("A color set by the program is shown, and changes continue from it")
    func fromOutside() throws {
        let app = try mounted()
        model.color = .green
        app.update()
        let field = try app.find(.textField, "Hex Code")
        let shown = PickedColor(Color.green.resolve(in: EnvironmentValues()))
        #expect(field.value == ColorCode(supportsOpacity: true).format(shown))
    }

    // MARK: Opacity

    @Test("Without opacity support there is no strip, and colors are opaque")
    func opaque() throws {
        model.color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        let app = try mounted(supportsOpacity: false)
        #expect(app.all(.slider, "Opacity").isEmpty)
        try slider(app, "Hue").click()
        #expect(picked.opacity == 1)
        try type("#11223344", into: app)
        #expect(code == "#112233")
    }

    // MARK: Code

    private func type(_ text: String, into app: TestHost) throws {
        try app.find(.textField, "Hex Code").click()
        app.press("a", .control)
        app.type(text)
        app.press(.return)
    }

    @Test(
        "A hex code is read with or without its number sign, short or long, with opacity",
        arguments: [
            ("#2867D6", "#2867D6"), ("2867d6", "#2867D6"), (" 28d ", "#2288DD"), ("#28d8", "#2288DD88"),
            ("00000080", "#00000080"), ("ffffffff", "#FFFFFF"),
        ])
    func codes(typed: String, expected: String) throws {
        let app = try mounted()
        try type(typed, into: app)
        #expect(code == expected)
        #expect(try app.find(.textField, "Hex Code").value == expected)
    }

    @Test(
        "An invalid code changes nothing, and the field shows the color's code again",
        arguments: ["", "#", "red", "12345", "1234567", "#ＦＦＦ", "-12345", "0x1234", "१२३", "é́é", "123456789"])
    func nonsense(typed: String) throws {
        let app = try mounted()
        let before = code
        try type(typed, into: app)
        #expect(code == before)
        #expect(try app.find(.textField, "Hex Code").value == before)
        #expect(app.all(.slider).count == 3, "the panel stays")
    }

    // MARK: Before and after

    @Test("The color from when the panel opened can be restored")
    func before() throws {
        let app = try mounted()
        let old = code
        try slider(app, "Hue").click()
        #expect(code != old)
        #expect(
            try app.find(.group, "Color Now").value
                == ColorName.name(of: model.color, in: EnvironmentValues()))
        try app.find(.button, "Color Before").click()
        #expect(code == old)
    }

    @Test("A color's code reads back as the same color", arguments: 0..<64)
    func roundTrip(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let bytes = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(PickedColor(bytes: bytes).bytes == bytes)
        let back = PickedColor(PickedColor(bytes: bytes).color.resolve(in: EnvironmentValues()))
        #expect(back.bytes == bytes)
    }
}
