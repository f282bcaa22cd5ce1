import CPicaSDL
import Foundation
import PicaUI

/// A long document in an editor: opened, typed into, scrolled.
@MainActor enum Editor {
    /// The app's text, once its view is there.
    static var text: Binding<String>?
    /// The app's text with attributes.
    static var richText: Binding<AttributedString>?

    /// Nothing but the string stays in memory.
    @inline(never) private static func content(of file: String) -> String? {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// - Parameter isRich: With attributes that change every 50 bytes.
    static func run(file: String, key: String, isRich: Bool = false) {
        guard let text = content(of: file) else {
            FileHandle.standardError.write(Data("cannot read \(file)\n".utf8))
            exit(2)
        }
        let name = isRich ? "rich-editor.\(key)" : "editor.\(key)"
        let budget = Report.seconds("BENCH_BUDGET_S", default: 20) * 1000
        let pace = Report.seconds("BENCH_PACE_MS", default: 0)
        let richText = isRich ? RichText.inRuns(text, of: 50) : AttributedString()
        let script: @MainActor (Double) async -> Void = { _ in
            Frames.focusWindow()
            _ = await Settling.wait()
            let start = Clock.now
            let time = await Frames.duration {
                if isRich {
                    Editor.richText?.wrappedValue = richText
                } else {
                    Editor.text?.wrappedValue = text
                }
            }
            if let time {
                Report.emit("\(name).open.first_frame", time, "ms")
            }
            let settled = await Settling.wait(from: start)
            Report.emit("\(name).open.settle", settled.duration, "ms")
            Report.emit("\(name).open.settle_capped", settled.isCapped ? 1 : 0, "bool")
            Report.emit("\(name).open.max_stall", settled.longestStall, "ms")
            Report.emit("\(name).open.rss", Memory.resident, "MiB")
            ScreenShot.check("\(name).check")

            let (width, height) = (Int32(Content.windowSize.width), Int32(Content.windowSize.height))
            let jump = await Frames.duration {
                Events.click(x: width - 6, y: height / 2)
                Events.click(x: width / 3, y: height / 2)
            }
            if let jump { Report.emit("\(name).goto_middle", jump, "ms") }
            _ = await Settling.wait()

            var keys: [Double] = []
            var end = Clock.now + budget
            while keys.count < 500, Clock.now < end {
                await Frames.wait(pace)
                let character = keys.count % 6 == 5 ? " " : "x"
                guard let time = await Frames.duration({ Events.type(character) }) else { break }
                keys.append(time)
            }
            Report.emit("\(name).key", keys)
            if let undo = await Frames.duration({ Events.press(SDLK_z, modifiers: KMOD_LCTRL) }) {
                Report.emit("\(name).undo", undo, "ms")
            }

            Events.press(SDLK_HOME, modifiers: KMOD_LCTRL)
            await Frames.wait(200)
            _ = await Settling.wait()
            var scrolls: [Double] = []
            var isDown = true
            var idle = 0
            end = Clock.now + budget
            while scrolls.count < 1000, Clock.now < end, idle < 2 {
                await Frames.wait(pace)
                let time = await Frames.duration(within: 200) {
                    Events.press(isDown ? SDLK_PAGEDOWN : SDLK_PAGEUP, modifiers: KMOD_NONE)
                }
                if let time {
                    scrolls.append(time)
                    idle = 0
                } else {
                    isDown.toggle()
                    idle += 1
                }
            }
            Report.emit("\(name).scroll", scrolls)
            Report.emit("\(name).wheel", await wheelScrolls(pace: pace))
            Report.emit("\(name).end.rss", Memory.resident, "MiB")
        }
        if isRich {
            Frames.run(RichEditorApp.self, script: script)
        } else {
            Frames.run(EditorApp.self, script: script)
        }
    }
}

extension Editor {
    /// Returns the times of 1,000 turns of the wheel, in milliseconds: down, and up again from the end.
    private static func wheelScrolls(pace: Double) async -> [Double] {
        var times: [Double] = []
        var isDown = true
        var idle = 0
        while times.count < 1000, idle < 2 {
            await Frames.wait(pace)
            let time = await Frames.duration(within: 200) { Events.scroll(by: isDown ? -3 : 3) }
            if let time {
                times.append(time)
                idle = 0
            } else {
                isDown.toggle()
                idle += 1
            }
        }
        return times
    }
}

struct EditorApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Editor") { EditorView() }
            .defaultSize(Content.windowSize)
    }
}

struct EditorView: View {
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        let _ = Editor.text = $text
        TextEditor(text: $text)
            .focused($isTyping)
            // Tests that others do not run; `PicaBench spelling` measures their cost.
            .autocorrectionDisabled()
            .font(Content.font)
            .onAppear { isTyping = true }
    }
}

struct RichEditorApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Editor") { RichEditorView() }
            .defaultSize(Content.windowSize)
    }
}

struct RichEditorView: View {
    @State private var text = AttributedString()
    @FocusState private var isTyping: Bool

    var body: some View {
        let _ = Editor.richText = $text
        TextEditor(text: $text)
            .focused($isTyping)
            .autocorrectionDisabled()
            .font(Content.font)
            .onAppear { isTyping = true }
    }
}
