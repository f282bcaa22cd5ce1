import Foundation

/// An object whose content depends on which part of it is visible.
@MainActor package protocol ViewportClient: AnyObject {
    /// Called after each layout.
    func viewportDidChange()
}

/// Whether a client is registered for layout callbacks.
@MainActor struct ViewportObservation {
    private var hasBegun = false

    /// Registers the client if there is a surface; does nothing the second time.
    mutating func begin(for client: any ViewportClient, in surface: @autoclosure () -> (any Surface)?) {
        guard !hasBegun, let surface = surface() else { return }
        hasBegun = true
        surface.addViewportClient(client)
    }
}

extension Element {
    /// The nearest scroll view around the element.
    package final var enclosingScroll: Element? {
        sequence(first: self) { $0.parent }.dropFirst().first { $0.responder is any ScrollResponder }
    }
}
