/// The parts of a picture file that determine, before decoding, how much memory and time it takes.
struct PictureParts: Equatable, Sendable {
    /// The GIF file; `nil` for all other formats.
    var gif: GIFFile?
    /// The WebP animation; `nil` for all other formats, and for a still picture.
    var webp: WebPFile?
    /// The HEIF file; `nil` for all other formats.
    var heif: HEIFFile?
    /// The number of scans of a JPEG file over the whole picture.
    var scans = 0

    init(_ bytes: [UInt8], _ header: PictureHeader) throws(PictureHeader.Failure) {
        let file = FileBytes(bytes: bytes)
        switch header.format {
        case .png: try Self.checkPNG(file)
        case .jpeg: scans = try Self.scans(inJPEG: file)
        case .gif: gif = try GIFFile(file)
        case .webp:
            guard let length = file.number(4, 4, littleEndian: true), length + 8 <= file.count else {
                throw .endsEarly
            }
            webp = WebPFile(file)
        case .avif, .heic:
            let found = try HEIFFile(file)
            try found.check(file)
            heif = found
        case .svg:
            guard file.count <= PictureLimits.drawingBytes else { throw .damaged("the drawing is too long") }
        }
    }

    /// Checks that each chunk is complete, as SDL_image does not notice a file's end.
    private static func checkPNG(_ file: FileBytes) throws(PictureHeader.Failure) {
        var place = 8
        while let length = file.number(place, 4), place + 12 + length <= file.count {
            if file.has("IEND", at: place + 4) { return }
            place += 12 + length
        }
        throw .endsEarly
    }

    /// Counts the scans, each of which processes all pixels, however little data it has.
    private static func scans(inJPEG file: FileBytes) throws(PictureHeader.Failure) -> Int {
        let scans = file.bytes.withUnsafeBufferPointer { bytes in
            var scans = 0
            for place in 0..<max(0, bytes.count - 1) where bytes[place] == 0xFF && bytes[place + 1] == 0xDA {
                scans += 1
            }
            return scans
        }
        guard scans <= PictureLimits.scans else { throw .damaged("it has too many scans") }
        return scans
    }
}
