import Foundation

/// What the tree asks of the system it runs on. A window gives the real one, `PicaTesting` a fake.
@MainActor
package protocol Platform: AnyObject {
    /// The clipboard's text; nil when it has none.
    var clipboard: String? { get set }
    /// Whether the clipboard has text, as far as that can be known without asking other programs, who may
    /// be slow to answer: true in doubt.
    var mayHaveClipboardText: Bool { get }
    /// The X11 and Wayland primary selection: what was selected last, pasted by the middle button.
    var primarySelection: String? { get set }
    /// Seconds on a clock that never goes back.
    var now: TimeInterval { get }
    /// What the clock on the wall shows.
    var date: Date { get }
    /// The pointer's picture over this window.
    func setCursor(_ cursor: PointerCursor)
    /// Says where text is being typed, in the window's points, so that the input method can stand
    /// beside it; nil when no text field has the focus.
    func setTextInput(_ caret: CGRect?)
    /// Asks for a frame soon. Idempotent; cheap.
    func requestFrame()
}

package enum PointerCursor: Hashable, Sendable {
    case arrow, text, hand
}
