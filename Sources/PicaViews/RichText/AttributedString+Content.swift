import Foundation
import PicaText

extension AttributedString {
    /// - Parameter table: What the numbers of attributes stand for.
    init(_ content: AttributedRope, _ table: AttributeTable<AttributeContainer>) {
        self.init()
        for run in content.spans.runs(in: 0..<content.utf8Count) {
            append(AttributedString(content.string(in: run.range), attributes: table[run.value]))
        }
    }

    /// The same as made anew of some content, in time by what has changed.
    /// - Parameter edit: What has become of the text to make it the content.
    func updated(
        by edit: TextEdit, to content: AttributedRope, _ table: AttributeTable<AttributeContainer>
    ) -> AttributedString {
        var text = self
        let new = content.slice(edit.newRange)
        let old = text.indices(edit.range)
        if String(text.characters[old]) == new.rope.string {
            // What holds for words as they are would go with them.
            for run in new.spans.runs(in: 0..<new.utf8Count) {
                let start = edit.range.lowerBound + run.range.lowerBound
                text[text.indices(start..<start + run.range.count)].setAttributes(table[run.value])
            }
        } else {
            text.replaceSubrange(old, with: AttributedString(new, table))
        }
        // Foundation sees only this change, and may conclude from it what the editor did not: at its ends.
        let ends = [
            edit.newRange.lowerBound - 1, edit.newRange.lowerBound, edit.newRange.upperBound - 1,
            edit.newRange.upperBound,
        ]
        let isSame = ends.allSatisfy { offset in
            guard let id = content.spans.value(at: offset) else { return true }
            return text.runs[text.utf8.index(text.startIndex, offsetBy: offset)].attributes == table[id]
        }
        return isSame ? text : AttributedString(content, table)
    }
}
