import Foundation

/// How what is behind a material is blurred: halved until the bell curve is a few cells wide, mixed with its
/// neighbours there, and doubled again.
///
/// All steps are a GPU's: whole pictures, drawn with the mixing that it has for pictures out of size. A halving is the
/// average of four pixels, a doubling three parts of the own cell and one of the next, both ways, and both together
/// have a variance of a square pixel. Cells are counted from the window's corner, so what a pixel becomes never depends
/// on what is painted along with it.
package struct BackdropBlur: Equatable {
    /// The bell curve's standard deviation, in points.
    package static let radius: CGFloat = 25

    /// How often the picture is halved.
    let halvings: Int
    /// How often it is mixed with itself, moved there and back again.
    let pairs: Int
    /// How far it is moved, in cells; less than half of one.
    let offset: Float

    /// - Parameter scale: Pixels per point.
    package init(scale: CGFloat) { self.init(sigma: Self.radius * scale) }

    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma: CGFloat) {
        let sigma = min(max(sigma, 2 * Self.narrowest), Self.widest)
        halvings = Int(log2(sigma / Self.narrowest))
        let cell = CGFloat(1 << halvings)
        // What the halvings and doublings leave over, in cells.
        let variance = sigma * sigma / (cell * cell) - (1 - 1 / (cell * cell)) / 3
        // Two neighbours mixed by t and 1 - t have a variance of t (1 - t), a quarter at most.
        pairs = Int(2.01 * variance) + 1
        offset = Float((1 - (1 - 2 * variance / CGFloat(pairs)).squareRoot()) / 2)
    }

    /// In cells: with less it would show where the cells are.
    private static let narrowest: CGFloat = 1.5
    private static let widest: CGFloat = 150

    /// How many pixels around it a pixel is mixed of, at most.
    package var reach: Int32 { Int32((pairs + 2) << halvings) }
}
