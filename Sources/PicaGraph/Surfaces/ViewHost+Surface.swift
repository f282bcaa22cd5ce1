import Foundation

extension ViewHost: Surface {
    package var topElement: Element { rootElement }
    package var now: TimeInterval { platform.now }
    package func contentMoved() { pointer.contentMoved() }
}

extension Element {
    /// The window or layer that contains the element.
    package final var host: ViewHost? { surface as? ViewHost }
}

extension ViewGraph {
    /// The window that shows the graph.
    package var host: ViewHost? { surface as? ViewHost }
}
