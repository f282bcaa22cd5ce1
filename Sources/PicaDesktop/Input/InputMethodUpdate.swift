import Foundation
import PicaGraph

/// What an input method wants done at once: text around the caret goes, text comes, and what the method works
/// on from then on stands behind it.
package struct InputMethodUpdate: Equatable {
    /// How much goes before the caret, in UTF-8 bytes, and behind it.
    package var before = 0
    package var after = 0
    package var text = ""
    package var preedit = ""
    /// What the method marks in that, in UTF-8 offsets.
    package var marked = 0..<0
    /// It came when the method was no longer to say anything.
    package var isLate = false

    package init() {}

    /// Takes out what is text already: where a composition was ended here, the method may say so once more in its
    /// own time, or not know of it and go on.
    /// - Parameter ended: What was composed then; empty once the method has said anything else.
    /// - Returns: Whether it goes on with it.
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

    /// What the method marks, brought inside its text and onto its characters; a method without a caret says −1.
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
