/// What each span of a text has beside its characters: values in a ``SummaryTree`` of runs.
///
/// Neighbours never have the same value. Edits, look-ups and copies cost O(log n), to enumerate runs costs
/// their number beside that.
package struct AttributeSpans<Value: Equatable> {
    /// A span that has one value.
    package struct Run {
        /// In UTF-8 bytes from the start of the text.
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

    /// Those of an empty text.
    package init() {}

    /// Those of a text that has one value.
    package init(_ value: Value, count: Int) {
        if count > 0 { tree = SummaryTree(items: [Span(value: value, count: count)]) }
    }

    /// Those of a text put together from spans, in time linear in their number.
    /// - Parameter values: Lengths in bytes, which count as 0 where they are negative.
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

    /// The span that the byte at an offset is in; nil outside the text.
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

    /// What the byte at an offset has; nil outside the text.
    package func value(at offset: Int) -> Value? { run(at: offset)?.value }

    /// The spans of a range, cut to it, in order.
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

    /// Puts the values of other text where those of `range` were.
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

    /// Makes one of the spans on both sides of a place where they have the same value.
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
