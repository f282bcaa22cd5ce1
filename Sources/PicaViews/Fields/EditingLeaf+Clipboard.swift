import Foundation
import PicaFoundation
import PicaGraph
import PicaText

/// Text on its way out of a field and into it.
extension EditingLeaf {
    // MARK: Out

    /// - Returns: Whether there was something to copy.
    func copy() -> Bool {
        guard let content = selectedContent else { return false }
        host?.platform.clipboard.put(content)
        return true
    }

    /// What is selected; nil when nothing is, and always for a secret. The text is as it is now, and is
    /// copied when somebody asks for it.
    var selectedContent: ClipboardContent? {
        session.selection.isEmpty ? nil : content(of: session.selection.ranges)
    }

    /// Stretches of the text, in a line each where there are several; nil of a secret.
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

    /// Puts the clipboard's text in place of what is selected, as soon as it is here. What is done until
    /// then happens after it; where the focus has gone by itself nobody wants it any longer.
    /// - Parameter asText: Without a look of its own.
    func paste(from clipboard: any Clipboard, asText: Bool = false) {
        guard let hold = host?.holdInput() else { return }
        read(clipboard, asText: asText) { [weak self] result in
            guard let self else { return hold.end() }
            take(result, after: hold, isWanted: host?.focus.focused === element) { insert($0) }
        }
    }

    /// Reads what is offered, with its attributes where both it and the field have some.
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

    /// Reads what is offered, in the form that keeps most of its attributes.
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

    /// Takes text that has come, or says why that cannot be.
    /// - Parameters:
    ///   - hold: What has waited for it.
    ///   - isWanted: Whether anybody wants it still.
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
        // Not before what was typed meanwhile, which takes it away again.
        if let refusal { say(Text(PasteWord(key: refusal))) }
    }

    /// Puts text that has come in place of what is selected.
    func insert(_ text: ArrivedText) {
        switch (text, bond as? AttributedBond) {
        case (.plain(let text), _): perform(.paste(text))
        case (.attributed(let text), let bond?):
            let blocks = BlockPasting(session: session, attributes: bond.attributes)
            changed(blocks.paste(text, at: now), isInput: true)
        case (.attributed(let text), nil): perform(.paste(Rope(text.string)))
        }
    }

    /// Says of a text that it is too long, where it is.
    func refuses(_ text: String) -> Bool {
        guard text.utf8.count > mostText else { return false }
        say(Text(PasteWord(key: .tooLarge)))
        return true
    }

    /// The longest text that may come at once, in UTF-8 bytes: a field lays out all of its line with each key.
    private var mostText: Int { session.isSingleLine ? 256 << 10 : ClipboardContent.limit }

    /// Says something at the caret.
    private func say(_ text: Text) {
        let tooltip = Tooltip(text, isRepetition: false, for: element, in: environment)
        host?.showCaretMessage(tooltip, at: caret.frameInWindow)
    }
}
