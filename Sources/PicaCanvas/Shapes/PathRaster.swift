import Foundation
import PicaFoundation

/// A mask of 8-bit coverage, with the position of its first pixel.
struct ShapeMask {
    var rect: PixelRect
    var coverage: [UInt8]

    static let empty = ShapeMask(rect: PixelRect(x: 0, y: 0, width: 0, height: 0), coverage: [])

    /// The mask as premultiplied white.
    var pixels: [UInt32] { coverage.map { UInt32($0) &* 0x0101_0101 } }

    /// The mask as a bitmap of premultiplied white.
    var bitmap: Bitmap {
        let bitmap = Bitmap(width: Int(rect.width), height: Int(rect.height))
        for (index, coverage) in zip(bitmap.storage.indices, coverage) {
            bitmap.storage[index] = UInt32(coverage) &* 0x0101_0101
        }
        return bitmap
    }
}

/// A rasterizer from paths to masks, with exact area coverage, for outlines of any size and any number of edges.
///
/// Each edge adds, to the pixels right of it, how much of their row it passes. Accumulated along a row, the sums are
/// the winding number of each pixel, weighted by the covered part.
final class PathRaster {
    /// The sums that edges add to, row by row, with two extra columns.
    private var sums: [Float] = []
    /// The reused memory for glyphs and their pixels.
    private var glyph = PathOutline()
    private var pixels: [UInt32] = []

    /// Outlines ready for rasterization.
    struct Outlines {
        var layers: [(outline: PathOutline, operation: PathLayer.Operation)] = []
        /// The bounding box of the mask, in pixels.
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

        /// - Parameter transform: The transform from the paths' points to pixels.
        init(_ layers: [PathLayer], _ transform: CGAffineTransform) {
            for layer in layers { add(layer, transform) }
        }

        /// Creates the outlines of flattened polygons.
        init(_ polylines: [Polyline], _ transform: CGAffineTransform) {
            guard let outline = PathOutline(polylines, transform) else { return }
            bounds = outline.pixelBounds
            layers = [(outline, .add)]
        }

        mutating func add(_ layer: PathLayer, _ transform: CGAffineTransform) {
            guard let outline = PathOutline(layer, transform) else { return }
            if layer.operation == .add { bounds = bounds.union(outline.pixelBounds) }
            layers.append((outline, layer.operation))
        }
    }

    /// - Parameter rect: The requested pixels.
    func mask(_ outlines: Outlines, in rect: PixelRect) -> ShapeMask {
        guard !rect.isEmpty else { return .empty }
        let coverage = [UInt8](unsafeUninitializedCapacity: rect.area) { result, count in
            count = rect.area
            guard let result = result.baseAddress else { return }
            if outlines.layers.isEmpty { result.initialize(repeating: 0, count: count) }
            for (index, layer) in outlines.layers.enumerated() {
                add(layer.outline, rect)
                let isAntialiased = layer.outline.isAntialiased
                let isFirst = index == 0
                guard !isFirst || layer.operation == .erase || !isAntialiased || layer.outline.isEvenOdd
                else {
                    forEachCoverage(rect, isEvenOdd: false) { result[$0] = UInt8(truncatingIfNeeded: $1) }
                    continue
                }
                if isFirst { result.initialize(repeating: 0, count: count) }
                forEachCoverage(rect, isEvenOdd: layer.outline.isEvenOdd) { place, covered in
                    let own = isAntialiased ? covered : covered < 128 ? 0 : 255
                    let below = UInt32(result[place])
                    let value =
                        switch layer.operation {
                        case .add: below + (own * (255 - below) + 127) / 255
                        case .erase: (below * (255 - own) + 127) / 255
                        }
                    result[place] = UInt8(truncatingIfNeeded: value)
                }
            }
        }
        return ShapeMask(rect: rect, coverage: coverage)
    }

