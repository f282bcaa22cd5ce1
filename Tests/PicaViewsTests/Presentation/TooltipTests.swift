import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = true
    var presses = 0
    var text = ""
}

/// Tooltips of views under the pointer.
@MainActor @Suite struct TooltipTests {
    private struct Page: View {
        @Bindable var model: Model

        var body: some View {
            VStack(spacing: 30) {
                if model.isShown {
                    Button("Save") { model.presses += 1 }.help("Writes it to the disk")
                }
                Button("Print") {}.help(Text("Puts it on paper"))
                TextField("Name", text: $model.text).help("")
                Text("/usr/share/fonts/truetype").lineLimit(1).frame(width: 80)
                Text("short")
                Text("/usr/share/fonts/opentype").lineLimit(1).frame(width: 80).help("A folder")
            }
        }
    }

    private func mounted(_ model: Model = Model()) throws -> TestHost {
        try mount(width: 400, height: 500) { Page(model: model) }
    }

    private func rest(_ app: TestHost, on element: TestElement, for seconds: TimeInterval = 0.6) {
        app.movePointer(to: element.point(.center))
        app.advance(by: seconds)
    }

    private func shown(_ app: TestHost) -> [String] { app.all(.tooltip).map(\.label) }

    @Test("A tooltip shows near the pointer, within the window, after half a second of rest")
    func shows() throws {
        let app = try mounted()
        let button = try app.find(.button, "Save")
        rest(app, on: button, for: 0.4)
        app.movePointer(to: CGPoint(x: button.frame.midX + 2, y: button.frame.midY))
        app.advance(by: 0.4)
        #expect(shown(app) == [], "the pointer moved meanwhile")
        app.advance(by: 0.2)
        #expect(shown(app) == ["Writes it to the disk"])
        let frame = try app.find(.tooltip).frame
        #expect(frame.minY > button.frame.midY)
        #expect(CGRect(origin: .zero, size: app.size).contains(frame))
        #expect(button.hint == "Writes it to the disk")
    }

    @Test("It stays while the pointer moves within the view, and closes when it leaves")
    func leaving() throws {
        let app = try mounted()
        let button = try app.find(.button, "Save")
        rest(app, on: button)
        app.movePointer(to: CGPoint(x: button.frame.minX + 3, y: button.frame.midY))
        #expect(shown(app).count == 1)
        app.movePointer(to: CGPoint(x: 5, y: 5))
        #expect(shown(app) == [])
        rest(app, on: button)
        #expect(shown(app).count == 1)
        app.removePointer()
        #expect(shown(app) == [])
    }

    @Test("The next tooltip shows sooner")
    func next() throws {
        let app = try mounted()
        rest(app, on: try app.find(.button, "Save"))
        rest(app, on: try app.find(.button, "Print"), for: 0.15)
        #expect(shown(app) == ["Puts it on paper"])
    }

    @Test("A press, a key and the wheel close it until the pointer returns, and still take effect")
    func silence() throws {
        let model = Model()
        let app = try mounted(model)
        let button = try app.find(.button, "Save")
        rest(app, on: button)
        app.click(at: button.point(.center))
        #expect(model.presses == 1)
        app.advance(by: 2)
        #expect(shown(app) == [])
        try app.find(.textField).click()
        rest(app, on: button)
        #expect(shown(app).count == 1)
        app.type("a")
        #expect(model.text == "a", "a tooltip has no keyboard")
        app.movePointer(to: CGPoint(x: button.frame.minX + 3, y: button.frame.midY))
        app.advance(by: 2)
        #expect(shown(app) == [])
        app.movePointer(to: CGPoint(x: 5, y: 5))
        rest(app, on: button)
        #expect(shown(app).count == 1)
        app.scroll(at: button.point(.center), y: 10)
        #expect(shown(app) == [])
    }

    @Test("A truncated text shows in full in a tooltip unless it has help")
    func truncated() throws {
        let app = try mounted()
        rest(app, on: try app.find(.staticText, "/usr/share/fonts/truetype"))
        #expect(shown(app) == ["/usr/share/fonts/truetype"])
        rest(app, on: try app.find(.staticText, "short"))
        #expect(shown(app) == [])
        rest(app, on: try app.find(.staticText, "/usr/share/fonts/opentype"))
        #expect(shown(app) == ["A folder"])
        rest(app, on: try app.find(.textField))
        #expect(shown(app) == [], "an empty help says nothing")
    }

    @Test("The innermost help is shown")
    func nested() throws {
        let app = try mount {
            VStack {
                Text("inner").help("Inner")
                Text("other")
            }
            .help("Outer")
        }
        rest(app, on: try app.find(.staticText, "inner"))
        #expect(shown(app) == ["Inner"])
        rest(app, on: try app.find(.staticText, "other"))
        #expect(shown(app) == ["Outer"])
    }

    @Test("It closes with its view, and when something opens in front")
    func removal() throws {
        let model = Model()
        let app = try mounted(model)
        rest(app, on: try app.find(.button, "Save"))
        model.isShown = false
        #expect(shown(app) == [])
        let menus = try mount { Text("A").padding().contextMenu { Button("B") {} }.help("C") }
        rest(menus, on: try menus.find(.staticText))
        #expect(shown(menus) == ["C"])
        try menus.find(.staticText).click(button: .secondary)
        #expect(shown(menus) == [])
        #expect(!menus.all(.menuItem).isEmpty)
    }

    @Test("Views in a popover have tooltips, too")
    func popover() throws {
        let app = try mount(width: 400, height: 400) {
            Color.yellow.frame(width: 50, height: 50)
                .popover(isPresented: .constant(true)) { Button("In it") {}.padding(30).help("Helps") }
        }
        rest(app, on: try app.find(.button, "In it"))
        #expect(shown(app) == ["Helps"])
        app.press(.tab)
        #expect(shown(app) == [])
        #expect(try app.find(.button, "In it").isFocused)
    }

    @Test("A long help text wraps, and a narrow window narrows it")
    func long() throws {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        let app = try mount(width: 400, height: 500) { Text("A").help(words) }
        rest(app, on: try app.find(.staticText))
        #expect(try app.find(.tooltip).frame.width < 360)
        #expect(try app.find(.tooltip).frame.height > 50)
        let narrow = try mount(width: 150, height: 500) { Text("A").help(words) }
        rest(narrow, on: try narrow.find(.staticText))
        #expect(try narrow.find(.tooltip).frame.width <= 150)
    }

    @Test("Painting only the damage while tooltips show and hide equals painting everything")
    func damage() throws {
        let app = try mounted()
        _ = app.paintedScreen()
        for title in ["Save", "Print"] {
            rest(app, on: try app.find(.button, title))
            #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
        }
        app.movePointer(to: CGPoint(x: 5, y: 5))
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
    }
}
