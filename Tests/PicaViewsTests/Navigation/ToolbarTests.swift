import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The items of toolbars, their positions and their state.
@MainActor @Suite struct ToolbarTests {
    @Test("Items act on their view's state and change with it")
    func state() throws {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                Text("Body \(count)")
                    .toolbar {
                        Button("Add") { count += 1 }
                        if count > 1 { Text("Many: \(count)") }
                    }
            }
        }
        let host = try mount { Counting() }
        try host.find(.button, "Add").click()
        try host.find(.button, "Add").click()
        #expect(host.texts.contains("Body 2"))
        #expect(host.texts.contains("Many: 2"))
        #expect(try host.find(.button, "Add").frame.maxY < host.find(.staticText, "Body 2").frame.minY)
    }

    @Test("An item keeps its own state while the bar changes")
    func itemState() throws {
        struct Item: View {
            @State private var taps = 0

            var body: some View { Button("Taps \(taps)") { taps += 1 } }
        }
        struct Changing: View {
            @State private var title = "One"

            var body: some View {
                NavigationStack {
                    Button("Rename") { title = "Two" }
                        .navigationTitle(title)
                        .toolbar { Item() }
                }
            }
        }
        let host = try mount { Changing() }
        try host.find(.button, "Taps 0").click()
        try host.find(.button, "Rename").click()
        #expect(try host.find(.button, "Taps 1").isEnabled)
        #expect(host.all(nil, "Two").count == 1)
    }

    @Test("Placements order items from the leading to the trailing end, and in the bottom bar")
    func placements() throws {
        let host = try mount(width: 800) {
            NavigationStack {
                Text("Body")
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Text("Bottom") }
                        ToolbarItem(placement: .primaryAction) { Button("Primary") {} }
                        ToolbarItem(placement: .navigation) { Button("Navigation") {} }
                        ToolbarItem(placement: .secondaryAction) { Button("Secondary") {} }
                        ToolbarItem(placement: .keyboard) { Button("Keyboard") {} }
                    }
            }
        }
        func x(_ role: TestElement.Role, _ name: String) throws -> CGFloat {
            try host.find(role, name).frame.midX
        }
        #expect(try x(.button, "Navigation") < x(.heading, "Title"))
        #expect(try x(.heading, "Title") < x(.button, "Primary"))
        #expect(try x(.button, "Primary") < x(.popUpButton, "More"))
        #expect(try host.find(.staticText, "Bottom").frame.minY > host.find(.staticText, "Body").frame.maxY)
        #expect(host.all(nil, "Secondary").isEmpty)
        #expect(host.all(nil, "Keyboard").isEmpty)
        try host.find(.popUpButton, "More").click()
        #expect(host.all(nil, "Secondary").count == 1)
    }

    @Test("Status information is apart from the other items of the lower bar, for assistive technologies")
    func status() throws {
        let host = try mount(width: 800) {
            Text("Body").toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
                ToolbarItem(placement: .status) { Text("12 items") }
            }
        }
        let status = try host.find(.statusBar).frame
        #expect(try status.contains(host.find(.staticText, "12 items").frame))
        #expect(try !status.intersects(host.find(.button, "Sort").frame))
    }

    @Test("Items that do not fit are in an overflow menu and work there")
    func overflow() throws {
        struct Many: View {
            @State private var last = 0

            var body: some View {
                Text("Last \(last)")
                    .toolbar {
                        ForEach(0..<12) { number in Button("Item \(number)") { last = number } }
                    }
            }
        }
        let host = try mount(width: 1200) { Many() }
        #expect(host.all(.button).count == 12)
        host.resize(to: CGSize(width: 380, height: 500))
        let shown = host.all(.button).map(\.label)
        #expect(shown.count > 1 && shown.count < 12)
        #expect(shown == (0..<shown.count).map { "Item \($0)" }, "the last go first")
        #expect(try host.find(.popUpButton, "More").frame.maxX <= 380)
        try host.find(.popUpButton, "More").click()
        try host.find(.menuItem, "Item 11").click()
        #expect(host.texts.contains("Last 11"))
        host.resize(to: CGSize(width: 1200, height: 300))
        #expect(host.all(.button).count == 12)
    }

    @Test("Narrow items keep their widths, and high-priority ones stay visible")
    func overflowByWidth() throws {
        let host = try mount(width: 320) {
            Text("Body").toolbar {
                ForEach(0..<5) { number in
                    Button("Letter \(number)", systemImage: "a.circle") {}
                }
            }
        }
        #expect(host.all(.button).count == 5, "five icons have room where five words had not")
        let sheet = try mount(width: 160) {
            NavigationStack {
                Text("Body").navigationTitle("A long title of a sheet").toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
            }
        }
        #expect(sheet.all(.button).map(\.label).sorted() == ["Cancel", "Save"])
    }

    @Test("An icon item is named by its label's title, in its tooltip, too")
    func tooltips() throws {
        let host = try mount(width: 400) {
            Text("Body").toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
        let button = try host.find(.button, "Share")
        #expect(!host.texts.contains("Share"))
        host.movePointer(to: button.point(.center))
        host.advance(by: 1)
        #expect(host.all(.tooltip).map(\.label) == ["Share"])
    }

    @Test("A bar's colors reach its items")
    func colorScheme() throws {
        struct Item: View {
            @Environment(\.colorScheme) private var colorScheme

            var body: some View { Text(colorScheme == .dark ? "dark item" : "light item") }
        }
        let host = try mount(width: 600) {
            NavigationStack {
                Item().toolbar { Item() }.toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        #expect(host.texts.sorted() == ["dark item", "light item"])
    }

    @Test("A toolbar around a split view is in the last column's bar, with its state")
    func aroundColumns() throws {
        struct Outer: View {
            @State private var count = 0

            var body: some View {
                NavigationSplitView {
                    Text("Side").navigationTitle("Sidebar")
                } detail: {
                    Text("Count \(count)")
                }
                .navigationTitle("Everything")
                .toolbar { Button("Add") { count += 1 } }
            }
        }
        let host = try mount(width: 900) { Outer() }
        #expect(try host.find(.button, "Add").frame.minX > host.find(.staticText, "Side").frame.maxX)
        try host.find(.button, "Add").click()
        try host.find(.button, "Add").click()
        #expect(host.texts.contains("Count 2"))
        #expect(host.windowTitle == "Everything")
    }

    @Test("Custom content, conditions and groups are toolbar content")
    func customContent() throws {
        struct Items: ToolbarContent {
            let isEditing: Bool
            @Environment(\.layoutDirection) private var direction

            init(isEditing: Bool) { self.isEditing = isEditing }

            var body: some ToolbarContent {
                ToolbarItem(placement: .navigation) { Text(direction == .leftToRight ? "LTR" : "RTL") }
                if isEditing {
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("Bold") {}
                        Button("Italic") {}
                    }
                } else {
                    ToolbarItem { Button("Edit") {} }
                }
            }
        }
        struct Editing: View {
            @State private var isEditing = false

            var body: some View {
                Button("Toggle") { isEditing.toggle() }.toolbar { Items(isEditing: isEditing) }
            }
        }
        let host = try mount(width: 700) { Editing() }
        #expect(host.texts.contains("LTR"))
        #expect(host.all(.button, "Edit").count == 1)
        try host.find(.button, "Toggle").click()
        #expect(host.all(.button, "Edit").isEmpty)
        #expect(host.all(.button, "Bold").count == 1)
        #expect(host.all(.button, "Italic").count == 1)
        try host.find(.button, "Toggle").click()
        #expect(host.all(.button, "Bold").isEmpty)
    }

    @Test("Items with identities are toolbar content; those hidden by default can be added")
    func identities() throws {
        let host = try mount(width: 600) {
            Text("Body")
                .toolbar(id: "main") {
                    ToolbarItem(id: "one", placement: .navigation) { Button("One") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem(id: "two", showsByDefault: false) { Button("Two") {} }
                    ToolbarItem(id: "three") { Button("Three") {} }
                }
        }
        #expect(host.all(.button).map(\.label).sorted() == ["One", "Three"])
    }

    @Test("A title's menu, and bar backgrounds")
    func titleMenu() throws {
        struct Titled: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("Count \(count)")
                        .navigationTitle("Document")
                        .toolbarTitleMenu { Button("Duplicate") { count += 1 } }
                        .toolbarBackground(.red, for: .windowToolbar)
                        .toolbarColorScheme(.dark)
                        .toolbarRole(.editor)
                }
            }
        }
        let host = try mount(width: 600) { Titled() }
        let menu = try host.find(.popUpButton, "Document")
        #expect(menu.frame.midX < 150)
        try menu.click()
        try host.find(.menuItem, "Duplicate").click()
        #expect(host.texts.contains("Count 1"))
    }

    @Test("A sheet has its own bar")
    func sheet() throws {
        struct Sheet: View {
            @State private var isShown = true
            @State private var answer = "none"

            var body: some View {
                Text("Answer \(answer)")
                    .sheet(isPresented: $isShown) {
                        NavigationStack {
                            Text("In the sheet")
                                .navigationTitle("Sheet")
                                .toolbar {
                                    ToolbarItem(placement: .cancellationAction) {
                                        Button("Cancel") { isShown = false }
                                    }
                                    ToolbarItem(placement: .confirmationAction) {
                                        Button("Save") {
                                            answer = "saved"
                                            isShown = false
                                        }
                                    }
                                }
                        }
                    }
            }
        }
        let host = try mount(width: 700) { Sheet() }
        host.advance(by: 1)
        #expect(try host.find(.button, "Cancel").frame.maxX < host.find(.button, "Save").frame.minX)
        try host.find(.button, "Save").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Answer saved"))
        #expect(host.all(.button, "Cancel").isEmpty)
    }

    @Test("A bar can be hidden, and a title alone shows no bar outside stacks")
    func visibility() throws {
        struct Hiding: View {
            @State private var isHidden = false

            var body: some View {
                NavigationStack {
                    Toggle("Hidden", isOn: $isHidden)
                        .navigationTitle("Title")
                        .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
                }
            }
        }
        let host = try mount { Hiding() }
        #expect(host.all(nil, "Title").count == 1)
        try host.find(.checkBox, "Hidden").click()
        #expect(host.all(nil, "Title").isEmpty)
        try host.find(.checkBox, "Hidden").click()
        #expect(host.all(nil, "Title").count == 1)

        let plain = try mount { Text("Body").navigationTitle("Window") }
        #expect(plain.all(nil, "Window").isEmpty)
    }

    @Test("A title with a binding is edited in place")
    func renaming() throws {
        struct Naming: View {
            @State private var name = "Draft"

            var body: some View {
                NavigationStack { Text("Named \(name)").navigationTitle($name) }
            }
        }
        let host = try mount(width: 600) { Naming() }
        try host.find(.button, "Draft").click()
        host.press("a", .control)
        host.type("Final")
        host.press(.return)
        #expect(host.texts.contains("Named Final"))
    }

    @Test("Of two titles the innermost wins")
    func twoTitles() throws {
        let host = try mount(width: 600) {
            NavigationStack {
                VStack { Text("A").navigationTitle("Inner") }.navigationTitle("Outer")
            }
        }
        #expect(host.all(nil, "Inner").count == 1)
        #expect(host.all(nil, "Outer").isEmpty)
    }
}

