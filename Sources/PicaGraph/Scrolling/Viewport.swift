import Foundation

/// Something whose content depends on what of it can be seen.
@MainActor package protocol ViewportClient: AnyObject {
    /// Called after each layout.
    func viewportDidChange()
}

extension Element {
    /// The nearest scroll view around the element.
    package final var enclosingScroll: Element? {
        sequence(first: self) { $0.parent }.dropFirst().first { $0.responder is any ScrollResponder }
    }
}
