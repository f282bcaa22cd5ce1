import Glibc

/// A long text that is cheap to edit anywhere and to copy: a ``SummaryTree`` of UTF-8.
///
/// Finding, cutting and replacing cost O(log n). Only line feeds end a line. Other characters that break lines count as
/// part of their line.
package struct Rope: TextBuffer, Sendable {
    private(set) var tree = SummaryTree<RopeLeaf>()

    package init() {}

    package init(_ text: String) {
        tree = SummaryTree(RopeLeaf.leaves(of: text))
    }

    /// - Parameter bytes: UTF-8; invalid sequences become U+FFFD.
    package init(repairing bytes: some Collection<UInt8>) {
        self.init(String(decoding: bytes, as: UTF8.self))
    }

    /// The numbers of bytes, newlines and UTF-16 code units in the whole text.
    package var summary: RopeSummary { tree.summary }
    package var utf8Count: Int { tree.summary.utf8 }
    package var utf16Count: Int { tree.summary.utf16 }

    // MARK: Editing

    package mutating func replace(_ range: Range<Int>, with text: String) {
        replace(range, with: Rope(text))
    }

    /// Replaces `range` with another rope's text, which is shared and not copied.
    package mutating func replace(_ range: Range<Int>, with rope: Rope) {
        tree.replace(clamped(range), with: rope.tree)
        forgetLargeStorage()
    }

    package mutating func append(_ text: String) {
        replace(utf8Count..<utf8Count, with: text)
    }

    /// Returns a part of the text. It shares the text's storage unless it is short.
    package func slice(_ range: Range<Int>) -> Rope {
        var slice = Rope()
        slice.tree = tree.part(clamped(range))
        slice.forgetLargeStorage()
        return slice
    }

    private static let largeStorage = 64 * 1024

    /// Copies the leaves of a short text, so that it does not keep a long text's storage alive.
    private mutating func forgetLargeStorage() {
        guard utf8Count < Self.largeStorage else { return }
        tree = tree.replacingLeaves { $0.copied(fromStorageOver: Self.largeStorage) }
    }

    // MARK: Reading

    package func withChunk<Result>(
        at offset: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
    ) -> Result {
        let (leaf, before) = tree.leaf(at: offset)
        return leaf.withBytes { body($0, before.utf8) }
    }

    package func string(in range: Range<Int>) -> String {
        let range = clamped(range)
        var string = ""
        string.reserveCapacity(range.count)
        // The leaves hold valid UTF-8, which is not validated again.
        tree.forEachLeaf(in: range) { leaf, part in
            string.append(contentsOf: leaf.substring(part))
            return true
        }
        return string
    }

    /// Visits the bytes of a range chunk by chunk, in order, until `body` returns false.
    package func forEachChunk(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        tree.forEachLeaf(in: clamped(range)) { leaf, part in
            leaf.withBytes { body(UnsafeBufferPointer(rebasing: $0[part])) }
        }
    }

    // MARK: Lines

    /// The number of lines, which is one more than the number of line feeds.
    package var lineCount: Int { tree.summary.newlines + 1 }

    /// Returns the line that contains an offset, counted from 0.
    package func line(at offset: Int) -> Int {
        summary(upTo: offset).newlines
    }

    /// Returns the offset of a line's start. Negative lines start at 0, and lines after the last at the text's end.
    package func lineStart(_ line: Int) -> Int {
        guard line > 0 else { return 0 }
        guard line <= tree.summary.newlines else { return utf8Count }
        let (leaf, before) = tree.leaf { $0.newlines >= line }
        return leaf.withBytes { bytes in
            var end = 0
            for _ in before.newlines..<line {
                guard let start = bytes.baseAddress,
                    let found = memchr(start + end, 0x0A, bytes.count - end)
                else { return utf8Count }
                end = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
            }
            return before.utf8 + end
        }
    }

    /// Returns the range of a line, including the line feed that ends it.
    package func lineRange(_ line: Int) -> Range<Int> {
        let start = lineStart(line)
        return start..<max(start, lineStart(line + 1))
    }

    /// Returns the range of a line without the LF or CR LF that ends it.
    package func lineContentRange(_ line: Int) -> Range<Int> {
        withoutLineEnd(lineRange(line))
    }

    package func paragraphRange(at offset: Int) -> Range<Int> {
        let offset = scalarBoundary(offset)
        let (leaf, before) = tree.leaf(at: offset)
        // Mostly both ends are in the same leaf.
        let (start, end) = leaf.withBytes { bytes -> (Int?, Int?) in
            let local = offset - before.utf8
            return (
                bytes[..<local].lastIndex(of: 0x0A).map { before.utf8 + $0 + 1 },
                bytes[local...].firstIndex(of: 0x0A).map { before.utf8 + $0 + 1 }
            )
        }
        if let start, let end { return start..<end }
        let line = line(at: offset)
        let lower = start ?? lineStart(line)
        return lower..<max(lower, end ?? lineStart(line + 1))
    }

    /// Returns the number of line feeds in a range, which is scanned.
    package func newlineCount(in range: Range<Int>) -> Int {
        var count = 0
        forEachChunk(in: range) { bytes in
            for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
            return true
        }
        return count
    }

    // MARK: Converting

    /// Returns the numbers of bytes, newlines and UTF-16 code units before an offset.
    package func summary(upTo offset: Int) -> RopeSummary {
        let offset = scalarBoundary(offset)
        let (leaf, before) = tree.leaf(at: offset)
        return leaf.withBytes { bytes in
            before + RopeSummary(of: UnsafeBufferPointer(rebasing: bytes[..<(offset - before.utf8)]))
        }
    }

    package func utf16Offset(_ offset: Int) -> Int {
        summary(upTo: offset).utf16
    }

    /// Returns the UTF-8 offset of a UTF-16 offset. Between two surrogates it is the first one's.
    package func utf8Offset(utf16 offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf16Count else { return utf8Count }
        let (leaf, before) = tree.leaf { $0.utf16 > offset }
        return leaf.withBytes { bytes in
            var units = before.utf16
            var start = 0
            for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
                start = index
                let width = byte >= 0xF0 ? 2 : 1
                if units + width > offset { break }
                units += width
            }
            return before.utf8 + start
        }
    }
}

extension Rope: Hashable {
    /// Hashes only the summary, as reading a long text would cost too much. Texts of one length may have one hash
    /// value.
    package func hash(into hasher: inout Hasher) { hasher.combine(summary) }

    package static func == (left: Rope, right: Rope) -> Bool {
        if left.tree.root === right.tree.root { return true }
        guard left.summary == right.summary else { return false }
        var offset = 0
        var isEqual = true
        left.forEachChunk(in: 0..<left.utf8Count) { bytes in
            isEqual = right.commonPrefix(at: offset, with: bytes) == bytes.count
            offset += bytes.count
            return isEqual
        }
        return isEqual
    }

    /// Returns the number of bytes from `offset` on that are the same in `other`.
    package func commonPrefix(at offset: Int, with other: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        forEachChunk(in: offset..<min(utf8Count, offset + other.count)) { bytes in
            let same = equalBytes(bytes, UnsafeBufferPointer(rebasing: other[count...]))
            count += same
            return same == bytes.count
        }
        return count
    }
}

/// Returns the number of leading bytes that two chunks share.
private func equalBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let count = min(left.count, right.count)
    if let left = left.baseAddress, let right = right.baseAddress, memcmp(left, right, count) == 0 {
        return count
    }
    var index = 0
    while index < count, left[index] == right[index] { index += 1 }
    return index
}

extension Rope: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Rope: CustomStringConvertible {
    package var description: String { string }
}
