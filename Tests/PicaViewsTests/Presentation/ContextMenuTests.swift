import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var done: [String] = []
    var hasExtra = false
    var isEmpty = false
}

/// Menus of what can be done with a view.
@MainActor @Suite struct ContextMenuTests {
    private struct Page: View {
        let model: Model

        var body: some View {
            VStack {
                Text("Note").padding(20)
                    .contextMenu {
                        if !model.isEmpty {
                            Button("Rename…", systemImage: "pencil") { model.done.append("rename") }
                            Button("Move") { model.done.append("move") }.disabled(true)
                            if model.hasExtra { Button("Extra") { model.hasExtra = false } }
                            Divider()
                            Group {
                                ForEach(["Red", "Green", "Grey"], id: \.self) { name in
                                    Button(name) { model.done.append(name) }
                                }
                            }
                            Button("Delete", role: .destructive) { model.done.append("delete") }
                        }
                    }
                Button("Other") { model.done.append("other") }
            }
        }
    }

    private func mounted(_ model: Model, width: CGFloat = 400, height: CGFloat = 400) throws -> TestHost {
        try mount(width: width, height: height) { Page(model: model) }
    }

    private func open(_ app: TestHost) throws {
        try app.find(.staticText, "Note").click(button: .secondary)
    }

    private func titles(_ app: TestHost) -> [String] { app.all(.menuItem).map(\.label) }
    private func chosen(_ app: TestHost) -> String? { app.all(.menuItem).first(where: \.isFocused)?.label }

    @Test("Right-click opens a menu at the pointer, and a click chooses from it")
    func click() throws {
        let model = Model()
        let app = try mounted(model)
        let place = try app.find(.staticText, "Note").point(.center)
        try open(app)
        #expect(titles(app) == ["Rename…", "Move", "Red", "Green", "Grey", "Delete"])
        #expect(app.all(.menuItem).map(\.isEnabled) == [true, false, true, true, true, true])
        let menu = try app.find(.menu).frame
        #expect(abs(menu.minX - place.x) <= 1 && abs(menu.minY - place.y) <= 1)
        #expect(chosen(app) == nil, "the pointer has not said which")
        try app.find(.menuItem, "Green").click()
        #expect(model.done == ["Green"])
        #expect(app.all(.menu).isEmpty)
    }

    @Test("A disabled item can neither be chosen nor closes the menu")
    func disabled() throws {
        let model = Model()
        let app = try mounted(model)
        try open(app)
        try app.find(.menuItem, "Move").click()
        #expect(model.done == [])
        #expect(!app.all(.menu).isEmpty)
        app.press(.down)
        app.press(.down)
        #expect(chosen(app) == "Red", "and the arrows pass over it")
    }

    @Test("Escape and a press outside close a menu, and press nothing else")
    func dismissal() throws {
        let model = Model()
        let app = try mounted(model)
        try open(app)
        app.press(.escape)
        #expect(app.all(.menu).isEmpty)
        try open(app)
        let other = try app.find(.button, "Other")
        app.click(at: CGPoint(x: other.frame.minX + 2, y: other.frame.midY))
        #expect(app.all(.menu).isEmpty)
        #expect(model.done == [])
        try other.click()
        #expect(model.done == ["other"])
    }

    @Test("Arrow keys cycle the items, Home and End go to the ends, letters to matching items")
    func keyboard() throws {
        let model = Model()
        let app = try mounted(model)
        try open(app)
        app.press(.down)
        #expect(chosen(app) == "Rename…")
        app.press(.up)
        #expect(chosen(app) == "Delete")
        app.press(.down)
        #expect(chosen(app) == "Rename…")
        app.press(.end)
        #expect(chosen(app) == "Delete")
        app.press(.home)
        #expect(chosen(app) == "Rename…")
        app.press("g")
        #expect(chosen(app) == "Green")
        app.press("g")
        #expect(chosen(app) == "Grey")
        app.press("g")
        #expect(chosen(app) == "Green")
        app.press("x")
        #expect(chosen(app) == "Green")
        app.press(.return)
        #expect(model.done == ["Green"])
        try open(app)
        app.press(.up)
        #expect(chosen(app) == "Delete", "from nowhere the last is before the first")
        app.press(.space)
        #expect(model.done == ["Green", "delete"])
        #expect(app.all(.menu).isEmpty)
    }

