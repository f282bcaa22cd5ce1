import Foundation
import PicaFoundation
import PicaGraph

/// Errors that an X server reports.
///
/// Xlib ends the program at the first; every toolkit replaces that. SDL leaves it, and has one that no
/// program can avoid: to wake its loop from another thread it sends a message to a window, which may be
/// closing.
enum XErrors {
    /// Goes on after errors. To be called before SDL connects: when it quits it puts the handler it found
    /// back, and meets its last errors only then.
    static func survive() {
        // SDL is linked with the library, where it has X at all.
        guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD) else { return }
        defer { dlclose(library) }
        typealias SetHandler = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
        guard let symbol = dlsym(library, "XSetErrorHandler") else { return }
        let handler: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> CInt = { _, event in
            if let event { XErrors.report(event.load(as: Event.self)) }
            return 0
        }
        let setHandler = unsafeBitCast(symbol, to: SetHandler.self)
        _ = setHandler(unsafeBitCast(handler, to: UnsafeRawPointer.self))
        guard let symbol = dlsym(library, "XSetIOErrorHandler") else { return }
        let endHandler: @convention(c) (UnsafeRawPointer?) -> CInt = { _ in XErrors.serverHasGone() }
        let setEndHandler = unsafeBitCast(symbol, to: SetHandler.self)
        _ = setEndHandler(unsafeBitCast(endHandler, to: UnsafeRawPointer.self))
    }

    /// Xlib ends the program where its server does, and lets nobody keep it from that. Nothing of Xlib's may be
    /// called any longer.
    private static func serverHasGone() -> Never {
        if MainThread.isCurrent { MainThread.assumeIsolated { UnsavedStorage.save() } }
        StandardError.write("\(DesktopError.displayGone)\n")
        _exit(1)
    }

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
