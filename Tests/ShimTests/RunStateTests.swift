import Foundation
import PicaDesktop
import Testing

@testable import PicaUI

/// The windows and state that a program leaves for its successor under `pica run`.
struct RunStateTests {
    private let file = NSTemporaryDirectory() + "/run-state-\(UUID().uuidString)"

    private func window(width: CGFloat = 300) -> RunState.Window {
        RunState.Window(
            scene: 1, place: WindowPlace(x: -5, y: 7), size: CGSize(width: width, height: 200),
            values: ["A#0": ["_count": Data("[1]".utf8)]])
    }

    @Test("Windows are read as they were written, once")
    func once() {
        let state = RunState(windows: [window()])
        state.write(to: file)
        #expect(RunState.take(from: file) == state)
        #expect(RunState.take(from: file) == nil)
    }

    @Test("A damaged file and windows of impossible sizes count as none")
    func damaged() throws {
        try Data("{\"windows\":".utf8).write(to: URL(fileURLWithPath: file))
        #expect(RunState.take(from: file) == nil)
        RunState(windows: [window(width: -1), window()]).write(to: file)
        #expect(RunState.take(from: file)?.windows == [window()])
        RunState(windows: [window(width: 0)]).write(to: file)
        #expect(RunState.take(from: file) == nil)
    }
}
