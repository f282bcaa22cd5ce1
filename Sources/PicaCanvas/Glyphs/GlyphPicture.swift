/// A glyph's pixels, cut to what is not transparent, and where they stand from the pen.
struct GlyphPicture {
    /// Premultiplied, row by row; a mask is white with alpha.
    var pixels: [UInt32]
    var width: Int
    var height: Int
    /// From the pen's pixel to the first column.
    var left: Int
    /// From the baseline to the first row; negative above it.
    var top: Int
    /// Whether the pixels bring their own colours instead of taking the text's.
    var isColored: Bool

    static let empty = GlyphPicture(
        pixels: [], width: 0, height: 0, left: 0, top: 0, isColored: false)

    init(pixels: [UInt32], width: Int, height: Int, left: Int, top: Int, isColored: Bool) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.isColored = isColored
    }

    /// The glyph as it is.
    init(_ raw: RawGlyph) {
        self.init(raw, columnsPerPixel: 1, shift: 0)
    }

    /// The glyph from a raster with several columns a pixel, moved right by `shift` of them.
    init(_ raw: RawGlyph, columnsPerPixel: Int, shift: Int) {
        guard let box = InkBox(raw) else {
            self = .empty
            return
        }
        let firstColumn = box.minX - raw.penColumn + shift
        let lastColumn = box.maxX - 1 - raw.penColumn + shift
        let left = Self.floorDivide(firstColumn, columnsPerPixel)
        let right = Self.floorDivide(lastColumn, columnsPerPixel)
        let width = right - left + 1
        let height = box.maxY - box.minY
        var pixels = [UInt32](repeating: 0, count: width * height)
        var isColored = false
        var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
        let half = UInt32(columnsPerPixel / 2)
        for y in 0..<height {
            guard let row = raw.row(box.minY + y) else { continue }
            if columnsPerPixel == 1 {
                for x in 0..<width {
                    pixels[y * width + x] = Self.premultiplied(row[box.minX + x], &isColored)
                }
                continue
            }
            for x in 0..<width { sums[x] = .zero }
            for column in box.minX..<box.maxX {
                let pixel = Self.premultiplied(row[column], &isColored)
                guard pixel != 0 else { continue }
                let x = Self.floorDivide(column - raw.penColumn + shift, columnsPerPixel) - left
                sums[x] &+= SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
            }
            for x in 0..<width {
                let average = (sums[x] &+ half) / UInt32(columnsPerPixel)
                pixels[y * width + x] =
                    average[0] | average[1] << 8 | average[2] << 16 | average[3] << 24
            }
        }
        self.init(
            pixels: pixels, width: width, height: height, left: left, top: box.minY - raw.baselineRow,
            isColored: isColored)
    }

    /// The glyph drawn smaller or larger, as bitmap fonts need.
    init(_ raw: RawGlyph, scale: Double) {
        guard scale > 0, let box = InkBox(raw) else {
            self = .empty
            return
        }
        let source = Bitmap(width: box.maxX - box.minX, height: box.maxY - box.minY)
        var isColored = false
        for y in 0..<source.height {
            guard let row = raw.row(box.minY + y) else { continue }
            for x in 0..<source.width {
                source.storage[y * source.width + x] =
                    Self.premultiplied(row[box.minX + x], &isColored)
            }
        }
        let exactLeft = Double(box.minX - raw.penColumn) * scale
        let exactTop = Double(box.minY - raw.baselineRow) * scale
        let left = Int(exactLeft.rounded(.down))
        let top = Int(exactTop.rounded(.down))
        let right = Int((exactLeft + Double(source.width) * scale).rounded(.up))
        let bottom = Int((exactTop + Double(source.height) * scale).rounded(.up))
        let target = Bitmap(width: right - left, height: bottom - top)
        AreaScaler(
            source: source.storage.baseAddress, sourceWidth: source.width,
            sourceHeight: source.height, scaleX: scale, scaleY: scale
        ).draw(into: target, left: exactLeft - Double(left), top: exactTop - Double(top))
        self.init(
            pixels: target.pixels, width: target.width, height: target.height, left: left, top: top,
            isColored: isColored)
    }

    /// What stands for a glyph that cannot be drawn: a hollow box on the baseline.
    /// - Parameter size: The em in 1/64 pixels.
    static func missing(size: Int) -> GlyphPicture {
        let em = max(4, size / 64)
        let line = max(1, em / 16)
        let width = max(3, em / 2)
        let height = max(4, em * 7 / 10)
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width
            where x < line || y < line || x >= width - line || y >= height - line {
                pixels[y * width + x] = 0xFFFF_FFFF
            }
        }
        return GlyphPicture(
            pixels: pixels, width: width, height: height, left: max(1, em / 20), top: -height,
            isColored: false)
    }

    /// SDL_ttf gives masks as white with straight alpha and colours already premultiplied.
    private static func premultiplied(_ pixel: UInt32, _ isColored: inout Bool) -> UInt32 {
        if pixel & 0xFF_FFFF == 0xFF_FFFF { return (pixel >> 24) &* 0x0101_0101 }
        if pixel >> 24 == 0 { return 0 }
        isColored = true
        return pixel
    }

    private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}

/// The smallest rectangle with everything that is not transparent.
private struct InkBox {
    var minX = Int.max
    var minY = Int.max
    var maxX = 0
    var maxY = 0

    init?(_ raw: RawGlyph) {
        for y in 0..<raw.height {
            guard let row = raw.row(y) else { return nil }
            var first = 0
            while first < raw.width, row[first] >> 24 == 0 { first += 1 }
            guard first < raw.width else { continue }
            var last = raw.width - 1
            while row[last] >> 24 == 0 { last -= 1 }
            minX = min(minX, first)
            maxX = max(maxX, last + 1)
            minY = min(minY, y)
            maxY = y + 1
        }
        if maxX <= minX { return nil }
    }
}
