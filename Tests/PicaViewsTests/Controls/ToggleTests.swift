import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
    var isDisabled = false
    var rows = [Row(isOn: false), Row(isOn: true)]

    struct Row {
        var isOn: Bool
    }
}

private struct BoundRow {
    let isOn: Binding<Bool>
}

/// Toggles of all kinds.
@MainActor @Suite struct ToggleTests {
    private let model = Model()
    private var isOn: Binding<Bool> { Binding(get: { model.isOn }, set: { model.isOn = $0 }) }

    @Test("A toggle is a check box; a click on it or its label changes it")
    func clicks() throws {
        let app = try mount { Toggle("Wrap", isOn: isOn) }
        let box = try app.find(.checkBox, "Wrap")
        #expect(box.isOn == false)
        try box.click(at: .leading)
        #expect(model.isOn && box.isOn == true)
        try box.click(at: UnitPoint(x: 0.95, y: 0.5))
        #expect(!model.isOn && box.isOn == false)
        #expect(box.frame.height >= 24)
    }

    @Test("Space and Return change a focused toggle")
    func keys() throws {
        let app = try mount { Toggle("Wrap", isOn: isOn) }
        app.press(.tab)
        #expect(try app.find(.checkBox, "Wrap").isFocused)
        app.press(.space)
        #expect(model.isOn)
        app.press(.return)
        #expect(!model.isOn)
    }

    private struct Disabled: View {
        let model: Model
        let isOn: Binding<Bool>
        var body: some View { Toggle("Wrap", isOn: isOn).disabled(model.isDisabled) }
    }

    @Test("Releasing outside the toggle changes nothing; a disabled toggle never changes")
    func noPress() throws {
        let app = try mount { Disabled(model: model, isOn: isOn) }
        let box = try app.find(.checkBox, "Wrap")
        app.pressPointer(at: box.point(.center))
        app.releasePointer(at: CGPoint(x: 2, y: 2))
        #expect(!model.isOn)
        model.isDisabled = true
        try box.click()
        #expect(!model.isOn && !box.isEnabled)
    }

    @Test("Each style has the accessibility role of what it shows")
    func styles() throws {
        let app = try mount {
            VStack {
                Toggle("A", isOn: isOn).toggleStyle(.automatic)
                Toggle("B", isOn: isOn).toggleStyle(.checkbox)
                Toggle("C", isOn: isOn).toggleStyle(.switch)
                Toggle("D", isOn: isOn).toggleStyle(.button)
                Toggle("E", isOn: isOn).toggleStyle(SwitchToggleStyle(tint: .red))
            }
        }
        #expect(app.all(.checkBox).map(\.label) == ["A", "B"])
        #expect(app.all(.toggleSwitch).map(\.label) == ["C", "E"])
        let button = try app.find(.toggleButton, "D")
        #expect(button.isOn == false)
        try button.click()
        #expect(button.isOn == true)
        #expect(try app.find(.toggleSwitch, "C").isOn == true)
    }

    @Test("A toggle of several values is mixed if they differ, and a press makes all true")
    func sources() throws {
        let app = try mount {
            Toggle(
                "All",
                sources: model.rows.indices.map { index in
                    BoundRow(
                        isOn: Binding(get: { model.rows[index].isOn }, set: { model.rows[index].isOn = $0 }))
                }, isOn: \.isOn)
        }
        let box = try app.find(.checkBox, "All")
        #expect(box.isMixed && box.isOn == nil)
        try box.click()
        #expect(model.rows.map(\.isOn) == [true, true] && box.isOn == true)
        try box.click()
        #expect(model.rows.map(\.isOn) == [false, false] && box.isOn == false && !box.isMixed)
    }

