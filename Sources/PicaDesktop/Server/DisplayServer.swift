import CPicaSDL
import Foundation
import PicaGraph

/// The display server that shows the windows, and what Pica asks it beside SDL.
@MainActor protocol DisplayServer: AnyObject {
    /// The size of a window in SDL's units.
    typealias Size = (width: Int32, height: Int32)

    var selections: any Selections { get }
    var textInput: any TextInput { get }
    /// The user's resolution in dots per inch; `nil` if it is not set, or if the server scales each window.
    var resolution: Double? { get }
    /// Whether windows show their pixels only through OpenGL.
    var needsOpenGL: Bool { get }
    /// Whether a window has an icon of its own, which the program sets.
    var hasWindowIcons: Bool { get }

    /// Handles an event before SDL queues it.
    ///
    /// - Returns: Whether it is to be queued.
    func eventArrives(_ event: inout SDL_Event) -> Bool
    /// Sets the callback for each step of a pinch, with its surface. Its location is in SDL's units.
    func watchPinches(_ body: @escaping (_ surface: UInt, PinchStep) -> Void)
    /// Sets the smallest and the largest size of a window.
    ///
    /// - Parameter isMostNew: Whether the largest size has changed.
    func setSizeLimits(of window: OpaquePointer, least: Size, most: Size, isMostNew: Bool)
    /// Sounds the server's bell, if it has one.
    func beep(_ window: OpaquePointer)
    /// Returns the window system's identifier of a window as the desktop's portals expect it; empty for none.
    func portalParent(_ systemID: UInt) -> String
    /// Whether the server of a window has quit. The loop ends then.
    func isGone(for window: OpaquePointer) -> Bool
}

extension DisplayServer {
    var resolution: Double? { nil }
    var needsOpenGL: Bool { false }
    var hasWindowIcons: Bool { false }

    func eventArrives(_ event: inout SDL_Event) -> Bool { textInput.eventArrives(&event) }
    func watchPinches(_ body: @escaping (_ surface: UInt, PinchStep) -> Void) {}
    func setSizeLimits(of window: OpaquePointer, least: Size, most: Size, isMostNew: Bool) {
        SDL_SetWindowMinimumSize(window, least.width, least.height)
        if isMostNew { SDL_SetWindowMaximumSize(window, most.width, most.height) }
    }
    func beep(_ window: OpaquePointer) {}
    func portalParent(_ systemID: UInt) -> String { "" }
    func isGone(for window: OpaquePointer) -> Bool { false }
}
