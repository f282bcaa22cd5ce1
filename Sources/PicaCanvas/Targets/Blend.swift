/// The inner loops of the software target: premultiplied source over destination, four pixels at a time in 16-bit
/// lanes.
///
/// One formula serves whole groups and the rest of a row, so a pixel's result never depends on where a clip divides the
/// row.
///
/// Without optimization a vector's sums and products are one instruction, but its shifts and masks loop over lanes, and
/// so does the conversion of a scalar operand. Hence constants are vectors, and shifts and masks have two lanes.
enum Blend {
    private typealias Pixels = SIMD4<UInt32>
    private typealias Lanes = SIMD8<UInt16>
    private typealias Halves = SIMD2<UInt64>

    /// Draws rows of a texture multiplied by a tint.
    static func texture(
        _ source: UnsafePointer<UInt32>, sourceStride: Int, _ target: UnsafeMutablePointer<UInt32>,
        targetStride: Int, width: Int, height: Int, tint: UInt32
    ) {
        let low = tintLanes(tint, shift: 0)
        let high = tintLanes(tint, shift: 8)
        var source = source
        var target = target
        for _ in 0..<height {
            var x = 0
            while x &+ 4 <= width {
                let pixels = load(source + x)
                if isAnySet(pixels) {
                    store(textured(pixels, over: load(target + x), low, high), target + x)
                }
                x &+= 4
            }
            if x < width {
                let rest = width &- x
                let pixels = load(source + x, count: rest)
                let result = textured(pixels, over: load(target + x, count: rest), low, high)
                store(result, target + x, count: rest)
            }
            source += sourceStride
            target += targetStride
        }
    }

    /// Draws rows of a mask, whose four channels are its coverage, in an opaque color.
    ///
    /// It is mostly used for text, and takes half the work of `texture`.
    static func mask(
        _ source: UnsafePointer<UInt32>, sourceStride: Int, _ target: UnsafeMutablePointer<UInt32>,
        targetStride: Int, width: Int, height: Int, color: UInt32
    ) {
        let low = tintLanes(color, shift: 0)
        let high = tintLanes(color, shift: 8)
        var source = source
        var target = target
        for _ in 0..<height {
            var x = 0
            while x &+ 4 <= width {
                let pixels = load(source + x)
                if isAnySet(pixels) {
                    store(covered(pixels, over: load(target + x), low, high), target + x)
                }
                x &+= 4
            }
            if x < width {
                let rest = width &- x
                let pixels = load(source + x, count: rest)
                if isAnySet(pixels) {
                    let result = covered(pixels, over: load(target + x, count: rest), low, high)
                    store(result, target + x, count: rest)
                }
            }
            source += sourceStride
            target += targetStride
        }
    }

    /// Draws rows of one transparent color.
    static func color(
        _ color: UInt32, _ target: UnsafeMutablePointer<UInt32>, targetStride: Int, width: Int,
        height: Int
    ) {
        let source = Pixels(repeating: color)
        let (low, high) = (lowLanes(source), highLanes(source))
        let inverse = Lanes(repeating: 255 &- UInt16(truncatingIfNeeded: color >> 24))
        var target = target
        for _ in 0..<height {
            var x = 0
            while x &+ 4 <= width {
                store(combine(low, high, inverse, over: load(target + x)), target + x)
                x &+= 4
            }
            if x < width {
                let rest = width &- x
                let result = combine(low, high, inverse, over: load(target + x, count: rest))
                store(result, target + x, count: rest)
            }
            target += targetStride
        }
    }

    /// Draws rows of one opaque color.
    static func fill(
        _ color: UInt32, _ target: UnsafeMutablePointer<UInt32>, targetStride: Int, width: Int,
        height: Int
    ) {
        if width == targetStride {
            target.update(repeating: color, count: width &* height)
            return
        }
        var target = target
        for _ in 0..<height {
            target.update(repeating: color, count: width)
            target += targetStride
        }
    }

