import CPicaFiles
import Foundation
import PicaFoundation

/// Handles the signals that ask a program to end, from a terminal, the session or a service manager.
///
/// The program saves its state and then ends by the signal. It ends at once on a second signal, and after a timeout if
/// the main thread is busy.
enum EndSignals {
    private static let signals = [SIGTERM, SIGINT, SIGHUP]
    /// The time to wait for the main thread, in seconds.
    private static let timeout = 3.0
    /// The descriptor to which the handler writes the signal's number. Set before the handler is installed.
    nonisolated(unsafe) private static var told: Int32 = -1

    /// Installs the handlers.
    ///
    /// - Parameter save: Called on the main thread before the program ends.
    @MainActor static func watch(_ save: @escaping @MainActor @Sendable () -> Void) {
        guard told < 0 else { return }
        var ends: [Int32] = [-1, -1]
        guard pica_pipe(&ends) == 0 else { return }
        told = ends[1]
        let out = ends[0]
        guard startThread({ wait(for: out, save) }) else { return }
        for signal in signals { handle(signal) }
    }

    /// Handles a signal unless its action was changed: under `nohup` SIGHUP stays ignored.
    private static func handle(_ signal: Int32) {
        var old = sigaction()
        guard sigaction(signal, nil, &old) == 0, unsafeBitCast(old.__sigaction_handler, to: Int.self) == 0
        else { return }
        var new = sigaction()
        new.__sigaction_handler.sa_handler = { signal in
            let error = errno
            var number = UInt8(truncatingIfNeeded: signal)
            _ = write(EndSignals.told, &number, 1)
            errno = error
        }
        new.sa_flags = Int32(truncatingIfNeeded: Int(SA_RESETHAND) | Int(SA_RESTART))
        sigaction(signal, &new, nil)
    }

    private static func wait(for out: Int32, _ save: @escaping @MainActor @Sendable () -> Void) {
        var number: UInt8 = 0
        while read(out, &number, 1) < 0, errno == EINTR {}
        let saved = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { save() }
            saved.signal()
        }
        _ = saved.wait(timeout: .now() + timeout)
        signal(Int32(number), SIG_DFL)
        kill(getpid(), Int32(number))
    }
}
