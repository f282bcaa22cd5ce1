/// A scaler for premultiplied pictures.
///
/// Every target pixel is the average of the source's area under it, or the bilinear interpolation of the nearest source
/// pixels if the picture is enlarged.
struct AreaScaler {
    let source: UnsafePointer<UInt32>?
    let sourceWidth: Int
    let sourceHeight: Int
    /// The target pixels per source pixel.
    let scaleX: Double
    let scaleY: Double
    /// Whether each target pixel is the one source pixel under its center.
    let isNearest: Bool

    init(
        source: UnsafeMutablePointer<UInt32>?, sourceWidth: Int, sourceHeight: Int, scaleX: Double,
        scaleY: Double, isNearest: Bool = false
    ) {
        self.source = UnsafePointer(source)
        self.sourceWidth = sourceWidth
        self.sourceHeight = sourceHeight
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.isNearest = isNearest
    }

    /// - Parameters:
    ///   - left: The position of the source's left edge, in target pixels.
    ///   - top: The position of its top edge.
    func draw(into target: Bitmap, left: Double, top: Double) {
        guard let source, sourceWidth > 0, sourceHeight > 0, scaleX > 0, scaleY > 0 else { return }
        guard !isNearest else { return drawNearest(source, into: target, left: left, top: top) }
        let columns = Self.weights(
            count: target.width, offset: left, scale: scaleX, sourceCount: sourceWidth)
        let rows = Self.weights(
            count: target.height, offset: top, scale: scaleY, sourceCount: sourceHeight)
        for y in 0..<target.height {
            for x in 0..<target.width {
                var sum = SIMD4<Float>.zero
                for row in rows[y] {
                    let line = source + row.index * sourceWidth
                    for column in columns[x] {
                        let pixel = line[column.index]
                        let channels = SIMD4<Float>(
                            Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF),
                            Float(pixel >> 24))
                        sum += channels * (row.weight * column.weight)
                    }
                }
                let bytes = (sum + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
                target.storage[y * target.width + x] =
                    UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
                    | UInt32(bytes[3]) << 24
            }
        }
    }

    private func drawNearest(
        _ source: UnsafePointer<UInt32>, into target: Bitmap, left: Double, top: Double
    ) {
        func index(_ pixel: Int, _ offset: Double, _ scale: Double, _ count: Int) -> Int {
            Int(min(max(((Double(pixel) + 0.5 - offset) / scale).rounded(.down), 0), Double(count - 1)))
        }
        let columns = (0..<target.width).map { index($0, left, scaleX, sourceWidth) }
        for y in 0..<target.height {
            let line = source + index(y, top, scaleY, sourceHeight) * sourceWidth
            for x in 0..<target.width { target.storage[y * target.width + x] = line[columns[x]] }
        }
    }

    private struct Weight {
        var index: Int
        var weight: Float
    }

    /// Returns the source samples that each target pixel averages. Enlarged pictures get a window of one source pixel
    /// around the center, which is bilinear interpolation.
    private static func weights(
        count: Int, offset: Double, scale: Double, sourceCount: Int
    ) -> [[Weight]] {
        (0..<count).map { pixel in
            var low = (Double(pixel) - offset) / scale
            var high = (Double(pixel) + 1 - offset) / scale
            var clampsToEdge = false
            if high - low < 1 {
                let centre = (low + high) / 2
                (low, high) = (centre - 0.5, centre + 0.5)
                clampsToEdge = true
            }
            var result: [Weight] = []
            let first = max(-1, Int(max(low.rounded(.down), -1)))
            let last = min(sourceCount, Int(min(high.rounded(.up), Double(sourceCount) + 1)))
            for index in first..<max(first, last + 1) {
                let covered = min(high, Double(index) + 1) - max(low, Double(index))
                guard covered > 0 else { continue }
                let weight = Float(covered / (high - low))
                if index >= 0 && index < sourceCount {
                    result.append(Weight(index: index, weight: weight))
                } else if clampsToEdge {
                    result.append(Weight(index: min(max(index, 0), sourceCount - 1), weight: weight))
                }
            }
            return result
        }
    }
}
