import Foundation
import Observation
import PicaControls
import PicaState

/// The state of a row that is swiped aside.
@MainActor @Observable final class RowSwipe {
    /// The offset in points against the reading direction. Positive values show the trailing buttons, negative ones the
    /// leading buttons.
    private(set) var shift: CGFloat = 0
    /// The width of the visible buttons, in points.
    var buttonsWidth: CGFloat = 0

    /// The edge whose buttons are visible.
    var edge: HorizontalEdge? { shift == 0 ? nil : shift > 0 ? .trailing : .leading }

    /// Returns the offset that a step leads to.
    /// - Parameters:
    ///   - step: The step in points, in the direction of `shift`.
    ///   - sides: The edges that have buttons.
    ///   - width: The width of the row.
    func target(of step: CGFloat, _ sides: Set<HorizontalEdge>, width: CGFloat) -> CGFloat {
        // The buttons of one edge disappear before those of the other appear.
        let least = sides.contains(.leading) && shift <= 0 ? -width : 0
        let most = sides.contains(.trailing) && shift >= 0 ? width : 0
        return min(max(shift + step, least), most)
    }

    func move(to shift: CGFloat) { self.shift = shift }

    /// Shows the buttons completely.
    func open() {
        let width = shift > 0 ? buttonsWidth : -buttonsWidth
        withAnimation(.settling) { shift = width }
    }

    /// Hides the buttons.
    func close() {
        if shift != 0 { withAnimation(.settling) { shift = 0 } }
    }
}
