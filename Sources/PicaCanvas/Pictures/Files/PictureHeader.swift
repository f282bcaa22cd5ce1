/// The data at the beginning of a picture file.
package struct PictureHeader: Equatable, Sendable {
    package enum Format: String, Sendable {
        case png = "PNG"
        case jpeg = "JPEG"
        case gif = "GIF"
        case webp = "WebP"
        case avif = "AVIF"
        case heic = "HEIC"
        case svg = "SVG"
    }

    /// The reason why a header could not be read.
    package enum Failure: Error {
        /// The header continues after the given bytes.
        case endsEarly
        case damaged(String)
    }

    package let format: Format
    /// The size in pixels before orientation; for a drawing, in its own units.
    package let width: Int
    package let height: Int
    package var orientation = PictureOrientation.up
    /// Whether the picture may be an animation.
    package var mayMove = false
    /// Whether its colors are inks (CMYK).
    var isCMYK = false

    package init(_ format: Format, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    /// The size of the oriented picture, in pixels.
    package var size: (width: Int, height: Int) {
        orientation.isSideways ? (height, width) : (width, height)
    }

    /// Reads a file's first bytes.
    /// - Parameter bytes: All bytes of the file, or those that have arrived so far.
    package init(_ bytes: [UInt8]) throws(Failure) {
        let file = FileBytes(bytes: bytes)
        if file.has("NG\r\n\u{1A}\n", at: 2), bytes[0] == 0x89 {
            self = try Self.png(file)
        } else if file.number(0, 3) == 0xFFD8FF {
            self = try Self.jpeg(file)
        } else if file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0) {
            self = try Self.gif(file)
        } else if file.has("RIFF", at: 0), file.has("WEBP", at: 8) {
            self = try Self.webp(file)
        } else if file.has("ftyp", at: 4) {
            self = try Self.heif(file)
        } else if Self.isDrawing(file) {
            self = try Self.svg(file)
        } else {
            throw .damaged("it is in none of the formats that can be read")
        }
        guard width > 0, height > 0 else { throw .damaged("it has no size") }
        guard width <= PictureLimits.side, height <= PictureLimits.side,
            format == .svg || width * height <= PictureLimits.pixels
        else { throw .damaged("\(width) × \(height) pixels are too many") }
    }

    private static func header(_ format: Format, _ width: Int?, _ height: Int?) throws(Failure) -> Self {
        guard let width, let height else { throw .endsEarly }
        return Self(format, width: width, height: height)
    }

    private static func png(_ file: FileBytes) throws(Failure) -> Self {
        guard file.count >= 24 else { throw .endsEarly }
        guard file.has("IHDR", at: 12) else { throw .damaged("its header is missing") }
        return try header(.png, file.number(16, 4), file.number(20, 4))
    }

    private static func gif(_ file: FileBytes) throws(Failure) -> Self {
        var result = try header(
            .gif, file.number(6, 2, littleEndian: true), file.number(8, 2, littleEndian: true))
        result.mayMove = true
        return result
    }

    private static func webp(_ file: FileBytes) throws(Failure) -> Self {
        guard file.count >= 30 else { throw .endsEarly }
        func number(_ place: Int, _ length: Int) -> Int {
            file.number(place, length, littleEndian: true) ?? 0
        }
        if file.has("VP8 ", at: 12) {
            guard file.number(23, 3) == 0x9D012A else { throw .damaged("it has no whole picture") }
            return try header(.webp, number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
        }
        if file.has("VP8L", at: 12) {
            let bits = number(21, 4)
            return try header(.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard file.has("VP8X", at: 12) else { throw .damaged("its header is missing") }
        var result = try header(.webp, number(24, 3) + 1, number(27, 3) + 1)
        result.mayMove = number(20, 1) & 2 != 0
        return result
    }

    private static func heif(_ file: FileBytes) throws(Failure) -> Self {
        let file = try HEIFFile(file)
        let (whole, size) = (file.primary, file.primary.size)
        // The cropped pixels are decoded, too.
        guard max(whole.width, whole.height) <= PictureLimits.side,
            whole.width * whole.height <= PictureLimits.pixels
        else { throw .damaged("\(whole.width) × \(whole.height) pixels are too many") }
        return Self(file.format, width: size.width, height: size.height)
    }
}
