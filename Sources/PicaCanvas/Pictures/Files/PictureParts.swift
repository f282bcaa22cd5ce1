/// What a picture's file is made of, as far as it has to be known before it is decoded: how much that will
/// take, in memory and in time.
struct PictureParts: Equatable, Sendable {
    /// nil of all other formats.
    var gif: GIFFile?
    /// nil of all others, and of a picture that does not move.
    var webp: WebPFile?
    /// nil of all others.
    var heif: HEIFFile?
    /// How often a JPEG goes over the whole picture.
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

    /// Each chunk has to be there whole, as SDL_image does not notice a file's end.
    private static func checkPNG(_ file: FileBytes) throws(PictureHeader.Failure) {
        var place = 8
        while let length = file.number(place, 4), place + 12 + length <= file.count {
            if file.has("IEND", at: place + 4) { return }
            place += 12 + length
        }
        throw .endsEarly
    }

    /// Each scan goes over all pixels, however little it says of them.
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