    /// Draws small flattened polygons, such as a letter, without keeping any of them.
    /// - Parameters:
    ///   - largest: The longest side to draw, in pixels.
    ///   - body: Receives the pixels, premultiplied white, and their position. It is not called if they are empty or
    ///     too large.
    func draw<Result>(
        _ polylines: [Polyline], _ transform: CGAffineTransform, _ contrast: GlyphContrast, largest: Int32,
        _ body: (UnsafeBufferPointer<UInt32>, PixelRect) -> Result
    ) -> Result? {
        guard glyph.refill(polylines, transform) else { return nil }
        let rect = glyph.pixelBounds
        guard !rect.isEmpty, max(rect.width, rect.height) <= largest else { return nil }
        add(glyph, rect)
        let count = rect.area
        if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
        return contrast.withTable { table in
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let result = pixels.baseAddress else { return nil }
                forEachCoverage(rect, isEvenOdd: false) {
                    result[$0] = UInt32(table[Int($1)]) &* 0x0101_0101
                }
                return body(UnsafeBufferPointer(start: result, count: count), rect)
            }
        }
    }

    @inline(__always)
    private func forEachCoverage(_ rect: PixelRect, isEvenOdd: Bool, _ body: (Int, UInt32) -> Void) {
        let (width, stride) = (Int(rect.width), Int(rect.width) + 2)
        sums.withUnsafeBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            var place = 0
            for row in 0..<Int(rect.height) {
                var winding: Float = 0
                for column in 0..<width {
                    winding += sums[row * stride + column]
                    var covered = abs(winding)
                    if isEvenOdd {
                        covered = covered.truncatingRemainder(dividingBy: 2)
                        if covered > 1 { covered = 2 - covered }
                    } else {
                        covered = min(covered, 1)
                    }
                    // Floats beyond 2 to the power of 23 have no fractions, and end with the integer's bits.
                    body(place, (covered * 255 + 8_388_608).bitPattern & 0xFF)
                    place += 1
                }
            }
        }
    }

    private func add(_ outline: PathOutline, _ rect: PixelRect) {
        let stride = Int(rect.width) + 2
        let count = stride * Int(rect.height)
        if sums.count >= count {
            sums.withUnsafeMutableBufferPointer { $0.prefix(count).update(repeating: 0) }
        } else {
            sums = [Float](repeating: 0, count: count)
        }
        let origin = SIMD2(Double(rect.minX), Double(rect.minY))
        let height = Double(rect.height)
        let width = Double(rect.width)
        sums.withUnsafeMutableBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            for edge in outline.edges {
                var (from, to) = (edge.start - origin, edge.end - origin)
                let isDown = from.y < to.y
                if !isDown { swap(&from, &to) }
                guard to.y > 0, from.y < height, min(from.x, to.x) < width else { continue }
                let slope = (to.x - from.x) / (to.y - from.y)
                let last = min(to.y, height)
                var y = max(from.y, 0)
                var x = from.x + (y - from.y) * slope
                var row = Int(y)
                while y < last {
                    let nextY = min(Double(row + 1), last)
                    // Computed from the end, so that no error accumulates along the edge.
                    let nextX = nextY == to.y ? to.x : from.x + (nextY - from.y) * slope
                    let amount = isDown ? nextY - y : y - nextY
                    Self.add(amount, from: min(x, nextX), to: max(x, nextX), sums + row * stride, width)
                    (x, y) = (nextX, nextY)
                    row += 1
                }
            }
        }
    }

    /// Adds a segment of an edge within one row.
    /// - Parameters:
    ///   - amount: The part of the row's height that it passes, negative upward.
    ///   - line: The row's sums, with two extra columns.
    @inline(__always)
    private static func add(
        _ amount: Double, from start: Double, to end: Double,
        _ line: UnsafeMutablePointer<Float>, _ width: Double
    ) {
        var (amount, start, end) = (amount, start, end)
        if end <= 0 {
            line[0] += Float(amount)
            return
        }
        // The part left of the first column covers it completely; the part right of the last one does not cover it.
        if start < 0 {
            let part = amount * -start / (end - start)
            line[0] += Float(part)
            amount -= part
            start = 0
        }
        guard start < width else { return }
        if end > width {
            amount *= (width - start) / (end - start)
            end = width
        }
        let first = Int(start)
        // Rounded up without a call of the C library.
        let below = Int(end)
        let past = Double(below) < end ? below + 1 : below
        if past <= first + 1 {
            let right = ((start + end) / 2 - Double(first)) * amount
            line[first] += Float(amount - right)
            line[first + 1] += Float(right)
            return
        }
        // Within a column the edge covers a trapezoid: the average of the amounts passed at the column's ends.
        let slope = amount / (end - start)
        var before = 0.0
        var passed = 0.0
        for column in first..<past {
            let right = min(Double(column + 1), end)
            let left = max(Double(column), start)
            let step = slope * (right - left)
            // The part of this column right of the edge, for the amount passed in it.
            let own = step * (Double(column + 1) - (left + right) / 2)
            let covered = passed + own
            line[column] += Float(covered - before)
            before = covered
            passed += step
        }
        line[past] += Float(amount - before)
    }
}
