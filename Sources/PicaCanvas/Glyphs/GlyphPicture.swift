/// A glyph's pixels, cropped to the visible part, with their position relative to the pen.
struct GlyphPicture {
    /// The pixels, premultiplied, row by row; a mask is white with alpha.
    var pixels: [UInt32]
    var width: Int
    var height: Int
    /// The distance from the pen's pixel to the first column.
    var left: Int
    /// The distance from the baseline to the first row; negative above it.
    var top: Int
    /// Whether the pixels have their own colors instead of the text's.
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

    /// Creates a glyph's picture from a raster with several columns per pixel, moved right by `shift` columns.
    init(_ raw: RawGlyph, columnsPerPixel: Int = 1, shift: Int = 0) {
        guard let box = InkedPixels(raw) else {
            self = .empty
            return
        }
        // Columns are counted from the pen's pixel.
        let origin = raw.penColumn - shift
        let left = Self.floorDivide(box.minX - origin, columnsPerPixel)
        let right = Self.floorDivide(box.maxX - 1 - origin, columnsPerPixel)
        let width = right - left + 1
        let height = box.maxY - box.minY
        let half = UInt32(columnsPerPixel / 2)
        let divisor = UInt32(columnsPerPixel)
        let isColored = box.isColored
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
            for y in 0..<height {
                guard let row = raw.row(box.minY + y) else { break }
                for x in 0..<width {
                    let first = (left + x) * columnsPerPixel + origin
                    let columns = max(first, box.minX)..<min(first + columnsPerPixel, box.maxX)
                    var alpha = half
                    for column in columns { alpha &+= row[column] >> 24 }
                    var pixel = alpha / divisor
                    if isColored {
                        var (red, green, blue) = (half, half, half)
                        for column in columns {
                            red &+= row[column] >> 16 & 0xFF
                            green &+= row[column] >> 8 & 0xFF
                            blue &+= row[column] & 0xFF
                        }
                        pixel <<= 24
                        pixel |= (red / divisor) << 16 | (green / divisor) << 8 | blue / divisor
                    } else {
                        pixel &*= 0x0101_0101
                    }
                    pixels[count] = pixel
                    count += 1
                }
            }
        }
        self.init(
            pixels: pixels, width: width, height: height, left: left, top: box.minY - raw.baselineRow,
            isColored: isColored)
    }

    /// Creates a scaled picture of a glyph, as bitmap fonts need.
    init(_ raw: RawGlyph, scale: Double) {
        guard scale > 0, let box = InkedPixels(raw) else {
            self = .empty
            return
        }
        // An enlarged picture gets a transparent frame, so that its edge fades out.
        let frame = scale > 1 ? 1 : 0
        let source = Bitmap(
            width: box.maxX - box.minX + 2 * frame, height: box.maxY - box.minY + 2 * frame)
        for y in box.minY..<box.maxY {
            guard let row = raw.row(y) else { continue }
            let start = (y - box.minY + frame) * source.width + frame
            for x in box.minX..<box.maxX {
                source.storage[start + x - box.minX] =
                    box.isColored ? row[x] : (row[x] >> 24) &* 0x0101_0101
            }
        }
        let exactLeft = Double(box.minX - frame - raw.penColumn) * scale
        let exactTop = Double(box.minY - frame - raw.baselineRow) * scale
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
            isColored: box.isColored)
    }

    /// Returns the picture moved down by quarter pixels: each row is blended with the one below it.
    ///
    /// So a text that comes to rest on whole pixels looks as if it had always been there.
    func moved(down quarters: Int) -> GlyphPicture {
        guard quarters > 0, width > 0 else { return self }
        let part = UInt32(quarters)
        var result = self
        result.height += 1
        result.pixels = [UInt32](repeating: 0, count: width * (height + 1))
        for index in result.pixels.indices {
            let own = index < pixels.count ? pixels[index] : 0
            let above = index >= width ? pixels[index - width] : 0
            var mixed: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                let sum = (own >> shift & 0xFF) * (4 - part) + (above >> shift & 0xFF) * part
                mixed |= ((sum + 2) / 4) << shift
            }
            result.pixels[index] = mixed
        }
        return result
    }

    /// Returns the picture for a glyph that cannot be drawn: a hollow box on the baseline.
    /// - Parameter size: The em size in 1/64 pixels.
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

    private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}

/// The smallest rectangle that contains all visible pixels.
private struct InkedPixels {
    var minX = Int.max
    var minY = Int.max
    var maxX = 0
    var maxY = 0
    /// Whether the pixels are colored: SDL_ttf returns masks as white with straight alpha, and colors premultiplied.
    var isColored = false

    init?(_ raw: RawGlyph) {
        for y in 0..<raw.height {
            guard let row = raw.row(y) else { return nil }
            var first = 0
            while first < raw.width, row[first] >> 24 == 0 { first += 1 }
            guard first < raw.width else { continue }
            var last = raw.width - 1
            while row[last] >> 24 == 0 { last -= 1 }
            var column = first
            while !isColored, column <= last {
                isColored = row[column] & 0xFF_FFFF != 0xFF_FFFF && row[column] >> 24 > 0
                column += 1
            }
            minX = min(minX, first)
            maxX = max(maxX, last + 1)
            minY = min(minY, y)
            maxY = y + 1
        }
        if maxX <= minX { return nil }
    }
}
