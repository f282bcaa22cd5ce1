import Foundation

/// Dispatches pointer events to the elements under the pointer.
@MainActor package final class PointerDispatcher {
    package weak var host: ViewHost?
    private let competition = GestureCompetition()
    /// The button held down; other buttons are ignored until it is released.
    private var heldButton: PointerButton?
    /// Whether a button is held that was pressed in this surface.
    var isPressed: Bool { heldButton != nil }
    /// Whether a pinch is in progress.
    private var isPinched = false
    /// The position of the pointer in the window's coordinate space; `nil` while it is elsewhere.
    private var location: CGPoint?
    /// Whether a different element may be under the pointer than last reported.
    private var isHoverDue = false
    /// The elements that track the hovering pointer, the deepest first.
    private var followers: [Element] = []
    private var cursor = PointerCursor.arrow
    private var wheel = WheelGesture()

    package func handle(_ event: InputEvent) {
        guard let host else { return }
        let now = host.platform.now
        func step(
            _ kind: PointerEvent.Kind, _ point: CGPoint, _ modifiers: Modifiers,
            _ button: PointerButton = .primary, clicks: Int = 1
        ) -> PointerEvent {
            PointerEvent(
                kind: kind, location: point, button: button, clicks: clicks, modifiers: modifiers, time: now)
        }
        switch event {
        case .pointerMoved(let point, let modifiers):
            location = point
            wheel.pointerMoved(to: point)
            if let heldButton {
                competition.receive(step(.moved, point, modifiers, heldButton))
            } else {
                hoverIsDue()
            }
        case .pointerPressed(let point, let button, let clicks, let modifiers):
            guard heldButton == nil else { return }
            wheel.pointerPressed()
            if isPinched { competition.cancel() }
            isPinched = false
            heldButton = button
            location = point
            let path = path(to: point)
            hover(over: path)
            host.focus.pointerPressed(button, on: path)
            competition.press(step(.pressed, point, modifiers, button, clicks: clicks), on: path)
            if button == .secondary {
                _ = path.responders((any MenuResponder).self)
                    .contains { $0.responder.openMenu(at: $0.step.point) }
            }
        case .pointerReleased(let point, let button, let modifiers):
            guard button == heldButton else { return }
            heldButton = nil
            location = point
            competition.receive(step(.released, point, modifiers, button))
            hoverIsDue()
        case .pointerLeft:
            location = nil
            host.tooltips.pointerLeft()
            hoverIsDue()
        case .pinched(let pinch):
            let event = step(.pinched(pinch), pinch.location, pinch.modifiers)
            switch pinch.phase {
            case .began:
                heldButton = nil
                competition.cancel()
                isPinched = true
                competition.press(event, on: path(to: pinch.location))
            case .changed, .ended:
                guard isPinched else { return }
                competition.receive(event)
                isPinched = pinch.phase == .changed
            case .cancelled:
                guard isPinched else { return }
                competition.cancel()
                isPinched = false
            }
        case .scrolled(let step): wheel.scroll(step, in: host) { path(to: step.location) }
        default: break
        }
        host.setDeadline(competition.deadline, for: self)
    }

    /// A press in progress.
    struct HeldPress {
        let button: PointerButton
        let location: CGPoint
    }

    /// Ends the press and the hover because a layer opened in front.
    ///
    /// - Returns: The press that this ended.
    func wasCovered() -> HeldPress? {
        let press = heldButton.flatMap { button in
            location.map { HeldPress(button: button, location: $0) }
        }
        heldButton = nil
        competition.cancel()
        handle(.pointerLeft)
        return press
    }

    /// Ends the press because it became a drag, which takes over the pointer.
    func pressBecameDrag() {
        heldButton = nil
        competition.cancel()
    }

    /// Delivers the release of a button that was pressed before this surface existed.
    func pressFromBehindEnded(at point: CGPoint) {
        let responders = path(to: point).responders((any ReleaseResponder).self)
        for (responder, step) in responders.prefix(1) { responder.pointerReleased(at: step.point) }
    }

    package func elementWasRemoved(_ element: Element) {
        competition.elementWasRemoved(element)
        followers.removeAll { $0.isWithin(element) }
    }

    private func path(to point: CGPoint) -> HitPath {
        host.map { HitPath(to: point, from: $0.rootElement) } ?? HitPath()
    }

    /// The elements under the pointer; empty while it is elsewhere.
    package var path: HitPath { location.map(path(to:)) ?? HitPath() }

    // MARK: Hovering

    /// Schedules a hover update, at most one per frame.
    private func hoverIsDue() {
        guard !isHoverDue else { return }
        isHoverDue = true
        host?.platform.requestFrame()
    }

    /// Schedules a hover update because content may have moved under a resting pointer.
    package func contentMoved() {
        if location != nil { isHoverDue = true }
    }

    /// Notifies the elements that the pointer entered, left or moved over.
    package func updateHover() {
        guard isHoverDue else { return }
        guard heldButton == nil else { return updateHeldCursor() }
        hover(over: path)
    }

    /// Updates the cursor during a press, when the pressed elements keep the pointer.
    private func updateHeldCursor() {
        guard let location else { return }
        let cursors = followers.lazy.compactMap { element in
            (element.responder as? any HoverResponder)?.cursor(at: element.fromWindow(location))
        }
        setCursor(cursors.first ?? .arrow)
    }

    private func hover(over path: HitPath) {
        isHoverDue = false
        let under = Array(path.responders((any HoverResponder).self))
        for (responder, step) in under { responder.hoverMoved(to: step.point) }
        setCursor(under.lazy.compactMap { $0.responder.cursor(at: $0.step.point) }.first ?? .arrow)
        setFollowers(under.map(\.step.element))
        if let location { host?.tooltips.pointer(at: location, over: path) }
    }

    private func setFollowers(_ new: [Element]) {
        let old = followers
        guard !old.elementsEqual(new, by: ===) else { return }
        followers = new
        for element in old where !new.contains(where: { $0 === element }) {
            (element.responder as? any HoverResponder)?.hoverChanged(false)
        }
        for element in new where !old.contains(where: { $0 === element }) {
            (element.responder as? any HoverResponder)?.hoverChanged(true)
        }
    }

    private func setCursor(_ wanted: PointerCursor) {
        guard wanted != cursor else { return }
        cursor = wanted
        host?.platform.setCursor(wanted)
    }
}

extension PointerDispatcher: DeadlineClient {
    /// Lets recognizers decide, for instance because no second tap came.
    package func deadlineReached() {
        guard let host else { return }
        competition.timePassed(to: host.platform.now)
        host.setDeadline(competition.deadline, for: self)
    }
}
