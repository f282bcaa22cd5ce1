import Foundation

/// The parameters of the backdrop blur under a material.
///
/// The picture is halved until the Gaussian is a few cells wide, mixed with its neighbors there, and doubled again. All
/// steps run on a GPU: whole pictures, drawn with its bilinear filtering. A halving is the average of four pixels. A
/// doubling is three parts of the own cell and one of the next, in both directions. Both together have a variance of a
/// square pixel. Cells are counted from the window's corner, so a pixel never depends on what is painted together with
/// it.
package struct BackdropBlur: Equatable {
    /// The Gaussian's standard deviation, in points.
    package static let radius: CGFloat = 25

    /// The number of halvings.
    let halvings: Int
    /// The number of times the picture is mixed with itself, moved there and back.
    let pairs: Int
    /// The distance of the move, in cells; less than half of one.
    let offset: Float

    /// - Parameter scale: The pixels per point.
    package init(scale: CGFloat) { self.init(sigma: Self.radius * scale) }

    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma: CGFloat) {
        let sigma = min(max(sigma, 2 * Self.narrowest), Self.widest)
        halvings = Int(log2(sigma / Self.narrowest))
        let cell = CGFloat(1 << halvings)
        // The remaining variance after halvings and doublings, in cells.
        let variance = sigma * sigma / (cell * cell) - (1 - 1 / (cell * cell)) / 3
        // Two neighbors mixed by t and 1 - t have a variance of t (1 - t), at most a quarter.
        pairs = Int(2.01 * variance) + 1
        offset = Float((1 - (1 - 2 * variance / CGFloat(pairs)).squareRoot()) / 2)
    }

    /// The smallest deviation in cells; below it the cells would be visible.
    private static let narrowest: CGFloat = 1.5
    private static let widest: CGFloat = 150

    /// The largest distance of the pixels that a pixel is mixed from.
    package var reach: Int32 { Int32((pairs + 2) << halvings) }
}
