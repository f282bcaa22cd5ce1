import Foundation

/// Blurs pictures by a bell curve: a narrow one itself, and else three averages in a row, which are all
/// but one. All sums are of whole numbers, so a pixel's result never depends on where the picture is cut.
struct GaussianBlur: Hashable {
    /// How many pixels to each side every average takes in.
    private let passes: [Int]
    /// The curve from its middle on, where it is narrow; its two sides add up to `whole`.
    private let curve: [UInt32]
    /// How many pixels it carries a colour.
    let reach: Int32

    static let none = GaussianBlur()
    /// Shadows are moved, and blurs reach, no farther than this, in pixels.
    static let farthest: Int32 = 512
    private static let widest: CGFloat = 150

    private static let whole: UInt32 = 1 << 15
    /// Below this, in pixels, averages are too coarse.
    private static let narrowest: CGFloat = 2

    private init(passes: [Int] = [], curve: [UInt32] = []) {
        self.passes = passes
        self.curve = curve
        reach = Int32(passes.reduce(0, +) + max(0, curve.count - 1))
    }

    /// - Parameter sigma: The standard deviation in pixels. Nil where it is too small to be seen.
    init?(sigma: CGFloat) {
        guard sigma > 0.1 else { return nil }
        let sigma = min(sigma, Self.widest)
        guard sigma > Self.narrowest else {
            self.init(curve: Self.curve(sigma))
            return
        }
        // An average of n pixels has a variance of (n² - 1) / 12; as many of the three as it takes to
        // meet the wanted one are of two pixels more.
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        let narrow = max(0, Int((ideal - 1) / 2))
        let width = CGFloat(2 * narrow + 1)
        let lacking = 12 * sigma * sigma - 3 * (width * width - 1)
        let wideCount = min(3, max(0, Int((lacking / (4 * width + 4)).rounded())))
        self.init(passes: (0..<3).map { $0 < wideCount ? narrow + 1 : narrow })
    }

    private static func curve(_ sigma: CGFloat) -> [UInt32] {
        let heights = (0...Int((3 * sigma).rounded(.up))).map { (distance: Int) -> CGFloat in
            exp(-CGFloat(distance * distance) / (2 * sigma * sigma))
        }
        let total = heights.dropFirst().reduce(heights[0]) { $0 + 2 * $1 }
        var curve = heights.map { UInt32(($0 / total * CGFloat(whole)).rounded()) }
        // What rounding left over, so that an even colour stays as it is.
        curve[0] = whole - 2 * curve.dropFirst().reduce(0, +)
        return curve
    }

    /// - Parameters:
    ///   - x: Where the picture stands, counted from a place that moves with the layer.
    func apply(to bitmap: Bitmap, _ look: BlurLook = BlurLook(), x left: Int = 0, y top: Int = 0) {
        guard reach > 0, bitmap.width > 0, bitmap.height > 0 else { return }
        let (width, height) = (bitmap.width, bitmap.height)
        // With 8 more bits, as each pass rounds.
        var rows = bitmap.storage.map { pixel in
            if look.isLinear { return LightColor.deepLight(pixel) }
            return SIMD4<UInt16>(
                truncatingIfNeeded: SIMD4<UInt32>(
                    pixel & 0xFF, pixel &>> 8 & 0xFF, pixel &>> 16 & 0xFF, pixel &>> 24)) &<< 8
        }
        var spare = [SIMD4<UInt16>](repeating: .zero, count: rows.count)
        rows.withUnsafeMutableBufferPointer { rows in
            spare.withUnsafeMutableBufferPointer { spare in
                var (from, to) = (rows, spare)
                if !curve.isEmpty {
                    weigh(from, to, line: width, lines: height, step: 1, next: width)
                    weigh(to, from, line: height, lines: width, step: width, next: 1)
                }
                for side in passes {
                    for row in 0..<height { Self.across(from, to, row * width, width, side) }
                    swap(&from, &to)
                }
                for side in passes {
                    Self.down(from, to, width, height, side)
                    swap(&from, &to)
                }
                let isPlain = look == BlurLook()
                for (index, value) in zip(bitmap.storage.indices, from) {
                    var value = value
                    var rounding: UInt16 = 128
                    if !isPlain {
                        if look.isOpaque { value = Self.opaque(value) }
                        if look.isLinear { value = LightColor.deepEncoded(value) }
                        rounding = look.rounding(x: left + index % width, y: top + index / width)
                    }
                    let bytes = SIMD4<UInt32>(truncatingIfNeeded: (value &+ rounding) &>> 8)
                    bitmap.storage[index] =
                        bytes.x | bytes.y &<< 8 | bytes.z &<< 16 | bytes.w &<< 24
                }
            }
        }
    }

