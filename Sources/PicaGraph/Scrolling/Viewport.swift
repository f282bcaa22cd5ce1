import Foundation

/// Something whose content depends on what of it can be seen.
@MainActor protocol ViewportClient: AnyObject {
    /// Called after each layout.
    func viewportDidChange()
}

extension Element {
    /// The nearest scroll view around the element.
    package final var enclosingScroll: (any ScrollResponder)? {
        var element = parent
        while let current = element {
            if let scroll = current.responder as? any ScrollResponder { return scroll }
            element = current.parent
        }
        return nil
    }
}
