import Foundation

/// Says at once at a place why something that was asked for does not happen, in front of everything and out of
/// everybody's way. What is said goes at the next press, key or turn of the wheel, and when there was time to read it.
@MainActor final class CaretMessage: DeadlineClient {
    weak var host: ViewHost?
    private var layer: SurfaceLayer?

    /// How long there is time to read, in seconds.
    private static let time = 6.0

    func show(_ tooltip: Tooltip, at place: CGRect) {
        end()
        guard let host else { return }
        layer = host.addPassiveLayer(tooltip, at: place)
        host.setDeadline(host.platform.now + Self.time, for: self)
    }

    func end() {
        guard let layer else { return }
        self.layer = nil
        host?.setDeadline(nil, for: self)
        layer.surface.parent?.remove(layer)
    }

    func deadlineReached() { end() }
}

extension ViewHost {
    /// Says something until something is done or a few seconds have passed.
    /// - Parameter place: What it stands beside, in the window's points.
    package func showCaretMessage(_ notice: Tooltip, at place: CGRect) {
        caretMessage.show(notice, at: place)
    }

    /// Shows something in front that is only seen.
    func addPassiveLayer(_ tooltip: Tooltip, at place: CGRect) -> SurfaceLayer {
        addPassiveLayer(tooltip.make()) { place }
    }

    /// Shows something in front that is only seen.
    func addPassiveLayer(_ element: Element, at place: @escaping () -> CGRect) -> SurfaceLayer {
        let made = SurfaceLayer(of: self, role: .passive)
        made.anchor = place
        made.surface.rootElement.setChildren([element])
        (parent ?? self).add(made)
        return made
    }
}
