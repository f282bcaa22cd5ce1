/// Counting in Unicode scalars, as assistive technologies do.
extension Rope {
    /// Whether the text has only one-byte scalars, so that nothing needs to be counted.
    private var isASCII: Bool { utf16Count == utf8Count }

    /// The length in scalars.
    package var scalarCount: Int { scalarOffset(utf8Count) }

    /// Converts a UTF-8 offset to a number of scalars.
    package func scalarOffset(_ offset: Int) -> Int {
        let offset = scalarBoundary(offset)
        if isASCII { return offset }
        var count = 0
        forEachChunk(in: 0..<offset) { bytes in
            count += bytes.scalarCount
            return true
        }
        return count
    }

    /// Converts a number of scalars to a UTF-8 offset, within the text.
    package func utf8Offset(scalar number: Int) -> Int {
        guard number > 0 else { return 0 }
        if isASCII { return min(number, utf8Count) }
        var (left, offset) = (number, 0)
        forEachChunk(in: 0..<utf8Count) { bytes in
            let count = bytes.scalarCount
            if count <= left {
                left -= count
                offset += bytes.count
                return left > 0
            }
            for byte in bytes {
                if byte & 0xC0 != 0x80 {
                    if left == 0 { break }
                    left -= 1
                }
                offset += 1
            }
            return false
        }
        return offset
    }

    /// Converts a range of scalars to one of UTF-8 offsets, within the text. The ends may be in any order.
    package func utf8Range(scalars start: Int, _ end: Int) -> Range<Int> {
        let (one, other) = (utf8Offset(scalar: start), utf8Offset(scalar: end))
        return min(one, other)..<max(one, other)
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate var scalarCount: Int {
        var count = 0
        for byte in self { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
        return count
    }
}
