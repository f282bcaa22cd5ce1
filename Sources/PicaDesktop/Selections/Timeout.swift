import Foundation
import PicaFoundation
import PicaState

/// Gives up on another program after a time without a response.
@MainActor final class Timeout {
    /// The time to wait for a program that should send content, in seconds.
    nonisolated static let withOwners: TimeInterval = 5
    /// The time to wait for such a program where the event loop cannot run meanwhile, in seconds.
    nonisolated static let withoutLoop: TimeInterval = 1
    /// The time to keep content for a program that should fetch it, in seconds.
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

    /// Restarts the time, because the program responded.
    func renew() { lastSign = SDL.now }

    func end() { watch?.cancel() }
}

extension ClipboardError {
    /// Logs why nothing was pasted, if the user could wonder.
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
