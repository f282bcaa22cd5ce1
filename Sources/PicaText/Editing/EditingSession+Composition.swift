extension EditingSession {
    /// Shows an input method's preedit text; an empty text ends the composition.
    ///
    /// The selection is hidden meanwhile, and returns if nothing replaces it. Text reaches the buffer only by
    /// ``EditCommand/insert(_:)``.
    /// - Parameter selection: The range that the input method marks, in the text's UTF-8 offsets; `nil` puts the caret
    ///   at its end.
    ///
    /// For a secret only the fact of composing is kept, because the preedit text would not be wiped.
    @discardableResult
    package func compose(
        _ text: String, selection marked: Range<Int>? = nil, at time: Double
    ) -> EditChange {
        guard !isReadOnly else { return EditChange() }
        guard !text.isEmpty else {
            composition = nil
            return changes { restoreComposedOver() }
        }
        var change = EditChange()
        // A secret has no undo history to restore the selection, so the selection stays until other text replaces it.
        if !selection.isEmpty, !isSecret {
            let history = history
            change = perform(.deleteSelection, at: time)
            historyBeforeComposing = history
        }
        composition =
            isSecret
            ? Composition("\u{FFFC}", at: selection.head.offset)
            : Composition(text, at: selection.head.offset, selection: marked)
        return change
    }

    /// Drops the composition because the text that it covers has changed for another reason.
    func dropComposition() {
        composition = nil
        historyBeforeComposing = nil
    }

    /// Restores the selection that the composition replaced. It is then replaced by new text, or stays.
    func restoreComposedOver() {
        guard let before = historyBeforeComposing else { return }
        historyBeforeComposing = nil
        undo()
        history = before
    }

    /// The text with the preedit text at its position. It costs time proportional to the text's length.
    package var composedText: String {
        guard let composition, !isSecret else { return text }
        return buffer.string(in: 0..<composition.offset) + composition.text
            + buffer.string(in: composition.offset..<buffer.utf8Count)
    }

    /// Commits the preedit text as it is, as a click elsewhere does. A secret's composition is dropped.
    @discardableResult
    package func commitComposition(at time: Double) -> EditChange {
        guard let composition else { return EditChange() }
        if isSecret {
            self.composition = nil
            return EditChange()
        }
        return perform(.insert(composition.text), at: time)
    }
}
