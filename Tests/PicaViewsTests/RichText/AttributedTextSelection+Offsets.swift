import Foundation
import PicaUI

extension AttributedTextSelection {
    /// A range in UTF-8 offsets of a text; a caret if it is empty.
    init(offsets: Range<Int>, of text: AttributedString) {
        let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: offsets.upperBound)
        if start == end { self.init(insertionPoint: start) } else { self.init(range: start..<end) }
    }
}
