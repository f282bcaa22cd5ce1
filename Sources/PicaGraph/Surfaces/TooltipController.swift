import Foundation

/// A responder with a tooltip.
@MainActor package protocol TooltipResponder: Responder {
    /// Returns the tooltip at a point; `nil` if there is none.
    func tooltip(at point: CGPoint) -> Tooltip?
}

/// The tooltip of an element.
@MainActor package struct Tooltip {
    /// Whether it only repeats truncated text. Tooltips with content of their own take precedence.
    let isRepetition: Bool
    /// Makes the element to show.
    let make: () -> Element

    package init(isRepetition: Bool, make: @escaping () -> Element) {
        self.isRepetition = isRepetition
        self.make = make
    }
}

/// Shows tooltips in front of everything once the pointer rests on an element.
///
/// A tooltip disappears when the pointer leaves the element or at a press, key or wheel step. It does not return before
/// the pointer has been elsewhere.
@MainActor final class TooltipController {
    weak var host: ViewHost?
    /// The element under the pointer.
    private weak var source: Element?
    /// The position of the pointer, in the window's coordinate space.
    private var pointer = CGPoint.zero
    private var layer: SurfaceLayer?
    private var isSilent = false
    /// The time at which a tooltip was last replaced because the pointer moved to another element.
    private var lastShown = -TimeInterval.infinity

    /// The time for which the pointer must rest, in seconds.
    private static let rest = 0.5
    /// The shorter rest while the user looks at tooltips in sequence, and how long that state lasts, in seconds.
    private static let next = (rest: 0.1, time: 0.5)
    /// The height of the cursor below its hot spot, in points.
    private static let pointerHeight: CGFloat = 16

    /// Notes a move of the pointer.
    ///
    /// - Parameters:
    ///   - point: The position, in the window's coordinate space.
    ///   - path: The elements there.
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

    /// Hides the tooltip after an input event, until the pointer moves to another element.
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

    /// Returns the tooltip for a path: the innermost with content of its own, else the innermost.
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
