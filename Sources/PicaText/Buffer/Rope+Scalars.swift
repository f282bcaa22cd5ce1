/// Counting in Unicode scalars, as assistive technologies do.
extension Rope {
    /// The length in scalars.
    package var scalarCount: Int { tree.summary.scalars }

    /// Converts a UTF-8 offset to a number of scalars.
    package func scalarOffset(_ offset: Int) -> Int { summary(upTo: offset).scalars }

    /// Converts a number of scalars to a UTF-8 offset, within the text.
    package func utf8Offset(scalar number: Int) -> Int {
        guard number > 0 else { return 0 }
        guard number < scalarCount else { return utf8Count }
        let (leaf, before) = tree.leaf { $0.scalars > number }
        return leaf.withBytes { bytes in
            var left = number - before.scalars
            var offset = 0
            for byte in bytes {
                if byte & 0xC0 != 0x80 {
                    if left == 0 { break }
                    left -= 1
                }
                offset += 1
            }
            return before.utf8 + offset
        }
    }

    /// Converts a range of scalars to one of UTF-8 offsets, within the text. The ends may be in any order.
    package func utf8Range(scalars start: Int, _ end: Int) -> Range<Int> {
        let (one, other) = (utf8Offset(scalar: start), utf8Offset(scalar: end))
        return min(one, other)..<max(one, other)
    }
}
