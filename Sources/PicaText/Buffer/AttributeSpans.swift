/// The attribute values of a text's spans, in a ``SummaryTree`` of runs.
///
/// Neighboring runs never have the same value. Edits, look-ups and copies cost O(log n). Enumerating runs costs time
/// proportional to their number in addition.
package struct AttributeSpans<Value: Equatable> {
    /// A span of text with one value.
    package struct Run {
        /// The range, in UTF-8 bytes from the start of the text.
        package var range: Range<Int>
        package var value: Value
    }

    struct Span: TreeItem {
        struct Summary: TreeSummary {
            var length = 0

            static func + (left: Summary, right: Summary) -> Summary {
                Summary(length: left.length + right.length)
            }
        }

        var value: Value
        var count: Int

        var summary: Summary { Summary(length: count) }
        func part(_ range: Range<Int>) -> Span { Span(value: value, count: range.count) }
    }

    private(set) var tree = SummaryTree<TreeItems<Span>>()

    /// Creates the spans of an empty text.
    package init() {}

    /// Creates one span for a text that has a single value.
    package init(_ value: Value, count: Int) {
        if count > 0 { tree = SummaryTree(items: [Span(value: value, count: count)]) }
    }

    /// Creates the spans of a text from values and lengths, in time linear in their number.
    /// - Parameter values: The values with their lengths in bytes. Negative lengths count as 0.
    package init(_ values: some Sequence<(value: Value, count: Int)>) {
        var spans: [Span] = []
        for (value, count) in values where count > 0 {
            if let last = spans.last, last.value == value {
                spans[spans.count - 1].count += count
            } else {
                spans.append(Span(value: value, count: count))
            }
        }
        tree = SummaryTree(items: spans)
    }

    /// The text's length in UTF-8 bytes.
    package var count: Int { tree.length }

    // MARK: Reading

    /// Returns the run that contains the byte at an offset, or `nil` outside the text.
    package func run(at offset: Int) -> Run? {
        guard offset >= 0, offset < count else { return nil }
        let (leaf, before) = tree.leaf(at: offset)
        var start = before.length
        for span in leaf.items {
            if offset < start + span.count {
                return Run(range: start..<start + span.count, value: span.value)
            }
            start += span.count
        }
        return nil
    }

    /// Returns the value of the byte at an offset, or `nil` outside the text.
    package func value(at offset: Int) -> Value? { run(at: offset)?.value }

    /// Returns the runs of a range, clipped to it, in order.
    package func runs(in range: Range<Int>) -> [Run] {
        let range = range.clamped(to: 0..<count)
        var runs: [Run] = []
        var start = range.lowerBound
        tree.forEachLeaf(in: range) { leaf, part in
            for span in leaf.part(part).items {
                if let last = runs.last, last.value == span.value {
                    runs[runs.count - 1].range = last.range.lowerBound..<start + span.count
                } else {
                    runs.append(Run(range: start..<start + span.count, value: span.value))
                }
                start += span.count
            }
            return true
        }
        return runs
    }

    package func slice(_ range: Range<Int>) -> AttributeSpans {
        var slice = AttributeSpans()
        slice.tree = tree.part(range.clamped(to: 0..<count))
        return slice
    }

    // MARK: Changing

    /// Replaces the values of `range` with those of other text.
    package mutating func replace(_ range: Range<Int>, with new: AttributeSpans) {
        let range = range.clamped(to: 0..<count)
        tree.replace(range, with: new.tree)
        joinSpans(at: range.lowerBound + new.count)
        joinSpans(at: range.lowerBound)
    }

    /// Changes the values of a range, span by span.
    package mutating func update(_ range: Range<Int>, _ change: (Value) -> Value) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        replace(range, with: AttributeSpans(runs(in: range).map { (change($0.value), $0.range.count) }))
    }

    /// Joins the runs on both sides of an offset if they have the same value.
    private mutating func joinSpans(at offset: Int) {
        guard let before = run(at: offset - 1), let after = run(at: offset),
            before.range.upperBound == offset, before.value == after.value
        else { return }
        let range = before.range.lowerBound..<after.range.upperBound
        tree.replace(range, with: SummaryTree(items: [Span(value: before.value, count: range.count)]))
    }
}

extension AttributeSpans: Sendable where Value: Sendable {}
extension AttributeSpans.Run: Equatable {}
extension AttributeSpans.Run: Sendable where Value: Sendable {}
extension AttributeSpans.Span: Sendable where Value: Sendable {}

extension AttributeSpans: Equatable {
    package static func == (left: AttributeSpans, right: AttributeSpans) -> Bool {
        left.tree.root === right.tree.root
            || left.count == right.count && left.runs(in: 0..<left.count) == right.runs(in: 0..<right.count)
    }
}
