import Foundation
import PicaState

/// The commands of assistive technologies to elements.
extension AccessibilityPass {
    /// Performs an action; of several of a kind, the outermost.
    ///
    /// - Returns: Whether the element has the action; `nil` if there is no such element.
    package func perform(_ kind: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool? {
        guard let properties = properties(id) else { return nil }
        guard let action = properties.actions.last(where: { $0.kind == kind }) else { return false }
        action.perform()
        return true
    }

    /// Sets the number that an element shows.
    ///
    /// - Returns: Whether it can be set; `nil` if there is no such element.
    package func setNumber(_ number: Double, of id: AccessibilityID) -> Bool? {
        guard let properties = properties(id) else { return nil }
        guard let set = properties.number?.set else { return false }
        set(number)
        return true
    }

    /// Returns the list that finds the rows of an element.
    ///
    /// - Returns: `nil` if there is no such element, or it has no rows.
    package func rowOwner(of id: AccessibilityID) -> (any AccessibleRowOwner)? { properties(id)?.rows?.owner }

    /// Gives an element the keyboard focus.
    ///
    /// - Returns: Whether it takes the focus; `nil` if there is no such element.
    package func focus(_ id: AccessibilityID) -> Bool? {
        guard let element = element(id) else { return nil }
        guard let responder = element.responder as? any FocusResponder, responder.canBecomeFocused,
            let host = element.host
        else { return false }
        host.focus.focus(element, for: .program)
        return host.focus.focused === element
    }

    /// Scrolls until an element is visible.
    ///
    /// - Returns: Whether there is such an element; otherwise `nil`.
    package func reveal(_ id: AccessibilityID) -> Bool? {
        guard let element = element(id) else { return nil }
        element.scrollIntoView()
        return true
    }
}
