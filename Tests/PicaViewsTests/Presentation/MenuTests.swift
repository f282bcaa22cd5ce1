import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var showsRuler = false
    var size = 2
}

/// Buttons that open menus, and menus in menus.
@MainActor @Suite struct MenuTests {
    private let model = Model()
    private let notes = Counter()
    private var showsRuler: Binding<Bool> {
        Binding(get: { model.showsRuler }, set: { model.showsRuler = $0 })
    }
    private var size: Binding<Int> { Binding(get: { model.size }, set: { model.size = $0 }) }

    private func mounted(rightToLeft: Bool = false) throws -> TestHost {
        try mount(width: 600, height: 400) {
            VStack {
                Menu("Insert") {
                    Button("Picture") { notes.note("picture") }
                    Menu("Shape") {
                        Button("Circle") { notes.note("circle") }
                        Menu("More") { Button("Star") { notes.note("star") } }
                    }
                    Divider()
                    Toggle("Ruler", isOn: showsRuler)
                }
                .accessibilityIdentifier("menu")
                Spacer()
            }
            .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func item(_ app: TestHost, _ label: String) throws -> TestElement {
        try app.find(.menuItem, label)
    }

    @Test("A press opens the menu; a click on an item runs it and closes the menu")
    func press() throws {
        let app = try mounted()
        let button = try app.find(.popUpButton, "Insert")
        app.pressPointer(at: button.point(.center))
        #expect(button.isExpanded == true)
        app.releasePointer(at: button.point(.center))
        #expect(app.all(.menuItem).map(\.label) == ["Picture", "Shape", "Ruler"])
        try item(app, "Picture").click()
        #expect(notes.takeNotes() == ["picture"] && app.all(.menuItem).isEmpty)
        try button.click()
        try button.click()
        #expect(button.isExpanded == false)
    }

    @Test("Keys open it with the first item selected, and Escape returns the focus")
    func keys() throws {
        for key in [TestHost.Key.space, .return, .down, .up] {
            let app = try mounted()
            app.press(.tab)
            app.press(key)
            #expect(app.focused?.label == "Picture")
            app.press(.escape)
            #expect(try app.find(.popUpButton, "Insert").isFocused)
        }
    }

    @Test("A toggle is an item with a check mark if it is on")
    func toggle() throws {
        let app = try mounted()
        try app.find(.popUpButton).click()
        #expect(try item(app, "Ruler").isOn == false)
        try item(app, "Ruler").click()
        #expect(model.showsRuler)
        try app.find(.popUpButton).click()
        #expect(try item(app, "Ruler").isOn == true && item(app, "Picture").isOn == nil)
    }

    // MARK: Submenus

    @Test("An item with a submenu opens it after the pointer rests there")
    func hover() throws {
        for isReversed in [false, true] {
            let app = try mounted(rightToLeft: isReversed)
            try app.find(.popUpButton).click()
            let shape = try item(app, "Shape")
            #expect(shape.isExpanded == false)
            app.movePointer(to: shape.point(.center))
            #expect(shape.isExpanded == false)
            app.advance(by: 0.25)
            #expect(shape.isExpanded == true)
            let circle = try item(app, "Circle")
            #expect(
                isReversed
                    ? circle.frame.maxX <= shape.frame.minX + 4 : circle.frame.minX >= shape.frame.maxX - 4)
            #expect(abs(circle.frame.midY - shape.frame.midY) < 2)
            app.movePointer(to: circle.point(.center))
            app.advance(by: 1)
            #expect(shape.isExpanded == true)
            try circle.click()
            #expect(notes.takeNotes() == ["circle"] && app.all(.menuItem).isEmpty)
        }
    }

    @Test("It closes after the pointer rests on another item")
    func leaveSubmenu() throws {
        let app = try mounted()
        try app.find(.popUpButton).click()
        try item(app, "Shape").click()
        #expect(app.all(.menuItem, "Circle").count == 1)
        app.movePointer(to: try item(app, "Picture").point(.center))
        #expect(app.all(.menuItem, "Circle").count == 1)
        app.advance(by: 0.25)
        #expect(app.all(.menuItem, "Circle").isEmpty)
        try item(app, "Picture").click()
        #expect(notes.takeNotes() == ["picture"])
    }

    @Test("Arrow keys enter and leave submenus in screen directions, at any depth", arguments: [false, true])
    func submenuKeys(rightToLeft: Bool) throws {
        let app = try mounted(rightToLeft: rightToLeft)
        let (into, out) = rightToLeft ? (TestHost.Key.left, TestHost.Key.right) : (.right, .left)
        app.press(.tab)
        app.press(.space)
        app.press(.down)
        app.press(into)
        #expect(app.focused?.label == "Circle")
        app.press(.down)
        app.press(.return)
        #expect(app.focused?.label == "Star")
        app.press(out)
        #expect(app.all(.menuItem, "Star").isEmpty && app.focused?.label == "More")
        app.press(into)
        app.press(.return)
        #expect(notes.takeNotes() == ["star"] && app.all(.menuItem).isEmpty)
        #expect(try app.find(.popUpButton, "Insert").isFocused)
    }

    @Test("A press outside closes all menus, Escape the last one")
    func dismissal() throws {
        let app = try mounted()
        try app.find(.popUpButton).click()
        try item(app, "Shape").click()
        app.press(.escape)
        #expect(app.all(.menuItem).map(\.label) == ["Picture", "Shape", "Ruler"])
        try item(app, "Shape").click()
        app.click(at: CGPoint(x: 20, y: 390))
        #expect(app.all(.menuItem).isEmpty)
    }

    @Test("A press can be dragged through menus, and release chooses")
    func drag() throws {
        let app = try mounted()
        app.pressPointer(at: try app.find(.popUpButton).point(.center))
        app.movePointer(to: try item(app, "Shape").point(.center))
        app.advance(by: 0.25)
        let circle = try item(app, "Circle").point(.center)
        app.movePointer(to: circle)
        app.releasePointer(at: circle)
        #expect(notes.takeNotes() == ["circle"])
    }

    @Test("Context menus can have submenus, too")
    func contextMenu() throws {
        let app = try mount(width: 500) {
            Text("Note").contextMenu {
                Menu("Move") { Button("Up") { notes.note("up") } }
            }
        }
        try app.find(.staticText, "Note").click(button: .secondary)
        try item(app, "Move").click()
        try item(app, "Up").click()
        #expect(notes.takeNotes() == ["up"])
    }

    // MARK: Pickers and links

    @Test("A picker is an item with a submenu, or its options are items")
    func pickers() throws {
        let app = try mount(width: 600) {
            VStack {
                Menu("View") {
                    Picker("Size", selection: size) { ForEach(1..<4) { Text(verbatim: "\($0)") } }
                }
                Menu("Other") {
                    Picker("Size", selection: size) { ForEach(1..<4) { Text(verbatim: "\($0)") } }
                        .pickerStyle(.inline)
                }
            }
        }
        try app.find(.popUpButton, "View").click()
        try item(app, "Size").click()
        #expect(try item(app, "2").isOn == true)
        try item(app, "3").click()
        #expect(model.size == 3)
        try app.find(.popUpButton, "Other").click()
        #expect(app.all(.menuItem).map(\.isOn) == [false, false, true])
        try item(app, "1").click()
        #expect(model.size == 1)
    }

    @Test("A link in a menu is an item that opens it")
    func link() throws {
        let url = try #require(URL(string: "https://example.org"))
        let app = try mount { Menu("Help") { Link("Site", destination: url) } }
        try app.find(.popUpButton).click()
        try item(app, "Site").click()
        #expect(app.openedURLs == [url])
    }

    // MARK: The button

    @Test("With a primary action a click runs it, and the arrow beside it opens the menu")
    func primaryAction() throws {
        let app = try mount {
            VStack {
                Menu("Run") {
                    Button("Debug") { notes.note("debug") }
                } primaryAction: {
                    notes.note("run")
                }
                Spacer()
            }
        }
        try app.find(.button, "Run").click()
        #expect(notes.takeNotes() == ["run"])
        try app.find(.popUpButton, "Run").click()
        try item(app, "Debug").click()
        #expect(notes.takeNotes() == ["debug"])
    }

    @Test("Without an indicator, right-click and arrow keys open the menu of a primary action")
    func hiddenIndicator() throws {
        let app = try mount {
            VStack {
                Menu("Run") {
                    Button("Debug") { notes.note("debug") }
                } primaryAction: {
                    notes.note("run")
                }
                .menuIndicator(.hidden)
                Spacer()
            }
        }
        let button = try app.find(.button, "Run")
        try button.click(button: .secondary)
        try item(app, "Debug").click()
        button.exists ? app.press(.tab) : ()
        app.press(.down)
        app.press(.return)
        #expect(notes.takeNotes() == ["debug", "debug"])
    }

    @Test("The indicator can be hidden")
    func indicator() throws {
        func width(_ visibility: Visibility) throws -> CGFloat {
            try mount { Menu("More") { Button("A") {} }.menuIndicator(visibility) }
                .find(.popUpButton).frame.width
        }
        #expect(try width(.hidden) < width(.visible))
        #expect(try width(.automatic) == width(.visible))
    }

    @Test("A menu stays open after items that keep it open")
    func staysOpen() throws {
        let app = try mount {
            VStack {
                Menu("More") {
                    Button("Again") { notes.note("again") }.menuActionDismissBehavior(.disabled)
                    Button("Once") { notes.note("once") }
                }
                .menuOrder(.fixed)
                Spacer()
            }
        }
        try app.find(.popUpButton).click()
        try item(app, "Again").click()
        try item(app, "Again").click()
        try item(app, "Once").click()
        #expect(notes.takeNotes() == ["again", "again", "once"] && app.all(.menuItem).isEmpty)
    }

    private struct Labelled: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("Own")
                Menu(configuration)
            }
        }
    }

    @Test("A custom style wraps the menu in the outer style")
    func ownStyle() throws {
        let app = try mount(height: 500) {
            VStack {
                Menu("A") { Button("Item") { notes.note("item") } }
                    .menuStyle(Labelled())
                    .menuStyle(.borderlessButton)
                Menu("B") { Button("Item") {} }.menuStyle(.button)
                Menu("C") { Button("Item") {} }.menuStyle(.borderedButton)
                Menu("D") { Button("Item") {} }.menuStyle(.automatic)
                Spacer()
            }
        }
        #expect(app.texts == ["Own"])
        #expect(app.all(.popUpButton).map(\.label) == ["A", "B", "C", "D"])
        try app.find(.popUpButton, "A").click()
        try item(app, "Item").click()
        #expect(notes.takeNotes() == ["item"])
    }

    @Test("A disabled menu does not open, neither as a button nor as an item")
    func disabled() throws {
        let app = try mount {
            VStack {
                Menu("A") { Button("Item") {} }.disabled(true)
                Menu("B") { Menu("C") { Button("Item") {} }.disabled(true) }
                Spacer()
            }
        }
        try app.find(.popUpButton, "A").click()
        #expect(app.all(.menuItem).isEmpty)
        try app.find(.popUpButton, "B").click()
        try item(app, "C").click()
        #expect(app.all(.menuItem).map(\.label) == ["C"])
    }

    @Test("Titles may be strings, keys, resources or views, with an icon or a primary action")
    func titles() throws {
        let name = "String"
        func items() -> some View { Button("Item") {} }
        func act() {}
        let app = try mount(width: 700, height: 900) {
            VStack {
                Menu(name, content: items)
                Menu(LocalizedStringResource("Resource"), content: items)
                Menu("Icon", systemImage: "star", content: items)
                Menu(name, systemImage: "star", content: items)
                Menu(LocalizedStringResource("Both"), systemImage: "star", content: items)
                Menu(content: items) { Text("View") }
                Menu("Picture", image: ImageResource(name: "None", bundle: .main), content: items)
                Menu(name, image: ImageResource(name: "None", bundle: .main), content: items)
                Menu(name, content: items, primaryAction: act)
                Menu(LocalizedStringResource("Acts"), content: items, primaryAction: act)
                Menu("Star", systemImage: "star", content: items, primaryAction: act)
                Menu(name, systemImage: "star", content: items, primaryAction: act)
                Menu(content: items, label: { Text("Own") }, primaryAction: act)
            }
        }
        #expect(
            app.all(.popUpButton).map(\.label) == [
                "String", "Resource", "Icon", "String", "Both", "View", "Picture", "String", "String", "Acts",
                "Star", "String", "Own",
            ])
    }

    @Test("A context menu can show a preview above it, which closes with it and cannot be pressed")
    func preview() throws {
        let app = try mount(width: 600, height: 400) {
            Text("Note").contextMenu {
                Button("Open") { notes.note("open") }
            } preview: {
                Button("Preview") { notes.note("preview") }.frame(width: 120, height: 80)
            }
        }
        try app.find(.staticText, "Note").click(button: .secondary)
        let preview = try app.find(.button, "Preview")
        #expect(preview.frame.maxY <= (try item(app, "Open").frame.minY))
        try preview.click()
        #expect(notes.takeNotes() == [])
        try item(app, "Open").click()
        #expect(notes.takeNotes() == ["open"])
        #expect(!app.shows("Preview"))
    }
}

/// Sections in menus.
@MainActor @Suite struct MenuSectionTests {
    @Test("Separators divide sections, whose headings cannot be chosen")
    func sections() throws {
        let notes = Counter()
        let app = try mount(width: 500, height: 500) {
            VStack {
                Menu("More") {
                    Button("First") {}
                    Section {
                        Button("Second") { notes.note("second") }
                        Button("Third") {}
                    }
                    Section("Heading") {
                        Button("Fourth") {}
                    }
                    Button("Last") {}
                }
                Spacer()
            }
        }
        try app.find(.popUpButton).click()
        let items = app.all(.menuItem)
        #expect(items.map(\.label) == ["First", "Second", "Third", "Fourth", "Last"])
        #expect(app.texts == ["Heading"])
        let gaps = zip(items, items.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
        #expect(gaps[0] > 5 && gaps[1] < 1 && gaps[2] > 20 && gaps[3] > 5)
        #expect(Set(items.map(\.frame.width)).count == 1)
        try items[1].click()
        #expect(notes.takeNotes() == ["second"])
    }
}
