import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct TestHostTests {
    @Test("A failed lookup lists the elements that exist")
    func lookUps() throws {
        let app = try mount {
            Button("Save") {}
            Button("Save") {}.disabled(true)
            TextField("Name", text: .constant("Ada"))
        }
        let none = #expect(throws: TestFailure.self) { try app.find(.button, "Open") }
        #expect(
            none?.reason == """
                there is no button “Open”
                On screen:
                  button “Save”
                  button “Save”, disabled
                  textField “Name” = “Ada”
                """)
        let many = #expect(throws: TestFailure.self) { try app.find(.button, "Save") }
        #expect(many?.reason.hasPrefix("there are 2 of button “Save”") == true)
        #expect(app.all(.button).count == 2)
    }

    @Test("A failure has the source location of the test's call")
    func places() throws {
        let app = try mount(width: 100, height: 100) { Button("Go") {}.offset(x: 300, y: 0) }
        let button = try app.find(.button, "Go")
        let line = #line
        let failures = [
            #expect(throws: TestFailure.self) { try app.find(.button, "Open") },
            #expect(throws: TestFailure.self) { try button.click() },
            #expect(throws: TestFailure.self) { try button.scroll(y: 10) },
            #expect(throws: TestFailure.self) { try app.comparePicture("there is no such picture") },
        ]
        for (index, failure) in failures.enumerated() {
            let place = "PicaViewsTests/TestHostTests.swift:\(line + 2 + index): "
            #expect(failure?.description.hasPrefix(place) == true)
            #expect(failure?.localizedDescription == failure?.description)
        }
    }

    @Test("Clicking an element that is gone or outside the window reports an error")
    func unreachable() throws {
        let app = try mount(width: 100, height: 100) { Button("Go") {}.offset(x: 300, y: 0) }
        let button = try app.find(.button, "Go")
        let outside = #expect(throws: TestFailure.self) { try button.click() }
        #expect(outside?.description.contains("outside of the window") == true)
        app.show { Text("Nothing") }
        #expect(!button.exists)
        #expect(button.label == "Go")
        let gone = #expect(throws: TestFailure.self) { try button.click() }
        #expect(gone?.description.contains("not there any more") == true)
    }

    @Test("Resizing a window lays out its view again")
    func resizing() throws {
        let app = try mount(width: 300, height: 200) { Color.red.named("all") }
        app.resize(to: CGSize(width: 120, height: 80))
        #expect(try app.frame("all") == CGRect(x: 0, y: 0, width: 120, height: 80))
    }

    @Test("A window's picture has as many pixels as the window")
    func pictures() throws {
        let app = try mount(width: 30, height: 20, scale: 1.5) { Color.red }
        let bytes = [UInt8](try app.pngData())
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 45, 0, 0, 0, 30])
        #expect(throws: TestFailure.self) { try mount(width: 0, height: 0) { Color.red }.pngData() }
    }

    private struct Kept: View {
        let keep: (String) -> Void
        @State private var text = ""
        @Environment(\.scenePhase) private var phase

        var body: some View {
            TextField("Text", text: $text)
            Text(verbatim: "\(phase)")
                .onChange(of: phase) { keep("\(phase) \(text)") }
                .onDisappear { keep("gone") }
        }
    }

    @Test("A window's scene phase follows the focus, and onChange runs before the end")
    func phases() throws {
        var kept: [String] = []
        let app = try mount(width: 300, height: 200) { Kept { kept.append($0) } }
        #expect(app.texts == ["active"])
        try app.find(.textField).click()
        app.type("a")
        app.setWindowFocused(false)
        #expect(app.texts == ["inactive"])
        app.setWindowFocused(true)
        app.type("b")
        app.close()
        #expect(kept == ["inactive a", "active a", "background ab", "gone"])
    }

    private struct Program: App {
        let keep: (String) -> Void
        @State private var count = 0

        init(keep: @escaping (String) -> Void) { self.keep = keep }
        init() { self.init { _ in } }

        var body: some Scene {
            Window("Main", id: "main") {
                Text("counted \(count)")
                Kept(keep: keep)
            }
            .environment(\.colorScheme, count > 1 ? .dark : .light)
            .commands { CommandMenu("Count") { Button("Up") { count += 1 }.keyboardShortcut("u") } }
        }
    }

    @Test("An app's window can be tested with its menus, and closed by them")
    func program() async throws {
        var kept: [String] = []
        let app = TestHost(app: Program { kept.append($0) })
        #expect(app.all(.menuBarItem).map(\.label) == ["File", "Edit", "Count", "Window"])
        try app.find(.menuBarItem, "Count").click()
        try app.find(.menuItem, "Up").click()
        await app.settle()
        #expect(app.texts.contains("counted 1"))
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        app.press("u", .control)
        await app.settle()
        #expect(app.texts.contains("counted 2"))
        app.press("w", .control)
        #expect(kept == ["background ", "gone"])
        #expect(app.all().isEmpty)
    }
}
