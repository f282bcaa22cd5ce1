import Foundation

/// How far beyond an element's sides its content goes on, below bars and into other room that is kept free around it.
@MainActor struct CoveredEdges {
    private(set) var insets = EdgeInsets()

    /// Looks again: bars may have come, gone or grown, and the element may stand elsewhere between them. Where that makes
    /// the element's clip another, it is painted again.
    mutating func look(around element: Element) {
        let now = element.safeAreaInsets
        guard now != insets else { return }
        insets = now
        element.clipDidChange()
    }

    /// A frame of the element with what is covered of it.
    func around(_ frame: CGRect, of element: Element) -> CGRect {
        CGRect(
            x: frame.minX - (element.direction == .rightToLeft ? insets.trailing : insets.leading),
            y: frame.minY - insets.top, width: frame.width + insets.leading + insets.trailing,
            height: frame.height + insets.top + insets.bottom)
    }
}
