import PicaFoundation

/// What is selected: the text between where selecting began and where the caret is. Both at one place
/// is a plain caret, unless other spans are selected.
package struct Selection: Hashable, Sendable {
    /// The end that stays when the selection is extended.
    package var anchor: Caret
    /// The end that moves, where the caret is drawn.
    package var head: Caret
    /// What is selected besides, in order, apart from each other and from ``range``.
    package private(set) var others: [Range<Int>] = []

    package init(anchor: Caret, head: Caret) {
        self.anchor = anchor
        self.head = head
    }

    package init(_ caret: Caret) {
        self.init(anchor: caret, head: caret)
    }

    /// A plain caret at an offset.
    package init(_ offset: Int) {
        self.init(Caret(offset))
    }

    /// A range with its head at the end.
    package init(_ range: Range<Int>) {
        let head = range.isEmpty ? Caret(range.upperBound) : Caret(range.upperBound, .upstream)
        self.init(anchor: Caret(range.lowerBound), head: head)
    }

    /// Several spans, the last with the head at its end; a caret at the text's start where there are none.
    package init(_ ranges: [Range<Int>]) {
        self = Selection(ranges.last ?? 0..<0).with(Array(ranges.dropLast()))
    }

    /// In UTF-8 offsets: the span with the caret.
    package var range: Range<Int> {
        min(anchor.offset, head.offset)..<max(anchor.offset, head.offset)
    }

    /// All that is selected, in order; the caret's empty range where that is nothing.
    package var ranges: [Range<Int>] {
        if others.isEmpty { return [range] }
        guard !range.isEmpty else { return others }
        let place = others.partitioningIndex { $0.lowerBound > range.lowerBound }
        return others[..<place] + [range] + others[place...]
    }

    /// Whether nothing is selected and there is only a caret.
    package var isEmpty: Bool { anchor.offset == head.offset && others.isEmpty }

    /// The same with other spans besides; those that it meets become part of it.
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

    /// With all places where something takes them.
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
