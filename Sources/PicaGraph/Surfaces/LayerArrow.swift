import Foundation

/// What points from a layer to what it stands beside.
package struct LayerArrow: Equatable {
    package enum Side { case top, bottom, left, right }

    /// On which side of the layer it is.
    package let side: Side
    /// Its tip's place along that side, from the layer's left or upper end, in points.
    package let position: CGFloat

    /// From its base to its tip, in points. A layer that may have one leaves so much free on all sides.
    package static let length: CGFloat = 8
}

/// Hands on which arrow the layer around has, each time that it has another.
package struct LayerArrowReader {
    let action: (LayerArrow?) -> Void

    nonisolated package init(_ action: @escaping (LayerArrow?) -> Void) { self.action = action }
}

extension LayerArrowReader: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> LayerArrowBehavior { LayerArrowBehavior(element, self) }
}

package final class LayerArrowBehavior: ElementBehavior, ViewportClient {
    package unowned let element: Element
    private var reader: LayerArrowReader
    private var arrow: LayerArrow?
    private var isFollowing = false

    init(_ element: Element, _ reader: LayerArrowReader) {
        self.element = element
        self.reader = reader
    }

    package func update(_ value: LayerArrowReader, _ environment: EnvironmentValues) { reader = value }

    package func placeChildren() {
        placeContents()
        guard !isFollowing, let host = element.host else { return }
        isFollowing = true
        host.addViewportClient(self)
        viewportDidChange()
    }

    package func viewportDidChange() {
        guard let host = element.host, host.arrow != arrow else { return }
        arrow = host.arrow
        element.graph.after { [reader, arrow] in reader.action(arrow) }
    }
}
