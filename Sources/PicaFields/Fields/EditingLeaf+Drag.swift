import Foundation
import PicaFoundation
import PicaGraph
import PicaText

/// Dragging the selection out of a field.
extension EditingLeaf {
    /// Starts to drag the selection.
    /// - Parameter point: The present position of the pointer.
    func dragSelection(to point: CGPoint, _ modifiers: Modifiers) {
        guard let host, let rope = session.rope, let content = content(of: [session.selection.range])
        else { return }
        let drag = Drag(content, canMove: true) { [weak self] in self?.dragEnded($0) }
        dragged = DraggedText(drag, session.selection.range, of: rope)
        host.begin(drag, at: element.toWindow(point), modifiers)
    }

    /// Removes the dragged text if it was moved elsewhere.
    private func dragEnded(_ action: DropAction?) {
        // The drop's target may have changed the bound text, too.
        if action == .move { takeBound() }
        guard let dragged else { return }
        self.dragged = nil
        guard action == .move, isEnabled, dragged.isIn(session.rope) else { return }
        endComposition()
        // The person now looks at the drop's target, so do not scroll here.
        changed(session.perform(.replace(dragged.range, with: ""), at: now), isInput: true, reveals: false)
    }
}

/// Dropping text onto a field.
extension EditingLeaf: DropResponder {
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        let isTaken = isEnabled && !session.isReadOnly && session.geometry != nil
        guard isTaken, let action = drop.textAction else {
            dropPlace = nil
            return nil
        }
        dropPlace = caretStop(at: inside(point))
        return action
    }

    func dragLeft() { dropPlace = nil }

    func dropped(_ drop: Drop) {
        guard let place = dropPlace, let hold = host?.holdInput() else { return drop.finish(nil) }
        dropPlace = nil
        endComposition()
        if let dragged, dragged.drag === drop.drag {
            moveDragged(dragged, by: drop, to: place)
            return hold.end()
        }
        read(drop.offer) { [weak self] result in
            guard let self else { return hold.end() }
            take(result, after: hold) { text in
                insert(text, at: place)
                // If the drag's source is a field, it removes the text before it loses focus.
                drop.finish(drop.textAction)
                host?.focus.focus(element, for: .pointer)
            }
            drop.finish(nil)
        }
    }

    /// Moves or copies text within the field it was dragged from, as a single undo step.
    private func moveDragged(_ dragged: DraggedText, by drop: Drop, to place: Caret) {
        self.dragged = nil
        if dragged.isIn(session.rope) {
            perform(.select(Selection(dragged.range)))
            let copies = drop.action == .copy
            perform(copies ? .copySelection(to: place.offset) : .moveSelection(to: place.offset))
        }
        drop.finish(drop.action)
    }

    /// Inserts dropped text and selects it.
    private func insert(_ text: ArrivedText, at place: Caret) {
        perform(.select(Selection(place)))
        insert(text)
        let end = session.selection.head.offset
        if !session.isSecret { perform(.select(Selection(min(place.offset, end)..<end))) }
    }
}
