import Foundation

/// The preview of a drag, shown at the pointer in front of everything in a window.
@MainActor final class DragPreview {
    weak var host: ViewHost?
    private weak var drag: Drag?
    private var layer: SurfaceLayer?
    /// The position of the pointer, in the window's coordinate space.
    private var pointer = CGPoint.zero

    /// The distance from the pointer to a preview beside it, in points.
    private static let distance: CGFloat = 10

    /// Shows the preview of a drag at a point.
    ///
    /// - Parameter drag: The drag; `nil` if it is another program's, which shows its own preview.
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
