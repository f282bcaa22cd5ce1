import Foundation
import PicaCanvas

/// How much of a symbol's lines is there while it is drawn, or taken away, as if by a pen.
struct SymbolDrawing: Equatable {
    let order: SymbolEffectConfiguration.Order
    /// From where on the lines are there, as a share of their length.
    var start = 0.0
    /// How far they are.
    var end = 1.0

    /// Leaves of a layer what is there.
    /// - Parameters:
    ///   - index: Of those that are drawn.
    ///   - count: How many there are.
    /// - Returns: How opaque it is: what has no line to be drawn comes and goes by that.
    func draw(_ layer: inout Symbol.Layer, _ index: Int, of count: Int) -> Double {
        let (start, end) = (share(start, index, count), share(end, index, count))
        guard end > start else { return 0 }
        guard case .stroke = layer.ink else { return layer.erases ? 1 : end - start }
        if start > 0 || end < 1 {
            layer.path = Path(layer.path).trimmedPath(from: CGFloat(start), to: CGFloat(end)).outline
        }
        return 1
    }

    /// How far one layer has come when all of them have come so far.
    private func share(_ whole: Double, _ index: Int, _ count: Int) -> Double {
        // How much later each begins than the one before, in parts of the time that one takes.
        let lag: Double =
            switch order {
            case .wholeSymbol: 0
            case .byLayer: 0.4
            case .individually: 1
            }
        let place = whole * (1 + lag * Double(max(count, 1) - 1)) - lag * Double(index)
        return min(max(place, 0), 1)
    }
}
