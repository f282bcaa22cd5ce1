extension AttributedRope {
    /// Returns the smallest edits that turn this text into another: for the characters alone, and with attributes.
    package func difference(from other: AttributedRope) -> (text: TextEdit, whole: TextEdit) {
        var string = other.rope.string
        let text = string.withUTF8 { rope.difference(from: $0) }
        let lower = min(commonAttributes(with: other), text.range.lowerBound)
        // Identical texts share their whole length as a common ending.
        let isSame = text.range.isEmpty && text.newCount == 0
        let common = isSame ? utf8Count : utf8Count - text.range.upperBound
        let limit = min(common, min(utf8Count, other.utf8Count) - lower)
        let suffix = min(commonTrailingAttributes(with: other), limit)
        let edit = TextEdit(
            range: lower..<utf8Count - suffix, newCount: other.utf8Count - suffix - lower)
        return (text, edit)
    }

    /// Returns the number of leading bytes with the same attributes.
    private func commonAttributes(with other: AttributedRope) -> Int {
        var count = 0
        for (run, wanted) in zip(
            spans.runs(in: 0..<utf8Count), other.spans.runs(in: 0..<other.utf8Count))
        {
            guard run.value == wanted.value else { break }
            count = min(run.range.upperBound, wanted.range.upperBound)
            guard run.range == wanted.range else { break }
        }
        return count
    }

    /// Returns the number of trailing bytes with the same attributes.
    private func commonTrailingAttributes(with other: AttributedRope) -> Int {
        var count = 0
        for (run, wanted) in zip(
            spans.runs(in: 0..<utf8Count).reversed(), other.spans.runs(in: 0..<other.utf8Count).reversed())
        {
            guard run.value == wanted.value else { break }
            let (length, wantedLength) = (
                utf8Count - run.range.lowerBound, other.utf8Count - wanted.range.lowerBound
            )
            count = min(length, wantedLength)
            guard length == wantedLength else { break }
        }
        return count
    }
}
