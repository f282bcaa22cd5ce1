import Foundation

/// What takes a person's input for an element: one or several of the protocols below. Places are in the
/// element's points.
@MainActor package protocol Responder: AnyObject {
    /// Whether what is dragged can be dropped on the element.
    var takesDrops: Bool { get }
}

extension Responder {
    package var takesDrops: Bool { false }
}

/// Recognises something in what the pointer does on the element or inside.
@MainActor package protocol PointerResponder: Responder {
    /// In order of precedence.
    var recognizers: [any PointerRecognizer] { get }
    /// Whether recognisers of elements inside take part.
    var recognizesInside: Bool { get }
}

extension PointerResponder {
    package var recognizesInside: Bool { true }
}

/// Follows the pointer while it is over the element or what is inside, and no button is held.
@MainActor package protocol HoverResponder: Responder {
    func hoverChanged(_ isHovered: Bool)
    func hoverMoved(to point: CGPoint)
    /// The pointer's picture; nil leaves it to the elements around.
    func cursor(at point: CGPoint) -> PointerCursor?
}

extension HoverResponder {
    package func hoverChanged(_ isHovered: Bool) {}
    package func hoverMoved(to point: CGPoint) {}
    package func cursor(at point: CGPoint) -> PointerCursor? { nil }
}

/// Has keys while the element or one inside has the focus.
@MainActor package protocol KeyResponder: Responder {
    /// Returns false to let the element around it have the key.
    func keyPressed(_ press: KeyStroke) -> Bool
}

/// Has keys while the element or one inside has the focus, before that does; the innermost first.
@MainActor package protocol EarlyKeyResponder: Responder {
    /// Returns false to let others have the key.
    func keyPressedEarly(_ stroke: KeyStroke) -> Bool
    /// Returns false to let others hear of it.
    func keyReleasedEarly(_ stroke: KeyStroke) -> Bool
}

/// Has keys wherever in the surface the focus is, where nobody with the focus takes them.
@MainActor package protocol ShortcutResponder: Responder {
    /// Returns false to let others have the key.
    func shortcutPressed(_ press: KeyStroke) -> Bool
    /// Whether it is a button that a key presses.
    func isPressed(by press: KeyStroke) -> Bool
}

extension ShortcutResponder {
    package func isPressed(by press: KeyStroke) -> Bool { false }
}

/// A bar of a window. A press on it leaves the focus where it is, unless something in the bar takes it.
@MainActor package protocol BarResponder: Responder {}

/// The bar of a window's menus. The pointer is the bar's, too, while one of its menus is open.
@MainActor package protocol MenuBarResponder: BarResponder {
    /// Has keys that nobody else in the window takes. Returns false to leave the key to the window.
    func keyPressedInWindow(_ press: KeyStroke) -> Bool
    /// Alt is held down from now on, and no other key of its kind, or is not any more.
    func alternateChanged(_ isHeld: Bool)
}

/// Has a menu of what can be done with the element.
@MainActor package protocol MenuResponder: Responder {
    /// Shows it.
    /// - Parameter point: Where the pointer asked for it; nil where a key did.
    /// - Returns: false to leave it to the element around.
    func openMenu(at point: CGPoint?) -> Bool
}

/// Takes the coming up of a button that went down before the element's surface came to be: a menu that was
/// opened by a press, and is chosen from without letting go.
@MainActor package protocol ReleaseResponder: Responder {
    func pointerReleased(at point: CGPoint)
}

/// Can have the focus.
@MainActor package protocol FocusResponder: Responder {
    var canBecomeFocused: Bool { get }
    /// Whether a press gives it the focus. Where it does not, the focus stays where it is.
    var takesFocusWhenPressed: Bool { get }
    /// Called as the focus comes and goes, and as the window with it gets and loses the keyboard.
    func focusChanged(_ isFocused: Bool)
}

extension FocusResponder {
    package var takesFocusWhenPressed: Bool { true }
}

/// Takes text while it has the focus.
@MainActor package protocol TextInputResponder: FocusResponder {
    func textEntered(_ text: String)
    func preeditChanged(_ text: String, selection: Range<Int>)
    /// In UTF-8 bytes on both sides of the caret or the selection, which may be none that can be deleted.
    func deleteAround(before: Int, after: Int)
}

/// Shows, while it has the focus, that Caps Lock is on.
@MainActor package protocol CapsLockResponder: FocusResponder {
    func capsLockChanged()
}

/// Something that a wheel, or two fingers on a touchpad, moves.
@MainActor package protocol WheelResponder: Responder {
    /// Whether anything would move.
    func canScroll(by delta: CGSize) -> Bool
    func scroll(by delta: CGSize)
    /// The same, by a wheel's notches and not by fingers.
    func turn(by delta: CGSize)
    /// The same, after fingers that scrolled it have left the touchpad.
    func glide(by delta: CGSize)
}

extension WheelResponder {
    package func glide(by delta: CGSize) { scroll(by: delta) }
    package func turn(by delta: CGSize) { scroll(by: delta) }
}

/// Moves what is inside the element.
@MainActor package protocol ScrollResponder: WheelResponder {
    /// Whether any height will do, as what does not fit scrolls.
    var takesAnyHeight: Bool { get }
    /// What a key asks for; returns false where there is nothing to scroll that way.
    func scroll(_ command: ScrollCommand) -> Bool
    /// Scrolls until a rectangle can be seen; returns where it is then.
    /// - Parameter margin: What is kept free beside it where it was out of sight.
    func scroll(toReveal rect: CGRect, margin: CGFloat) -> CGRect
    /// What is before the visible part has grown: scrolls along, so that what is seen stays.
    func contentGrew(by growth: CGSize)
    /// What is inside is something else than it was, not only better known.
    func contentChanged()
}

extension ScrollResponder {
    package var takesAnyHeight: Bool { false }
    package func scroll(_ command: ScrollCommand) -> Bool { false }
    package func scroll(toReveal rect: CGRect, margin: CGFloat) -> CGRect { rect }
    package func contentGrew(by growth: CGSize) {}
    package func contentChanged() {}
}
