/// The options for a blurred picture's colors.
package struct BlurLook: Hashable, Sendable {
    /// Whether each pixel is divided by its alpha, so that every pixel with a color is opaque.
    package var isOpaque = false
    /// Whether rounding errors are dithered, so that gradual changes have no visible steps.
    package var isDithered = false
    /// Whether colors are mixed in linear light.
    package var isLinear = false

    package init() {}

    /// Returns the value to add to a pixel's sixteen bits before the upper eight are taken: 128 rounds.
    /// - Parameters:
    ///   - x: The column, counted from a position that moves with the layer.
    @inline(__always)
    func rounding(x: Int, y: Int) -> UInt16 {
        isDithered ? Self.thresholds[(y & 3) << 2 | x & 3] : 128
    }

    /// Bayer's matrix, in which neighbors differ as much as possible.
    private static let thresholds: [UInt16] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map {
        $0 * 16 + 8
    }
}
