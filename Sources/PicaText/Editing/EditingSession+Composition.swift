extension EditingSession {
    /// The input method shows what it is working on; an empty text ends that. What is selected is
    /// deleted first. The text reaches the buffer only by ``EditCommand/insert(_:)``.
    /// - Parameters:
    ///   - start: Where the marked part begins, in code points as SDL counts; negative for the end.
    ///   - length: How many code points are marked; negative for none.
    @discardableResult
    package func compose(
        _ text: String, start: Int = -1, length: Int = -1, at time: Double
    ) -> EditChange {
        guard !isReadOnly else { return EditChange() }
        guard !text.isEmpty else {
            composition = nil
            return EditChange()
        }
        var change = EditChange()
        if !selection.isEmpty { change = perform(.deleteSelection, at: time) }
        composition = Composition(text, at: selection.head.offset, start: start, length: length)
        return change
    }

    /// Takes the composition's text as it stands, as a click elsewhere does.
    @discardableResult
    package func commitComposition(at time: Double) -> EditChange {
        guard let composition else { return EditChange() }
        return perform(.insert(composition.text), at: time)
    }
}
