extension EditingSession {
    /// Where letters are changed: what is selected, or else the word at the caret; nil where there is neither, and
    /// in a secret.
    package var rangeForLetters: Range<Int>? {
        guard !isSecret, !isReadOnly else { return nil }
        guard selection.isEmpty else { return selection.range }
        let word = unit(.word, at: selection.head)
        return buffer.string(in: word).contains(where: \.isLetter) ? word : nil
    }

    /// Changes the letters of what is selected, or else of the word at the caret. Attributes stay; what was selected
    /// is so then, and the caret is behind the word. Undone at once.
    package func changeLetters(at time: Double, _ change: (String) -> String) -> EditChange {
        guard let range = rangeForLetters, let content else { return EditChange() }
        var new = AttributedRope()
        for run in content.spans.runs(in: range) {
            let changed = AttributedRope(change(content.string(in: run.range)), run.value)
            new.replace(new.utf8Count..<new.utf8Count, with: changed)
        }
        guard new.rope != content.slice(range).rope else { return EditChange() }
        let before = selection
        return endingComposition {
            guard let edit = replace(range, with: new, .alone, at: time) else { return }
            if !before.isEmpty { selection = aligned(Selection(edit.newRange)) }
            history.amend(from: before, to: selection)
            history.close()
        }
    }
}
