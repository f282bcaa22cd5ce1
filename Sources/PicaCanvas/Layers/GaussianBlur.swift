import Dispatch
import Foundation

/// A Gaussian blur. A narrow one is exact, a wider one is three successive box averages, which come close to it.
///
/// All sums are of integers, so a pixel's result never depends on how the picture is divided. A wide blur works on
/// cells of two by two pixels and interpolates between their centers.
struct GaussianBlur: Hashable {
    /// The number of pixels, or cells, on each side for every average.
    private let passes: [Int]
    /// The curve from its center on, if it is narrow; its two sides add up to `whole`.
    private let curve: [UInt32]
    private let hasCells: Bool
    /// The distance that a color spreads, in pixels.
    let reach: Int32

    static let none = GaussianBlur()
    /// The limit for shadow offsets and for the reach of blurs, in pixels.
    static let farthest: Int32 = 512
    private static let widest: CGFloat = 150

    private static let whole: UInt32 = 1 << 15
    /// The standard deviation below which averages are too coarse, in pixels.
    private static let narrowest: CGFloat = 2
    /// The standard deviation from which linear interpolation between two cells is exact enough, in pixels.
    ///
    /// Its error is less than half of one of 255 steps.
    private static let widestWithoutCells: CGFloat = 8

    private init(passes: [Int] = [], curve: [UInt32] = [], hasCells: Bool = false) {
        self.passes = passes
        self.curve = curve
        self.hasCells = hasCells
        let reach = passes.reduce(0, +) + max(0, curve.count - 1)
        // The distance from the nearest pixel of the own cell to the farthest pixel of the next.
        self.reach = Int32(hasCells ? 2 * (reach + 1) + 1 : reach)
    }

    /// - Parameter sigma: The standard deviation in pixels. The result is `nil` if it is too small to be visible.
    init?(sigma: CGFloat) {
        guard sigma > 0.1 else { return nil }
        let sigma = min(sigma, Self.widest)
        guard sigma > Self.narrowest else {
            self.init(curve: Self.curve(sigma))
            return
        }
        // Combining pixels and interpolating them again adds a variance of one square pixel.
        let hasCells = sigma > Self.widestWithoutCells
        let variance = hasCells ? (sigma * sigma - 1) / 4 : sigma * sigma
        // An average of n pixels has a variance of (n² - 1) / 12. As many of the three averages as necessary are two
        // pixels wider to reach the wanted variance.
        let ideal = (4 * variance + 1).squareRoot()
        let narrow = max(0, Int((ideal - 1) / 2))
        let width = CGFloat(2 * narrow + 1)
        let lacking = 12 * variance - 3 * (width * width - 1)
        let wideCount = min(3, max(0, Int((lacking / (4 * width + 4)).rounded())))
        self.init(passes: (0..<3).map { $0 < wideCount ? narrow + 1 : narrow }, hasCells: hasCells)
    }

    private static func curve(_ sigma: CGFloat) -> [UInt32] {
        let heights = (0...Int((3 * sigma).rounded(.up))).map { (distance: Int) -> CGFloat in
            exp(-CGFloat(distance * distance) / (2 * sigma * sigma))
        }
        let total = heights.dropFirst().reduce(heights[0]) { $0 + 2 * $1 }
        var curve = heights.map { UInt32(($0 / total * CGFloat(whole)).rounded()) }
        // The center absorbs rounding errors, so that an even color stays unchanged.
        curve[0] = whole - 2 * curve.dropFirst().reduce(0, +)
        return curve
    }

