extension Array {
    /// Returns the elements of a line, given in logical order, in visual order from left to right. This is rule L2 of
    /// the bidirectional algorithm.
    /// - Parameter level: The embedding level of an element.
    func inVisualOrder(by level: (Element) -> UInt8) -> [Element] {
        guard var current = lazy.map(level).max(), current > 0 else { return self }
        var result = self
        while current > 0 {
            var index = 0
            while index < count {
                guard level(result[index]) >= current else {
                    index += 1
                    continue
                }
                let start = index
                while index < count, level(result[index]) >= current { index += 1 }
                result[start..<index].reverse()
            }
            current -= 1
        }
        return result
    }
}
