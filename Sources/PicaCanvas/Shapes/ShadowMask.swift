import Foundation

/// The blurred mask of a rounded rectangle.
enum ShadowMask {
    /// - Parameters:
    ///   - width: The rectangle's width in pixels; the mask is larger by `2 * reach` in both directions.
    ///   - reach: The extent of the blur beyond the edge, in pixels.
    static func make(
        width: Int, height: Int, radius: CGFloat, reach: Int, raster: PathRaster
    ) -> [UInt32] {
        let rect = CGRect(x: reach, y: reach, width: width, height: height)
        var path = CanvasPath()
        path.addRoundedRect(rect, radius: radius)
        let outlines = PathRaster.Outlines([PathLayer(path)], .identity)
        let fullWidth = width + 2 * reach
        let fullHeight = height + 2 * reach
        let sharp = raster.mask(
            outlines, in: PixelRect(x: 0, y: 0, width: Int32(fullWidth), height: Int32(fullHeight)))
        let kernel = gaussian(reach)
        var rows = [Float](repeating: 0, count: fullWidth * fullHeight)
        for y in 0..<fullHeight {
            for x in 0..<fullWidth {
                var sum: Float = 0
                for step in max(0, x - reach)...min(fullWidth - 1, x + reach) {
                    sum += Float(sharp.coverage[y * fullWidth + step]) * kernel[abs(step - x)]
                }
                rows[y * fullWidth + x] = sum
            }
        }
        var result = [UInt32](repeating: 0, count: fullWidth * fullHeight)
        for y in 0..<fullHeight {
            for x in 0..<fullWidth {
                var sum: Float = 0
                for step in max(0, y - reach)...min(fullHeight - 1, y + reach) {
                    sum += rows[step * fullWidth + x] * kernel[abs(step - y)]
                }
                result[y * fullWidth + x] = UInt32(min(255, max(0, sum + 0.5))) &* 0x0101_0101
            }
        }
        return result
    }

    /// Returns half of a Gaussian that almost ends at `reach`; both halves add up to 1.
    private static func gaussian(_ reach: Int) -> [Float] {
        let sigma = max(0.5, Float(reach) / 2)
        var half = (0...max(0, reach)).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
        let total = half[0] + 2 * half.dropFirst().reduce(0, +)
        for index in half.indices { half[index] /= total }
        return half
    }
}
