import Foundation

/// Shows what a drag looks like with the pointer, in front of everything in a window.
@MainActor final class DragPreview {
    weak var host: ViewHost?
    private weak var drag: Drag?
    private var layer: SurfaceLayer?
    /// In the window's points.
    private var pointer = CGPoint.zero

    /// From the pointer to what stands beside it, in points.
    private static let distance: CGFloat = 10

    /// - Parameter drag: nil where something of another program's is dragged, which shows itself.
    func show(_ drag: Drag?, at point: CGPoint) {
        if self.drag !== drag { end() }
        guard let host, let drag, let make = drag.preview else { return }
        pointer = point
        if layer == nil {
            guard let element = make() else { return }
            self.drag = drag
            layer = host.addPassiveLayer(element) { [weak self] in self?.place ?? .zero }
            layer?.placement = .held
        }
        host.platform.requestFrame()
    }

    private var place: CGRect {
        guard let grip = drag?.grip else {
            return CGRect(origin: pointer, size: .zero).offsetBy(dx: Self.distance, dy: Self.distance)
        }
        return CGRect(origin: CGPoint(x: pointer.x - grip.x, y: pointer.y - grip.y), size: .zero)
    }

    func end() {
        drag = nil
        guard let layer else { return }
        self.layer = nil
        layer.surface.parent?.remove(layer)
    }
}
