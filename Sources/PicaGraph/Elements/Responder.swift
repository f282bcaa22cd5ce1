import Foundation
import PicaState

/// An object that handles user input for an element. It conforms to one or more of the protocols below.
///
/// Points are in the element's coordinate space.
@MainActor package protocol Responder: AnyObject {
    /// Whether dragged content can be dropped on the element.
    var takesDrops: Bool { get }
}

extension Responder {
    package var takesDrops: Bool { false }
}

/// A responder that recognizes pointer gestures on the element or its descendants.
@MainActor package protocol PointerResponder: Responder {
    /// The recognizers in order of precedence.
    var recognizers: [any PointerRecognizer] { get }
    /// Whether recognizers of descendants take part.
    var recognizesInside: Bool { get }
}

extension PointerResponder {
    package var recognizesInside: Bool { true }
}

/// A pointer responder that may recognize clicks, which assistive technologies can perform.
@MainActor package protocol TapResponder: PointerResponder {
    /// Adds the click as the main action if the element has none.
    func offerTap(_ properties: inout AccessibilityProperties)
}

/// A responder that follows the pointer over the element or its descendants while no button is held.
@MainActor package protocol HoverResponder: Responder {
    func hoverChanged(_ isHovered: Bool)
    func hoverMoved(to point: CGPoint)
    /// Returns the cursor at a point; `nil` to use that of the elements around.
    func cursor(at point: CGPoint) -> PointerCursor?
}

extension HoverResponder {
    package func hoverChanged(_ isHovered: Bool) {}
    package func hoverMoved(to point: CGPoint) {}
    package func cursor(at point: CGPoint) -> PointerCursor? { nil }
}

/// A responder that gets key presses while the element or a descendant has the focus.
@MainActor package protocol KeyResponder: Responder {
    /// Handles a key press. Returns `false` to pass it to the elements around.
    func keyPressed(_ press: KeyStroke) -> Bool
}

/// A responder that gets keys before the focused element does. The innermost goes first.
@MainActor package protocol EarlyKeyResponder: Responder {
    /// Handles a key press. Returns `false` to pass it on.
    func keyPressedEarly(_ stroke: KeyStroke) -> Bool
    /// Handles a key release. Returns `false` to pass it on.
    func keyReleasedEarly(_ stroke: KeyStroke) -> Bool
}

/// A responder that gets keys that the focused element does not handle, wherever the focus is in the surface.
@MainActor package protocol ShortcutResponder: Responder {
    /// Handles a key press. Returns `false` to pass it on.
    func shortcutPressed(_ press: KeyStroke) -> Bool
    /// Returns whether the key press is the shortcut of a button.
    func isPressed(by press: KeyStroke) -> Bool
}

extension ShortcutResponder {
    package func isPressed(by press: KeyStroke) -> Bool { false }
}

/// A bar of a window. A press on it keeps the focus unless a view in the bar takes it.
@MainActor package protocol BarResponder: Responder {}

/// The menu bar of a window. It gets pointer events even while one of its menus is open.
@MainActor package protocol MenuBarResponder: BarResponder {
    /// Handles a key that no other view in the window handles. Returns `false` to leave it to the window.
    func keyPressedInWindow(_ press: KeyStroke) -> Bool
    /// Called when Alt becomes, or stops being, the only modifier held down.
    func alternateChanged(_ isHeld: Bool)
}

/// A responder with a context menu.
@MainActor package protocol MenuResponder: Responder {
    /// Opens the menu.
    ///
    /// - Parameter point: The position of the pointer; `nil` if a key opened the menu.
    /// - Returns: `false` to leave it to the elements around.
    func openMenu(at point: CGPoint?) -> Bool
}

/// A responder for the release of a button that was pressed before its surface existed, as in a press-drag-release
/// menu.
@MainActor package protocol ReleaseResponder: Responder {
    func pointerReleased(at point: CGPoint)
}

/// A responder that can have the focus.
@MainActor package protocol FocusResponder: Responder {
    var canBecomeFocused: Bool { get }
    /// Whether a press focuses it. If `false`, a press leaves the focus where it is.
    var takesFocusWhenPressed: Bool { get }
    /// Called when the focus is gained or lost, also because the window gains or loses the keyboard.
    func focusChanged(_ isFocused: Bool)
}

extension FocusResponder {
    package var takesFocusWhenPressed: Bool { true }
}

/// A responder for text input while focused.
@MainActor package protocol TextInputResponder: FocusResponder {
    func textEntered(_ text: String)
    func preeditChanged(_ text: String, selection: Range<Int>)
    /// Deletes UTF-8 bytes on both sides of the caret or the selection. There may be nothing that can be deleted.
    func deleteAround(before: Int, after: Int)
}

/// A responder that shows that Caps Lock is on while it has the focus.
@MainActor package protocol CapsLockResponder: FocusResponder {
    func capsLockChanged()
}

/// A responder moved by a wheel, or by two fingers on a touchpad.
@MainActor package protocol WheelResponder: Responder {
    /// Returns whether a step would move anything.
    func canScroll(by delta: CGSize) -> Bool
    func scroll(by delta: CGSize)
    /// Scrolls by notches of a wheel.
    func turn(by delta: CGSize)
    /// Scrolls on after the fingers have left the touchpad.
    func glide(by delta: CGSize)
}

extension WheelResponder {
    package func glide(by delta: CGSize) { scroll(by: delta) }
    package func turn(by delta: CGSize) { scroll(by: delta) }
}

/// A responder that scrolls the element's content.
@MainActor package protocol ScrollResponder: WheelResponder {
    /// Whether any height suits the element, because content that does not fit scrolls.
    var takesAnyHeight: Bool { get }
    /// Whether views inside can be scrolled into view.
    var isScrollArea: Bool { get }
    /// The descriptions of the scroll bars with something to scroll, for assistive technologies.
    var accessibleScrollBars: [AccessibilityProperties] { get }
    /// Handles a scroll key. Returns `false` if there is nothing to scroll in that direction.
    func scroll(_ command: ScrollCommand) -> Bool
    /// Scrolls until a rectangle is visible and returns its new position.
    ///
    /// - Parameter margin: The distance to keep free beside it if it was not visible.
    func scroll(toReveal rect: CGRect, margin: CGFloat) -> CGRect
    /// Scrolls along because content before the visible part grew, so that the visible part stays.
    func contentGrew(by growth: CGSize)
    /// Called when the content was replaced, not just measured more exactly.
    func contentChanged()
}

extension ScrollResponder {
    package var takesAnyHeight: Bool { false }
    package var isScrollArea: Bool { false }
    package var accessibleScrollBars: [AccessibilityProperties] { [] }
    package func scroll(_ command: ScrollCommand) -> Bool { false }
    package func scroll(toReveal rect: CGRect, margin: CGFloat) -> CGRect { rect }
    package func contentGrew(by growth: CGSize) {}
    package func contentChanged() {}
}