    /// A colour without its alpha; nothing stays nothing.
    private static func opaque(_ value: SIMD4<UInt16>) -> SIMD4<UInt16> {
        guard value.w > 0 else { return value }
        let whole = UInt32(255) << 8
        let divided = (wide(value) &* whole) / SIMD4(repeating: UInt32(value.w))
        return SIMD4<UInt16>(truncatingIfNeeded: pointwiseMin(divided, SIMD4(repeating: whole)))
    }

    private typealias Samples = UnsafeMutableBufferPointer<SIMD4<UInt16>>

    /// - Parameters:
    ///   - line: How many pixels a line has, `step` from one another.
    ///   - next: From one line to the next.
    private func weigh(_ from: Samples, _ to: Samples, line: Int, lines: Int, step: Int, next: Int) {
        for start in stride(from: 0, to: lines * next, by: next) {
            for x in 0..<line {
                let place = start + x * step
                var sum = Self.wide(from[place]) &* curve[0]
                for distance in 1..<curve.count {
                    if x >= distance { sum &+= Self.wide(from[place - distance * step]) &* curve[distance] }
                    if x + distance < line {
                        sum &+= Self.wide(from[place + distance * step]) &* curve[distance]
                    }
                }
                to[place] = SIMD4<UInt16>(truncatingIfNeeded: (sum &+ Self.whole / 2) &>> 15)
            }
        }
    }

    private static func across(_ from: Samples, _ to: Samples, _ start: Int, _ count: Int, _ side: Int) {
        let factor = 1 / Float(2 * side + 1)
        var sum = SIMD4<UInt32>.zero
        for x in 0..<min(side, count) { sum &+= wide(from[start + x]) }
        for x in 0..<count {
            if x + side < count { sum &+= wide(from[start + x + side]) }
            to[start + x] = rounded(sum, factor)
            if x >= side { sum &-= wide(from[start + x - side]) }
        }
    }

    /// A row at a time, as memory lies.
    private static func down(_ from: Samples, _ to: Samples, _ width: Int, _ height: Int, _ side: Int) {
        let factor = 1 / Float(2 * side + 1)
        var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
        for y in 0..<min(side, height) {
            for x in 0..<width { sums[x] &+= wide(from[y * width + x]) }
        }
        for y in 0..<height {
            if y + side < height {
                for x in 0..<width { sums[x] &+= wide(from[(y + side) * width + x]) }
            }
            for x in 0..<width { to[y * width + x] = rounded(sums[x], factor) }
            if y >= side {
                for x in 0..<width { sums[x] &-= wide(from[(y - side) * width + x]) }
            }
        }
    }

    @inline(__always)
    private static func wide(_ value: SIMD4<UInt16>) -> SIMD4<UInt32> {
        SIMD4<UInt32>(truncatingIfNeeded: value)
    }

    @inline(__always)
    private static func rounded(_ sum: SIMD4<UInt32>, _ factor: Float) -> SIMD4<UInt16> {
        func lane(_ value: UInt32) -> UInt16 {
            UInt16(truncatingIfNeeded: Int32(Float(Int32(truncatingIfNeeded: value)) * factor + 0.5))
        }
        return SIMD4(lane(sum.x), lane(sum.y), lane(sum.z), lane(sum.w))
    }
}
