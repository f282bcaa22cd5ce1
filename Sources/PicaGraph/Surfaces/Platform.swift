import Foundation
import PicaState

/// The system services that the tree uses. A window implements them; `PicaTesting` has a fake.
@MainActor
package protocol Platform: AnyObject {
    /// The clipboard, shared by all programs.
    var clipboard: any Clipboard { get }
    /// The X11 and Wayland primary selection: the last selected text, pasted by the middle button.
    var primarySelection: any Clipboard { get }
    /// The initial scene phase of the surface. Later changes are reported by events.
    var firstPhase: ScenePhase { get }
    /// The time in seconds, on a monotonic clock.
    var now: TimeInterval { get }
    /// The current date and time.
    var date: Date { get }
    /// Sets the cursor over this window.
    func setCursor(_ cursor: PointerCursor)
    /// Sets the place of text input, so that the input method can position itself. It is `nil` if no text field has the
    /// focus.
    func setTextInput(_ place: TextInputTarget?)
    /// Starts a drag with the held button. Until it ends there are no pointer events.
    ///
    /// - Parameter point: The position of the pointer, in the window's coordinate space.
    func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers)
    /// Applies the wishes of the window's views, as far as the desktop allows.
    func setWishes(_ wishes: WindowWishes)
    /// Requests a frame soon. Idempotent and cheap.
    func requestFrame()
}

extension Platform {
    package var firstPhase: ScenePhase { .active }
    package func setWishes(_ wishes: WindowWishes) {}
}
