import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isOpen = false
    var isOn = false
    var mode = EditMode.inactive
}

/// Views that group others.
@MainActor @Suite struct GroupTests {
    private let model = Model()
    private let notes = Counter()
    private var isOpen: Binding<Bool> { Binding(get: { model.isOpen }, set: { model.isOpen = $0 }) }
    private var isOn: Binding<Bool> { Binding(get: { model.isOn }, set: { model.isOn = $0 }) }

    // MARK: DisclosureGroup

    @Test("A click on the label opens and closes a group, whose content exists only while it is open")
    func disclosure() throws {
        let app = try mount { DisclosureGroup("Details") { Text("Inside") } }
        let button = try app.find(.disclosureButton, "Details")
        #expect(button.isExpanded == false && app.texts.isEmpty)
        try button.click()
        app.advance(by: 1)
        #expect(button.isExpanded == true && app.texts == ["Inside"])
        try button.click()
        app.advance(by: 1)
        #expect(app.texts.isEmpty)
    }

    @Test(
        "Space toggles a group; the forward arrow opens it, the backward arrow closes it",
        arguments: [false, true])
    func disclosureKeys(rightToLeft: Bool) throws {
        let app = try mount {
            DisclosureGroup("Details", isExpanded: isOpen) { Text("Inside") }
                .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
        let (forward, back) = rightToLeft ? (TestHost.Key.left, TestHost.Key.right) : (.right, .left)
        app.press(.tab)
        app.press(back)
        #expect(!model.isOpen)
        app.press(forward)
        #expect(model.isOpen)
        app.press(forward)
        #expect(model.isOpen)
        app.press(back)
        #expect(!model.isOpen)
        app.press(.space)
        #expect(model.isOpen)
        model.isOpen = false
        app.advance(by: 1)
        #expect(app.texts.isEmpty)
    }

    private struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }

