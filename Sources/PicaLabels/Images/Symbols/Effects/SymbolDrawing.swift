import Foundation
import PicaCanvas
import PicaDrawing

/// The part of a symbol's lines that is visible while they are drawn or erased as by a pen.
struct SymbolDrawing: Equatable {
    let order: SymbolEffectConfiguration.Order
    /// The start of the visible part, as a fraction of the lines' length.
    var start = 0.0
    /// The end of the visible part.
    var end = 1.0

    /// Cuts a layer to its visible part.
    /// - Parameters:
    ///   - index: The index of the layer among those drawn.
    ///   - count: The number of such layers.
    /// - Returns: The opacity of the layer: layers without lines fade instead.
    func draw(_ layer: inout Symbol.Layer, _ index: Int, of count: Int) -> Double {
        let (start, end) = (share(start, index, count), share(end, index, count))
        guard end > start else { return 0 }
        guard case .stroke = layer.ink else { return layer.erases ? 1 : end - start }
        if start > 0 || end < 1 {
            layer.path = Path(layer.path).trimmedPath(from: CGFloat(start), to: CGFloat(end)).outline
        }
        return 1
    }

    /// Returns the progress of a layer, given the progress of the whole symbol.
    private func share(_ whole: Double, _ index: Int, _ count: Int) -> Double {
        // The delay of each layer after the one before, as a fraction of a layer's time.
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
