import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import PicaCollections
@testable import PicaDrawing
@testable import PicaScenes

private struct Crate: Identifiable, Hashable {
    var id: String
}

@MainActor @Observable private final class Hold {
    var crates = ["a", "b", "c", "d"].map(Crate.init)
    var others: [Crate] = []
    var selected: Set<String> = []
    var inserted: [String] = []
    var moves: [(IndexSet, Int)] = []

    func insert(_ texts: [String], at index: Int) {
        crates.insert(contentsOf: texts.map(Crate.init), at: index)
        inserted.append("\(index)")
    }

    var names: String { crates.map(\.id).joined() }
}

private struct Deck: View {
    @Bindable var hold: Hold

    var body: some View {
        HStack(spacing: 0) {
            List(selection: $hold.selected) {
                Text("above").selectionDisabled()
                ForEach(hold.crates) { crate in
                    Text(crate.id).itemProvider { NSItemProvider(object: crate.id as NSString) }
                }
                .dropDestination(for: String.self) { hold.insert($0, at: $1) }
                .onMove {
                    hold.moves.append(($0, $1))
                    hold.crates.move(fromOffsets: $0, toOffset: $1)
                }
            }
            .frame(width: 200)
            List {
                ForEach(hold.others) { Text("other \($0.id)") }
                    .onInsert(of: [.plainText]) { index, providers in
                        for provider in providers {
                            provider.loadObject(ofClass: String.self) { text, _ in
                                Task { @MainActor in
                                    hold.others.insert(Crate(id: text ?? ""), at: index)
                                }
                            }
                        }
                    }
            }
            .frame(width: 150)
            Text("loose").frame(width: 50, height: 40).draggable("x")
        }
        .frame(width: 400, height: 300)
    }
}

@MainActor @Suite struct RowDropTests {
    private let hold = Hold()
    private let app: TestHost

    init() throws {
        let hold = hold
        app = try mount(width: 400, height: 300) { Deck(hold: hold) }
    }

    private func row(_ name: String) throws -> CGRect { try app.find(.staticText, name).frame }
    private func middle(_ name: String) throws -> CGPoint {
        CGPoint(x: try row(name).midX, y: try row(name).midY)
    }
    /// In the upper part of a row.
    private func before(_ name: String) throws -> CGPoint {
        CGPoint(x: 100, y: try row(name).midY - 8)
    }

    @Test("A drop between rows inserts before the row below the line")
    func insert() async throws {
        app.drag(from: try middle("loose"), to: try before("c"))
        await app.settle { !hold.inserted.isEmpty }
        #expect(hold.names == "abxcd")
        #expect(hold.inserted == ["2"])
        // Below the last.
        app.drag(from: try middle("loose"), to: CGPoint(x: 100, y: 290))
        await app.settle { hold.inserted.count == 2 }
        #expect(hold.names == "abxcdx")
    }

    @Test("A line shows the position only if the drop is accepted")
    func line() throws {
        let empty = app.freshPicture()
        let start = try middle("loose")
        app.pressPointer(at: start)
        app.movePointer(to: CGPoint(x: start.x, y: start.y + 9))
        app.movePointer(to: try before("c"))
        #expect(app.platform.cursor != .refused)
        app.update()
        let line = Int(((try row("b").midY + row("c").midY) / 2).rounded())
        let during = app.freshPicture()
        let isSeen = (line - 3...line + 3).contains { during[20, $0] != empty[20, $0] }
        #expect(isSeen)
        app.movePointer(to: try before("above"))
        #expect(app.platform.cursor == .refused)
        app.update()
        #expect(app.freshPicture()[20, line] == empty[20, line])
        app.press(.escape)
    }

    @Test("An empty list accepts drops, too")
    func empty() async throws {
        app.drag(from: try middle("loose"), to: CGPoint(x: 280, y: 100))
        await app.settle { !hold.others.isEmpty }
        #expect(hold.others.map(\.id) == ["x"])
        app.update()
        app.drag(from: try middle("loose"), to: CGPoint(x: 280, y: 250))
        await app.settle { hold.others.count == 2 }
        #expect(hold.others.count == 2)
    }

    @Test("Draggable rows move within their own list and can be dragged out")
    func rows() async throws {
        app.drag(from: try middle("a"), to: CGPoint(x: 100, y: try row("c").midY + 8))
        #expect(hold.names == "bcad")
        #expect(hold.inserted.isEmpty)
        app.drag(from: try middle("b"), to: CGPoint(x: 280, y: 100))
        await app.settle { !hold.others.isEmpty }
        #expect(hold.others.map(\.id) == ["b"])
        #expect(hold.names == "bcad")
    }

