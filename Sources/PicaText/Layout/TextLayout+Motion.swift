/// The motion of carets.
extension TextLayout {
    private struct LayoutLine: MotionLine {
        let layout: TextLayout
        let number: Int

        var previous: LayoutLine? { number > 0 ? LayoutLine(layout: layout, number: number - 1) : nil }
        var next: LayoutLine? {
            number + 1 < layout.lines.count ? LayoutLine(layout: layout, number: number + 1) : nil
        }
        func local(_ caret: Caret) -> Caret { caret }
        func global(_ offset: Int) -> Int { offset }
    }

    private func line(showing caret: Caret) -> LayoutLine? {
        lines.isEmpty ? nil : LayoutLine(layout: self, number: line(of: caret))
    }

    // MARK: On screen

    /// Returns the caret one position to the left, or `nil` at the text's edge.
    package func caret(leftOf caret: Caret) -> Caret? {
        line(showing: caret)?.caret(beside: caret, toLeft: true)
    }

    /// Returns the caret one position to the right, or `nil` at the text's edge.
    package func caret(rightOf caret: Caret) -> Caret? {
        line(showing: caret)?.caret(beside: caret, toLeft: false)
    }

    /// Returns the caret in the line above nearest to `goal`, or `nil` in the first line.
    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        line(showing: caret)?.previous?.caret(atX: goal)
    }

    /// Returns the caret in the line below nearest to `goal`, or `nil` in the last line.
    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        line(showing: caret)?.next?.caret(atX: goal)
    }

    // MARK: In text order

    /// Returns the next stop in text order, which is after a character or at the end of a word. The result is `nil` at
    /// the text's end.
    package func caret(after caret: Caret, by unit: CaretUnit = .character) -> Caret? {
        let text = shaped.styled.text
        guard caret.offset < shaped.count else { return nil }
        let breaks = shaped.context.breaks
        let offset =
            unit == .word
            ? breaks.wordEnd(after: caret.offset, in: text) : breaks.grapheme(after: caret.offset, in: text)
        return Caret(offset ?? shaped.count, .upstream)
    }

    /// Returns the previous stop in text order, which is before a character or at the start of a word. The result is
    /// `nil` at the text's start.
    package func caret(before caret: Caret, by unit: CaretUnit = .character) -> Caret? {
        let text = shaped.styled.text
        guard caret.offset > 0 else { return nil }
        let breaks = shaped.context.breaks
        let offset =
            unit == .word
            ? breaks.wordStart(before: caret.offset, in: text)
            : breaks.grapheme(before: caret.offset, in: text)
        return Caret(offset ?? 0, .downstream)
    }
}

/// The unit of a motion in text order.
package enum CaretUnit: Hashable, Sendable {
    case character, word
}
