/// What becomes of attributes where the text that has them changes. They are numbers of one table; what they
/// stand for is the app's.
package protocol AttributeRules: AnyObject {
    /// What text that is added takes on of what the text beside it has.
    func inherited(_ attributes: AttributeID) -> AttributeID

    /// What a person may give text, in place of what was asked for.
    func allowed(_ attributes: AttributeID) -> AttributeID

    /// What is left of attributes that end where a part of their text changes.
    /// - Parameters:
    ///   - neighbors: Of the spans on one side of the change, the nearest first.
    ///   - changed: Of the text that changes, where it meets them.
    func remaining(of neighbors: [AttributeID], beside changed: AttributeID) -> [AttributeID]

    /// Attributes with those in them that a whole paragraph shares taken from its first.
    func joined(_ attributes: AttributeID, to first: AttributeID) -> AttributeID

    /// Whether a paragraph with the attributes is in some block.
    func isInBlock(_ attributes: AttributeID) -> Bool

    /// Attributes with the block that their paragraph is in taken from others.
    func inBlock(_ attributes: AttributeID, of other: AttributeID) -> AttributeID
}

extension AttributeRules {
    /// What replacing a range brings with it.
    /// - Returns: The changes of attributes outside of the range, which come first, and what is then put in it.
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

        // A paragraph is as its start is, and stays so as long as a letter stands there.
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

    /// Has what is put in place of a range keep to paragraphs' blocks: a paragraph is in one block, that of its start,
    /// and an empty one in that of what is put into it.
    /// - Returns: What the rest of the paragraph behind the range has its block from; nil where that stays.
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

    /// The spans on both sides of a change of text that lose attributes, with what is left to them.
    private func ended(by range: Range<Int>, in content: AttributedRope) -> [(Range<Int>, AttributeID)] {
        /// - Parameter next: The span beyond another; the nearest for nil.
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
