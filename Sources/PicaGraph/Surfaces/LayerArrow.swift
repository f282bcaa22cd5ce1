import Foundation
import PicaState

/// The arrow from a layer to its anchor.
package struct LayerArrow: Equatable {
    package enum Side { case top, bottom, left, right }

    /// The side of the layer that has the arrow.
    package let side: Side
    /// The position of the tip along that side, from the layer's left or top end, in points.
    package let position: CGFloat

    /// The length of the arrow, in points. A layer that may have an arrow keeps this much free on all sides.
    package static let length: CGFloat = 8
}

/// A modifier that reports changes of the surrounding layer's arrow.
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
