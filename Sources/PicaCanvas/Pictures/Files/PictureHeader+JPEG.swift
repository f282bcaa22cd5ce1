extension PictureHeader {
    static func jpeg(_ file: FileBytes) throws(Failure) -> PictureHeader {
        var place = 2
        var orientation = PictureOrientation.up
        while true {
            // Bytes between two segments are skipped, as libjpeg does.
            while place < file.count, file.bytes[place] != 0xFF { place += 1 }
            while place < file.count, file.bytes[place] == 0xFF { place += 1 }
            guard place < file.count else { throw .endsEarly }
            let marker = file.bytes[place]
            place += 1
            switch marker {
            case 0, 0x01, 0xD0...0xD7: continue
            case 0xD8...0xDA: throw .damaged("it has no size")
            default: break
            }
            guard let length = file.number(place, 2) else { throw .endsEarly }
            guard length >= 2 else { throw .damaged("its parts are damaged") }
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = file.number(place + 3, 2), let width = file.number(place + 5, 2),
                    let components = file.number(place + 7, 1)
                else { throw .endsEarly }
                var result = PictureHeader(.jpeg, width: width, height: height)
                result.orientation = orientation
                result.isCMYK = components == 4
                return result
            case 0xE1:
                guard file.count >= place + length else { throw .endsEarly }
                if let found = exifOrientation(file, from: place + 2, to: place + length) {
                    orientation = found
                }
            default: break
            }
            place += length
        }
    }

    /// Returns the orientation from a photograph's Exif data.
    private static func exifOrientation(_ file: FileBytes, from start: Int, to end: Int)
        -> PictureOrientation?
    {
        guard file.has("Exif\0\0", at: start) else { return nil }
        let base = start + 6
        let isLittle = file.has("II", at: base)
        guard isLittle || file.has("MM", at: base) else { return nil }
        func number(_ place: Int, _ length: Int) -> Int? {
            place >= 0 && base + place <= end - length
                ? file.number(base + place, length, littleEndian: isLittle) : nil
        }
        guard number(2, 2) == 42, let table = number(4, 4), let count = number(table, 2) else { return nil }
        for index in 0..<count {
            let entry = table + 2 + 12 * index
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // A number of two bytes.
            guard number(entry + 2, 2) == 3, let value = number(entry + 8, 2) else { return nil }
            return PictureOrientation(rawValue: value)
        }
        return nil
    }
}
