import Foundation
import PicaGraph

/// An atomic update by an input method. Text around the caret is deleted, text is inserted, then the preedit text
/// follows.
package struct InputMethodUpdate: Equatable {
    /// The length to delete before and after the caret, in UTF-8 bytes.
    package var before = 0
    package var after = 0
    package var text = ""
    package var preedit = ""
    /// The selected part of the preedit text, in UTF-8 offsets.
    package var marked = 0..<0
    /// Whether the update came after the input method was disabled.
    package var isLate = false

    package init() {}

    /// Removes text that Pica has committed already when it ended the composition. The method may commit it again, or
    /// continue the composition unaware.
    ///
    /// - Parameter ended: The text of the ended composition; emptied once the method has sent anything else.
    /// - Returns: Whether the method continues the ended composition.
    package mutating func forget(_ ended: inout String) -> Bool {
        guard !ended.isEmpty else { return false }
        if text.isEmpty, preedit.utf8.starts(with: ended.utf8) {
            (preedit, marked) = ("", 0..<0)
            return true
        }
        if text.utf8.starts(with: ended.utf8) {
            text = String(decoding: text.utf8.dropFirst(ended.utf8.count), as: UTF8.self)
        }
        ended = ""
        return false
    }

    /// Returns the selected range, clamped to the text and to character boundaries. A method without a caret sends −1.
    package static func marked(in text: String, _ start: Int32, _ end: Int32) -> Range<Int> {
        let utf8 = text.utf8
        func place(_ offset: Int32) -> Int {
            var index =
                utf8.index(
                    utf8.startIndex, offsetBy: max(0, Int(offset)), limitedBy: utf8.endIndex) ?? utf8.endIndex
            while index > utf8.startIndex, index.samePosition(in: text.unicodeScalars) == nil {
                index = utf8.index(before: index)
            }
            return utf8.distance(from: utf8.startIndex, to: index)
        }
        guard start >= 0 else { return utf8.count..<utf8.count }
        let (first, last) = (place(start), place(max(start, end)))
        return min(first, last)..<max(first, last)
    }
}
