import Foundation

/// Something whose content depends on what of it can be seen.
@MainActor package protocol ViewportClient: AnyObject {
    /// Called after each layout.
    func viewportDidChange()
}

/// Whether a client is told of layouts yet.
@MainActor struct ViewportObservation {
    private var hasBegun = false

    /// From now on the client is told, where there is a window.
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
