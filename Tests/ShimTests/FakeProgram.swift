import Foundation
import PicaDesktop
import PicaGraph
import PicaState
import PicaLabels
import PicaScenes
import PicaUI
import Testing

/// The tests that need a running program. There is one at a time, so they run one after another.
@MainActor @Suite(.serialized) struct ProgramTests {
    let program = FakeProgram()

    init() { Program.running = program }
}

/// A program without a desktop that notes what is asked of it.
final class FakeProgram: RunningProgram {
    var fakes = [FakeWindow(1, "Notes"), FakeWindow(2, "Inspector")]
    var windows: [any ProgramWindow] { fakes }
    let clipboard: any Clipboard = MemoryClipboard()
    var environment = EnvironmentValues()
    var request: FileRequest?
    var answer = FileAnswer.cancelled
    var screens = [
        DesktopScreen(
            name: "Left", frame: CGRect(x: 0, y: 0, width: 1000, height: 800),
            usableFrame: CGRect(x: 0, y: 30, width: 1000, height: 770), scale: 2, refreshRate: 60)
    ]
    var heldModifiers: PicaGraph.Modifiers = []
    var pointerLocation = CGPoint(x: 10, y: 20)
    var opened: [URL] = []
    var revealed: [URL] = []
    var beeps = 0
    var icon: AppIcon?
    var pushedCursor: PointerCursor?
    var shownCursor: PointerCursor?
    var monitor: ((InputEvent, any ProgramWindow) -> Bool)?
    var terminations = 0
    var replies: [Bool] = []

    private final class Dialog: FileDialog {
        func close() {}
    }

    var fileDialogs: FileDialogs {
        FileDialogs { [weak self] request, answered in
            guard let self else { return nil }
            self.request = request
            let answer = answer
            Task { answered(answer) }
            return Dialog()
        }
    }

    func open(_ url: URL) -> Bool {
        opened.append(url)
        return true
    }
    func reveal(_ files: [URL]) { revealed += files }
    func beep() { beeps += 1 }
    var keepsScreenOn = false
    func setIcon(_ icon: AppIcon) { self.icon = icon }
    func pushCursor(_ cursor: PointerCursor?) { pushedCursor = cursor }
    func showCursor(_ cursor: PointerCursor) { shownCursor = cursor }
    func setMonitor(_ monitor: ((InputEvent, any ProgramWindow) -> Bool)?) { self.monitor = monitor }
    func terminate() { terminations += 1 }
    func reply(shouldTerminate: Bool) { replies.append(shouldTerminate) }
}

/// A window without a screen that notes what is asked of it.
final class FakeWindow: ProgramWindow {
    let number: Int
    var title: String
    var frame = CGRect(x: 100, y: 50, width: 400, height: 300)
    var isFocused = false
    var isMinimized = false
    var isZoomed = false
    var isFullscreen = false
    var calls: [String] = []
    var alert: ProgramAlert?
    var answered: ((Int) -> Void)?

    init(_ number: Int, _ title: String) {
        self.number = number
        self.title = title
    }

    func close() { calls.append("close") }
    func requestClose() { calls.append("requestClose") }
    func raise() { calls.append("raise") }
    func minimize() { isMinimized = true }
    func restore() { isMinimized = false }
    func toggleZoom() { isZoomed.toggle() }
    func toggleFullscreen() { isFullscreen.toggle() }
    func show(_ alert: ProgramAlert, answered: @escaping @MainActor (Int) -> Void) {
        (self.alert, self.answered) = (alert, answered)
    }
}
