/// The points at which justified lines are stretched.
extension ShapedText {
    /// Returns the offsets after the characters at which a line is stretched.
    ///
    /// They are the spaces between words, and ideographs and kana followed by another one. Text before the last tab is
    /// not stretched.
    /// - Parameter range: The line without its hanging spaces.
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
