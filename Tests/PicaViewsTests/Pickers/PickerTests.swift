import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private enum Paper: String, CaseIterable, Identifiable {
    case a4, letter, legal
    var id: String { rawValue }
}

@MainActor @Observable private final class Model {
    var paper = Paper.a4
    var name: String?
    var number = 2
    var papers = [Paper.a4, .legal]
    var options = ["one", "two"]
    var choice = "one"
}

private struct Holder {
    let paper: Binding<Paper>
}

/// Chooses one of several values.
@MainActor @Suite struct PickerTests {
    private let model = Model()
    private var paper: Binding<Paper> { Binding(get: { model.paper }, set: { model.paper = $0 }) }

    private func mounted(
        _ style: some PickerStyle, rightToLeft: Bool = false
    ) throws -> TestHost {
        try mount(height: 400) {
            Picker("Paper", selection: paper) {
                ForEach(Paper.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(style)
            .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    // MARK: Wheel

    @Test("A wheel shows all options in five rows; clicks and arrow keys choose")
    func wheel() throws {
        let app = try mounted(.wheel)
        #expect(app.all(.radioButton).map(\.label) == ["a4", "letter", "legal"])
        #expect(app.all(.radioButton).map(\.isSelected) == [true, false, false])
        try app.find(.radioButton, "letter").click()
        #expect(model.paper == .letter)
        app.press(.down)
        #expect(model.paper == .legal)
        let height = try app.find(.radioButton, "a4").frame.height
        #expect(app.sizeThatFits(.unspecified).height <= height * 5 + 1)
    }

    // MARK: Menu

    @Test("By default it is a button that shows the choice and opens a menu")
    func menu() throws {
        let app = try mounted(.automatic)
        let button = try app.find(.popUpButton, "Paper")
        #expect(button.value == "a4" && button.isExpanded == false)
        try button.click()
        #expect(button.isExpanded == true)
        let items = app.all(.menuItem)
        #expect(items.map(\.label) == ["a4", "letter", "legal"])
        #expect(items.map(\.isOn) == [true, false, false])
        try items[2].click()
        #expect(model.paper == .legal && button.value == "legal")
        #expect(app.all(.menuItem).isEmpty)
    }

    @Test("The menu opens at the current choice, and arrow keys and Return choose another")
    func menuKeys() throws {
        model.paper = .letter
        let app = try mounted(.menu)
        app.press(.tab)
        app.press(.down)
        #expect(app.focused?.label == "letter")
        app.press(.down)
        app.press(.return)
        #expect(model.paper == .legal)
        #expect(try app.find(.popUpButton, "Paper").isFocused)
        app.press(.space)
        app.press(.escape)
        #expect(model.paper == .legal)
    }

    @Test("A press can be dragged into the menu, and release chooses")
    func pressAndDrag() throws {
        let app = try mounted(.menu)
        app.pressPointer(at: try app.find(.popUpButton).point(.center))
        let item = try app.find(.menuItem, "letter").point(.center)
        app.movePointer(to: item)
        app.releasePointer(at: item)
        #expect(model.paper == .letter)
    }

    // MARK: Segments and rings

    @Test("Segments and radio buttons show all options; a click chooses one", arguments: [0, 1, 2, 3])
    func choices(kind: Int) throws {
        let app =
            switch kind {
            case 0: try mounted(.segmented)
            case 1: try mounted(.radioGroup)
            case 2: try mounted(.inline)
            default: try mounted(.palette)
            }
        #expect(try app.find(.radioGroup).label == "Paper")
        let options = app.all(.radioButton)
        #expect(options.map(\.label) == ["a4", "letter", "legal"])
        #expect(options.map(\.isSelected) == [true, false, false])
        #expect(options.allSatisfy { $0.frame.height >= 24 })
        try options[1].click()
        #expect(model.paper == .letter)
        #expect(options.map(\.isSelected) == [false, true, false])
    }

    @Test(
        "They are focused as a whole; arrow keys choose in screen directions, Home and End the ends",
        arguments: [false, true])
    func choiceKeys(rightToLeft: Bool) throws {
        let app = try mounted(.segmented, rightToLeft: rightToLeft)
        app.press(.tab)
        #expect(try app.find(.radioGroup).isFocused)
        let (forward, back) = rightToLeft ? (TestHost.Key.left, TestHost.Key.right) : (.right, .left)
        app.press(forward)
        #expect(model.paper == .letter)
        app.press(.down)
        app.press(forward)
        #expect(model.paper == .legal)
        app.press(back)
        #expect(model.paper == .letter)
        app.press(.home)
        #expect(model.paper == .a4)
        app.press(.end)
        #expect(model.paper == .legal)
        app.press(.up)
        #expect(model.paper == .letter)
    }

    @Test("Segments have equal widths, and radio buttons can be horizontal")
    func layout() throws {
        let segments = try mounted(.segmented).all(.radioButton).map(\.frame.width)
        #expect(segments.allSatisfy { abs($0 - segments[0]) < 0.5 })
        let app = try mount {
            Picker("Paper", selection: paper) {
                ForEach(Paper.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.radioGroup)
            .horizontalRadioGroupLayout()
        }
        let rings = app.all(.radioButton).map(\.frame)
        #expect(rings[0].maxX < rings[1].minX && rings[0].midY == rings[2].midY)
    }

    @Test("A disabled picker changes nothing")
    func disabled() throws {
        for isMenu in [true, false] {
            let app = try mount {
                Group {
                    if isMenu {
                        Picker("Paper", selection: paper) { Text("A").tag(Paper.letter) }
                    } else {
                        Picker("Paper", selection: paper) { Text("A").tag(Paper.letter) }
                            .pickerStyle(.segmented)
                    }
                }
                .disabled(true)
            }
            try app.find(isMenu ? .popUpButton : .radioButton).click()
            #expect(app.all(.menuItem).isEmpty && model.paper == .a4)
        }
    }

    // MARK: Tags

    @Test("ForEach rows use their identities if they have no tags")
    func identities() throws {
        let app = try mount {
            Picker("Number", selection: Binding(get: { model.number }, set: { model.number = $0 })) {
                ForEach(1..<4) { Text(verbatim: "No. \($0)") }
            }
            .pickerStyle(.radioGroup)
        }
        #expect(app.all(.radioButton).map(\.isSelected) == [false, true, false])
        try app.find(.radioButton, "No. 3").click()
        #expect(model.number == 3)
    }

    @Test("Tags also match optional selections, and nil is a tag")
    func optionalTags() throws {
        let app = try mount {
            Picker("Name", selection: Binding(get: { model.name }, set: { model.name = $0 })) {
                Text("None").tag(nil as String?)
                ForEach(["Ada", "Bob"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.segmented)
        }
        #expect(app.all(.radioButton).map(\.isSelected) == [true, false, false])
        try app.find(.radioButton, "Bob").click()
        #expect(model.name == "Bob")
        try app.find(.radioButton, "None").click()
        #expect(model.name == nil)
    }

    @Test("An option without a matching tag is shown but cannot be chosen")
    func untagged() throws {
        let app = try mount(height: 500) {
            Picker("Paper", selection: paper) {
                Text("A").tag(Paper.a4)
                Divider()
                Text("Number").tag(7)
                Text("B").tag(Paper.legal)
            }
        }
        try app.find(.popUpButton).click()
        #expect(app.all(.menuItem).map(\.label) == ["A", "B"])
        #expect(app.texts.contains("Number"))
    }

    private struct Growing: View {
        @Bindable var model: Model
        var body: some View {
            Picker("Option", selection: $model.choice) {
                ForEach(model.options, id: \.self) { Text($0) }
            }
            .pickerStyle(.radioGroup)
        }
    }

    @Test("Options come and go with their data")
    func changingOptions() throws {
        let app = try mount { Growing(model: model) }
        #expect(app.all(.radioButton).map(\.label) == ["one", "two"])
        model.options = ["zero", "one", "two", "three"]
        #expect(app.all(.radioButton).map(\.label) == ["zero", "one", "two", "three"])
        try app.find(.radioButton, "three").click()
        #expect(model.choice == "three")
        model.options = ["two"]
        #expect(app.all(.radioButton).map(\.label) == ["two"])
        #expect(app.all(.radioButton).map(\.isSelected) == [false])
    }

    // MARK: Several values

    @Test("If several values differ, none is chosen, and a choice sets them all")
    func sources() throws {
        let sources = model.papers.indices.map { index in
            Holder(paper: Binding(get: { model.papers[index] }, set: { model.papers[index] = $0 }))
        }
        let app = try mount {
            Picker("Paper", sources: sources, selection: \.paper) {
                ForEach(Paper.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.radioGroup)
        }
        #expect(app.all(.radioButton).allSatisfy { !$0.isSelected })
        try app.find(.radioButton, "letter").click()
        #expect(model.papers == [.letter, .letter])
        #expect(try app.find(.radioButton, "letter").isSelected)
    }

    // MARK: Labels

    @Test("A picker with a hidden label is still named by it")
    func hiddenLabel() throws {
        let app = try mount { Picker("Paper", selection: paper) { Text("A").tag(Paper.a4) }.labelsHidden() }
        #expect(try app.find(.popUpButton, "Paper").value == "A")
        #expect(app.texts.isEmpty)
    }

    @Test("The button can show a custom current value")
    func currentValue() throws {
        let app = try mount {
            Picker("Paper", selection: paper) {
                Text("A").tag(Paper.a4)
            } currentValueLabel: {
                Text("Sheet")
            }
        }
        #expect(try app.find(.popUpButton, "Paper").value == "Sheet")
    }

    @Test("Titles may be strings, keys, resources or views, with or without an icon")
    func titles() throws {
        let name = "String"
        let sources = [Holder(paper: paper)]
        func options() -> some View { Text("A").tag(Paper.a4) }
        let app = try mount(width: 700, height: 900) {
            VStack {
                Picker(name, selection: paper, content: options)
                Picker(LocalizedStringResource("Resource"), selection: paper, content: options)
                Picker("Icon", systemImage: "star", selection: paper, content: options)
                Picker(name, systemImage: "star", selection: paper, content: options)
                Picker(
                    LocalizedStringResource("Both"), systemImage: "star", selection: paper, content: options)
                Picker(selection: paper, content: options) { Text("View") }
                Picker(selection: paper, label: Text("Old"), content: options)
                Picker(name, sources: sources, selection: \.paper, content: options)
                Picker(
                    LocalizedStringResource("Many"), sources: sources, selection: \.paper, content: options)
                Picker(sources: sources, selection: \.paper, content: options) { Text("Views") }
                Picker("Stars", systemImage: "star", sources: sources, selection: \.paper, content: options)
                Picker(name, systemImage: "star", sources: sources, selection: \.paper, content: options)
                Picker(
                    "Picture", image: ImageResource(name: "None", bundle: .main), selection: paper,
                    content: options)
                Picker(name, selection: paper, content: options) { Text("B") }
                Picker(selection: paper, content: options, label: { Text("Own") }) { Text("C") }
                Picker(sources: sources, selection: \.paper, content: options, label: { Text("Owns") }) {
                    Text("D")
                }
            }
        }
        let buttons = app.all(.popUpButton)
        #expect(
            buttons.map(\.label) == [
                "String", "Resource", "Icon", "String", "Both", "View", "Old", "String", "Many", "Views",
                "Stars", "String", "Picture", "String", "Own", "Owns",
            ])
        #expect(buttons.suffix(3).map(\.value) == ["B", "C", "D"])
    }

    @Test("Two hundred options open as quickly as a few: rows are created once")
    func manyOptions() throws {
        let app = try mount {
            Picker("Number", selection: Binding(get: { model.number }, set: { model.number = $0 })) {
                ForEach(0..<200) { Text(verbatim: "No. \($0)") }
            }
        }
        try app.find(.popUpButton).click()
        #expect(app.all(.menuItem).count == 200)
        app.press(.end)
        app.press(.return)
        #expect(model.number == 199)
    }
}
