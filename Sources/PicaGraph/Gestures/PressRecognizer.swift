import Foundation

/// A press of a pointer button on an element, in its coordinate space.
package struct PointerPress {
    package var location: CGPoint
    package var button: PointerButton
    package var clicks: Int
    package var modifiers: Modifiers
}

/// A handler that has a pointer button from press to release: a control, a field, a bar.
@MainActor package protocol PressHandler: AnyObject {
    /// Returns whether it wants a press.
    func takes(_ press: PointerPress) -> Bool
    func pressBegan(_ press: PointerPress)
    func pressMoved(to point: CGPoint, _ modifiers: Modifiers)
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers)
    /// Called when the press is canceled; no further calls follow.
    func pressCancelled()
}

/// A recognizer of every press that its handler takes, at once. Points are in the element's coordinate space.
package final class PressRecognizer: PointerRecognizer {
    private weak var element: Element?
    private weak var handler: (any PressHandler)?
    package private(set) var state = RecognizerState.possible
    private var press: PointerPress?
    private var event: PointerEvent?
    private var hasBegun = false

    /// Creates the recognizer.
    ///
    /// - Parameter handler: The handler, which owns the recognizer.
    package init(_ element: Element, handler: any PressHandler) {
        self.element = element
        self.handler = handler
    }

    package func reset() {
        state = .possible
        hasBegun = false
    }

    package func receive(_ event: PointerEvent) {
        self.event = event
        guard let element, let handler else {
            state = .failed
            return
        }
        switch event.kind {
        case .pressed:
            let press = PointerPress(
                location: element.fromWindow(event.location), button: event.button, clicks: event.clicks,
                modifiers: event.modifiers)
            self.press = press
            state = handler.takes(press) ? .active : .failed
        case .moved, .pinched: break
        case .released: if state == .active { state = .ended }
        }
    }

    package func act() {
        guard let event, let press, let element, let handler else { return }
        if !hasBegun {
            hasBegun = true
            handler.pressBegan(press)
        }
        let point = element.fromWindow(event.location)
        switch event.kind {
        case .pressed, .pinched: break
        case .moved: handler.pressMoved(to: point, event.modifiers)
        case .released: handler.pressEnded(at: point, event.modifiers)
        }
    }

    package func cancel() {
        state = .failed
        if hasBegun { handler?.pressCancelled() }
    }
}