@MainActor @Suite struct InspectorTests {
    struct Drawing: View {
        @State private var isShown = true

        var body: some View {
            Toggle("Shown", isOn: $isShown)
                .inspector(isPresented: $isShown) {
                    Details().inspectorColumnWidth(min: 150, ideal: 200, max: 260)
                }
        }
    }

    struct Details: View {
        @State private var taps = 0

        var body: some View {
            Button("Taps \(taps)") { taps += 1 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("details")
        }
    }

    @Test("The inspector is at the trailing end, and keeps its state while hidden")
    func showing() throws {
        let host = try mount(width: 700) { Drawing() }
        try host.find(.button, "Taps 0").click()
        #expect(try host.find(identifier: "details").frame.maxX == 700)
        try host.find(.checkBox, "Shown").click()
        #expect(host.all(.button).isEmpty)
        try host.find(.checkBox, "Shown").click()
        #expect(try host.find(.button, "Taps 1").isEnabled)
    }

    @Test("Its edge is dragged within its limits")
    func dragging() throws {
        let host = try mount(width: 700) { Drawing() }
        func width() throws -> CGFloat { try host.find(identifier: "details").frame.width }
        #expect(try width() == 200)
        host.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 480, y: 200))
        #expect(try width() == 220)
        host.drag(from: CGPoint(x: 480, y: 200), to: CGPoint(x: 100, y: 200))
        #expect(try width() == 260)
        host.drag(from: CGPoint(x: 440, y: 200), to: CGPoint(x: 690, y: 200))
        #expect(try width() == 150)
    }
}

