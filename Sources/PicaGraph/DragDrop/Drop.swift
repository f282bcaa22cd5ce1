/// Something dragged over this program's windows, out of one of them or from another program.
@MainActor package final class Drop {
    package let offer: any ContentOffer
    /// What goes on in this program; nil where something of another's is dragged.
    package let drag: Drag?
    /// What would become of it, as far as the source is asked.
    package var action = DropAction.copy
    private var onFinish: ((DropAction?) -> Void)?
    /// Whether what was handed over is read when the app likes to, by whoever holds the drop.
    package var isReadLater = false
    /// What became of it, when all of it is read.
    private var outcome: DropAction?

    /// Something of another program's.
    /// - Parameter onFinish: Called once, with what became of it; nil for nothing.
    package init(_ offer: any ContentOffer, onFinish: @escaping @MainActor (DropAction?) -> Void) {
        self.offer = offer
        self.onFinish = onFinish
        drag = nil
    }

    /// Something of this program's own.
    /// - Parameter onFinish: Called once, after the source has been told.
    package init(_ drag: Drag, onFinish: @escaping @MainActor (DropAction?) -> Void = { _ in }) {
        let offer = MemoryClipboard()
        offer.put(drag.content)
        self.offer = offer
        self.drag = drag
        self.onFinish = { action in
            drag.end(action)
            onFinish(action)
        }
    }

    isolated deinit { end(outcome) }

    /// To be called when all that was dropped is here: the source may give it up from then on. Where it is read later
    /// the source hears of it once nobody can read any more.
    /// - Parameter action: What became of it; nil when it could not be taken.
    package func finish(_ action: DropAction?) {
        if isReadLater, drag == nil, action != nil { outcome = action } else { end(action) }
    }

    private func end(_ action: DropAction?) {
        guard let onFinish else { return }
        self.onFinish = nil
        onFinish(action)
    }

    // MARK: Text

    /// What would become of it as text, and nil where there is none. Of files and other places, which are
    /// written out, it is a copy: to move them would be to have them deleted.
    package var textAction: DropAction? {
        if offer.types?.contains(ClipboardContent.places) == true { return .copy }
        return offer.mayHaveText ? action : nil
    }
}
