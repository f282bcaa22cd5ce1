import Glibc

/// A long text that is cheap to edit anywhere and free to copy: a ``SummaryTree`` of UTF-8.
///
/// Finding, cutting and replacing cost O(log n). Lines are what line feeds end; other characters that
/// break lines belong to the line they stand in.
package struct Rope: TextBuffer, Sendable {
    private(set) var tree = SummaryTree<RopeLeaf>()

    package init() {}

    package init(_ text: String) {
        tree = SummaryTree(RopeLeaf.leaves(of: text))
    }

    /// - Parameter bytes: UTF-8; whatever is not valid becomes U+FFFD.
    package init(repairing bytes: some Collection<UInt8>) {
        self.init(String(decoding: bytes, as: UTF8.self))
    }

    /// Bytes, newlines and UTF-16 code units of the whole text.
    package var summary: RopeSummary { tree.summary }
    package var utf8Count: Int { tree.summary.utf8 }
    package var utf16Count: Int { tree.summary.utf16 }

    // MARK: Editing

    package mutating func replace(_ range: Range<Int>, with text: String) {
        replace(range, with: Rope(text))
    }

    /// Puts another rope's text, which is shared and not copied, where `range` was.
    package mutating func replace(_ range: Range<Int>, with rope: Rope) {
        tree.replace(clamped(range), with: rope.tree)
        forgetLargeStorage()
    }

    package mutating func append(_ text: String) {
        replace(utf8Count..<utf8Count, with: text)
    }

    /// A part of the text. It shares the text's storage unless it is short.
    package func slice(_ range: Range<Int>) -> Rope {
        var slice = Rope()
        slice.tree = tree.part(clamped(range))
        slice.forgetLargeStorage()
        return slice
    }

    private static let largeStorage = 64 * 1024

    /// Gives a short text leaves of its own: the rest of a long text that is gone must not keep it.
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
        // What is valid UTF-8 already is not looked at again.
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

    /// One more than there are line feeds.
    package var lineCount: Int { tree.summary.newlines + 1 }

    /// The line, counted from 0, that an offset stands in.
    package func line(at offset: Int) -> Int {
        summary(upTo: offset).newlines
    }

    /// Where a line begins. Lines before the first begin at 0, those after the last at the text's end.
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

    /// A line with the line feed that ends it.
    package func lineRange(_ line: Int) -> Range<Int> {
        let start = lineStart(line)
        return start..<max(start, lineStart(line + 1))
    }

    /// A line without the LF or CR LF that ends it.
    package func lineContentRange(_ line: Int) -> Range<Int> {
        withoutLineEnd(lineRange(line))
    }

    package func paragraphRange(at offset: Int) -> Range<Int> {
        let offset = scalarBoundary(offset)
        let (leaf, before) = tree.leaf(at: offset)
        // Mostly both ends are near.
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

    /// How many line feeds there are in a range, which is looked through.
    package func newlineCount(in range: Range<Int>) -> Int {
        var count = 0
        forEachChunk(in: range) { bytes in
            for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
            return true
        }
        return count
    }

    // MARK: Converting

    /// Bytes, newlines and UTF-16 code units before an offset.
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

    /// The UTF-8 offset of a UTF-16 offset; between two surrogates, that of the first.
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
    /// Texts of one length may have one hash value: nobody reads a long one for it.
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

    /// How many bytes from `offset` on are those of `other`.
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

/// How many bytes two chunks share from their starts.
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
