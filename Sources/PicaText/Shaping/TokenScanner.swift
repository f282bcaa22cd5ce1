/// A scanner that finds the units of shaping in a text's bytes: words, spaces, characters.
struct TokenScanner {
    let bytes: UnsafePointer<UInt8>
    /// The text's length in bytes.
    let count: Int
    let properties: CharacterProperties

    // MARK: Words

    /// Returns the end of a token between spaces and control characters.
    @inline(__always)
    func tokenEnd(_ start: Int, _ limit: Int) -> Int {
        var end = plainEnd(start + 1, limit)
        while end < limit {
            let byte = bytes[end]
            // A space may be the base of marks after it.
            let continues =
                byte == 0x20
                ? isExtended(end + 1, limit) : byte & 0xFE == 0xE2 && !isWideSpace(end, limit)
            guard continues else { break }
            end = plainEnd(end + (byte == 0x20 ? 1 : UnsafePointer<UInt8>.wideSpaceCount), limit)
        }
        return end
    }

    /// Returns the next offset at which a token may end.
    @inline(__always)
    private func plainEnd(_ start: Int, _ limit: Int) -> Int {
        var index = start
        if index < limit, Self.isStop(bytes[index]) { return index }
        while index < limit, index + 8 <= count {
            let stops = Self.stops(
                in: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
            if stops != 0 { return min(index + stops.trailingZeroBitCount / 8, limit) }
            index += 8
        }
        while index < limit, !Self.isStop(bytes[index]) { index += 1 }
        return min(index, limit)
    }

    @inline(__always)
    private static func isStop(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || byte & 0xFE == 0xE2
    }

    /// Returns the highest bit of each of eight bytes at which a token may end. Bits after the first set one may be
    /// wrong.
    @inline(__always)
    private static func stops(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones << 7
        let controls = (word &- ones &* 0x21) & ~word
        let delete = word ^ (ones &* 0x7F)
        let wide = (word & (ones &* 0xFE)) ^ (ones &* 0xE2)
        return (controls | (delete &- ones) & ~delete | (wide &- ones) & ~wide) & high
    }

    // MARK: Spaces and controls

    @inline(__always)
    static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// Whether a wide space begins at an offset that may end a line and is no base for marks. U+0020 does not count.
    @inline(__always)
    func isWideSpace(_ offset: Int, _ end: Int) -> Bool {
        bytes.isWideSpace(at: offset, end: end)
            && !isExtended(offset + UnsafePointer<UInt8>.wideSpaceCount, end)
    }

    /// Returns the end of a sequence of the same wide space.
    func wideSpacesEnd(_ start: Int, _ limit: Int) -> Int {
        let length = UnsafePointer<UInt8>.wideSpaceCount
        let limit = min(limit, start + Shaper.longestCached)
        var end = start + length
        while end + length <= limit, (0..<length).allSatisfy({ bytes[start + $0] == bytes[end + $0] }),
            isWideSpace(end, limit)
        {
            end += length
        }
        return end
    }

    // MARK: Characters

    /// Whether a mark that belongs to the previous character begins at an offset.
    @inline(__always)
    func isExtended(_ offset: Int, _ end: Int) -> Bool {
        guard offset < end, bytes[offset] >= 0xCC else { return false }
        return properties[bytes.scalar(at: offset).value].extendsGrapheme
    }

    /// Returns the end of a character with its marks and everything that ZWJ joins to it.
    ///
    /// Graphemes of ``Breaks`` have no limit; this looks no farther than the word's end.
    func graphemeEnd(_ start: Int, _ end: Int) -> Int {
        var isJoined = false
        var index = start + bytes.scalar(at: start).length
        while index < end, bytes[index] >= 0xCC || isJoined {
            let (scalar, length) = bytes.scalar(at: index)
            guard isJoined || properties[scalar].extendsGrapheme else { break }
            isJoined = scalar == 0x200D
            index += length
        }
        return min(index, end)
    }

    /// Returns the context of a word that neighboring letters join, or `nil` if none do.
    @inline(__always)
    func joinedContext(_ range: Range<Int>) -> Range<Int>? {
        mayJoin(range) ? joiningContext(range) : nil
    }

    /// Whether letters beside a word might join it: ASCII letters never do.
    @inline(__always)
    func mayJoin(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && bytes[range.lowerBound - 1] >= 0x80
            || range.upperBound < count && bytes[range.upperBound] >= 0x80
    }

    private func joiningContext(_ range: Range<Int>) -> Range<Int>? {
        func joins(at offset: Int) -> Bool { properties[bytes.scalar(at: offset).value].joins }
        let joinsBefore = range.lowerBound > 0 && joins(at: bytes.scalarStart(before: range.lowerBound))
        guard joinsBefore || range.upperBound < count && joins(at: range.upperBound) else { return nil }
        // HarfBuzz uses five scalars on either side.
        var start = range.lowerBound
        var end = range.upperBound
        for _ in 0..<5 where start > 0 { start = bytes.scalarStart(before: start) }
        for _ in 0..<5 where end < count { end += bytes.scalar(at: end).length }
        return start..<end
    }

    /// Whether the character before an offset joins the next one to its syllable, as a virama does.
    @inline(__always)
    func stacksNext(before offset: Int) -> Bool {
        let (scalar, _) = bytes.scalar(at: bytes.scalarStart(before: offset))
        return properties[scalar].extendsGrapheme && CharacterProperties.isVirama(scalar)
    }
}
