import Foundation
import PicaLabels
import PicaText

extension AttributedString {
    /// - Parameter table: The attributes that the ids stand for.
    package init(_ content: AttributedRope, _ table: AttributeTable<AttributeContainer>) {
        self.init()
        for run in content.spans.runs(in: 0..<content.utf8Count) {
            append(AttributedString(content.string(in: run.range), attributes: table[run.value]))
        }
    }

    /// Returns the string updated to new content, in time proportional to the change.
    /// - Parameter edit: The edit that turned the old text into the new content.
    package func updated(
        by edit: TextEdit, to content: AttributedRope, _ table: AttributeTable<AttributeContainer>
    ) -> AttributedString {
        var text = self
        let new = content.slice(edit.newRange)
        let old = text.indices(edit.range)
        if String(text.characters[old]) == new.rope.string {
            // Set attributes in place: a replacement would remove those that Foundation ties to unchanged text.
            for run in new.spans.runs(in: 0..<new.utf8Count) {
                let start = edit.range.lowerBound + run.range.lowerBound
                text[text.indices(start..<start + run.range.count)].setAttributes(table[run.value])
            }
        } else {
            text.replaceSubrange(old, with: AttributedString(new, table))
        }
        // Foundation applies its rules at the ends of this change, where the editor may not have. Check those.
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
