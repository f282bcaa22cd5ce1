import Foundation

/// The scalars of an attributed text, with the attributes of each.
struct TextScalars {
    private let text: AttributedString
    let scalars: [Unicode.Scalar]
    /// The index of each scalar's run.
    private let runs: [Int]
    private let attributes: [AttributeContainer]

    init(_ text: AttributedString) {
        var scalars: [Unicode.Scalar] = []
        var runs: [Int] = []
        var attributes: [AttributeContainer] = []
        for run in text.runs {
            for scalar in text.unicodeScalars[run.range] {
                scalars.append(scalar)
                runs.append(attributes.count)
            }
            attributes.append(run.attributes)
        }
        self.text = text
        (self.scalars, self.runs, self.attributes) = (scalars, runs, attributes)
    }

    /// Returns whether two scalars are equal and have equal attributes.
    func isSame(_ index: Int, as other: TextScalars, _ otherIndex: Int) -> Bool {
        scalars[index] == other.scalars[otherIndex]
            && attributes[runs[index]] == other.attributes[other.runs[otherIndex]]
    }

    /// Returns the attributes of the scalar at an index, or of the last one at the end.
    func attributes(near index: Int) -> AttributeContainer {
        runs.isEmpty ? AttributeContainer() : attributes[runs[min(index, runs.count - 1)]]
    }

    /// Returns the number of scalars that are not spaces.
    func darkCount(_ range: Range<Int>) -> Int { scalars[range].count { !$0.isSpace } }

    /// Returns the scalars that are not spaces.
    func dark(_ range: Range<Int>) -> [Unicode.Scalar] { scalars[range].filter { !$0.isSpace } }

    func string(_ range: Range<Int>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars[range])
        return String(string)
    }

    func text(_ range: Range<Int>) -> AttributedString {
        AttributedString(text[self.range(range, in: text)])
    }

    /// The ranges of paragraphs, without line breaks.
    var paragraphs: [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        for (index, scalar) in scalars.enumerated() where scalar == "\n" {
            paragraphs.append(start..<index)
            start = index + 1
        }
        paragraphs.append(start..<scalars.count)
        return paragraphs
    }

    /// Converts a range to indices of the text of these scalars, or of a text that begins with them.
    func range(_ range: Range<Int>, in text: AttributedString) -> Range<AttributedString.Index> {
        let view = text.unicodeScalars
        let start = view.index(view.startIndex, offsetBy: range.lowerBound)
        return start..<view.index(start, offsetBy: range.count)
    }
}

/// A changed part of a text, as ranges of scalars before and after the change.
struct TextHunk {
    let old: Range<Int>
    let new: Range<Int>

    /// Returns the parts in which two texts differ. If both have the same number of paragraphs there, each differing
    /// paragraph is a hunk.
    static func hunks(from old: TextScalars, to new: TextScalars) -> [TextHunk] {
        let whole = TextHunk(old: 0..<old.scalars.count, new: 0..<new.scalars.count)
        guard let changed = whole.trimmed(old, new) else { return [] }
        let (before, after) = (old.paragraphs, new.paragraphs)
        let isSplit = old.scalars[changed.old].contains("\n") && new.scalars[changed.new].contains("\n")
        guard isSplit, before.count == after.count else { return [changed] }
        return zip(before, after).compactMap { TextHunk(old: $0, new: $1).trimmed(old, new) }
    }

    /// Returns equivalent hunks: an added or removed paragraph includes the line break before it or the one after it.
    func alike(_ before: TextScalars, _ after: TextScalars) -> [TextHunk] {
        guard old.isEmpty || new.isEmpty, old.lowerBound > 0, before.scalars[old.lowerBound - 1] == "\n",
            (old.isEmpty ? after.scalars[new] : before.scalars[old]).last == "\n"
        else { return [self] }
        let slid = TextHunk(
            old: old.lowerBound - 1..<old.upperBound - 1, new: new.lowerBound - 1..<new.upperBound - 1)
        return [slid, self]
    }

    /// Returns the hunk without equal content at both ends; `nil` if nothing is left.
    private func trimmed(_ before: TextScalars, _ after: TextScalars) -> TextHunk? {
        var (start, newStart) = (old.lowerBound, new.lowerBound)
        while start < old.upperBound, newStart < new.upperBound,
            before.isSame(start, as: after, newStart)
        {
            start += 1
            newStart += 1
        }
        var (end, newEnd) = (old.upperBound, new.upperBound)
        while end > start, newEnd > newStart, before.isSame(end - 1, as: after, newEnd - 1) {
            end -= 1
            newEnd -= 1
        }
        return start == end && newStart == newEnd
            ? nil : TextHunk(old: start..<end, new: newStart..<newEnd)
    }
}
