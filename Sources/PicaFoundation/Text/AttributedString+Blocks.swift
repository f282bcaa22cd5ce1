import Foundation

extension AttributedString {
    /// Returns the text with a line feed between the blocks of `presentationIntent`. Between the cells of a table row
    /// there is a tab.
    ///
    /// The result of ``init(markdown:options:baseURL:)-(String,_,_)`` has no characters between its blocks. ``Text``
    /// displays them below each other all the same, but an editor shows only the characters, so pass it this result.
    /// Text that has separators already stays unchanged.
    public func separatingBlocks() -> AttributedString {
        var result: AttributedString?
        var taken = startIndex
        var last: (intent: PresentationIntent?, delimiter: Character?, end: Index)?
        for (intent, range) in runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] {
            let delimiter = runs[range.lowerBound].listItemDelimiter
            defer { last = (intent, delimiter, range.upperBound) }
            guard let last else {
                // Empty cells have no text.
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
    /// Returns the separator between a block and the previous one, or `nil` if none is needed.
    fileprivate func separator(after other: PresentationIntent?) -> String? {
        if let self { return self.separator(after: other) }
        return other == nil ? nil : "\n"
    }
}

extension PresentationIntent {
    /// Returns the separator between the block and the previous one.
    fileprivate func separator(after other: PresentationIntent?) -> String {
        if let column, let before = other?.column,
            components.dropFirst() == other?.components.dropFirst()
        {
            return String(repeating: "\t", count: min(max(column - before, 1), 1000))
        }
        return "\n" + emptyCells
    }

    /// The tabs for the empty cells before it in its row.
    fileprivate var emptyCells: String { String(repeating: "\t", count: min(column ?? 0, 1000)) }

    /// The index of its cell in its row; `nil` if it is not a cell.
    private var column: Int? {
        if case .tableCell(let column)? = components.first?.kind { max(column, 0) } else { nil }
    }
}
