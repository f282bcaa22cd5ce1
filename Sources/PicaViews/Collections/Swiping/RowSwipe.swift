import Foundation
import Observation
import PicaGraph

/// How far a row is swiped aside.
@MainActor @Observable final class RowSwipe {
    /// In points against the direction of reading: more than 0 shows the trailing buttons, less the leading ones.
    private(set) var shift: CGFloat = 0
    /// How wide the buttons are that are seen, in points.
    var buttonsWidth: CGFloat = 0

    /// The side whose buttons are seen.
    var edge: HorizontalEdge? { shift == 0 ? nil : shift > 0 ? .trailing : .leading }

    /// Where a step leads.
    /// - Parameters:
    ///   - step: In points, as `shift` counts.
    ///   - sides: Where there are buttons.
    ///   - width: The row's.
    func target(of step: CGFloat, _ sides: Set<HorizontalEdge>, width: CGFloat) -> CGFloat {
        // One side's buttons go before the other's come.
        let least = sides.contains(.leading) && shift <= 0 ? -width : 0
        let most = sides.contains(.trailing) && shift >= 0 ? width : 0
        return min(max(shift + step, least), most)
    }

    func move(to shift: CGFloat) { self.shift = shift }

    /// Shows all of the buttons.
    func open() {
        let width = shift > 0 ? buttonsWidth : -buttonsWidth
        withAnimation(.snappy(duration: 0.25)) { shift = width }
    }

    /// Takes the buttons away.
    func close() {
        if shift != 0 { withAnimation(.snappy(duration: 0.25)) { shift = 0 } }
    }
}
