import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import PicaCollections
@testable import PicaControls

/// Keys in lists that do more than select rows.
@MainActor @Suite struct ListKeyTests {
    @MainActor @Observable fileprivate final class Model {
        var selection: Set<String> = []
        var closed = 0
        var quits = 0
    }

    private struct Shelves: View {
        @Bindable var model: Model
        var body: some View {
            List(selection: $model.selection) {
                ForEach(0..<4) { shelf in
                    Section("Shelf \(shelf)") {
                        ForEach(0..<8) { book in
                            Text("\(shelf)/\(book)").named("\(shelf)/\(book)").tag("\(shelf)/\(book)")
                        }
                    }
                }
            }
            .listStyle(.plain)
        }
    }

    @Test("A row reached by keys is scrolled below the pinned header")
    func belowHeader() throws {
        let model = Model()
        let app = try mount(width: 240, height: 200) { Shelves(model: model) }
        app.update()
        app.press(.tab)
        for _ in 0..<20 { app.press(.down) }
        for _ in 0..<9 { app.press(.up) }
        app.advance(by: 1)
        let row = try #require(model.selection.first)
        let header = try app.find(.heading, "Shelf \(row.prefix(1))").frame
        #expect(try app.frame(row).minY >= header.maxY - 1)
    }

    private struct Labels: View {
        @Bindable var model: Model
        var body: some View {
            List(["Alpha", "Beta", "Delta"], id: \.self, selection: $model.selection) {
                Label($0, systemImage: "folder").contextMenu { Button("Open") {} }
            }
        }
    }

    @Test("Typing letters finds rows by their text, even after images")
    func letters() throws {
        let model = Model()
        let app = try mount(width: 240, height: 200) { Labels(model: model) }
        app.update()
        app.press(.tab)
        app.type("del")
        #expect(model.selection == ["Delta"])
    }

    @Test("The Menu key opens the menu of the keyboard's row beside that row")
    func rowMenu() throws {
        let model = Model()
        let app = try mount(width: 240, height: 300) { Labels(model: model) }
        app.update()
        app.press(.tab)
        app.type("del")
        app.press(.menu)
        #expect(app.all(.menuItem, "Open").count == 1)
        #expect(try app.find(.menu).frame.minY > app.find(.staticText, "Beta").frame.maxY)
    }

    @Test("A menu for selected rows opens beside the keyboard's row, too")
    func selectionMenu() throws {
        let model = Model()
        let app = try mount(width: 240, height: 400) {
            Shelves(model: model)
                .contextMenu(forSelectionType: String.self) { items in
                    ForEach(items.sorted(), id: \.self) { Button("Read \($0)") {} }
                }
        }
        app.update()
        app.press(.tab)
        for _ in 0..<3 { app.press(.down) }
        app.press(.menu)
        let row = try #require(model.selection.first)
        #expect(app.all(.menuItem, "Read \(row)").count == 1)
        #expect(try abs(app.find(.menu).frame.minY - app.frame(row).maxY) < 30)
    }

    @Test("Select All in the window's menus selects all rows of the focused list")
    func commands() throws {
        let model = Model()
        let app = try mount(width: 240, height: 400) { Shelves(model: model) }
        app.update()
        app.press(.tab)
        let focused = try #require(app.host.focusedElement)
        let list = try #require(
            sequence(first: focused) { $0.parent }.lazy.compactMap {
                $0.responder as? any TextCommandResponder
            }
            .first)
        #expect(list.canCarryOut(.selectAll) && !list.canCarryOut(.delete) && !list.canCarryOut(.copy))
        list.carryOut(.selectAll)
        app.update()
        #expect(model.selection.count == 32)
    }

    @Test(
        "Ctrl+W closes a window without menus and Ctrl+Q quits, unless the content handles them"
    )
    func windowKeys() throws {
        let model = Model()
        let actions = WindowActions(
            openAnother: {}, close: { model.closed += 1 }, quit: { model.quits += 1 })
        let app = try mount {
            Button("Mine") { model.closed += 10 }.keyboardShortcut("w", modifiers: [.command, .shift])
                .modifier(WindowKeys())
                .environment(\.windowActions, actions)
        }
        app.press("w", .control)
        app.press("q", .control)
        app.press("w", [.control, .shift])
        #expect(model.closed == 11 && model.quits == 1)
    }
}
