import Foundation

/// What the tree asks of the system it runs on. A window gives the real one, `PicaTesting` a fake.
@MainActor
package protocol Platform: AnyObject {
    /// What was copied last, in any program.
    var clipboard: any Clipboard { get }
    /// The X11 and Wayland primary selection: what was selected last, pasted by the middle button.
    var primarySelection: any Clipboard { get }
    /// What the surface does for the person as it comes; later it is told.
    var firstPhase: ScenePhase { get }
    /// Seconds on a clock that never goes back.
    var now: TimeInterval { get }
    /// What the clock on the wall shows.
    var date: Date { get }
    /// The pointer's picture over this window.
    func setCursor(_ cursor: PointerCursor)
    /// Says where text is being typed, so that the input method can stand beside it; nil when no text
    /// field has the focus.
    func setTextInput(_ place: TextInputTarget?)
    /// Takes something along with the pointer, whose button is held; what the pointer does from then on is
    /// no event until the drag ends.
    /// - Parameter point: Where the pointer is, in the window's points.
    func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers)
    /// Carries out what the window's views want of the desktop, as far as that can.
    func setWishes(_ wishes: WindowWishes)
    /// Asks for a frame soon. Idempotent; cheap.
    func requestFrame()
}

extension Platform {
    package var firstPhase: ScenePhase { .active }
    package func setWishes(_ wishes: WindowWishes) {}
}
