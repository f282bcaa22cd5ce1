import PicaFoundation

/// A selection: the text between its anchor and its head, where the caret is.
///
/// If both are at one position it is a plain caret, unless other spans are selected.
package struct Selection: Hashable, Sendable {
    /// The end that stays when the selection is extended.
    package var anchor: Caret
    /// The end that moves, at which the caret is drawn.
    package var head: Caret
    /// The other selected spans, in order, separate from each other and from ``range``.
    package private(set) var others: [Range<Int>] = []

    package init(anchor: Caret, head: Caret) {
        self.anchor = anchor
        self.head = head
    }

    package init(_ caret: Caret) {
        self.init(anchor: caret, head: caret)
    }

    /// Creates a plain caret at an offset.
    package init(_ offset: Int) {
        self.init(Caret(offset))
    }

    /// Creates a selection with its head at the end of a range.
    package init(_ range: Range<Int>) {
        let head = range.isEmpty ? Caret(range.upperBound) : Caret(range.upperBound, .upstream)
        self.init(anchor: Caret(range.lowerBound), head: head)
    }

    /// Creates a selection of several spans, with the head at the end of the last. Without spans it is a caret at 0.
    package init(_ ranges: [Range<Int>]) {
        self = Selection(ranges.last ?? 0..<0).with(Array(ranges.dropLast()))
    }

    /// The span with the caret, in UTF-8 offsets.
    package var range: Range<Int> {
        min(anchor.offset, head.offset)..<max(anchor.offset, head.offset)
    }

    /// All selected spans, in order; the caret's empty range if nothing is selected.
    package var ranges: [Range<Int>] {
        if others.isEmpty { return [range] }
        guard !range.isEmpty else { return others }
        let place = others.partitioningIndex { $0.lowerBound > range.lowerBound }
        return others[..<place] + [range] + others[place...]
    }

    /// Whether nothing is selected and there is only a caret.
    package var isEmpty: Bool { anchor.offset == head.offset && others.isEmpty }

    /// Returns the selection with other spans in addition. Spans that meet are joined.
    package func with(_ others: [Range<Int>]) -> Selection {
        var result = self
        result.others = []
        for range in others.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.others.last, last.upperBound >= range.lowerBound {
                result.others[result.others.count - 1] =
                    last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.others.append(range)
            }
        }
        let own = range
        let met = result.others.filter { $0.lowerBound <= own.upperBound && own.lowerBound <= $0.upperBound }
        guard let first = met.first, let last = met.last else { return result }
        result.others.removeAll(where: met.contains)
        let start = min(first.lowerBound, own.lowerBound)
        let end = max(last.upperBound, own.upperBound)
        if head.offset < anchor.offset {
            (result.anchor, result.head) = (Caret(end, .upstream), Caret(start))
        } else {
            (result.anchor, result.head) = (Caret(start), Caret(end, .upstream))
        }
        return result
    }

    /// Returns the selection with all its offsets mapped.
    func mapped(_ place: (Int) -> Int) -> Selection {
        var result = Selection(
            anchor: Caret(place(anchor.offset), anchor.affinity),
            head: Caret(place(head.offset), head.affinity))
        if !others.isEmpty {
            result = result.with(
                others.map {
                    let start = place($0.lowerBound)
                    return start..<max(start, place($0.upperBound))
                })
        }
        return result
    }
}
