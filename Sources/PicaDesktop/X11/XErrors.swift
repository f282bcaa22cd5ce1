import Foundation
import PicaFoundation
import PicaState

/// A handler for errors that an X server reports.
///
/// Xlib ends the program at the first error, and every toolkit replaces that behavior. SDL does not, although it causes
/// one error that no program can avoid. To wake its loop from another thread it sends a message to a window, which may
/// be closing.
enum XErrors {
    /// Makes the program continue after X errors.
    ///
    /// To be called before SDL connects. When SDL quits it restores the handler that it found, and meets its last
    /// errors only then.
    static func survive() {
        guard let xlib = LibX11() else { return }
        let handler: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> CInt = { _, event in
            if let event { XErrors.report(event.load(as: Event.self)) }
            return 0
        }
        _ = xlib.setErrorHandler?(unsafeBitCast(handler, to: UnsafeRawPointer.self))
        let endHandler: @convention(c) (UnsafeRawPointer?) -> CInt = { _ in XErrors.serverHasGone() }
        _ = xlib.setIOErrorHandler?(unsafeBitCast(endHandler, to: UnsafeRawPointer.self))
    }

    /// Saves and exits when the server is gone. Xlib ends the program in any case, and no Xlib function may be called
    /// any longer.
    ///
    /// The thread that wakes the loop has an SDL connection of its own and may meet the loss first. It leaves saving to
    /// the main thread, whose connection is closed, too.
    private static func serverHasGone() -> Never {
        if MainThread.isCurrent {
            MainThread.assumeIsolated { UnsavedStorage.save() }
        } else {
            sleep(longestSave)
        }
        StandardError.write("\(DesktopError.displayGone)\n")
        _exit(1)
    }

    /// The time that the main thread has to find the loss and save, in seconds.
    private static let longestSave: UInt32 = 60

    private static func report(_ event: Event) {
        let (badWindow, sendEvent): (UInt8, UInt8) = (3, 25)
        if event.error == badWindow && event.request == sendEvent { return }
        logger.warning(
            "the X server reports error \(event.error) for request \(event.request).\(event.minor)")
    }

    private static let logger = Logger(subsystem: "Pica", category: "Window")

    /// Xlib's XErrorEvent.
    private struct Event {
        var type: CInt
        var display: OpaquePointer?
        var resource: CUnsignedLong
        var serial: CUnsignedLong
        var error: UInt8
        var request: UInt8
        var minor: UInt8
    }
}
