import Foundation

extension AttributedString {
    /// The text with a line end between any two of the blocks that `presentationIntent` names, and a tab between any
    /// two cells of a table's row.
    ///
    /// What ``init(markdown:options:baseURL:)-(String,_,_)`` makes has nothing between its blocks. ``Text`` shows
    /// them under each other all the same; an editor shows the text that is there, so give it this. A text whose
    /// blocks are parted already stays as it is.
    public func separatingBlocks() -> AttributedString {
        var result: AttributedString?
        var taken = startIndex
        var last: (intent: PresentationIntent?, delimiter: Character?, end: Index)?
        for (intent, range) in runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] {
            let delimiter = runs[range.lowerBound].listItemDelimiter
            defer { last = (intent, delimiter, range.upperBound) }
            guard let last else {
                // Cells that are empty have no text.
                guard let tabs = intent?.emptyCells, !tabs.isEmpty else { continue }
                result = AttributedString(tabs, intent, delimiter)
                continue
            }
            guard last.intent != intent, let separator = intent.separator(after: last.intent) else {
                continue
            }
            let before = characters[..<last.end].suffix(separator.count)
            let missing =
                before.elementsEqual(separator)
                ? "" : before.last?.isNewline == true ? String(separator.drop { $0 == "\n" }) : separator
            guard !missing.isEmpty else { continue }
            var parted = result ?? AttributedString()
            parted.append(self[taken..<last.end])
            parted.append(AttributedString(missing, last.intent ?? intent, last.delimiter))
            (result, taken) = (parted, last.end)
        }
        guard var parted = result else { return self }
        parted.append(self[taken..<endIndex])
        return parted
    }

    private init(_ separator: String, _ intent: PresentationIntent?, _ delimiter: Character?) {
        var attributes = AttributeContainer()
        attributes.presentationIntent = intent
        attributes.listItemDelimiter = delimiter
        self.init(separator, attributes: attributes)
    }
}

extension Optional<PresentationIntent> {
    /// What parts a block from the one before it, which is another; nil where nothing is to.
    fileprivate func separator(after other: PresentationIntent?) -> String? {
        if let self { return self.separator(after: other) }
        return other == nil ? nil : "\n"
    }
}

extension PresentationIntent {
    /// What parts the block from the one before it.
    fileprivate func separator(after other: PresentationIntent?) -> String {
        if let column, let before = other?.column,
            components.dropFirst() == other?.components.dropFirst()
        {
            return String(repeating: "\t", count: min(max(column - before, 1), 1000))
        }
        return "\n" + emptyCells
    }

    /// What stands for the cells of its row before it where it is the first with text.
    fileprivate var emptyCells: String { String(repeating: "\t", count: min(column ?? 0, 1000)) }

    /// Which of its row's cells it is; nil where it is none.
    private var column: Int? {
        if case .tableCell(let column)? = components.first?.kind { max(column, 0) } else { nil }
    }
}
