/// Rules for the attributes of text that changes.
///
/// Attributes are identifiers from one table, whose meaning only the app knows.
package protocol AttributeRules: AnyObject {
    /// Returns the attributes that added text inherits from neighboring text.
    func inherited(_ attributes: AttributeID) -> AttributeID

    /// Returns the attributes that the user may apply, in place of those requested.
    func allowed(_ attributes: AttributeID) -> AttributeID

    /// Returns the remaining attributes of spans that lose some because a part of their text changes.
    /// - Parameters:
    ///   - neighbors: The attributes of the spans on one side of the change, nearest first.
    ///   - changed: The attributes of the changing text where it meets them.
    func remaining(of neighbors: [AttributeID], beside changed: AttributeID) -> [AttributeID]

    /// Returns attributes in which those that a whole paragraph shares are taken from `first`.
    func joined(_ attributes: AttributeID, to first: AttributeID) -> AttributeID

    /// Whether a paragraph with the attributes is in a block.
    func isInBlock(_ attributes: AttributeID) -> Bool

    /// Returns attributes in which the paragraph's block is taken from `other`.
    func inBlock(_ attributes: AttributeID, of other: AttributeID) -> AttributeID
}

extension AttributeRules {
    /// Returns the attribute changes that replacing a range causes.
    /// - Returns: The changes outside the range, which come first, and the text to insert.
    func replacement(of range: Range<Int>, in content: AttributedRope, with new: AttributedRope)
        -> (beside: [UndoHistory.Step], inserted: AttributedRope)
    {
        var (changed, inserted) = (content, new)
        var area = range
        func update(_ span: Range<Int>, _ change: (AttributeID) -> AttributeID) {
            guard !span.isEmpty else { return }
            changed.updateAttributes(in: span) { allowed(change($0)) }
            area = min(area.lowerBound, span.lowerBound)..<max(area.upperBound, span.upperBound)
        }
        for (span, attributes) in ended(by: range, in: content) { update(span, { _ in attributes }) }

        // A paragraph's shared attributes are those of its start, as long as a letter remains there.
        let isInside = content.paragraphRange(at: range.lowerBound).lowerBound < range.lowerBound
        let rest = range.upperBound..<content.paragraphRange(at: range.upperBound).upperBound
        let lastLine = new.paragraphRange(at: new.utf8Count).lowerBound
        if isInside || lastLine == 0 && new.utf8Count > 0,
            let first = content.spans.value(at: isInside ? range.lowerBound - 1 : range.lowerBound)
        {
            inserted.updateAttributes(in: 0..<new.paragraphRange(at: 0).upperBound) { joined($0, to: first) }
            if lastLine == 0, let last = content.spans.value(at: rest.lowerBound),
                joined(last, to: first) != last
            {
                update(rest) { joined($0, to: first) }
            }
        }
        if lastLine > 0, !rest.isEmpty, let last = content.spans.value(at: rest.lowerBound) {
            inserted.updateAttributes(in: lastLine..<new.utf8Count) { joined($0, to: last) }
        }
        let block = fit(&inserted, in: range, of: content)
        inserted.updateAttributes(in: 0..<inserted.utf8Count, allowed)
        if let block { update(rest) { inBlock($0, of: block) } }

        func step(_ span: Range<Int>) -> UndoHistory.Step? {
            let (old, new) = (content.slice(span), changed.slice(span))
            return old.spans == new.spans
                ? nil : UndoHistory.Step(offset: span.lowerBound, removed: old, inserted: new)
        }
        let beside = [
            step(area.lowerBound..<range.lowerBound), step(range.upperBound..<area.upperBound),
        ]
        return (beside.compactMap { $0 }, inserted)
    }

    /// Adjusts a replacement to the paragraphs' blocks.
    ///
    /// A paragraph is in one block, that of its start. An empty paragraph takes the block of the text inserted into it.
    /// - Returns: The attributes whose block the rest of the paragraph after the range takes; `nil` if it keeps its
    ///   own.
    private func fit(_ new: inout AttributedRope, in range: Range<Int>, of content: AttributedRope)
        -> AttributeID?
    {
        let first = content.paragraphRange(at: range.lowerBound)
        let last = content.paragraphContentRange(at: range.upperBound)
        let start = first.lowerBound < range.lowerBound ? content.spans.value(at: range.lowerBound - 1) : nil
        let end = range.upperBound < last.upperBound ? content.spans.value(at: range.upperBound) : nil
        let joinsParagraphs = last.lowerBound != first.lowerBound
        guard new.utf8Count > 0 else { return joinsParagraphs ? start : nil }
        let lastLine = new.paragraphRange(at: new.utf8Count).lowerBound
        if lastLine == 0, new.spans.runs(in: 0..<new.utf8Count).allSatisfy({ !isInBlock($0.value) }) {
            guard let around = start ?? content.spans.value(at: range.lowerBound) else { return nil }
            new.updateAttributes(in: 0..<new.utf8Count) { inBlock($0, of: around) }
        } else {
            if let end { new.updateAttributes(in: lastLine..<new.utf8Count) { inBlock($0, of: end) } }
            if let start {
                new.updateAttributes(in: 0..<new.paragraphRange(at: 0).upperBound) { inBlock($0, of: start) }
            }
        }
        guard lastLine < new.utf8Count, end == nil || joinsParagraphs else { return nil }
        return new.spans.value(at: new.utf8Count - 1)
    }

    /// Returns the spans on both sides of a change that lose attributes, with their remaining attributes.
    private func ended(by range: Range<Int>, in content: AttributedRope) -> [(Range<Int>, AttributeID)] {
        /// - Parameter next: Returns the span beyond another; the nearest for `nil`.
        func side(
            _ changed: AttributeID?, _ next: (Range<Int>?) -> (range: Range<Int>, value: AttributeID)?
        ) -> [(Range<Int>, AttributeID)] {
            guard let changed else { return [] }
            var spans: [(range: Range<Int>, value: AttributeID)] = []
            var left: [AttributeID] = []
            while let span = next(spans.last?.range) {
                let remaining = remaining(of: spans.map(\.value) + [span.value], beside: changed)
                guard let last = remaining.last, last != span.value else { break }
                spans.append(span)
                left = remaining
            }
            return Array(zip(spans.map(\.range), left))
        }
        let spans = content.spans
        func run(at offset: Int, within side: Range<Int>) -> (range: Range<Int>, value: AttributeID)? {
            guard side.contains(offset) else { return nil }
            return spans.run(at: offset).map { ($0.range.clamped(to: side), $0.value) }
        }
        let (before, after) = (0..<range.lowerBound, range.upperBound..<content.utf8Count)
        return side(spans.value(at: range.lowerBound)) {
            run(at: ($0?.lowerBound ?? range.lowerBound) - 1, within: before)
        }
            + side(spans.value(at: range.upperBound - 1)) {
                run(at: $0?.upperBound ?? range.upperBound, within: after)
            }
    }
}
