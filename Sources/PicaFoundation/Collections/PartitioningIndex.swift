extension RandomAccessCollection {
    /// Where the elements that answer true begin, in a collection whose elements first all answer false
    /// and then all true; `endIndex` where none answers true.
    ///
    /// Asks about as many elements as the collection's count has binary digits.
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
