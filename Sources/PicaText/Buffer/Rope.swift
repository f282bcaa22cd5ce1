import Glibc

/// A long text that is cheap to edit anywhere and free to copy: a B-tree of UTF-8 leaves.
///
/// Finding, cutting and replacing cost O(log n). Lines are what line feeds end; other characters that
/// break lines belong to the line they stand in.
package struct Rope: TextBuffer, Sendable {
    private(set) var root: RopeNode

    package init() {
        root = .empty
    }

    package init(_ text: String) {
        root = RopeNode.tree(of: text)
    }

    /// - Parameter bytes: UTF-8; whatever is not valid becomes U+FFFD.
    package init(repairing bytes: some Collection<UInt8>) {
        self.init(String(decoding: bytes, as: UTF8.self))
    }

    private init(_ root: RopeNode) {
        self.root = root
    }

    /// Bytes, newlines and UTF-16 code units of the whole text.
    package var summary: RopeSummary { root.summary }
    package var utf8Count: Int { root.summary.utf8 }
    package var utf16Count: Int { root.summary.utf16 }

    // MARK: Editing

    package mutating func replace(_ range: Range<Int>, with text: String) {
        var text = text
        let range = clamped(range)
        root =
            text.withUTF8 { root.replacing(range, with: $0) }
            ?? spliced(range, with: text.isEmpty ? .empty : RopeNode.tree(of: text))
    }

    /// Puts another rope's text, which is shared and not copied, where `range` was.
    package mutating func replace(_ range: Range<Int>, with rope: Rope) {
        let range = clamped(range)
        if rope.root.isLeaf,
            let edited = rope.root.withBytes({ root.replacing(range, with: $0) })
        {
            root = edited
        } else {
            root = spliced(range, with: rope.root)
        }
    }

    private func spliced(_ range: Range<Int>, with middle: RopeNode) -> RopeNode {
        let head = RopeNode.join(root.prefix(range.lowerBound), middle)
        return RopeNode.join(head, root.suffix(from: range.upperBound)).withoutLargeStorage
    }

    package mutating func append(_ text: String) {
        replace(utf8Count..<utf8Count, with: text)
    }

    /// A part of the text. It shares the text's storage unless it is short.
    package func slice(_ range: Range<Int>) -> Rope {
        let range = clamped(range)
        return Rope(root.prefix(range.upperBound).suffix(from: range.lowerBound).withoutLargeStorage)
    }

    // MARK: Reading

    package func withStretch<Result>(
        at offset: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
    ) -> Result {
        let (leaf, before) = root.leaf(at: offset)
        return leaf.withBytes { body($0, before.utf8) }
    }

    package func string(in range: Range<Int>) -> String {
        let range = clamped(range)
        return String(unsafeUninitializedCapacity: range.count) { target in
            var count = 0
            forEachStretch(in: range) { bytes in
                if let source = bytes.baseAddress, let start = target.baseAddress {
                    (start + count).update(from: source, count: bytes.count)
                }
                count += bytes.count
                return true
            }
            return count
        }
    }

    /// Visits the bytes of a range stretch by stretch, in order, until `body` returns false.
    package func forEachStretch(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        let range = clamped(range)
        if !range.isEmpty { root.forEachStretch(in: range, body) }
    }

    // MARK: Lines

    /// One more than there are line feeds.
    package var lineCount: Int { root.summary.newlines + 1 }

    /// The line, counted from 0, that an offset stands in.
    package func line(at offset: Int) -> Int {
        summary(upTo: offset).newlines
    }

    /// Where a line begins. Lines before the first begin at 0, those after the last at the text's end.
    package func lineStart(_ line: Int) -> Int {
        guard line > 0 else { return 0 }
        guard line <= root.summary.newlines else { return utf8Count }
        let (leaf, before) = root.leaf { $0.newlines >= line }
        return leaf.withBytes { bytes in
            var remaining = line - before.newlines
            for (index, byte) in bytes.enumerated() where byte == 0x0A {
                remaining -= 1
                if remaining == 0 { return before.utf8 + index + 1 }
            }
            return utf8Count
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
        lineRange(line(at: offset))
    }

    // MARK: Converting

    /// Bytes, newlines and UTF-16 code units before an offset.
    package func summary(upTo offset: Int) -> RopeSummary {
        let offset = scalarBoundary(offset)
        let (leaf, before) = root.leaf(at: offset)
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
        let (leaf, before) = root.leaf { $0.utf16 > offset }
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

extension Rope: Equatable {
    package static func == (left: Rope, right: Rope) -> Bool {
        if left.root === right.root { return true }
        guard left.summary == right.summary else { return false }
        var offset = 0
        var isEqual = true
        left.forEachStretch(in: 0..<left.utf8Count) { bytes in
            isEqual = right.commonPrefix(at: offset, with: bytes) == bytes.count
            offset += bytes.count
            return isEqual
        }
        return isEqual
    }

    /// How many bytes from `offset` on are those of `other`.
    package func commonPrefix(at offset: Int, with other: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        forEachStretch(in: offset..<min(utf8Count, offset + other.count)) { bytes in
            let same = equalBytes(bytes, UnsafeBufferPointer(rebasing: other[count...]))
            count += same
            return same == bytes.count
        }
        return count
    }
}

/// How many bytes two stretches share from their starts.
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
