extension EditingSession {
    /// The ranges for changing letters: the selection, or else the word at the caret.
    ///
    /// It is empty if there is neither, in read-only text and in a secret.
    package var rangesForLetters: [Range<Int>] {
        guard !isSecret, !isReadOnly else { return [] }
        guard selection.isEmpty else { return selection.ranges }
        let word = unit(.word, at: selection.head)
        return buffer.string(in: word).contains(where: \.isLetter) ? [word] : []
    }

    /// Changes the letters of the selection, or else of the word at the caret. It is undone as one.
    ///
    /// Attributes stay. A selection is kept; otherwise the caret is put after the word.
    package func changeLetters(at time: Double, _ change: (String) -> String) -> EditChange {
        let before = selection
        let ranges = rangesForLetters
        let changed = ranges.map { changedLetters(in: $0, change) }
        guard changed.contains(where: { $0 != nil }) else { return EditChange() }
        return endingComposition {
            asOne {
                var selected: [Range<Int>] = []
                for (range, new) in zip(ranges, changed).reversed() {
                    let edit = new.flatMap { replace(range, with: $0, .alone, at: time) }
                    let shift = edit?.shift ?? 0
                    selected =
                        [range.lowerBound..<range.upperBound + shift]
                        + selected.map { $0.lowerBound + shift..<$0.upperBound + shift }
                }
                if !before.isEmpty { selection = aligned(Selection(selected)) }
            }
            history.amend(from: before, to: selection)
            history.close()
        }
    }

    /// Returns the changed text, or `nil` if nothing changes.
    private func changedLetters(in range: Range<Int>, _ change: (String) -> String) -> AttributedRope? {
        guard let content else { return nil }
        var new = AttributedRope()
        for run in content.spans.runs(in: range) {
            let changed = AttributedRope(change(content.string(in: run.range)), run.value)
            new.replace(new.utf8Count..<new.utf8Count, with: changed)
        }
        return new.rope == content.slice(range).rope ? nil : new
    }
}
