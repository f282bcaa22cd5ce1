import Foundation

/// A short-lived message beside the caret that explains why an action does not happen.
///
/// It is in front of everything and takes no input. It disappears at the next press, key or wheel step, or after a
/// timeout.
@MainActor final class CaretMessage: DeadlineClient {
    weak var host: ViewHost?
    private var layer: SurfaceLayer?

    /// The time to read the message, in seconds.
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
    /// Shows a message until the next input or for a few seconds.
    ///
    /// - Parameter place: The rectangle to show it beside, in the window's coordinate space.
    package func showCaretMessage(_ notice: Tooltip, at place: CGRect) {
        caretMessage.show(notice, at: place)
    }

    /// Shows a tooltip in a layer that takes no input.
    func addPassiveLayer(_ tooltip: Tooltip, at place: CGRect) -> SurfaceLayer {
        addPassiveLayer(tooltip.make()) { place }
    }

    /// Shows an element in a layer that takes no input.
    func addPassiveLayer(_ element: Element, at place: @escaping () -> CGRect) -> SurfaceLayer {
        let made = SurfaceLayer(of: self, role: .passive)
        made.anchor = place
        made.surface.rootElement.setChildren([element])
        (parent ?? self).add(made)
        return made
    }
}
