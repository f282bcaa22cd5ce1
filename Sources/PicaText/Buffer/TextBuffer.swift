/// Editable UTF-8 text addressed by byte offsets, as stored by every text field.
///
/// Stored bytes are valid UTF-8. Offsets outside the text or inside a scalar are not rejected but moved back to the
/// nearest scalar boundary.
package protocol TextBuffer {
    /// The text's length in UTF-8 bytes.
    var utf8Count: Int { get }

    /// Calls `body` with the contiguous stored bytes that contain `offset`, and the offset of the first one.
    ///
    /// A chunk never begins or ends inside a scalar. At the end of the text it is the last chunk. It is empty only if
    /// the text is.
    func withChunk<Result>(
        at offset: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
    ) -> Result

    /// Replaces `range` with `text`.
    mutating func replace(_ range: Range<Int>, with text: String)

    /// Returns a copy of a part of the text.
    func string(in range: Range<Int>) -> String

    /// Returns the paragraph that contains an offset, including the line feed that ends it.
    func paragraphRange(at offset: Int) -> Range<Int>
}

extension TextBuffer {
    package var isEmpty: Bool { utf8Count == 0 }

    /// A copy of the whole text.
    package var string: String { string(in: 0..<utf8Count) }

    /// Returns a paragraph without the LF or CR LF that ends it.
    package func paragraphContentRange(at offset: Int) -> Range<Int> {
        withoutLineEnd(paragraphRange(at: offset))
    }

    /// Returns a range without an LF or CR LF at its end.
    package func withoutLineEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        if end > range.lowerBound, byte(at: end - 1) == 0x0A {
            end -= 1
            if end > range.lowerBound, byte(at: end - 1) == 0x0D { end -= 1 }
        }
        return range.lowerBound..<end
    }

    /// Returns a line with the LF or CR LF behind it, if it is the last of its paragraph.
    package func withLineEnd(_ line: Range<Int>) -> Range<Int> {
        let paragraph = paragraphRange(at: line.upperBound)
        return line.upperBound == withoutLineEnd(paragraph).upperBound
            ? line.lowerBound..<paragraph.upperBound : line
    }

    /// Returns the byte at an offset, or `nil` outside the text.
    package func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < utf8Count else { return nil }
        return withChunk(at: offset) { bytes, start in bytes[offset - start] }
    }

    /// Returns the nearest scalar boundary at or before an offset, within the text.
    package func scalarBoundary(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8Count else { return utf8Count }
        return withChunk(at: offset) { bytes, start in
            var index = offset - start
            while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
            return start + index
        }
    }

    /// Returns a range clamped to the text, with both ends on scalar boundaries.
    package func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = scalarBoundary(range.lowerBound)
        return lower..<max(lower, scalarBoundary(range.upperBound))
    }

    /// Returns the scalar that begins at a scalar boundary, or `nil` at the end of the text.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset >= 0, offset < utf8Count else { return nil }
        let offset = scalarBoundary(offset)
        // Chunks hold whole scalars.
        return withChunk(at: offset) { bytes, start in
            bytes.baseAddress.flatMap { Unicode.Scalar($0.scalar(at: offset - start).value) } ?? "\u{FFFD}"
        }
    }

    /// Returns the scalar that ends at a scalar boundary, or `nil` at the start of the text.
    package func scalar(before offset: Int) -> Unicode.Scalar? {
        guard offset > 0, offset <= utf8Count else { return nil }
        return scalar(at: scalarBoundary(offset - 1))
    }
}

extension Unicode.Scalar {
    /// The scalar's length in UTF-8 bytes.
    package var utf8Count: Int {
        switch value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}
