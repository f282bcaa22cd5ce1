extension UnsafePointer<UInt8> {
    /// Returns the scalar that begins at an offset of valid UTF-8, and its length in bytes.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, 1) }
        let second = UInt32(self[offset + 1] & 0x3F)
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
        let third = UInt32(self[offset + 2] & 0x3F)
        if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
        let fourth = UInt32(self[offset + 3] & 0x3F)
        return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
    }

    /// Whether a wide space begins at an offset of valid UTF-8: an invisible space after which lines may end.
    ///
    /// These are U+3000, U+2003 and similar ones, without U+0020. All occupy ``wideSpaceCount`` bytes.
    @inline(__always)
    func isWideSpace(at offset: Int, end: Int) -> Bool {
        let first = self[offset]
        guard first == 0xE2 || first == 0xE3, offset + Self.wideSpaceCount <= end else { return false }
        let (second, third) = (self[offset + 1], self[offset + 2])
        if first == 0xE3 { return second == 0x80 && third == 0x80 }
        // U+2007 is as wide as a digit and never ends a line.
        return second == 0x80 ? third <= 0x8A && third != 0x87 : second == 0x81 && third == 0x9F
    }

    static var wideSpaceCount: Int { 3 }

    /// The scalars for which ``isWideSpace(at:end:)`` is `true`.
    static var wideSpaces: [UInt32] {
        Array(0x2000...0x2006) + Array(0x2008...0x200A) + [0x205F, 0x3000]
    }

    /// Returns the start of the scalar that ends before an offset of valid UTF-8.
    @inline(__always)
    func scalarStart(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}

extension String {
    /// Calls `body` with the text's UTF-8. The pointer may only be read up to the text's length.
    @inline(__always)
    func withUTF8Pointer<R>(_ body: (UnsafePointer<UInt8>) -> R) -> R {
        let result = utf8.withContiguousStorageIfAvailable { bytes -> R in
            if let base = bytes.baseAddress { return body(base) }
            var zero: UInt8 = 0
            return body(&zero)
        }
        if let result { return result }
        var copy = self
        return copy.withUTF8 { bytes in
            if let base = bytes.baseAddress { return body(base) }
            var zero: UInt8 = 0
            return body(&zero)
        }
    }

    /// Returns the index of a UTF-8 offset, clamped to the text.
    @inline(__always)
    func utf8Index(_ offset: Int) -> String.Index {
        utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
    }
}
