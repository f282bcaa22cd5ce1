import Foundation

/// Sends what the pointer does to the element under it, or to the one that was pressed.
@MainActor package final class PointerDispatcher {
    package weak var host: ViewHost?
    /// The element that was pressed keeps the pointer until the button that did it is released.
    private weak var pressed: Element?
    private var pressedButton = PointerButton.primary
    /// The views under the pointer that want to know; see `View.onHover`.
    private var followers: [Element] = []
    private var cursor = PointerCursor.arrow

    package func handle(_ event: InputEvent) {
        guard let host else { return }
        switch event {
        case .pointerMoved(let point, let modifiers):
            if let pressed {
                guard pressedButton == .primary else { return }
                pressed.responder?.pointerDragged(to: local(point, in: pressed), modifiers)
            } else {
                hover(at: point)
            }
        case .pointerPressed(let point, let button, let clicks, let modifiers):
            guard pressed == nil else { return }
            hover(at: point)
            guard let element = host.rootElement.hitTest(point) else {
                if button == .primary { host.focus.focus(nil) }
                return
            }
            pressed = element
            pressedButton = button
            if button == .primary, let responder = element.responder, !responder.canBecomeFocused,
                !responder.keepsFocus
            {
                host.focus.focus(nil)
            }
            element.responder?.pointerPressed(
                PointerPress(
                    location: local(point, in: element), button: button, clicks: clicks,
                    modifiers: modifiers))
        case .pointerReleased(let point, let button, let modifiers):
            guard pressed == nil || button == pressedButton else { return }
            let element = pressed
            pressed = nil
            if let element {
                element.responder?.pointerReleased(at: local(point, in: element), button, modifiers)
            }
            hover(at: point)
        case .pointerLeft:
            if pressed == nil {
                setCursor(.arrow)
            }
            setFollowers([])
        case .scrolled(let step):
            var delta = step.delta
            // Shift turns a wheel sideways.
            if step.modifiers.contains(.shift), delta.width == 0 {
                delta = CGSize(width: delta.height, height: 0)
            }
            var element = host.rootElement.hitTest(step.location)
            while let current = element {
                if current.responder?.scroll(by: delta) == true { break }
                element = current.parent
            }
            // Something else is under the pointer now.
            if pressed == nil { hover(at: step.location) }
        default: break
        }
    }

    package func elementWasRemoved(_ element: Element) {
        if let pressed, pressed === element || pressed.isInside(element) { self.pressed = nil }
        followers.removeAll { $0 === element || $0.isInside(element) }
    }

    private func hover(at point: CGPoint) {
        let element = host?.rootElement.hitTest(point)
        if let element { element.responder?.pointerMoved(to: local(point, in: element)) }
        setCursor(element?.responder?.cursor ?? .arrow)
        var followers: [Element] = []
        host?.rootElement.collectFollowers(of: point, into: &followers)
        setFollowers(followers)
    }

    private func setFollowers(_ new: [Element]) {
        let old = followers
        guard !old.elementsEqual(new, by: ===) else { return }
        followers = new
        for element in old where !new.contains(where: { $0 === element }) {
            element.responder?.hoverChanged(false)
        }
        for element in new where !old.contains(where: { $0 === element }) {
            element.responder?.hoverChanged(true)
        }
    }

    private func setCursor(_ wanted: PointerCursor) {
        guard wanted != cursor else { return }
        cursor = wanted
        host?.platform.setCursor(wanted)
    }

    private func local(_ point: CGPoint, in element: Element) -> CGPoint {
        let origin = element.originInWindow
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

extension Element {
    package func isInside(_ other: Element) -> Bool {
        var element = parent
        while let current = element {
            if current === other { return true }
            element = current.parent
        }
        return false
    }
}
