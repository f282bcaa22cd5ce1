import Foundation

/// Has more to say of itself when the pointer rests on it.
@MainActor package protocol TooltipResponder: Responder {
    /// - Returns: nil where there is nothing to say.
    func tooltip(at point: CGPoint) -> Tooltip?
}

/// What is said of something that the pointer rests on.
@MainActor package struct Tooltip {
    /// Whether it only repeats what cannot be read whole: what has something of its own to say goes first.
    let isRepetition: Bool
    /// Makes what is shown.
    let make: () -> Element

    package init(isRepetition: Bool, make: @escaping () -> Element) {
        self.isRepetition = isRepetition
        self.make = make
    }
}

/// Shows what things say of themselves, in front of everything and out of everybody's way, once the pointer
/// rests on one of them. It goes when the pointer leaves that, at a press, a key or a turn of the wheel, and
/// does not come back before the pointer was elsewhere.
@MainActor final class TooltipController {
    weak var host: ViewHost?
    /// What the pointer is on.
    private weak var source: Element?
    /// In the window's points.
    private var pointer = CGPoint.zero
    private var layer: SurfaceLayer?
    private var isSilent = false
    /// When one was shown last that gave way to another.
    private var lastShown = -TimeInterval.infinity

    /// How long the pointer rests first, in seconds.
    private static let rest = 0.5
    /// The same while one looks at one after the other, and how long that lasts.
    private static let next = (rest: 0.1, time: 0.5)
    /// What a pointer's picture covers below its point.
    private static let pointerHeight: CGFloat = 16

    /// - Parameters:
    ///   - point: In the window's points.
    ///   - path: What is there.
    func pointer(at point: CGPoint, over path: HitPath) {
        let found = Self.tooltip(on: path)?.element
        let isElsewhere = found !== source
        if isElsewhere {
            if layer != nil { lastShown = host?.platform.now ?? 0 }
            end()
            source = found
            isSilent = false
        }
        guard found != nil, layer == nil, !isSilent, isElsewhere || point != pointer, let host else { return }
        pointer = point
        let isNext = host.platform.now - lastShown < Self.next.time
        host.setDeadline(host.platform.now + (isNext ? Self.next.rest : Self.rest), for: self)
    }

    /// Something is done: nothing more is said of what the pointer is on.
    func silence() {
        isSilent = true
        end()
    }

    func pointerLeft() {
        end()
        source = nil
    }

    func elementWasRemoved(_ element: Element) {
        if source?.isWithin(element) == true { pointerLeft() }
    }

    private func end() {
        host?.setDeadline(nil, for: self)
        guard let layer else { return }
        self.layer = nil
        layer.surface.parent?.remove(layer)
    }

    /// What is said at the end of a path: by the innermost that has something of its own to say, or else by
    /// the innermost.
    private static func tooltip(on path: HitPath) -> (element: Element, tooltip: Tooltip)? {
        var first: (element: Element, tooltip: Tooltip)?
        for (responder, step) in path.responders((any TooltipResponder).self) {
            guard let tooltip = responder.tooltip(at: step.point) else { continue }
            if !tooltip.isRepetition { return (step.element, tooltip) }
            first = first ?? (step.element, tooltip)
        }
        return first
    }
}

extension TooltipController: DeadlineClient {
    func deadlineReached() {
        guard let host, let found = Self.tooltip(on: host.pointer.path), found.element === source else {
            return
        }
        let place = CGRect(x: pointer.x, y: pointer.y, width: 0, height: Self.pointerHeight)
        layer = host.addPassiveLayer(found.tooltip, at: place)
    }
}
