import CPicaSDL
import Foundation
import Observation
import PicaUI

/// The outer shell of an app: a page of 200 rows pushed onto a stack, with the frames of its animation; ten tabs of 1,000
/// rows each; and a window with a sidebar, a list of 10,000 and a detail, made narrow and wide again.
@MainActor enum Shell {
    static let model = ShellModel()

    static func run(_ part: String) {
        switch part {
        case "stack": run("shell.stack", StackApp.self, stack)
        case "tabs": run("shell.tabs", TabsApp.self, tabs)
        case "columns": run("shell.columns", ColumnsApp.self, columns)
        default: return
        }
    }

    private static func run<Program: App>(
        _ name: String, _ program: Program.Type, _ script: @escaping @MainActor (String) async -> Void
    ) {
        Frames.run(program) { first in
            Report.emit("\(name).first_frame", first - Frames.ready, "ms")
            await Frames.wait(600)
            Memory.emit(name)
            await script(name)
            Memory.emit(name + "_after")
            ScreenShot.check("\(name).check")
        }
    }

    private static func stack(_ name: String) async {
        var (first, frames): ([Double], [Double]) = ([], [])
        for turn in 0..<20 {
            let start = Clock.now
            model.path = [turn]
            guard var last = await Frames.next() else { break }
            first.append(last - start)
            // The rest of the animation: from each frame to the next.
            while let frame = await Frames.next(within: 100) {
                frames.append(frame - last)
                last = frame
            }
            model.path = []
            await Frames.wait(500)
        }
        Report.emit("\(name).push", first)
        Report.emit("\(name).animation", frames)
    }

    private static func tabs(_ name: String) async {
        var (first, again): ([Double], [Double]) = ([], [])
        for turn in 0..<40 {
            let tab = (turn + 1) % 10
            guard let time = await Frames.duration({ model.tab = tab }) else { break }
            if turn < 9 { first.append(time) } else { again.append(time) }
            await Frames.wait(40)
        }
        Report.emit("\(name).first_switch", first)
        Report.emit("\(name).switch", again)
    }

    private static func columns(_ name: String) async {
        guard let window = Frames.window.flatMap({ SDL_GetWindowFromID($0.id) }) else { return }
        var frames: [Double] = []
        for turn in 0..<200 {
            let width = turn % 2 == 0 ? Shell.narrow : Int32(Content.windowSize.width)
            guard
                let time = await Frames.duration({
                    SDL_SetWindowSize(window, width, Int32(Content.windowSize.height))
                })
            else { break }
            frames.append(time)
            await Frames.wait(20)
        }
        Report.emit("\(name).resize", frames)
    }

    /// The width at which the columns become one, in pixels.
    private static let narrow: Int32 = 400
}

@MainActor @Observable final class ShellModel {
    var path: [Int] = []
    var tab = 0
    var row: Int? = 5
}

private struct Rows: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { Text(Content.label($0, version: 0)).font(Content.font) }
    }
}

struct StackApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Shell") { Stack(model: Shell.model) }.defaultSize(Content.windowSize)
    }
}

private struct Stack: View {
    @Bindable var model: ShellModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Rows(count: 200)
                .navigationTitle("Rows")
                .toolbar { Button("Add", systemImage: "plus") {} }
                .navigationDestination(for: Int.self) { page in
                    Rows(count: 200)
                        .navigationTitle("Page \(page)")
                        .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
                }
        }
    }
}

struct TabsApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Shell") { Tabs(model: Shell.model) }.defaultSize(Content.windowSize)
    }
}

private struct Tabs: View {
    @Bindable var model: ShellModel

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(0..<10, id: \.self) { tab in
                Rows(count: 1000).tabItem { Text("Tab \(tab)") }.tag(tab)
            }
        }
    }
}

struct ColumnsApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Shell") { Columns(model: Shell.model) }.defaultSize(Content.windowSize)
    }
}

private struct Columns: View {
    @Bindable var model: ShellModel
    @State private var folder: Int? = 0

    var body: some View {
        NavigationSplitView {
            List(0..<10, id: \.self, selection: $folder) { Text("Folder \($0)") }.navigationTitle("Folders")
        } content: {
            List(0..<10_000, id: \.self, selection: $model.row) {
                Text(Content.label($0, version: 0)).font(Content.font)
            }
            .navigationTitle("Rows")
        } detail: {
            Text("Row \(model.row ?? 0)").navigationTitle("Detail")
        }
    }
}