    @Test("A toggle with a hidden label is still named by it", arguments: [0, 1])
    func hiddenLabel(kind: Int) throws {
        let app = try mount {
            Group {
                if kind == 0 {
                    Toggle("Wrap", isOn: isOn).toggleStyle(.switch)
                } else {
                    Toggle("Wrap", isOn: isOn)
                }
            }
            .labelsHidden()
        }
        let toggle = try app.find(kind == 0 ? .toggleSwitch : .checkBox, "Wrap")
        #expect(toggle.frame.width < 50 && toggle.frame.height >= 24)
    }

    @Test("A check box precedes its label and a switch follows it; right to left mirrors both")
    func sides() throws {
        for isReversed in [false, true] {
            let app = try mount(width: 400, height: 100) {
                VStack {
                    Toggle(isOn: isOn) { Text("Wrap").named("label") }
                    Toggle(isOn: isOn) { Text("Turn").named("other") }.toggleStyle(.switch)
                }
                .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
            }
            let picture = app.freshPicture()
            let (box, turn) = (try app.find(.checkBox).frame, try app.find(.toggleSwitch).frame)
            // The box is at the leading side: its edge is the first thing drawn there.
            #expect(picture.width == 400)
            #expect(box.width > 60 && turn.width > 80)
            let x = isReversed ? box.maxX - 9 : box.minX + 9
            app.click(at: CGPoint(x: x, y: box.midY))
            #expect(model.isOn == !isReversed)
        }
    }

    private struct Marked: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(configuration.isMixed ? "?" : configuration.isOn ? "+" : "-")
            }
        }
    }

    private struct Nested: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Toggle(configuration)
                Toggle("Again", isOn: configuration.$isOn)
            }
        }
    }

    @Test("A custom style shows and changes the toggle")
    func ownStyle() throws {
        let app = try mount { Toggle("Wrap", isOn: isOn).toggleStyle(Marked()) }
        try app.find(.button, "Wrap, -").click()
        #expect(model.isOn)
        #expect(app.all(.button).map(\.label) == ["Wrap, +"])
    }

    @Test("A toggle inside a style's body has the outer style")
    func nestedStyle() throws {
        let app = try mount {
            Toggle("Wrap", isOn: isOn).toggleStyle(Nested()).toggleStyle(.switch)
        }
        #expect(app.all(.toggleSwitch).map(\.label) == ["Wrap", "Again"])
    }

    @Test("A keyboard shortcut changes it wherever the focus is")
    func shortcut() throws {
        let app = try mount { Toggle("Wrap", isOn: isOn).keyboardShortcut("w") }
        app.press("w", .control)
        #expect(model.isOn)
    }

    @Test("Titles may be strings, keys or resources, with or without an icon")
    func titles() throws {
        let name = "String"
        let app = try mount(height: 500) {
            VStack {
                Toggle(name, isOn: isOn)
                Toggle(LocalizedStringResource("Resource"), isOn: isOn)
                Toggle("Icon", systemImage: "star", isOn: isOn)
                Toggle(name, systemImage: "star", isOn: isOn)
                Toggle(LocalizedStringResource("Both"), systemImage: "star", isOn: isOn)
                Toggle(name, sources: [BoundRow(isOn: isOn)], isOn: \.isOn)
                Toggle(LocalizedStringResource("Many"), sources: [BoundRow(isOn: isOn)], isOn: \.isOn)
                Toggle("Stars", systemImage: "star", sources: [BoundRow(isOn: isOn)], isOn: \.isOn)
                Toggle(name, systemImage: "star", sources: [BoundRow(isOn: isOn)], isOn: \.isOn)
                Toggle(sources: [BoundRow(isOn: isOn)], isOn: \.isOn) { Text("View") }
                Toggle("Picture", image: ImageResource(name: "None", bundle: .main), isOn: isOn)
                Toggle(name, image: ImageResource(name: "None", bundle: .main), isOn: isOn)
            }
        }
        #expect(
            app.all(.checkBox).map(\.label) == [
                "String", "Resource", "Icon", "String", "Both", "String", "Many", "Stars", "String", "View",
                "Picture", "String",
            ])
    }
}