    /// - Parameters:
    ///   - x: The picture's position, counted from a position that moves with the layer.
    func apply(to bitmap: Bitmap, _ look: BlurLook = BlurLook(), x left: Int, y top: Int) {
        guard reach > 0, let pixels = bitmap.storage.baseAddress else { return }
        let width = bitmap.width
        // With 8 more bits, as each pass rounds.
        func load(_ y: Int, _ line: Samples) {
            let row = pixels + y * width
            if look.isLinear {
                for x in 0..<width {
                    let light = LightColor.deepLight(row[x])
                    for channel in 0..<4 { line[4 * x + channel] = light[channel] }
                }
            } else {
                row.withMemoryRebound(to: UInt8.self, capacity: 4 * width) { bytes in
                    for index in 0..<4 * width { line[index] = UInt16(bytes[index]) &<< 8 }
                }
            }
        }
        func store(_ y: Int, _ line: Samples) {
            let row = pixels + y * width
            guard look != BlurLook() else {
                return row.withMemoryRebound(to: UInt8.self, capacity: 4 * width) { bytes in
                    for index in 0..<4 * width {
                        bytes[index] = UInt8(truncatingIfNeeded: (line[index] &+ 128) &>> 8)
                    }
                }
            }
            for x in 0..<width {
                var value = SIMD4(line[4 * x], line[4 * x + 1], line[4 * x + 2], line[4 * x + 3])
                if look.isOpaque { value = Self.opaque(value) }
                if look.isLinear { value = LightColor.deepEncoded(value) }
                let rounding = look.rounding(x: left + x, y: top + y)
                let bytes = SIMD4<UInt32>(truncatingIfNeeded: (value &+ rounding) &>> 8)
                row[x] = bytes.x | bytes.y &<< 8 | bytes.z &<< 16 | bytes.w &<< 24
            }
        }
        blur(width, bitmap.height, channels: 4, x: left, y: top, load, store)
    }

    /// Returns a color without its alpha; a transparent pixel stays transparent.
    private static func opaque(_ value: SIMD4<UInt16>) -> SIMD4<UInt16> {
        guard value.w > 0 else { return value }
        let whole = UInt32(255) << 8
        let divided = (SIMD4<UInt32>(truncatingIfNeeded: value) &* whole) / SIMD4(repeating: UInt32(value.w))
        return SIMD4<UInt16>(truncatingIfNeeded: pointwiseMin(divided, SIMD4(repeating: whole)))
    }

    /// Returns a picture's blurred alpha, in the order of its pixels.
    func mask(of bitmap: Bitmap, x: Int, y: Int) -> [UInt8] {
        guard reach > 0, let pixels = bitmap.storage.baseAddress else {
            return bitmap.storage.map { UInt8(truncatingIfNeeded: $0 &>> 24) }
        }
        let width = bitmap.width
        var mask = [UInt8](repeating: 0, count: bitmap.storage.count)
        mask.withUnsafeMutableBufferPointer { mask in
            blur(width, bitmap.height, channels: 1, x: x, y: y) { y, line in
                for x in 0..<width {
                    line[x] = UInt16(truncatingIfNeeded: pixels[y * width + x] &>> 16) & 0xFF00
                }
            } _: { y, line in
                for x in 0..<width { mask[y * width + x] = UInt8(truncatingIfNeeded: (line[x] &+ 128) &>> 8) }
            }
        }
        return mask
    }

    // MARK: Passes

    private typealias Samples = UnsafeMutablePointer<UInt16>

    /// - Parameters:
    ///   - x: The position of the first pixel, which determines its cell.
    ///   - load: Writes a row of samples to the pointer.
    ///   - store: Receives a row of blurred samples.
    private func blur(
        _ width: Int, _ height: Int, channels: Int, x: Int, y: Int, _ load: (_ y: Int, Samples) -> Void,
        _ store: (_ y: Int, Samples) -> Void
    ) {
        guard hasCells else {
            let row = width * channels
            let samples = Samples.allocate(capacity: row * height)
            defer { samples.deallocate() }
            for y in 0..<height { load(y, samples + y * row) }
            blur(samples, width: width, height: height, channels: channels)
            for y in 0..<height { store(y, samples + y * row) }
            return
        }
        let cells = BlurCells(width: width, height: height, channels: channels, x: x, y: y)
        cells.gather(load)
        blur(cells.samples, width: cells.columns, height: cells.rows, channels: channels)
        cells.scatter(store)
    }

