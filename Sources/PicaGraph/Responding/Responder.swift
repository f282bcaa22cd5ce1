import Foundation

/// What takes a person's input for an element. Places are in the element's points.
@MainActor package protocol Responder: AnyObject {
    /// Whether the element itself, not only those inside, takes pointer events.
    var handlesPointer: Bool { get }
    /// Whether the element takes the pointer at a place before those inside it.
    func takesPointerFirst(at point: CGPoint) -> Bool
    func pointerPressed(_ press: PointerPress)
    func pointerDragged(to point: CGPoint, _ modifiers: Modifiers)
    func pointerReleased(at point: CGPoint, _ button: PointerButton, _ modifiers: Modifiers)
    func pointerMoved(to point: CGPoint)
    var cursor: PointerCursor { get }
    /// Whether it wants to know when the pointer is over the element or what is inside.
    var followsPointer: Bool { get }
    func hoverChanged(_ isHovered: Bool)
    /// Returns false to let the element around it scroll.
    func scroll(by delta: CGSize) -> Bool

    var canBecomeFocused: Bool { get }
    /// Whether pressing the element leaves the focus where it is.
    var keepsFocus: Bool { get }
    func focusChanged(_ isFocused: Bool)
    /// Returns false to let the element around it have the key.
    func keyPressed(_ press: KeyPress) -> Bool
    func textEntered(_ text: String)
    func preeditChanged(_ text: String, selection: Range<Int>)
}

extension Responder {
    package var handlesPointer: Bool { false }
    package func takesPointerFirst(at point: CGPoint) -> Bool { false }
    package func pointerPressed(_ press: PointerPress) {}
    package func pointerDragged(to point: CGPoint, _ modifiers: Modifiers) {}
    package func pointerReleased(at point: CGPoint, _ button: PointerButton, _ modifiers: Modifiers) {}
    package func pointerMoved(to point: CGPoint) {}
    package var cursor: PointerCursor { .arrow }
    package var followsPointer: Bool { false }
    package func hoverChanged(_ isHovered: Bool) {}
    package func scroll(by delta: CGSize) -> Bool { false }
    package var canBecomeFocused: Bool { false }
    package var keepsFocus: Bool { false }
    package func focusChanged(_ isFocused: Bool) {}
    package func keyPressed(_ press: KeyPress) -> Bool { false }
    package func textEntered(_ text: String) {}
    package func preeditChanged(_ text: String, selection: Range<Int>) {}
}

/// A button of the pointer going down on an element, in its own points.
package struct PointerPress {
    package var location: CGPoint
    package var button: PointerButton
    package var clicks: Int
    package var modifiers: Modifiers
}
