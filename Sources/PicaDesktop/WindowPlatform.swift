import Foundation
import PicaGraph
import PicaViews

/// What a window's content may ask of the system.
@MainActor
final class WindowPlatform: Platform {
    /// Set as soon as there is one: content is made before its window, which asks it for its size.
    weak var window: Window? {
        didSet { window?.wishes = wishes }
    }
    private var wishes = WindowWishes()
    private(set) var typingPlace: TextInputTarget?
    /// When the frame that the content asked for shall begin; nil when it asked for none.
    private(set) var frameDue: TimeInterval?
    /// It has the keyboard when the desktop says so, which may be never.
    let firstPhase = ScenePhase.inactive
    /// Seconds from one frame to the next on this window's display.
    var frameInterval: TimeInterval = 1 / 60

    private unowned let desktop: Desktop
    private var frameBegan: TimeInterval = 0

    init(desktop: Desktop) {
        self.desktop = desktop
    }

    var clipboard: any Clipboard { desktop.selections.clipboard }
    var primarySelection: any Clipboard { desktop.selections.primary }

    var now: TimeInterval { SDL.now }
    var date: Date { Date() }

    func setCursor(_ cursor: PointerCursor) {
        // SDL shows pictures on X11 by pixels, and on Wayland by points.
        desktop.cursors.set(cursor, scale: desktop.scale.scale(pixelsPerUnit: 1))
    }

    func setTextInput(_ place: TextInputTarget?) {
        guard place != typingPlace else { return }
        typingPlace = place
        window?.placeTextInput()
    }

    func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {
        if let window {
            desktop.selections.drags.begin(drag, from: window, with: .pointerMoved(point, modifiers))
        }
    }

    func setWishes(_ wishes: WindowWishes) {
        self.wishes = wishes
        window?.wishes = wishes
    }

    func requestFrame() {
        // Whatever happens outside of a frame is followed by one before the loop sleeps. Asked for
        // within one, the next comes at the display's own pace.
        frameDue = frameBegan + frameInterval
    }

    /// A frame begins, and with it all that was asked for is done.
    func beginFrame() {
        frameBegan = SDL.now
        frameDue = nil
    }
}
