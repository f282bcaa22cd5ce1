import CPicaSDL
import Foundation
import PicaDesktop
import PicaUI

/// The frames of the only window.
///
/// A frame ends when the window has been presented, which for a software surface on X11 includes a
/// round trip to the server (SDL ends each update of a window's surface with one), so that the server
/// has carried out the drawing.
@MainActor enum Frames {
    private(set) static var count = 0
    private(set) static var window: PicaDesktop.Window?
    /// When the toolkit was initialised and nothing had been made with it yet.
    private(set) static var ready = 0.0
    private static var waiting: CheckedContinuation<Double?, Never>?
    private static var turn = 0

    /// To be called by an app's body, which is read when the display is open and before any view is made.
    static func toolkitIsReady() {
        if ready == 0 { ready = Clock.now }
    }

    /// Runs an app and calls `first` at the end of its first frame.
    static func run<Program: App>(_ app: Program.Type, first: @escaping @MainActor (Double) -> Void) {
        PicaDesktop.Window.didPresent = { window in
            let end = Clock.now
            Frames.window = window
            count += 1
            if count == 1 { first(end) }
            let resumed = waiting
            waiting = nil
            resumed?.resume(returning: end)
        }
        app.main()
    }

    /// Runs an app and, from its first frame on, a script that gets the time of that frame.
    static func run<Program: App>(_ app: Program.Type, script: @escaping @MainActor (Double) async -> Void) {
        run(app) { end in
            Task { @MainActor in
                await script(end)
                Report.finish()
            }
        }
    }

    /// The end of the next frame; nil when none came in time.
    /// - Parameter limit: In milliseconds.
    static func next(within limit: Double = 60000) async -> Double? {
        turn += 1
        let mine = turn
        let timeout = Task { @MainActor in
            try await Task.sleep(for: .milliseconds(limit))
            if turn == mine, let late = waiting {
                waiting = nil
                late.resume(returning: nil)
            }
        }
        defer { timeout.cancel() }
        return await withCheckedContinuation { waiting = $0 }
    }

    /// How long a change takes to the end of the frame that shows it, in milliseconds.
    static func duration(within limit: Double = 60000, _ change: () -> Void) async -> Double? {
        let start = Clock.now
        change()
        return await next(within: limit).map { $0 - start }
    }

    /// Waits for some time in which events are handled, in milliseconds.
    static func wait(_ milliseconds: Double) async {
        if milliseconds > 0 { try? await Task.sleep(for: .milliseconds(milliseconds)) }
    }

    static var hasKeyboard: Bool { SDL_GetKeyboardFocus() != nil }

    /// Gives the window the keyboard, as a window manager would.
    static func focusWindow() {
        guard let window else { return }
        SDL_SetWindowInputFocus(SDL_GetWindowFromID(window.id))
    }
}
