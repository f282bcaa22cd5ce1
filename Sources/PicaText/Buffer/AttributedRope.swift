/// A long text with attributed spans that are edited together with it.
package struct AttributedRope: Sendable, Equatable {
    package private(set) var rope: Rope
    /// The spans, which are as long as the text.
    package private(set) var spans: AttributeSpans<AttributeID>

    package init(_ text: String = "", _ attributes: AttributeID = .plain) {
        self.init(Rope(text), attributes)
    }

    package init(_ rope: Rope, _ attributes: AttributeID = .plain) {
        self.rope = rope
        spans = AttributeSpans(attributes, count: rope.utf8Count)
    }

    /// - Parameter spans: The spans of the text. Excess length is cut off, and missing length is plain.
    package init(_ rope: Rope, spans: AttributeSpans<AttributeID>) {
        self.rope = rope
        self.spans = spans.slice(0..<rope.utf8Count)
        let missing = rope.utf8Count - self.spans.count
        if missing > 0 {
            self.spans.replace(
                self.spans.count..<self.spans.count, with: AttributeSpans(.plain, count: missing))
        }
    }

    package var utf8Count: Int { rope.utf8Count }

    /// Returns several parts of the text, joined by line feeds.
    package func joined(_ ranges: [Range<Int>]) -> AttributedRope {
        guard var result = ranges.first.map(slice) else { return AttributedRope() }
        for range in ranges.dropFirst() {
            result.replace(result.utf8Count..<result.utf8Count, with: AttributedRope("\n"))
            result.replace(result.utf8Count..<result.utf8Count, with: slice(range))
        }
        return result
    }

    package func slice(_ range: Range<Int>) -> AttributedRope {
        let range = rope.clamped(range)
        var slice = AttributedRope()
        slice.rope = rope.slice(range)
        slice.spans = spans.slice(range)
        return slice
    }

    package mutating func replace(_ range: Range<Int>, with new: AttributedRope) {
        let range = rope.clamped(range)
        rope.replace(range, with: new.rope)
        spans.replace(range, with: new.spans)
    }

    /// Changes attributes without changing the text.
    package mutating func updateAttributes(
        in range: Range<Int>, _ change: (AttributeID) -> AttributeID
    ) {
        spans.update(rope.clamped(range), change)
    }
}

extension AttributedRope: TextBuffer {
    package func withChunk<Result>(
        at offset: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
    ) -> Result {
        rope.withChunk(at: offset, body)
    }

    /// Replaces `range` with text, which gets the attributes of the replaced text or else of the text before it.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        let range = rope.clamped(range)
        let attributes = spans.value(at: range.isEmpty ? range.lowerBound - 1 : range.lowerBound)
        replace(range, with: AttributedRope(text, attributes ?? .plain))
    }

    package func string(in range: Range<Int>) -> String { rope.string(in: range) }

    package func paragraphRange(at offset: Int) -> Range<Int> { rope.paragraphRange(at: offset) }
}
