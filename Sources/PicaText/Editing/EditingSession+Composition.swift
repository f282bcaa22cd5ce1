extension EditingSession {
    /// The input method shows what it is working on; an empty text ends that. What is selected is not seen
    /// meanwhile, and comes back where nothing takes its place. The text reaches the buffer only by ``EditCommand/insert(_:)``.
    /// - Parameter selection: What the input method marks, in the text's UTF-8 offsets; nil puts the caret
    ///   at its end.
    ///
    /// Of a secret only that it is being composed is kept: what the input method shows is not wiped.
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
        // A secret has no undo to bring back what is selected, which is deleted only by what takes its place.
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

    /// Gives up the composition where what it stands over is gone for another reason.
    func dropComposition() {
        composition = nil
        historyBeforeComposing = nil
    }

    /// Brings back what was selected when composing began: what comes now replaces that, or it stays.
    func restoreComposedOver() {
        guard let before = historyBeforeComposing else { return }
        historyBeforeComposing = nil
        undo()
        history = before
    }

    /// The text with what an input method is working on in its place. Costs time by the text's length.
    package var composedText: String {
        guard let composition, !isSecret else { return text }
        return buffer.string(in: 0..<composition.offset) + composition.text
            + buffer.string(in: composition.offset..<buffer.utf8Count)
    }

    /// Takes the composition's text as it stands, as a click elsewhere does; drops that of a secret.
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
