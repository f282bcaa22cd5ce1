import CPicaSDL
import Foundation
import Observation
import PicaUI

/// A list or a table: its first frame, its memory, a fling through it, all of it selected, a row that comes at its top,
/// and for a table its rows in another order.
@MainActor enum Lists {
    static var count = 0
    static var model = RowModel()

    static func run(list count: Int) { run("list", count, ListApp.self) }
    static func run(table count: Int) { run("table", count, TableApp.self) }

    private static func run<Program: App>(_ kind: String, _ count: Int, _ program: Program.Type) {
        self.count = count
        let name = "\(kind).\(count)"
        Frames.run(program) { first in
            Report.emit("\(name).first_frame", first - Frames.ready, "ms")
            await Frames.wait(600)
            Memory.emit(name)

            var frames: [Double] = []
            for step in 0..<600 {
                // At most as fast as a person flings, and slower again.
                let notches = Int32(1 + 20 * min(step, 600 - step) / 300)
                guard let time = await Frames.duration({ Events.scroll(by: -notches) }) else { break }
                frames.append(time)
            }
            Report.emit("\(name).fling", frames)
            await Frames.wait(600)
            Memory.emit(name + "_after")
            Events.scroll(by: 1_000_000)
            await Frames.wait(600)

            Events.click(x: 100, y: 200)
            await Frames.wait(300)
            frames = []
            for _ in 0..<20 {
                guard let time = await Frames.duration({ Events.press(SDLK_a, modifiers: KMOD_LCTRL) }) else {
                    break
                }
                frames.append(time)
                _ = await Frames.duration { model.selected = [] }
                await Frames.wait(20)
            }
            Report.emit("\(name).select_all", frames)
            emitApp("\(name).select_all") { _ = Set(model.rows.map(\.id)) }

            frames = []
            for turn in 0..<20 {
                let row = Row(count + turn, of: count)
                guard let time = await Frames.duration({ model.rows.insert(row, at: 0) }) else { break }
                frames.append(time)
                await Frames.wait(20)
            }
            Report.emit("\(name).insert", frames)
            if kind == "table" {
                await sort("\(name).sort_number") { KeyPathComparator(\.number, order: $0) }
                await sort("\(name).sort_title") {
                    KeyPathComparator(\.title, comparator: .lexical, order: $0)
                }
                await sort("\(name).sort_title_localized") {
                    KeyPathComparator(\.title, comparator: .localizedStandard, order: $0)
                }
            }
            ScreenShot.check("\(name).check")
        }
    }

    private static func sort(_ name: String, _ comparator: (SortOrder) -> KeyPathComparator<Row>) async {
        var frames: [Double] = []
        for turn in 0..<8 {
            let order = comparator(turn % 2 == 0 ? .forward : .reverse)
            guard let time = await Frames.duration({ model.order = [order] }) else { break }
            frames.append(time)
            await Frames.wait(300)
        }
        Report.emit(name, frames)
        var rows = model.rows
        emitApp(name) { rows.sort(using: comparator(.forward)) }
    }

    /// The app's own part of a figure: it is the same without any toolkit.
    private static func emitApp(_ name: String, _ work: () -> Void) {
        let start = Clock.now
        work()
        Report.emit("\(name).app", Clock.now - start, "ms")
    }
}

struct Row: Identifiable {
    let id: Int
    let title: String
    /// Each once, in no order.
    let number: Int
    let kind: String

    private static let kinds = ["note", "letter", "picture", "sound"]

    init(_ index: Int, of count: Int) {
        id = index
        title = Content.label(index, version: 0)
        number = index * 7919 % count
        kind = Self.kinds[index % 4]
    }
}

@MainActor @Observable final class RowModel {
    var rows: [Row] = []
    var selected: Set<Int> = []
    var order: [KeyPathComparator<Row>] = []

    /// Once the toolkit is ready: making them counts.
    func fill() {
        if rows.isEmpty { rows = (0..<Lists.count).map { Row($0, of: Lists.count) } }
    }
}

struct ListApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        let _ = Lists.model.fill()
        WindowGroup("Rows") { RowList(model: Lists.model) }
            .defaultSize(Content.windowSize)
    }
}

private struct RowList: View {
    @Bindable var model: RowModel

    var body: some View {
        List(model.rows, selection: $model.selected) { Text($0.title).font(Content.font) }
    }
}

struct TableApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        let _ = Lists.model.fill()
        WindowGroup("Rows") { RowTable(model: Lists.model) }
            .defaultSize(Content.windowSize)
    }
}

private struct RowTable: View {
    @Bindable var model: RowModel

    var body: some View {
        Table(model.rows, selection: $model.selected, sortOrder: $model.order) {
            TableColumn("Title", value: \.title, comparator: .lexical)
            TableColumn("Number", value: \.number) { Text(verbatim: String($0.number)) }
                .width(min: 60, ideal: 100)
            TableColumn("Kind", value: \.kind)
                .width(min: 60, ideal: 100)
        }
        .font(Content.font)
        .onChange(of: model.order) { model.rows.sort(using: $1) }
    }
}