@MainActor @Suite struct WindowTitleTests {
    @Test("A window with columns takes the last column's title")
    func columns() throws {
        let host = try mount(width: 800) {
            NavigationSplitView {
                Text("Side").navigationTitle("Sidebar")
            } detail: {
                Text("Main").navigationTitle("Document")
            }
        }
        #expect(host.windowTitle == "Document")
    }

    @Test("A window takes the title of its page")
    func title() throws {
        let host = try mount(width: 600) {
            NavigationStack {
                NavigationLink("Go") { Text("There").navigationTitle("Second") }
                    .navigationTitle("First")
            }
        }
        #expect(host.windowTitle == "First")
        try host.find(.button, "Go").click()
        host.advance(by: 1)
        #expect(host.windowTitle == "Second")
        try host.find(.button, "First").click()
        host.advance(by: 1)
        #expect(host.windowTitle == "First")
    }

    @Test("Without a title the scene's title remains, and returns when a title is removed")
    func noTitle() throws {
        struct Titled: View {
            @State private var isTitled = true

            var body: some View {
                VStack {
                    Toggle("Titled", isOn: $isTitled)
                    if isTitled { Text("Body").navigationTitle("Called") }
                }
            }
        }
        let host = try mount { Titled() }
        #expect(host.windowTitle == "Called")
        try host.find(.checkBox, "Titled").click()
        #expect(host.windowTitle == nil)
    }
}

@MainActor @Suite struct SafeAreaIgnoringTests {
    @Test("Content that ignores the safe area extends under bars at the given edges")
    func ignoring() throws {
        func frame(_ edges: Edge.Set?) throws -> CGRect {
            let host = try mount(width: 300, height: 200) {
                Group {
                    let color = Color.red.accessibilityElement().accessibilityIdentifier("color")
                    if let edges { color.ignoresSafeArea(edges: edges) } else { color }
                }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
            }
            return try host.find(identifier: "color").frame
        }
        #expect(try frame(nil) == CGRect(x: 0, y: 40, width: 300, height: 140))
        #expect(try frame(.all) == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(try frame(.top) == CGRect(x: 0, y: 0, width: 300, height: 180))
        #expect(try frame(.horizontal) == CGRect(x: 0, y: 40, width: 300, height: 140))
    }

    @Test("A view away from the edges stays where it is")
    func middle() throws {
        let host = try mount(width: 300, height: 200) {
            Color.red.accessibilityElement().accessibilityIdentifier("color")
                .frame(width: 50, height: 50)
                .ignoresSafeArea()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
        }
        #expect(try host.find(identifier: "color").frame == CGRect(x: 125, y: 95, width: 50, height: 50))
    }
}
