extension ShapedText {
    /// Returns the first decimal separator in a range that is next to a digit, or `nil` if there is none.
    func separator(_ separator: Unicode.Scalar, in range: Range<Int>) -> Range<Int>? {
        styled.text.withUTF8Pointer { bytes in
            func isDigit(_ scalar: UInt32?) -> Bool {
                scalar.flatMap(Unicode.Scalar.init)?.properties.numericType == .decimal
            }
            var before: UInt32?
            var offset = range.lowerBound
            while offset < range.upperBound {
                let (scalar, length) = bytes.scalar(at: offset)
                let next = offset + length
                let after = next < range.upperBound ? bytes.scalar(at: next).value : nil
                if scalar == separator.value, isDigit(before) || isDigit(after) { return offset..<next }
                before = scalar
                offset = next
            }
            return nil
        }
    }
}
