import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Shelf {
    var selected: Set<String> = []
    var kinds = ["Novels", "Plays"]
    var isOpen = false
}

private struct DeletableGroups: View {
    @Bindable var shelf: Shelf

    var body: some View {
        List(selection: $shelf.selected) {
            ForEach(shelf.kinds, id: \.self) { kind in
                DisclosureGroup(isExpanded: $shelf.isOpen) {
                    Text("\(kind) inside").named("\(kind) inside")
                } label: {
                    Text(kind).named(kind)
                }
            }
            .onDelete { shelf.kinds.remove(atOffsets: $0) }
        }
    }
}

@MainActor @Suite struct DisclosureRowTests {
    private let shelf = Shelf()

    private func mounted() throws -> TestHost {
        let app = try mount(width: 240, height: 400) {
            List(selection: Bindable(shelf).selected) {
                Text("All").named("All").tag("All")
                ForEach(shelf.kinds, id: \.self) { kind in
                    DisclosureGroup {
                        ForEach(["\(kind) 1", "\(kind) 2"], id: \.self) { Text($0).named($0) }
                        DisclosureGroup("More \(kind)") { Text("\(kind) 3").named("\(kind) 3") }
                    } label: {
                        Text(kind).named(kind)
                    }
                }
            }
        }
        app.update()
        return app
    }

    private func press(_ app: TestHost, _ name: String) throws {
        let frame = try app.frame(name)
        app.click(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("A disclosure group in a list becomes a label row and indented content rows")
    func rows() throws {
        let app = try mounted()
        #expect(app.texts == ["All", "Novels", "Plays"])
        try #require(app.all(.button, "Expand").first).click()
        app.advance(by: 1)
        #expect(app.texts == ["All", "Novels", "Novels 1", "Novels 2", "More Novels", "Plays"])
        #expect(try app.frame("Novels 1").minX > app.frame("Novels").minX)
        #expect(try app.frame("Novels 2").minY - app.frame("Novels 1").maxY > 5)
        try #require(app.all(.button, "Expand").first).click()
        app.advance(by: 1)
        #expect(try app.frame("Novels 3").minX > app.frame("Novels 2").minX)
        try #require(app.all(.button, "Collapse").first).click()
        app.advance(by: 1)
        #expect(app.texts == ["All", "Novels", "Plays"])
    }

    private struct LongForm: View {
        var body: some View {
            Form {
                Section("Many") { ForEach(0..<20, id: \.self) { Toggle("Row \($0)", isOn: .constant(true)) } }
                Section {
                    DisclosureGroup("More") {
                        ForEach(0..<6, id: \.self) { Toggle("Inside \($0)", isOn: .constant(true)) }
                    }
                }
            }
            .formStyle(.grouped)
        }
    }

    @Test("A form whose last group closes ends at its last row")
    func closingAtEnd() throws {
        let app = try mount(width: 400, height: 300) { LongForm() }
        app.update()
        func frame() throws -> CGRect { try app.find(.staticText, "More").frame }
        app.scroll(at: CGPoint(x: 200, y: 150), y: 10_000)
        app.advance(by: 1)
        let atEnd = try frame()
        app.scroll(at: CGPoint(x: 200, y: 150), y: 10_000)
        app.advance(by: 1)
        #expect(try frame() == atEnd)
        try #require(app.all(.button, "Expand").first).click()
        app.advance(by: 1)
        // The visible content stays in place.
        #expect(try abs(frame().minY - atEnd.minY) < 0.01)
        app.scroll(at: CGPoint(x: 200, y: 150), y: 10_000)
        app.advance(by: 1)
        #expect(app.all(.toggleSwitch).last?.label == "Inside 5")
        try #require(app.all(.button, "Collapse").first).click()
        app.advance(by: 1)
        #expect(try abs(frame().minY - atEnd.minY) < 0.01)
    }

    @Test("A group at the end of a sheet's form stays in place as it opens")
    func openingInSheet() throws {
        let app = try mount(width: 500, height: 400) {
            Text("a").sheet(isPresented: .constant(true)) { LongForm().frame(width: 400, height: 360) }
        }
        app.update()
        app.advance(by: 1)
        func frame() throws -> CGRect { try app.find(.staticText, "More").frame }
        for _ in 0..<12 { app.scroll(at: CGPoint(x: 250, y: 200), y: 120) }
        app.advance(by: 1)
        let before = try frame()
        for _ in 0..<3 {
            try #require(app.all(.button, "Expand").first).click()
            app.advance(by: 1)
            #expect(try abs(frame().minY - before.minY) < 0.01)
            try #require(app.all(.button, "Collapse").first).click()
            app.advance(by: 1)
            #expect(try abs(frame().minY - before.minY) < 0.01)
        }
    }

    @Test("A group from a ForEach is deleted as a whole, by its label's row only")
    func deletion() throws {
        let app = try mount(width: 240, height: 400) { DeletableGroups(shelf: shelf) }
        shelf.isOpen = true
        app.update()
        try press(app, "Novels inside")
        app.press(.deleteForward)
        app.advance(by: 1)
        #expect(shelf.kinds == ["Novels", "Plays"])
        try press(app, "Plays")
        app.press(.deleteForward)
        app.advance(by: 1)
        #expect(shelf.kinds == ["Novels"])
        #expect(app.texts == ["Novels", "Novels inside"])
    }

    @Test("Labels are selected by their ForEach identities, and inner rows by their own")
    func selection() throws {
        let app = try mounted()
        try press(app, "Novels")
        #expect(shelf.selected == ["Novels"])
        app.press(.right)
        app.advance(by: 1)
        app.press(.down)
        #expect(shelf.selected == ["Novels 1"])
        app.press(.left)
        #expect(shelf.selected == ["Novels"])
        app.press(.left)
        app.advance(by: 1)
        #expect(app.texts == ["All", "Novels", "Plays"])
        app.press(.down)
        #expect(shelf.selected == ["Plays"])
    }

    @Test(
        "A group inside a row stays a group; without selection keys reach its disclosure mark")
    func inside() throws {
        let app = try mount(width: 240, height: 400) {
            List {
                VStack { DisclosureGroup("Part") { Text("inner").named("inner") } }
                DisclosureGroup("Whole", isExpanded: Bindable(shelf).isOpen) { Text("row").named("row") }
            }
        }
        app.update()
        #expect(app.all(.button, "Expand").count == 1)
        for _ in 0..<4 where app.all(.button, "Expand").first?.isFocused == false { app.press(.tab) }
        app.press(.space)
        app.advance(by: 1)
        #expect(shelf.isOpen && app.shows("row") && !app.shows("inner"))
    }

    @Test("Trees with an identity key path can be selected")
    func trees() throws {
        struct Part: Hashable {
            var name: String
            var parts: [Part]?
        }
        let parts = [Part(name: "Ship", parts: [Part(name: "Mast"), Part(name: "Keel")])]
        let app = try mount(width: 240, height: 400) {
            List(parts, id: \.name, children: \.parts, selection: Bindable(shelf).selected) {
                Text($0.name).named($0.name)
            }
        }
        app.update()
        try press(app, "Ship")
        app.press(.right)
        app.advance(by: 1)
        app.press(.down)
        #expect(shelf.selected == ["Mast"])
        var one: String?
        app.show {
            List(
                parts, id: \.name, children: \.parts,
                selection: Binding {
                    one
                } set: {
                    one = $0
                }
            ) {
                Text($0.name).named($0.name)
            }
        }
        try press(app, "Ship")
        #expect(one == "Ship")
    }
}
