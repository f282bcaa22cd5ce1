/// The paragraphs of a document that are laid out, by index. Bounded: those far from where they are
/// needed are let go.
struct DocumentLayoutCache {
    /// The most layouts to keep.
    var capacity = 256

    /// In order of index.
    private var entries: [(paragraph: Int, layout: TextLayout)] = []

    subscript(paragraph: Int) -> TextLayout? {
        let index = position(of: paragraph)
        return index < entries.count && entries[index].paragraph == paragraph ? entries[index].layout : nil
    }

    /// The paragraphs there are layouts of.
    var paragraphs: [Int] { entries.map(\.paragraph) }

    mutating func insert(_ layout: TextLayout, for paragraph: Int, near anchor: Int) {
        let index = position(of: paragraph)
        if index < entries.count, entries[index].paragraph == paragraph {
            entries[index].layout = layout
            return
        }
        entries.insert((paragraph, layout), at: index)
        guard entries.count > capacity, let first = entries.first, let last = entries.last else {
            return
        }
        let dropsLast = abs(last.paragraph - anchor) > abs(first.paragraph - anchor)
        // What was just made is about to be used.
        if dropsLast != (last.paragraph == paragraph) { entries.removeLast() } else { entries.removeFirst() }
    }

    /// Forgets paragraphs and renumbers those after them.
    mutating func replace(_ paragraphs: Range<Int>, with count: Int) {
        let start = position(of: paragraphs.lowerBound)
        let end = position(of: paragraphs.upperBound)
        entries.removeSubrange(start..<end)
        let shift = count - paragraphs.count
        if shift != 0 { for index in start..<entries.count { entries[index].paragraph += shift } }
    }

    /// Where a paragraph is or belongs.
    private func position(of paragraph: Int) -> Int {
        var lower = 0
        var upper = entries.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if entries[middle].paragraph < paragraph { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
