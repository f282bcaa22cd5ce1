extension [UInt8] {
    /// Returns the number of bytes of the scalar at a position; 1 if there is no valid one.
    func scalarLength(at place: Int) -> Int {
        let length =
            switch self[place] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        return place + length <= count ? length : 1
    }

    /// Decodes a scalar; U+FFFD if the bytes are invalid.
    func scalar(at place: Int, _ length: Int) -> Unicode.Scalar {
        String(decoding: self[place..<place + length], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }

    /// Returns the end of the next occurrence of some bytes.
    func end(of mark: [UInt8], from place: Int) -> Int? {
        guard !mark.isEmpty else { return nil }
        var next = place
        while next + mark.count <= count {
            guard let start = self[next...].firstIndex(of: mark[0]), start + mark.count <= count else {
                return nil
            }
            if self[start..<start + mark.count].elementsEqual(mark) { return start + mark.count }
            next = start + 1
        }
        return nil
    }
}
