extension RandomAccessCollection {
    /// Returns the index of the first element in the second part, or `endIndex` if there is none.
    ///
    /// The predicate must return `false` for all elements of the first part and then `true` for all others. It is
    /// called about as often as the collection's count has binary digits.
    @inlinable
    package func partitioningIndex(where isInSecondPart: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if try isInSecondPart(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