    @Test("A dragged press chooses where it is released; a plain press chooses nothing")
    func dragAndRelease() throws {
        let model = Model()
        let app = try mounted(model)
        let place = try app.find(.staticText, "Note").point(.center)
        app.pressPointer(at: place, .secondary)
        app.releasePointer(at: place, .secondary)
        #expect(!app.all(.menu).isEmpty)
        app.press(.escape)
        app.pressPointer(at: place, .secondary)
        let item = try app.find(.menuItem, "Grey").point(.center)
        app.movePointer(to: item)
        #expect(chosen(app) == "Grey")
        app.releasePointer(at: item, .secondary)
        #expect(model.done == ["Grey"])
        #expect(app.all(.menu).isEmpty)
        try app.find(.button, "Other").click()
        #expect(model.done == ["Grey", "other"], "the pointer is nobody's then")
    }

    @Test("A menu without space at the pointer moves into the window, and the press chooses nothing")
    func corner() throws {
        let model = Model()
        let app = try mount(width: 200, height: 150) {
            Color.yellow.contextMenu {
                ForEach(0..<20) { index in Button("Item \(index)") { model.done.append("\(index)") } }
            }
        }
        app.click(at: CGPoint(x: 198, y: 148), button: .secondary)
        let menu = try app.find(.menu).frame
        #expect(CGRect(x: 0, y: 0, width: 200, height: 150).contains(menu))
        #expect(model.done == [])
        app.press(.end)
        #expect(chosen(app) == "Item 19")
        let last = try app.find(.menuItem, "Item 19").frame
        #expect(menu.insetBy(dx: -1, dy: -1).contains(last), "the menu scrolls to what is chosen")
        app.press(.return)
        #expect(model.done == ["19"])
    }

    @Test("From right to left a menu extends to the left of the pointer")
    func rightToLeft() throws {
        let app = try mount { Page(model: Model()).environment(\.layoutDirection, .rightToLeft) }
        let place = try app.find(.staticText, "Note").point(.center)
        try open(app)
        #expect(abs(try app.find(.menu).frame.maxX - place.x) <= 1)
    }

    @Test(
        "The Menu key and Shift+F10 open the focused view's menu with the first item selected",
        arguments: [true, false])
    func keys(isMenuKey: Bool) throws {
        let model = Model()
        let app = try mount {
            VStack {
                Button("In it") {}
            }
            .contextMenu {
                Button("Off") {}.disabled(true)
                Button("First") { model.done.append("first") }
            }
        }
        func press() { isMenuKey ? app.press(.menu) : app.press(.function(10), .shift) }
        press()
        #expect(app.all(.menu).isEmpty, "nothing has the focus")
        app.press(.tab)
        press()
        #expect(chosen(app) == "First")
        #expect(try app.find(.menu).frame.minY >= app.find(.button).frame.maxY - 1)
        press()
        #expect(app.all(.menu).isEmpty)
        press()
        app.press(.return)
        #expect(model.done == ["first"])
        #expect(try app.find(.button).isFocused, "the focus is where it was")
    }

    @Test("An open menu follows its conditions, and an empty one does not open")
    func conditions() throws {
        let model = Model()
        let app = try mounted(model)
        try open(app)
        model.hasExtra = true
        #expect(titles(app).contains("Extra"))
        try app.find(.menuItem, "Extra").click()
        #expect(model.hasExtra == false)
        model.isEmpty = true
        try open(app)
        #expect(app.all(.menu).isEmpty)
        try app.find(.button, "Other").click()
        #expect(model.done == ["other"])
    }

    @Test("The innermost menu opens")
    func nested() throws {
        let app = try mount {
            VStack {
                Text("Inner").contextMenu { Button("inner") {} }
                Text("Outer")
            }
            .contextMenu { Button("outer") {} }
        }
        try app.find(.staticText, "Inner").click(button: .secondary)
        #expect(titles(app) == ["inner"])
        app.press(.escape)
        try app.find(.staticText, "Outer").click(button: .secondary)
        #expect(titles(app) == ["outer"])
    }

    @Test("A menu looks the same whatever its view's style")
    func look() throws {
        func picture<Content: View>(_ content: Content) throws -> CGSize {
            let app = try mount { content.contextMenu { Button("An item", systemImage: "star") {} } }
            try app.find(.staticText).click(button: .secondary)
            return try app.find(.menu).frame.size
        }
        let plain = try picture(Text("A"))
        #expect(plain.width >= 140)
        let app = try mount {
            VStack { Text("A").contextMenu { Button("An item", systemImage: "star") {} } }
                .font(.largeTitle).labelStyle(.iconOnly).buttonStyle(.borderedProminent).lineLimit(3)
                .textCase(.uppercase)
        }
        try app.find(.staticText).click(button: .secondary)
        #expect(try app.find(.menu).frame.size == plain)
        #expect(titles(app) == ["An item"])
    }

    @Test("Painting only the damage while a menu is used equals painting everything")
    func damage() throws {
        let app = try mounted(Model())
        _ = app.paintedScreen()
        try open(app)
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
        for _ in 0..<3 {
            app.press(.down)
            #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
        }
        app.press(.escape)
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
    }
}
