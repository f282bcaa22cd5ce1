import Foundation
import PicaFoundation
import PicaGraph

/// Gives another program up when nothing has come from it for a while.
@MainActor final class Timeout {
    /// How long a person is kept waiting for a program that says nothing, in seconds.
    nonisolated static let withOwners: TimeInterval = 5
    /// How long something is kept for a program that does not fetch it, in seconds.
    nonisolated static let withReaders: TimeInterval = 30

    private let seconds: TimeInterval
    private var lastSign = SDL.now
    private var watch: Task<Void, Never>?

    init(seconds: TimeInterval, onEnd: @escaping @MainActor () -> Void) {
        self.seconds = seconds
        watch = Task { [weak self] in
            while let rest = self?.rest {
                guard rest > 0 else { return onEnd() }
                guard (try? await Task.sleep(for: .seconds(rest))) != nil else { return }
            }
        }
    }

    isolated deinit { watch?.cancel() }

    private var rest: TimeInterval { lastSign + seconds - SDL.now }

    /// Something has come.
    func renew() { lastSign = SDL.now }

    func end() { watch?.cancel() }
}

extension ClipboardError {
    /// Says on standard error why there is nothing to paste, where a person could wonder.
    func report() {
        switch self {
        case .nothing: break
        case .silence:
            Self.logger.warning("the program that owns the clipboard does not answer; nothing was pasted")
        case .ownerGone:
            Self.logger.warning("the program that owned the clipboard has ended; nothing was pasted")
        case .tooLarge:
            Self.logger.warning(
                "what is on the clipboard is larger than \(ClipboardContent.limit >> 20) MiB; nothing was pasted"
            )
        }
    }

    private static let logger = Logger(subsystem: "Pica", category: "Clipboard")
}
