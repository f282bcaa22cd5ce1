extension [UInt8] {
    /// How many bytes the scalar at a place has; 1 where there is none.
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

    /// The scalar of some bytes; U+FFFD where they are none.
    func scalar(at place: Int, _ length: Int) -> Unicode.Scalar {
        String(decoding: self[place..<place + length], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }

    /// Where some bytes end that come next.
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