    /// Blurs vertically, exchanges rows and columns, and blurs vertically again. Adjacent columns are computed in
    /// parallel.
    private func blur(_ samples: Samples, width: Int, height: Int, channels: Int) {
        let count = width * height * channels
        let spare = Samples.allocate(capacity: count)
        defer { spare.deallocate() }
        var (from, to) = (samples, spare)
        for (width, height) in [(width, height), (height, width)] {
            if !curve.isEmpty {
                weigh(from, to, columns: width * channels, rows: height)
                swap(&from, &to)
            }
            for side in passes {
                Self.average(from, to, columns: width * channels, rows: height, side)
                swap(&from, &to)
            }
            Self.exchange(from, to, width, height, channels)
            swap(&from, &to)
        }
        if from != samples { samples.update(from: from, count: count) }
    }

    private func weigh(_ from: Samples, _ to: Samples, columns: Int, rows: Int) {
        var sums = [UInt32](repeating: 0, count: columns)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<rows {
                for x in 0..<columns { sums[x] = Self.whole / 2 &+ UInt32(from[y * columns + x]) &* curve[0] }
                for distance in 1..<curve.count {
                    for row in [y - distance, y + distance] where row >= 0 && row < rows {
                        let (line, weight) = (from + row * columns, curve[distance])
                        for x in 0..<columns { sums[x] &+= UInt32(line[x]) &* weight }
                    }
                }
                for x in 0..<columns {
                    to[y * columns + x] = UInt16(truncatingIfNeeded: sums[x] &>> 15)
                }
            }
        }
    }

    private static func average(_ from: Samples, _ to: Samples, columns: Int, rows: Int, _ side: Int) {
        // Strips that stay in the processor's cache; those of large pictures run concurrently.
        let width = 512
        let strips = (columns + width - 1) / width
        nonisolated(unsafe) let (from, to) = (from, to)
        @Sendable func strip(_ number: Int) {
            let left = number * width
            average(from + left, to + left, count: min(width, columns - left), columns, rows, side)
        }
        if strips * rows < 1024 {
            for number in 0..<strips { strip(number) }
        } else {
            DispatchQueue.concurrentPerform(iterations: strips, execute: strip)
        }
    }

    /// - Parameter count: The number of columns to process.
    private static func average(
        _ from: Samples, _ to: Samples, count: Int, _ columns: Int, _ rows: Int, _ side: Int
    ) {
        let factor = 1 / Float(2 * side + 1)
        var sums = [Int32](repeating: 0, count: count)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<min(side, rows) {
                let new = from + y * columns
                for x in 0..<count { sums[x] &+= Int32(new[x]) }
            }
            // Separate loops, because compilers do not vectorize a loop with so many pointers.
            for y in 0..<rows {
                if y + side < rows {
                    let new = from + (y + side) * columns
                    for x in 0..<count { sums[x] &+= Int32(new[x]) }
                }
                let line = to + y * columns
                for x in 0..<count { line[x] = rounded(Float(sums[x]) * factor) }
                if y >= side {
                    let old = from + (y - side) * columns
                    for x in 0..<count { sums[x] &-= Int32(old[x]) }
                }
            }
        }
    }

    /// Returns the nearest integer, in a form that can be vectorized.
    ///
    /// Floats beyond 2 to the power of 23 have no fractions, and end with the integer's bits.
    @inline(__always)
    private static func rounded(_ value: Float) -> UInt16 {
        UInt16(truncatingIfNeeded: (value + 8_388_608).bitPattern)
    }

    /// Transposes rows and columns.
    private static func exchange(
        _ from: Samples, _ to: Samples, _ width: Int, _ height: Int, _ channels: Int
    ) {
        func exchange<Unit>(_ unit: Unit.Type) {
            from.withMemoryRebound(to: unit, capacity: width * height) { from in
                to.withMemoryRebound(to: unit, capacity: width * height) { to in
                    // Strips that stay in the processor's cache.
                    for left in stride(from: 0, to: width, by: 16) {
                        for y in 0..<height {
                            for x in left..<min(left + 16, width) {
                                to[x * height + y] = from[y * width + x]
                            }
                        }
                    }
                }
            }
        }
        if channels == 4 { exchange(UInt64.self) } else { exchange(UInt16.self) }
    }
}
