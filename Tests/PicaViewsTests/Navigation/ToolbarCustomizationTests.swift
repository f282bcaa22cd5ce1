import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaScenes

/// Toolbars that a user customizes, and the commands for them.
@MainActor @Suite struct ToolbarCustomizationTests {
    private let defaults = UserDefaults(suiteName: "ToolbarCustomizationTests-\(UUID())")!

    private struct Editor: View {
        var body: some View {
            Text("Body")
                .toolbar(id: "editor") {
                    ToolbarItem(id: "cut") { Button("Cut", systemImage: "scissors") {} }
                    ToolbarItem(id: "copy") { Button("Copy", systemImage: "doc.on.doc") {} }
                    ToolbarItem(id: "paste") { Button("Paste", systemImage: "doc.on.clipboard") {} }
                    ToolbarItem(id: "print", showsByDefault: false) {
                        Button("Print", systemImage: "printer") {}
                    }
                }
        }
    }

    private func show() throws -> TestHost {
        try mount(width: 600, height: 400) { Editor().defaultAppStorage(defaults) }
    }

    /// The names of the bar's buttons, from the leading end.
    private func bar(_ host: TestHost) -> [String] {
        host.all(.button).filter { $0.frame.midY < 50 }.sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
    }

    private func focus(_ item: String, in host: TestHost) throws {
        for _ in 0..<20 where try !host.find(.checkBox, item).isFocused { host.press(.tab) }
        #expect(try host.find(.checkBox, item).isFocused)
    }

    private func customize(_ host: TestHost) throws {
        try host.find(.button, "Cut").click(button: .secondary)
        try host.find(.menuItem, "Customize Toolbar…").click()
    }

    @Test("Removing and adding items applies to all windows and is stored; reset restores the app's order")
    func items() throws {
        let host = try show()
        #expect(bar(host) == ["Cut", "Copy", "Paste"])
        try customize(host)
        try host.find(.checkBox, "Copy").click()
        try host.find(.checkBox, "Print").click()
        #expect(bar(host) == ["Cut", "Paste", "Print"])
        #expect(try bar(show()) == ["Cut", "Paste", "Print"])
        try host.find(.button, "Reset").click()
        #expect(bar(host) == ["Cut", "Copy", "Paste"])
        #expect(try bar(show()) == ["Cut", "Copy", "Paste"])
        try host.find(.button, "Done").click()
        #expect(host.all(.checkBox).isEmpty)
    }

    @Test("Alt+arrow moves an item by one position, a drag by as many as it passes")
    func order() throws {
        let host = try show()
        try customize(host)
        try focus("Cut", in: host)
        host.press(.down, .alt)
        #expect(bar(host) == ["Copy", "Cut", "Paste"])
        host.press(.down, .alt)
        host.press(.down, .alt)
        host.press(.down, .alt)
        #expect(bar(host) == ["Copy", "Paste", "Cut"])
        let row = try host.find(.checkBox, "Copy").frame
        let card = try host.find(.button, "Done").frame
        let grip = CGPoint(x: card.maxX - 12, y: row.midY)
        host.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 90))
        #expect(bar(host) == ["Paste", "Cut", "Copy"], "\(row) \(card) \(host.all(.checkBox).map(\.frame))")
        #expect(try bar(show()) == ["Paste", "Cut", "Copy"])
    }

    @Test("A toolbar without identities has no customization menu")
    func fixed() throws {
        let host = try mount { Text("Body").toolbar { Button("Cut") {} } }
        try host.find(.button, "Cut").click(button: .secondary)
        #expect(host.all(.menuItem).isEmpty)
    }

    @Test("Fixed items keep their positions, and required ones stay in the bar")
    func behaviors() throws {
        struct Page: View {
            var body: some View {
                Text("Body")
                    .toolbar(id: "page") {
                        ToolbarItem(id: "a") { Button("A") {} }
                        ToolbarItem(id: "b") { Button("B") {} }.customizationBehavior(.disabled)
                        ToolbarItem(id: "c") { Button("C") {} }.customizationBehavior(.reorderable)
                        ToolbarItem(id: "d") { Button("D") {} }.defaultCustomization(.hidden)
                    }
            }
        }
        let host = try mount(width: 600, height: 400) { Page().defaultAppStorage(defaults) }
        #expect(bar(host) == ["A", "B", "C"])
        try host.find(.button, "A").click(button: .secondary)
        try host.find(.menuItem, "Customize Toolbar…").click()
        #expect(try !host.find(.checkBox, "B").isEnabled)
        #expect(try !host.find(.checkBox, "C").isEnabled)
        try host.find(.checkBox, "D").click()
        #expect(bar(host) == ["A", "B", "C", "D"])
        try focus("A", in: host)
        host.press(.down, .alt)
        #expect(bar(host) == ["C", "B", "A", "D"])
    }

    @Test("A stored arrangement is restored; invalid ones are ignored, and unknown names are skipped")
    func keeping() {
        var arrangement = ToolbarArrangement()
        arrangement.order = ["b", "gone", "a"]
        arrangement.set("a", isShown: false, default: true)
        arrangement.set("c", isShown: true, default: false)
        #expect(ToolbarArrangement(rawValue: arrangement.rawValue) == arrangement)
        #expect(ToolbarArrangement(rawValue: "[") == nil)
        #expect(ToolbarArrangement(rawValue: "{}") == ToolbarArrangement())
        func item(_ name: String?, isShown: Bool = true) -> BarItem {
            BarItem(passage: PortalPassage(), placement: .automatic, name: name, isShown: isShown)
        }
        let items = [item("a"), item(nil), item("b"), item("c", isShown: false), item("new")]
        let arranged = arrangement.arranged(items)
        // Those that are not known yet follow what they followed.
        #expect(arranged.map(\.name) == ["b", nil, "c", "new", "a"])
        #expect(arranged.map(\.isShown) == [true, true, true, true, false])
        arrangement.set("a", isShown: true, default: true)
        #expect(arrangement.hidden.isEmpty)
    }

    @Test("The commands show, hide and customize the window's toolbar; sheets keep theirs")
    func commands() throws {
        struct Page: View {
            @State private var showsSheet = false
            let defaults: UserDefaults

            var body: some View {
                Button("Open") { showsSheet = true }
                    .toolbar(id: "page") { ToolbarItem(id: "cut") { Button("Cut") {} } }
                    .sheet(isPresented: $showsSheet) { Text("In").toolbar { Button("Send") {} } }
                    .defaultAppStorage(defaults)
            }
        }
        let windows = SceneWindows { [defaults] in
            WindowGroup { Page(defaults: defaults) }.commands { ToolbarCommands() }
        }
        let host = try windows.open(width: 700)
        try host.choose("Hide Toolbar", from: "View")
        #expect(host.all(.button, "Cut").isEmpty)
        try host.find(.button, "Open").click()
        #expect(host.all(.button, "Send").count == 1)
        host.press(.escape)
        try host.choose("Show Toolbar", from: "View")
        #expect(host.all(.button, "Cut").count == 1)
        try host.choose("Customize Toolbar…", from: "View")
        #expect(host.all(.checkBox).map(\.label) == ["Cut"])
    }

    @Test("Without a toolbar its commands are disabled")
    func withoutToolbar() throws {
        let windows = SceneWindows { WindowGroup { Text("Body") }.commands { ToolbarCommands() } }
        let host = try windows.open()
        try host.find(.menuBarItem, "View").click()
        #expect(!host.enabledItems.contains("Hide Toolbar"))
        #expect(!host.enabledItems.contains("Customize Toolbar…"))
    }
}
