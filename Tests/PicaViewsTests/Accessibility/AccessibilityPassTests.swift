import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The copies of a window that assistive technologies read.
@MainActor @Suite struct AccessibilityPassTests {
    private func tree(_ host: TestHost) throws -> AccessibilityTree {
        host.update()
        return try #require(host.host.accessibility.treeIfChanged())
    }

    private func node(_ label: String, in tree: AccessibilityTree) throws -> AccessibilityNode {
        try #require(tree.nodes.values.first { $0.properties.label == label })
    }

    @Test("Every element knows its parent, and every parent its children, in reading order")
    func structure() throws {
        let host = try mount(width: 300, height: 200) {
            VStack {
                Text("Title")
                HStack {
                    Button("One") {}
                    Button("Two") {}
                }
                .accessibilityElement(children: .contain)
            }
        }
        let tree = try tree(host)
        for (id, node) in tree.nodes {
            for child in node.children { #expect(tree.nodes[child]?.parent == id) }
            if let parent = node.parent {
                #expect(tree.nodes[parent]?.children.contains(id) == true)
            } else {
                #expect(tree.roots.contains(id))
            }
        }
        let group = try #require(tree.nodes.values.first { $0.properties.role == .group })
        #expect(group.children.compactMap { tree.nodes[$0]?.properties.label } == ["One", "Two"])
        #expect(tree.roots.count == 2)
    }

    @Test(
        "The check box in a table's cell is the cell, and the focus of a table its current row's first cell")
    func tableCells() throws {
        struct Task: Identifiable { let id: String }
        let host = try mount(width: 400, height: 200) {
            Table([Task(id: "Wash"), Task(id: "Cook")], selection: .constant("Cook" as String?)) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Done") { _ in Toggle("Done", isOn: .constant(true)).labelsHidden() }
            }
        }
        host.press(.tab)
        let tree = try tree(host)
        let row = try node("Cook, Done", in: tree)
        let cells = row.children.compactMap { tree.nodes[$0] }
        #expect(cells.map(\.properties.role) == [.cell, .cell])
        #expect(cells.map(\.properties.label) == ["Cook", ""])
        #expect(cells.map(\.properties.cell?.column) == [0, 1])
        #expect(cells[1].properties.toggled == .on && cells[1].actions.contains(.main))
        #expect(tree.focus == cells[0].id && cells[0].properties.isFocused && !row.properties.isFocused)
    }

    @Test(
        "The items of an open menu are inside its title in the menu bar, also of one that scrolls",
        arguments: [1, 60])
    func openMenu(count: Int) throws {
        let windows = SceneWindows {
            WindowGroup { Text("Content") }
                .commands {
                    CommandMenu("Note") {
                        Button("Archive") {}
                        ForEach(1..<count, id: \.self) { number in Button("Move to \(number)") {} }
                    }
                }
        }
        let host = try windows.open()
        try host.find(.menuBarItem, "Note").click()
        let tree = try tree(host)
        let title = try node("Note", in: tree)
        #expect(try node("Archive", in: tree).parent == title.id)
        #expect(title.children.count == count)
        #expect(!tree.nodes.values.contains { [.menu, .scrollBar].contains($0.properties.role) })
    }

    @Test("The copies agree with the elements that tests see")
    func agreement() throws {
        let host = try mount(width: 300, height: 300) {
            Form {
                TextField("Name", text: .constant("Ada")).accessibilityHint("Yours")
                Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
                Text("Hidden").accessibilityHidden(true)
                Text("Plain").accessibilityLabel("Spoken")
            }
        }
        let tree = try tree(host)
        let seen = host.all().map {
            "\($0.role) \($0.label) \($0.hint ?? "") \($0.identifier ?? "") \($0.frame)"
        }
        func line(_ id: AccessibilityID) -> [String] {
            guard let node = tree.nodes[id] else { return [] }
            let words = node.properties
            return [
                "\(words.role) \(words.label) \(words.hint ?? "") \(words.identifier ?? "") \(node.frame)"
            ] + node.children.flatMap(line)
        }
        #expect(tree.roots.flatMap(line) == seen)
    }

    @Test("An element keeps its identity while it changes and moves, and a new one gets another")
    func identity() throws {
        let model = PassModel()
        let host = try mount(width: 300, height: 200) { PassView(model: model) }
        let first = try node("Count 0", in: tree(host)).id
        model.count = 1
        let second = try tree(host)
        #expect(try node("Count 1", in: second).id == first)
        model.isShown = true
        let third = try tree(host)
        let extra = try node("Extra", in: third).id
        #expect(try node("Count 1", in: third).id == first)
        model.isShown = false
        _ = try tree(host)
        model.isShown = true
        #expect(try node("Extra", in: tree(host)).id != extra)
    }

