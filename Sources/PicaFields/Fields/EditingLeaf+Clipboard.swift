import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaRichText
import PicaState
import PicaText

/// Copying and pasting a field's text.
extension EditingLeaf {
    // MARK: Out

    /// - Returns: Whether there was something to copy.
    func copy() -> Bool {
        guard let content = selectedContent else { return false }
        host?.platform.clipboard.put(content)
        return true
    }

    /// The selected text; `nil` if there is none, and always for a secret. It is a snapshot of the present text, and
    /// converted to a string only when another program asks for it.
    var selectedContent: ClipboardContent? {
        session.selection.isEmpty ? nil : content(of: session.selection.ranges)
    }

    /// Returns ranges of the text, each on its own line if there are several; `nil` for a secret.
    func content(of ranges: [Range<Int>]) -> ClipboardContent? {
        guard let text = session.content?.joined(ranges) else { return nil }
        var content = ClipboardContent(text: Deferred { text.rope.string })
        content.isLong = text.utf8Count > ClipboardContent.shortText
        if let bond = bond as? AttributedBond {
            let attributed = Deferred<AttributedString> { [table = bond.attributes.table] in
                AttributedString(text, table)
            }
            content.add(attributed, in: look)
        }
        return content
    }

    func offerSelection() {
        if let content = selectedContent { host?.platform.primarySelection.put(content) }
    }

    // MARK: In

    /// Replaces the selection with the clipboard's text as soon as it arrives. Input waits until then. If the focus has
    /// moved on without the person's doing, the text is dropped.
    /// - Parameter asText: Whether to paste without attributes.
    func paste(from clipboard: any Clipboard, asText: Bool = false) {
        guard let hold = host?.holdInput() else { return }
        read(clipboard, asText: asText) { [weak self] result in
            guard let self else { return hold.end() }
            take(result, after: hold, isWanted: host?.focus.focused === element) { insert($0) }
        }
    }

    /// Reads the offered text, with attributes if both the offer and the field have them.
    func read(
        _ offer: any ContentOffer, asText: Bool = false,
        completion: @escaping @MainActor (Result<ArrivedText, ClipboardError>) -> Void
    ) {
        guard !asText, isRich else { return readPlain(offer, completion) }
        guard let own = offer.ownContent, let attributed = own.attributed else {
            return readFormats(of: offer, completion)
        }
        guard own.isLong else { return completion(.success(.attributed(attributed.value))) }
        Task.detached {
            let text = attributed.passingValue
            await completion(.success(.attributed(text)))
        }
    }

    private func readPlain(
        _ offer: any ContentOffer,
        _ completion: @escaping @MainActor (Result<ArrivedText, ClipboardError>) -> Void
    ) {
        offer.readText(as: { Rope($0) }) { completion($0.map(ArrivedText.plain)) }
    }

    /// Reads the offered text in the format that keeps most of its attributes.
    private func readFormats(
        of offer: any ContentOffer,
        _ completion: @escaping @MainActor (Result<ArrivedText, ClipboardError>) -> Void
    ) {
        guard let (format, type) = offer.types.flatMap(ClipboardContent.textFormat(among:)) else {
            return readPlain(offer, completion)
        }
        offer.read(type) { [body = BodyText(look)] result in
            switch result {
            case .failure(.nothing): self.readPlain(offer, completion)
            case .failure(let error): completion(.failure(error))
            case .success(let bytes):
                Task {
                    let text = await Task.detached { format.read(Data(bytes), in: body) }.value
                    guard let text else { return self.readPlain(offer, completion) }
                    completion(.success(.attributed(text)))
                }
            }
        }
    }

    /// Inserts text that has arrived, or tells the person why it cannot.
    /// - Parameters:
    ///   - hold: The hold on input until the text arrives.
    ///   - isWanted: Whether the text is still wanted.
    func take(
        _ result: Result<ArrivedText, ClipboardError>, after hold: InputHold, isWanted: Bool = true,
        _ insert: (ArrivedText) -> Void
    ) {
        var refusal: PasteWord.Key?
        if isWanted, isEnabled, !hold.isOver {
            switch result {
            case .success(let text):
                let count = text.count
                if count > mostText { refusal = .tooLarge } else if count > 0 { insert(text) }
            case .failure(let error): refusal = PasteWord.Key(error)
            }
        }
        hold.end()
        // Show this after the held input has run, because typing hides the message.
        if let refusal { say(Text(PasteWord(key: refusal))) }
    }

    /// Replaces the selection with text that has arrived.
    func insert(_ text: ArrivedText) {
        switch (text, bond as? AttributedBond) {
        case (.plain(let text), _): perform(.paste(text))
        case (.attributed(let text), let bond?):
            let blocks = BlockPasting(session: session, attributes: bond.attributes)
            changed(blocks.paste(text, at: now), isInput: true)
        case (.attributed(let text), nil): perform(.paste(Rope(text.string)))
        }
    }

    /// Returns whether a text is too long, and if so tells the person.
    func refuses(_ text: String) -> Bool {
        guard text.utf8.count > mostText else { return false }
        say(Text(PasteWord(key: .tooLarge)))
        return true
    }

    /// The longest text accepted at once, in UTF-8 bytes. A single-line field lays out its whole line on each key.
    private var mostText: Int { session.isSingleLine ? 256 << 10 : ClipboardContent.limit }

    /// Shows a message at the caret.
    private func say(_ text: Text) {
        let tooltip = Tooltip(text, isRepetition: false, for: element, in: environment)
        host?.showCaretMessage(tooltip, at: caret.frameInWindow)
    }
}
