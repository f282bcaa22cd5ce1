import PicaState

/// A drag over this program's windows, from one of them or from another program.
@MainActor package final class Drop {
    package let offer: any ContentOffer
    /// The drag; `nil` if it comes from another program.
    package let drag: Drag?
    /// The requested action, as far as the source has decided it.
    package var action = DropAction.copy
    private var onFinish: ((DropAction?) -> Void)?
    /// Whether the content is read at any later time by the holder of this object.
    package var isReadLater = false
    /// The action to report when all has been read.
    private var outcome: DropAction?

    /// Creates a drop of another program's content.
    ///
    /// - Parameter onFinish: Called once with the performed action; `nil` for none.
    package init(_ offer: any ContentOffer, onFinish: @escaping @MainActor (DropAction?) -> Void) {
        self.offer = offer
        self.onFinish = onFinish
        drag = nil
    }

    /// Creates a drop of this program's content.
    ///
    /// - Parameter onFinish: Called once, after the source was notified.
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

    /// Finishes the drop, so that the source can remove the content. Call it when all content has been read.
    ///
    /// If content is read later, the source is notified when the last reference to the drop is released.
    ///
    /// - Parameter action: The performed action; `nil` if the content could not be taken.
    package func finish(_ action: DropAction?) {
        if isReadLater, drag == nil, action != nil { outcome = action } else { end(action) }
    }

    private func end(_ action: DropAction?) {
        guard let onFinish else { return }
        self.onFinish = nil
        onFinish(action)
    }

    // MARK: Text

    /// The action for a drop as text; `nil` if there is no text.
    ///
    /// For files and other places, whose paths are inserted, it is a copy: a move would let the source delete them.
    package var textAction: DropAction? {
        if offer.types?.contains(ClipboardContent.places) == true { return .copy }
        return offer.mayHaveText ? action : nil
    }
}
