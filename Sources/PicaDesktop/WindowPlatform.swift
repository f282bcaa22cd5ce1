import Foundation
import PicaGraph
import PicaState
import PicaViews

/// The platform services for a window's content.
@MainActor
final class WindowPlatform: Platform {
    /// The window, set once it exists: content is created before its window, which asks it for its size.
    weak var window: Window? {
        didSet { window?.wishes = wishes }
    }
    private var wishes = WindowWishes()
    private(set) var typingPlace: TextInputTarget?
    /// The time at which the requested frame is due; `nil` if none was requested.
    private(set) var frameDue: TimeInterval?
    /// The scene phase at the start. The window becomes active only when the desktop reports the focus, which may be
    /// never.
    let firstPhase = ScenePhase.inactive
    /// The interval between frames on the window's display, in seconds.
    var frameInterval: TimeInterval = 1 / 60

    private unowned let desktop: Desktop
    private var frameBegan: TimeInterval = 0

    init(desktop: Desktop) {
        self.desktop = desktop
    }

    var clipboard: any Clipboard { desktop.server.selections.clipboard }
    var primarySelection: any Clipboard { desktop.server.selections.primary }

    var now: TimeInterval { SDL.now }
    var date: Date { Date() }

    func setCursor(_ cursor: PointerCursor) {
        // SDL sizes cursor pictures in pixels on X11 and in points on Wayland.
        desktop.cursors.set(cursor, scale: desktop.scale.scale(pixelsPerUnit: 1))
    }

    func setTextInput(_ place: TextInputTarget?) {
        guard place != typingPlace else { return }
        typingPlace = place
        window?.placeTextInput()
    }

    func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {
        if let window {
            desktop.server.selections.drags.begin(drag, from: window, with: .pointerMoved(point, modifiers))
        }
    }

    func setWishes(_ wishes: WindowWishes) {
        self.wishes = wishes
        window?.wishes = wishes
    }

    func requestFrame() {
        // A change outside a frame is followed by a frame before the loop sleeps. A frame requested within a frame
        // comes at the display's own rate.
        frameDue = frameBegan + frameInterval
    }

    /// Records the start of a frame, which fulfills all requests so far.
    func beginFrame() {
        frameBegan = SDL.now
        frameDue = nil
    }
}
