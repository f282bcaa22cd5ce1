/// What becomes of a blurred picture's numbers.
package struct BlurLook: Hashable, Sendable {
    /// Whether each pixel is divided by its alpha, so that nothing is see-through that has any colour.
    package var isOpaque = false
    /// Whether what rounding takes from a pixel is given to others, so that slow changes show no steps.
    package var isDithered = false
    /// Whether colours are mixed in proportion to light.
    package var isLinear = false

    package init() {}

    /// What is added to a pixel's sixteen bits before eight of them are taken: 128 rounds.
    /// - Parameters:
    ///   - x: Counted from a place that moves with the layer.
    @inline(__always)
    func rounding(x: Int, y: Int) -> UInt16 {
        isDithered ? Self.thresholds[(y & 3) << 2 | x & 3] : 128
    }

    /// Bayer's matrix: neighbours are rounded as differently as can be.
    private static let thresholds: [UInt16] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map {
        $0 * 16 + 8
    }
}
