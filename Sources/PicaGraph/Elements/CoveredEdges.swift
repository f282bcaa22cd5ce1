import Foundation
import PicaState

/// The distance by which an element's content extends below bars and other safe areas at each side.
@MainActor struct CoveredEdges {
    private(set) var insets = EdgeInsets()

    /// Updates the insets, because bars may have changed or the element may have moved. Damages the element if its clip
    /// changed.
    mutating func look(around element: Element) {
        let now = element.safeAreaInsets
        guard now != insets else { return }
        insets = now
        element.clipDidChange()
    }

    /// Returns a frame of the element, enlarged by the covered area.
    func around(_ frame: CGRect, of element: Element) -> CGRect {
        CGRect(
            x: frame.minX - (element.direction == .rightToLeft ? insets.trailing : insets.leading),
            y: frame.minY - insets.top, width: frame.width + insets.leading + insets.trailing,
            height: frame.height + insets.top + insets.bottom)
    }
}
