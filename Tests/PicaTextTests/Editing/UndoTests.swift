import Testing

@testable import PicaText

@Suite("Undo")
struct UndoTests {
    /// Types each string at its time and says what undoing gives, step by step.
    private func undone(_ session: EditingSession) -> [String] {
        var texts: [String] = []
        while session.canUndo {
            session.perform(.undo, at: 1000)
            texts.append(session.text)
        }
        return texts
    }

    @Test("Typing merges into one step")
    func typingChains() {
        let session = EditingSession()
        for (index, letter) in "word".enumerated() {
            session.perform(.insert(String(letter)), at: Double(index) * 0.1)
        }
        #expect(undone(session) == [""])
    }

    @Test("An insert that begins with a space starts a new step")
    func spaceStartsStep() {
        let session = EditingSession()
        for (index, letter) in "one two".enumerated() {
            session.perform(.insert(String(letter)), at: Double(index) * 0.1)
        }
        #expect(undone(session) == ["one", ""])
    }

    @Test("Half a second without input closes a step")
    func pauseCloses() {
        let session = EditingSession()
        session.perform(.insert("a"), at: 0)
        session.perform(.insert("b"), at: 0.49)
        session.perform(.insert("c"), at: 0.99)
        #expect(undone(session) == ["ab", ""])
    }

    @Test("Deletions merge separately from typing")
    func deletionsChain() {
        let session = EditingSession()
        session.perform(.insert("abcd"), at: 0)
        session.perform(.deleteBackward(.grapheme), at: 0.1)
        session.perform(.deleteBackward(.grapheme), at: 0.2)
        session.perform(.insert("x"), at: 0.3)
        #expect(session.text == "abx")
        #expect(undone(session) == ["ab", "abcd", ""])
    }

    @Test("Forward and backward deletions at one place are one step")
    func deletionsBothWays() {
        let session = EditingSession("abcdef")
        session.perform(.select(Selection(3)), at: 0)
        session.perform(.deleteForward(.grapheme), at: 0.1)
        session.perform(.deleteBackward(.grapheme), at: 0.2)
        session.perform(.deleteForward(.grapheme), at: 0.3)
        #expect(session.text == "abf")
        #expect(undone(session) == ["abcdef"])
        #expect(session.selection == Selection(3))
    }

    @Test("Deleting a selection is a separate step")
    func selectionDeletion() {
        let session = EditingSession("one two")
        session.perform(.select(Selection(3..<7)), at: 0)
        session.perform(.deleteBackward(.grapheme), at: 0.1)
        session.perform(.deleteBackward(.grapheme), at: 0.2)
        session.perform(.deleteBackward(.grapheme), at: 0.3)
        #expect(undone(session) == ["one", "one two"])
    }

    @Test("Typing over a selection and further typing are one step that restores the selection")
    func typingOverSelection() {
        let session = EditingSession("one two")
        session.perform(.select(Selection(0..<3)), at: 0)
        session.perform(.insert("t"), at: 0.1)
        session.perform(.insert("en"), at: 0.2)
        #expect(session.text == "ten two")
        #expect(undone(session) == ["one two"])
        #expect(session.selection.range == 0..<3)
    }

    @Test("Moving the caret closes a step")
    func movingCloses() {
        let session = EditingSession()
        session.perform(.insert("ab"), at: 0)
        session.perform(.move(.left), at: 0.1)
        session.perform(.move(.right), at: 0.2)
        session.perform(.insert("c"), at: 0.3)
        #expect(undone(session) == ["ab", ""])
    }

    @Test("Input at one instant is one step, including spaces")
    func onePump() {
        let session = EditingSession()
        session.perform(.insert("a long commit of"), at: 3)
        session.perform(.insert(" an input method"), at: 3)
        #expect(undone(session) == [""])
    }

    @Test("A paste is a separate step")
    func paste() {
        let session = EditingSession()
        session.perform(.insert("a"), at: 0)
        session.perform(.paste("b"), at: 0.1)
        session.perform(.insert("c"), at: 0.2)
        #expect(undone(session) == ["ab", "a", ""])
    }

    @Test("A new edit clears redo")
    func editDropsRedo() {
        let session = EditingSession()
        session.perform(.insert("a"), at: 0)
        session.perform(.undo, at: 1)
        #expect(session.canRedo)
        session.perform(.insert("b"), at: 2)
        #expect(!session.canRedo)
        #expect(session.perform(.redo, at: 3).isNothing)
        #expect(session.text == "b")
    }

    @Test("At least a thousand steps are kept, but not without limit")
    func depth() {
        let session = EditingSession()
        for step in 0..<4000 { session.perform(.insert("x"), at: Double(step)) }
        let steps = undone(session).count
        #expect(steps >= 1000 && steps <= 2500)
    }

    @Test("An app's response to an edit is undone with it; other changes by the app clear undo")
    func appChanges() {
        let session = EditingSession()
        session.perform(.insert("1234"), at: 0)
        session.replaceText("123-4", at: 0.01)
        #expect(session.selection == Selection(5))
        #expect(undone(session) == [""])

        session.perform(.insert("mine"), at: 10)
        session.replaceText("the app's", at: 20)
        #expect(!session.canUndo && !session.canRedo)
    }
}
