import Foundation
import PicaDesktop
import PicaFoundation
import PicaState

/// The windows that a program leaves for its successor when `pica run` starts it again.
struct RunState: Codable, Equatable {
    struct Window: Codable, Equatable {
        /// The number of its scene among those of the app.
        var scene: Int
        var place: WindowPlace
        /// The content's size, in points; `nil` for a maximized window, whose other size scene storage keeps.
        var size: CGSize?
        /// The state of its views; see `SavedState`.
        var values: [String: [String: Data]]
        /// The value that the window shows, as JSON.
        var value: Data?

        fileprivate var isSound: Bool {
            size.map { WindowState(size: $0, isMaximized: false).isSound } ?? true
        }
    }

    var windows: [Window]

    /// The file, if `pica run` started the program.
    static var usualFile: String? { environmentVariable("PICA_RUN_STATE") }

    /// Reads a file and removes it, so that a crash cannot come back.
    ///
    /// - Returns: `nil` if there is none, or it is damaged.
    static func take(from file: String) -> RunState? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        unlink(file)
        guard var state = try? JSONDecoder().decode(RunState.self, from: data) else { return nil }
        state.windows.removeAll { !$0.isSound }
        return state.windows.isEmpty ? nil : state
    }

    /// Writes the windows to a file.
    func write(to file: String) {
        do {
            try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            StandardError.write("the state of the windows is lost: \(error.localizedDescription)\n")
        }
    }
}
