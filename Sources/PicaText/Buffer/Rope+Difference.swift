import Glibc

extension Rope {
    /// The smallest edit, at scalar boundaries, that turns this text into another.
    package func difference(from other: UnsafeBufferPointer<UInt8>) -> TextEdit {
        let prefix = scalarBoundary(commonPrefix(at: 0, with: other))
        let limit = min(utf8Count, other.count) - prefix
        var suffix = commonSuffix(with: other, limit: limit)
        while suffix > 0, other[other.count - suffix] & 0xC0 == 0x80 { suffix -= 1 }
        return TextEdit(
            range: prefix..<utf8Count - suffix, newCount: other.count - suffix - prefix)
    }

    /// Returns the number of trailing bytes that are the same in `other`, at most `limit`.
    private func commonSuffix(with other: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        var count = 0
        while count < limit {
            let end = utf8Count - count
            let (same, wanted) = withChunk(at: end - 1) { bytes, start in
                let wanted = min(end - start, limit - count)
                if let left = bytes.baseAddress, let right = other.baseAddress,
                    memcmp(left + (end - start - wanted), right + (other.count - count - wanted), wanted) == 0
                {
                    return (wanted, wanted)
                }
                var same = 0
                while same < wanted, bytes[end - start - 1 - same] == other[other.count - count - 1 - same] {
                    same += 1
                }
                return (same, wanted)
            }
            count += same
            if same < wanted { break }
        }
        return count
    }
}

extension Rope {
    /// Returns the number of leading bytes that are the same in another text, at most `limit`.
    package func commonPrefix(with other: Rope, limit: Int) -> Int {
        var count = 0
        other.forEachChunk(in: 0..<limit) { bytes in
            let same = commonPrefix(at: count, with: bytes)
            count += same
            return same == bytes.count
        }
        return count
    }

    /// Returns the number of trailing bytes that are the same in another text, at most `limit`.
    package func commonSuffix(with other: Rope, limit: Int) -> Int {
        var count = 0
        while count < limit {
            let (end, otherEnd) = (utf8Count - count, other.utf8Count - count)
            let (same, wanted) = withChunk(at: end - 1) { left, start in
                other.withChunk(at: otherEnd - 1) { right, otherStart in
                    let wanted = min(end - start, otherEnd - otherStart, limit - count)
                    var same = 0
                    while same < wanted,
                        left[end - start - 1 - same] == right[otherEnd - otherStart - 1 - same]
                    {
                        same += 1
                    }
                    return (same, wanted)
                }
            }
            count += same
            if same < wanted { break }
        }
        return count
    }
}