    @Test("What is behind a sheet is gone for clients, and is itself again once the sheet has closed")
    func identityBehindSheet() throws {
        struct Asking: View {
            @State private var isOpen = false

            var body: some View {
                Button("Ask") { isOpen = true }
                    .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
            }
        }
        let host = try mount(width: 300, height: 200) { Asking() }
        let button = try node("Ask", in: tree(host)).id
        try host.find(.button, "Ask").click()
        #expect(try tree(host).nodes[button] == nil)
        #expect(host.host.accessibility.perform(.main, on: button) == nil)
        try host.find(.button, "Close").click()
        #expect(try node("Ask", in: tree(host)).id == button)
    }

    @Test("Nothing is copied while nothing changes, nor before anybody asks")
    func stillness() throws {
        let model = PassModel()
        let host = try mount(width: 300, height: 200) { PassView(model: model) }
        _ = try tree(host)
        let pass = host.host.accessibility
        for _ in 0..<10 {
            host.advance(by: 0.1)
            #expect(pass.treeIfChanged() == nil)
        }
        #expect(pass.count == 1)
        model.count = 5
        host.update()
        #expect(pass.treeIfChanged() != nil)
    }

    @Test("What is scrolled out of sight is there, and not showing")
    func clipped() throws {
        let host = try mount(width: 200, height: 100) {
            ScrollView {
                VStack {
                    ForEach(0..<20) { Text("Row \($0)").frame(height: 30) }
                }
            }
        }
        let tree = try tree(host)
        #expect(try node("Row 0", in: tree).isShowing)
        #expect(try !node("Row 15", in: tree).isShowing)
    }

    @Test("The scroll bar of a scroll view is its last child, tells how far it is, and scrolls")
    func scrollBar() throws {
        let host = try mount(width: 300, height: 200) {
            ScrollView { VStack { ForEach(0..<50) { Text("Line \($0)").frame(height: 20) } } }
        }
        let first = try tree(host)
        let bar = try #require(first.nodes.values.first { $0.properties.role == .scrollBar })
        let area = try #require(bar.parent.flatMap { first.nodes[$0] })
        #expect(area.properties.role == .scrollArea && area.children.last == bar.id)
        #expect(bar.properties.isVertical && bar.takesNumber && !bar.isFocusable)
        #expect(area.frame.contains(bar.frame) && bar.frame.minX > area.frame.maxX - 12)
        let number = try #require(bar.properties.number)
        #expect(number.current == 0 && number.minimum == 0 && number.maximum > 700 && number.step == 200)
        #expect(host.host.accessibility.setNumber(120, of: bar.id) == true)
        let second = try tree(host)
        #expect(second.nodes[bar.id]?.properties.number?.current == 120)
        let (old, new) = (try node("Line 10", in: first), try node("Line 10", in: second))
        #expect(new.frame.minY == old.frame.minY - 120)
        #expect(host.host.accessibility.setNumber(1e9, of: bar.id) == true)
        #expect(try tree(host).nodes[bar.id]?.properties.number?.current == number.maximum)
        #expect(host.host.accessibility.focus(bar.id) == false)
    }

    @Test("Scroll bars of lists and editors are beside them; without anything to scroll there are none")
    func scrollBarsBeside() throws {
        func bars(_ content: some View) throws -> [(role: AccessibilityProperties.Role?, isVertical: Bool)] {
            let host = try mount(width: 300, height: 200) {
                content.accessibilityElement(children: .contain)
            }
            let tree = try tree(host)
            return tree.nodes.values.filter { $0.properties.role == .scrollBar }.map { bar in
                (bar.parent.flatMap { tree.nodes[$0]?.properties.role }, bar.properties.isVertical)
            }
        }
        let list = try bars(List(0..<100, id: \.self) { Text("\($0)") })
        #expect(list.map(\.role) == [.group] && list.map(\.isVertical) == [true])
        let editor = try bars(TextEditor(text: .constant(String(repeating: "Line\n", count: 100))))
        #expect(editor.map(\.role) == [.group] && editor.map(\.isVertical) == [true])
        let wide = try bars(ScrollView(.horizontal) { Color.red.frame(width: 900, height: 20) })
        #expect(wide.map(\.role) == [.scrollArea] && wide.map(\.isVertical) == [false])
        #expect(try bars(ScrollView { Text("Short") }).isEmpty)
        #expect(try bars(TextEditor(text: .constant("Short"))).isEmpty)
        #expect(try bars(ScrollView { Color.red.frame(height: 900) }.scrollIndicators(.hidden)).isEmpty)
    }

