/// Where justified lines are stretched.
extension ShapedText {
    /// The offsets after the characters that a line is stretched at: spaces between words, and ideographs
    /// and kana with another after them. What lies before the last tab keeps its place.
    /// - Parameter range: The line without the spaces that hang at its end.
    func stretchPoints(in range: Range<Int>) -> [Int] {
        let properties = context.properties
        return styled.text.withUTF8Pointer { bytes in
            var result: [Int] = []
            var isAfterIdeograph = false
            var index = range.lowerBound
            while index < range.upperBound {
                let (scalar, length) = bytes.scalar(at: index)
                let next = index + length
                let found = properties[scalar]
                if scalar == 0x09 {
                    result.removeAll()
                    isAfterIdeograph = false
                } else if found.isIdeographic {
                    if isAfterIdeograph { result.append(index) }
                    isAfterIdeograph = true
                } else if !found.extendsGrapheme {
                    isAfterIdeograph = false
                    if scalar == 0x20 || scalar == 0xA0, next < range.upperBound { result.append(next) }
                }
                index = next
            }
            return result
        }
    }
}
