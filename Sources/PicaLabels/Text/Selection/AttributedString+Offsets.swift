import Foundation
import PicaFoundation

extension AttributedString {
    /// Converts UTF-8 offsets to indices.
    package func indices(_ range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return start..<utf8.index(start, offsetBy: range.count)
    }
}