    @Test("Only one element has the focus, and the copy names it")
    func focus() throws {
        let host = try mount(width: 300, height: 200) {
            VStack {
                TextField("One", text: .constant(""))
                TextField("Two", text: .constant(""))
            }
        }
        host.press(.tab)
        host.press(.tab)
        let tree = try tree(host)
        let focused = tree.nodes.values.filter(\.properties.isFocused)
        #expect(focused.map(\.properties.label) == ["Two"])
        #expect(tree.focus == focused.first?.id)
    }

    @Test("Text is shared with the field, not copied, and is bullets for a secret")
    func text() throws {
        let long = String(repeating: "abc ", count: 300_000)
        let host = try mount(width: 300, height: 200) {
            VStack {
                TextEditor(text: .constant(long))
                SecureField("Secret", text: .constant("pässt"))
            }
        }
        let tree = try tree(host)
        let editor = try #require(tree.nodes.values.first { $0.properties.role == .textEditor })
        #expect(editor.text?.content.utf8Count == long.utf8.count)
        #expect(editor.properties.value == nil)
        let secret = try node("Secret", in: tree)
        #expect(secret.text?.content.string == "•••••")
        #expect(secret.properties.value == nil)
    }

    @Test("A program moves the screen reader to a message, and learns where it is")
    func accessibilityFocus() throws {
        let model = PassModel()
        let host = try mount(width: 300, height: 200) { SpokenFocusView(model: model) }
        model.showsError = true
        host.update()
        // Nobody listens yet.
        #expect(model.place == nil)
        model.showsError = false
        _ = try tree(host)
        host.press(.tab)
        host.update()
        #expect(model.place == "field")
        model.showsError = true
        let tree = try tree(host)
        #expect(try node("Wrong", in: tree).properties.isFocused)
        #expect(try !node("Name", in: tree).properties.isFocused)
        #expect(model.place == "error")
        host.host.endAccessibility()
        host.update()
        #expect(model.place == nil)
    }

    @Test("A view that appears takes the screen reader to its default place")
    func defaultFocus() throws {
        let model = PassModel()
        let host = try mount(width: 300, height: 200) { DefaultPlaceView(model: model) }
        _ = try tree(host)
        model.isShown = true
        let shown = try tree(host)
        #expect(try node("Error", in: shown).properties.isFocused && model.place == "error")
    }

    @Test("Views know whether an assistive technology listens")
    func listening() throws {
        struct Report: View {
            @Environment(\.accessibilityVoiceOverEnabled) private var isOn
            var body: some View { Text(isOn ? "heard" : "unheard") }
        }
        let host = try mount(width: 100, height: 100) { Report() }
        #expect(host.texts == ["unheard"])
        _ = try tree(host)
        #expect(host.texts == ["heard"])
        host.host.endAccessibility()
        #expect(host.texts == ["unheard"])
    }
}

@MainActor @Observable private final class PassModel {
    var count = 0
    var isShown = false
    var showsError = false
    var place: String?
}

private struct PassView: View {
    let model: PassModel

    var body: some View {
        VStack {
            if model.isShown { Text("Extra") }
            Text("Count \(model.count)")
        }
    }
}

private struct DefaultPlaceView: View {
    let model: PassModel
    @AccessibilityFocusState private var place: String?

    var body: some View {
        VStack {
            Text("Form")
            if model.isShown {
                VStack {
                    Text("Help").accessibilityFocused($place, equals: "help")
                    Text("Error").accessibilityFocused($place, equals: "error")
                }
                .accessibilityDefaultFocus($place, "error")
            }
        }
        .onChange(of: place, initial: true) { model.place = place }
    }
}

private struct SpokenFocusView: View {
    let model: PassModel
    @AccessibilityFocusState private var place: String?

    var body: some View {
        VStack {
            TextField("Name", text: .constant("")).accessibilityFocused($place, equals: "field")
            Text("Wrong").accessibilityFocused($place, equals: "error")
        }
        .onChange(of: model.showsError) { if model.showsError { place = "error" } }
        .onChange(of: place, initial: true) { model.place = place }
    }
}