    @inline(__always)
    private static func textured(_ pixels: Pixels, over target: Pixels, _ low: Lanes, _ high: Lanes)
        -> Pixels
    {
        let sourceLow = divide255(lowLanes(pixels) &* low)
        let sourceHigh = divide255(highLanes(pixels) &* high)
        // Alpha is in every other of the high lanes.
        let alpha = (unsafeBitCast(sourceHigh, to: Halves.self) &>> sixteen) & alphas
        let both = unsafeBitCast(alpha, to: Lanes.self) &+ unsafeBitCast(alpha &<< sixteen, to: Lanes.self)
        return combine(sourceLow, sourceHigh, Lanes(repeating: 255) &- both, over: target)
    }

    @inline(__always)
    private static func covered(_ mask: Pixels, over target: Pixels, _ low: Lanes, _ high: Lanes)
        -> Pixels
    {
        let coverage = lowLanes(mask)
        let inverse = Lanes(repeating: 255) &- coverage
        let outLow = divide255(low &* coverage &+ lowLanes(target) &* inverse)
        let outHigh = divide255(high &* coverage &+ highLanes(target) &* inverse)
        return pixels(outLow, outHigh)
    }

    /// Combines source and target. `low` contains blue and red, `high` green and alpha; `inverse` is the visible part
    /// of the target.
    @inline(__always)
    private static func combine(_ low: Lanes, _ high: Lanes, _ inverse: Lanes, over target: Pixels)
        -> Pixels
    {
        pixels(
            low &+ divide255(lowLanes(target) &* inverse), high &+ divide255(highLanes(target) &* inverse))
    }

    @inline(__always)
    private static func pixels(_ low: Lanes, _ high: Lanes) -> Pixels {
        unsafeBitCast(low &+ high &* Lanes(repeating: 256), to: Pixels.self)
    }

    /// Divides by 255, rounded, exactly for products of two bytes.
    @inline(__always)
    private static func divide255(_ value: Lanes) -> Lanes {
        let biased = value &+ Lanes(repeating: 128)
        return upperBytes(biased &+ upperBytes(biased))
    }

    @inline(__always)
    private static func upperBytes(_ value: Lanes) -> Lanes {
        unsafeBitCast((unsafeBitCast(value, to: Halves.self) &>> eight) & bytes, to: Lanes.self)
    }

    @inline(__always)
    private static func lowLanes(_ pixels: Pixels) -> Lanes {
        unsafeBitCast(unsafeBitCast(pixels, to: Halves.self) & bytes, to: Lanes.self)
    }

    @inline(__always)
    private static func highLanes(_ pixels: Pixels) -> Lanes {
        upperBytes(unsafeBitCast(pixels, to: Lanes.self))
    }

    private static var eight: Halves { Halves(repeating: 8) }
    private static var sixteen: Halves { Halves(repeating: 16) }
    private static var bytes: Halves { Halves(repeating: 0x00FF_00FF_00FF_00FF) }
    private static var alphas: Halves { Halves(repeating: 0x0000_00FF_0000_00FF) }

    private static func tintLanes(_ tint: UInt32, shift: UInt32) -> Lanes {
        unsafeBitCast(Pixels(repeating: (tint >> shift) & 0x00FF_00FF), to: Lanes.self)
    }

    @inline(__always)
    private static func isAnySet(_ pixels: Pixels) -> Bool {
        let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }

    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels {
        UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
    }

    @inline(__always)
    private static func store(_ pixels: Pixels, _ pointer: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
    }

    /// Loads one to three pixels; the other lanes are transparent.
    @inline(__always)
    private static func load(_ pointer: UnsafePointer<UInt32>, count: Int) -> Pixels {
        switch count {
        case 1: Pixels(pointer[0], 0, 0, 0)
        case 2: Pixels(pointer[0], pointer[1], 0, 0)
        default: Pixels(pointer[0], pointer[1], pointer[2], 0)
        }
    }

    @inline(__always)
    private static func store(_ pixels: Pixels, _ pointer: UnsafeMutablePointer<UInt32>, count: Int) {
        pointer[0] = pixels[0]
        if count > 1 { pointer[1] = pixels[1] }
        if count > 2 { pointer[2] = pixels[2] }
    }
}
