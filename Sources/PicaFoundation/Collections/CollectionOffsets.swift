import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the collection's start.
    ///
    /// Every offset must be that of an element.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let first = offsets.first else { return }
        var kept = index(startIndex, offsetBy: first)
        var next = kept
        var offset = first
        while next != endIndex {
            if !offsets.contains(offset) {
                swapAt(kept, next)
                formIndex(after: &kept)
            }
            formIndex(after: &next)
            offset += 1
        }
        removeSubrange(kept...)
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets, in their order, before the element currently at `destination`.
    ///
    /// A destination equal to the collection's count moves them to the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        guard !source.isEmpty else { return }
        var moved: [Element] = []
        var before: [Element] = []
        var after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var place = startIndex
        for element in [before, moved, after].joined() {
            self[place] = element
            formIndex(after: &place)
        }
    }
}