    @Test("A custom style opens and closes the group; titles may have any type")
    func disclosureStyle() throws {
        let name = "String"
        let app = try mount(height: 500) {
            VStack {
                DisclosureGroup(name) { Text("A") }
                DisclosureGroup(LocalizedStringResource("Resource")) { Text("B") }
                DisclosureGroup(name, isExpanded: isOpen) { Text("C") }
                DisclosureGroup(LocalizedStringResource("Both"), isExpanded: isOpen) { Text("D") }
                DisclosureGroup {
                    Text("E")
                } label: {
                    Text("View")
                }
                DisclosureGroup(isExpanded: isOpen) {
                    Text("F")
                } label: {
                    Text("Views")
                }
            }
            .disclosureGroupStyle(Plain())
        }
        #expect(
            app.all(.button).map(\.label) == ["String", "Resource", "String", "Both", "View", "Views"])
        for button in app.all(.button) where button.label.hasPrefix("View") { try button.click() }
        #expect(app.texts == ["C", "D", "E", "F"])
        #expect(
            try mount { DisclosureGroup("A") {}.disclosureGroupStyle(.automatic) }.all(.disclosureButton)
                .count
                == 1)
    }

    // MARK: LabeledContent and GroupBox

    @Test("A label precedes its content and can be hidden")
    func labeledContent() throws {
        let name = "String"
        let app = try mount(width: 500, height: 600) {
            VStack {
                LabeledContent("Version", value: "1.2")
                LabeledContent(name, value: name)
                LabeledContent(LocalizedStringResource("Resource"), value: "x")
                LabeledContent("Size", value: 2.5, format: .number)
                LabeledContent(name, value: 3, format: .number)
                LabeledContent(LocalizedStringResource("Count"), value: 4, format: .number)
                LabeledContent("View") { Text("A") }
                LabeledContent(name) { Text("B") }
                LabeledContent(LocalizedStringResource("Res")) { Text("C") }
                LabeledContent {
                    Text("D")
                } label: {
                    Text("Own")
                }
                LabeledContent("Hidden", value: "E").labelsHidden()
            }
        }
        #expect(
            app.texts == [
                "Version", "1.2", "String", "String", "Resource", "x", "Size", "2.5", "String", "3", "Count",
                "4", "View", "A", "String", "B", "Res", "C", "Own", "D", "E",
            ])
    }

    private struct Below: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                configuration.label
                LabeledContent(configuration)
            }
        }
    }

    @Test("A custom style places both parts and can fall back to the outer style")
    func labeledContentStyle() throws {
        let app = try mount {
            LabeledContent("Version", value: "1.2").labeledContentStyle(Below()).labeledContentStyle(
                .automatic)
        }
        #expect(app.texts == ["1.2", "Version", "Version", "1.2"])
    }

    @Test("A group box shows its label as a heading above its content")
    func groupBox() throws {
        let name = "String"
        let app = try mount(height: 700) {
            VStack {
                GroupBox("Key") { Text("A") }
                GroupBox(name) { Text("B") }
                GroupBox(LocalizedStringResource("Resource")) { Text("C") }
                GroupBox { Text("D") }
                GroupBox {
                    Text("E")
                } label: {
                    Text("View")
                }
                GroupBox(label: Text("Old")) { Text("F") }.groupBoxStyle(.automatic)
            }
        }
        #expect(app.all(.heading).map(\.label) == ["Key", "String", "Resource", "View", "Old"])
        #expect(app.texts == ["A", "B", "C", "D", "E", "F"])
        // The label also names the group around both.
        #expect(app.all(.group).map(\.label) == ["Key", "String", "Resource", "View", "Old"])
    }

    private struct Bare: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content
            configuration.label
            GroupBox(configuration)
        }
    }

    @Test("A custom group box style shows both parts freely")
    func groupBoxStyle() throws {
        let app = try mount { VStack { GroupBox("Title") { Text("A") }.groupBoxStyle(Bare()) } }
        #expect(app.texts == ["A", "Title", "A"] && app.all(.heading).map(\.label) == ["Title"])
    }

    // MARK: ControlGroup

    @Test("Controls in a control group share a frame and work as usual")
    func controlGroup() throws {
        let app = try mount {
            ControlGroup {
                Button("Back") { notes.note("back") }
                Button("Forward") { notes.note("forward") }
                Toggle("Bold", isOn: isOn)
            }
        }
        let (back, forward) = (try app.find(.button, "Back"), try app.find(.button, "Forward"))
        #expect(abs(back.frame.maxX - forward.frame.minX) <= 1 && back.frame.midY == forward.frame.midY)
        #expect(back.frame.height >= 24)
        try back.click()
        try forward.click()
        try app.find(.toggleButton, "Bold").click()
        #expect(notes.takeNotes() == ["back", "forward"] && model.isOn)
    }

    @Test("A control group may be a menu; inside a menu it is items or a submenu")
    func controlGroupMenus() throws {
        let name = "String"
        func items() -> some View { Button("Item") { notes.note("item") } }
        let app = try mount(width: 600, height: 600) {
            VStack {
                ControlGroup("Menu", content: items).controlGroupStyle(.menu)
                ControlGroup(name, content: items).controlGroupStyle(.compactMenu)
                ControlGroup(LocalizedStringResource("Resource"), content: items).controlGroupStyle(.menu)
                ControlGroup("Icon", systemImage: "star", content: items).controlGroupStyle(.menu)
                ControlGroup(name, systemImage: "star", content: items).controlGroupStyle(.menu)
                ControlGroup(content: items) { Text("View") }.controlGroupStyle(.menu)
                Menu("More") {
                    ControlGroup(content: items)
                    ControlGroup("Sub", content: items)
                }
                Spacer()
            }
        }
        #expect(
            app.all(.popUpButton).map(\.label) == [
                "Menu", "String", "Resource", "Icon", "String", "View", "More",
            ])
        try app.find(.popUpButton, "Menu").click()
        try app.find(.menuItem, "Item").click()
        try app.find(.popUpButton, "More").click()
        #expect(app.all(.menuItem).map(\.label) == ["Item", "Sub"])
        try app.find(.menuItem, "Sub").click()
        try #require(app.all(.menuItem, "Item").last).click()
        #expect(notes.takeNotes() == ["item", "item"])
    }

    private struct Stacked: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
                ControlGroup(configuration)
            }
        }
    }

    @Test("A custom control group style gets the label and the content")
    func controlGroupStyle() throws {
        let app = try mount {
            ControlGroup("Title") { Button("A") {} }.controlGroupStyle(Stacked())
                .controlGroupStyle(.navigation)
        }
        #expect(app.texts == ["Title"] && app.all(.button).count == 2)
        let other = try mount {
            VStack {
                ControlGroup { Button("A", systemImage: "star") {} }.controlGroupStyle(.palette)
                ControlGroup { Button("B") {} }.controlGroupStyle(.automatic)
            }
        }
        #expect(other.all(.button).map(\.label) == ["A", "B"])
    }

    // MARK: Renaming and editing

    private struct Naming: View {
        @State private var name = "Name"
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField("Name", text: $name).focused($isFocused)
            RenameButton().renameAction($isFocused)
        }
    }

    @Test("A rename button runs the rename action, focuses the field, or is disabled")
    func rename() throws {
        let app = try mount { RenameButton().renameAction { notes.note("rename") } }
        try app.find(.button, "Rename").click()
        #expect(notes.takeNotes() == ["rename"])
        let field = try mount { VStack { Naming() } }
        try field.find(.button, "Rename").click()
        #expect(try field.find(.textField).isFocused)
        #expect(try !mount { RenameButton() }.find(.button, "Rename").isEnabled)
        let german = try mount { RenameButton().environment(\.locale, Locale(identifier: "de")) }
        #expect(german.all(.button).map(\.label) == ["Umbenennen"])
        let menu = try mount {
            Text("Note").contextMenu { RenameButton() }.renameAction { notes.note("menu") }
        }
        try menu.find(.staticText, "Note").click(button: .secondary)
        try menu.find(.menuItem, "Rename").click()
        #expect(notes.takeNotes() == ["menu"])
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { EditButton().environment(\.editMode, $model.mode) }
    }

    @Test("An edit button toggles editing and names its next action")
    func edit() throws {
        let app = try mount { Editor(model: model) }
        try app.find(.button, "Edit").click()
        #expect(model.mode == .active && model.mode.isEditing)
        try app.find(.button, "Done").click()
        #expect(model.mode == .inactive && !model.mode.isEditing && EditMode.transient.isEditing)
        #expect(try mount { EditButton() }.find(.button, "Edit").isEnabled)
        let without = try mount { EditButton().environment(\.editMode, nil) }
        #expect(try !without.find(.button, "Edit").isEnabled)
    }

    @Test("A link follows the surrounding button style and stays a link")
    func link() throws {
        let url = try #require(URL(string: "https://example.org"))
        let app = try mount {
            Link(LocalizedStringResource("Site"), destination: url).buttonStyle(.borderedProminent)
        }
        let link = try app.find(.link, "Site")
        #expect(link.frame.height > 26)
        try link.click()
        #expect(app.openedURLs == [url])
    }
}