    @Test("All selected rows are moved and dragged together and stay selected")
    func several() async throws {
        hold.selected = ["a", "c"]
        app.update()
        app.drag(from: try middle("c"), to: CGPoint(x: 100, y: 290))
        #expect(hold.names == "bdac")
        #expect(hold.selected == ["a", "c"])
        app.drag(from: try middle("a"), to: CGPoint(x: 280, y: 100))
        await app.settle { hold.others.count == 2 }
        #expect(Set(hold.others.map(\.id)) == ["a", "c"])
        // A press that goes nowhere lets go of the others.
        app.click(at: try middle("a"))
        #expect(hold.selected == ["a"])
    }

    @Test("A row released at its start stays there, and Escape cancels a drag")
    func nothing() throws {
        app.drag(from: try middle("b"), to: CGPoint(x: 100, y: try row("b").midY + 9))
        app.pressPointer(at: try middle("a"))
        app.movePointer(to: CGPoint(x: 100, y: try row("d").midY))
        app.press(.escape)
        app.releasePointer(at: CGPoint(x: 100, y: try row("d").midY))
        #expect(hold.moves.isEmpty)
        #expect(hold.names == "abcd")
    }

    @Test("Selected draggable rows are dragged together")
    func draggable() async throws {
        app.show {
            HStack(spacing: 0) {
                List(hold.crates, selection: Bindable(hold).selected) { Text($0.id).draggable($0.id) }
                Color.gray.dropDestination { (texts: [String], _) in
                    hold.inserted += texts
                    return true
                }
            }
        }
        hold.selected = ["a", "d"]
        app.update()
        app.drag(from: try middle("d"), to: CGPoint(x: 350, y: 100))
        await app.settle { !hold.inserted.isEmpty }
        #expect(Set(hold.inserted) == ["a", "d"])
        hold.inserted = []
        app.drag(from: try middle("b"), to: CGPoint(x: 350, y: 100))
        await app.settle { !hold.inserted.isEmpty }
        #expect(hold.inserted == ["b"])
    }

    @Test("Tables accept drops between rows, and their rows can be dragged out")
    func tables() async throws {
        app.show {
            HStack(spacing: 0) {
                Table(of: Crate.self, selection: Bindable(hold).selected) {
                    TableColumn("Name") { Text($0.id) }
                } rows: {
                    ForEach(hold.crates) { crate in
                        TableRow(crate).itemProvider { NSItemProvider(object: crate.id as NSString) }
                    }
                    .dropDestination(for: String.self) { hold.insert($1, at: $0) }
                }
                .frame(width: 200)
                Table(of: Crate.self) {
                    TableColumn("Name") { Text("other \($0.id)") }
                } rows: {
                    ForEach(hold.others) { TableRow($0) }
                        .onInsert(of: [.plainText]) { index, providers in
                            hold.inserted.append("\(providers.count) at \(index)")
                        }
                }
                .frame(width: 150)
                Text("loose").frame(width: 50, height: 40).draggable("x")
            }
        }
        app.drag(from: try middle("loose"), to: try before("b"))
        await app.settle { !hold.inserted.isEmpty }
        #expect(hold.names == "axbcd")
        hold.inserted = []
        hold.selected = ["a", "b", "c"]
        app.update()
        app.drag(from: try middle("b"), to: CGPoint(x: 280, y: 150))
        await app.settle { !hold.inserted.isEmpty }
        #expect(hold.inserted == ["3 at 0"])
    }

    @Test("A list scrolls while something is dragged near its edge")
    func autoscroll() async throws {
        hold.crates = (0..<100).map { Crate(id: "\($0)") }
        app.update()
        app.pressPointer(at: try middle("3"))
        app.movePointer(to: CGPoint(x: 100, y: 295))
        app.advance(by: 30)
        app.releasePointer(at: CGPoint(x: 100, y: 295))
        #expect(hold.crates.last?.id == "3")
        app.pressPointer(at: try middle("loose"))
        app.movePointer(to: CGPoint(x: 100, y: 4))
        app.advance(by: 30)
        app.movePointer(to: try before("0"))
        app.releasePointer(at: try before("0"))
        await app.settle { !hold.inserted.isEmpty }
        #expect(hold.crates.first?.id == "x")
    }
}
