import Foundation
import PicaFoundation
import PicaText

/// What Return and Backspace do in the blocks of a text: lists go on and end, what follows a heading is none.
struct BlockEditing {
    let session: EditingSession
    let attributes: AttributeContainers

    /// Carries out a command where the block it is given in has a say.
    /// - Returns: Nil where it has none.
    func perform(_ command: EditCommand, at time: Double) -> EditChange? {
        // Letters and motions, of which there are most, are about no block.
        switch command {
        case .insertNewline, .deleteBackward: break
        default: return nil
        }
        guard !session.isReadOnly, session.composition == nil, let content = session.content else {
            return nil
        }
        let selected = session.selection.range
        let paragraph = content.paragraphRange(at: selected.lowerBound)
        guard let intent = intent(at: paragraph.lowerBound) else { return nil }
        if case .insertNewline = command {
            return insertLineEnd(selected, paragraph, intent, content, at: time)
        }
        guard selected.isEmpty, selected.lowerBound == paragraph.lowerBound, intent.canBeLeft,
            paragraph.lowerBound == 0
                || !intent.isSameContainer(as: self.intent(at: paragraph.lowerBound - 1))
        else { return nil }
        return leave(intent, paragraph, at: time)
    }

    private func insertLineEnd(
        _ selected: Range<Int>, _ paragraph: Range<Int>, _ intent: PresentationIntent,
        _ content: AttributedRope, at time: Double
    ) -> EditChange? {
        let text = content.paragraphContentRange(at: paragraph.lowerBound)
        if text.isEmpty, selected.isEmpty, intent.canBeLeft {
            let goesOn =
                paragraph.upperBound < content.utf8Count && self.intent(at: paragraph.upperBound) == intent
            // Code has empty lines.
            if !(intent.isCode && goesOn) { return leave(intent, paragraph, at: time) }
        }
        let end = content.paragraphContentRange(at: selected.upperBound).upperBound
        guard case .other(let next) = intent.next(isAtEnd: selected.upperBound == end) else { return nil }
        var change = session.perform(.insertNewline, at: time)
        let start = session.selection.head.offset
        let later = next?.item.map { [Later(list: $0.list, last: $0.ordinal)] } ?? []
        change.append(set(next, for: intent, inParagraphAt: start, later, isFollowUp: true, at: time))
        return change
    }

    /// Makes a paragraph one of what its block stands in.
    private func leave(_ intent: PresentationIntent, _ paragraph: Range<Int>, at time: Double) -> EditChange {
        let (inner, outer) = (intent.item, intent.left?.item)
        let later = [
            inner.map { Later(list: $0.list, last: $0.ordinal - 1) },
            outer.map { Later(list: $0.list, last: $0.ordinal) },
        ]
        return set(
            intent.left, for: intent, inParagraphAt: paragraph.lowerBound, later.compactMap { $0 },
            isFollowUp: false, at: time)
    }

    private func intent(at offset: Int) -> PresentationIntent? {
        attributes[session.attributes(ofParagraphAt: offset)].presentationIntent
    }

    /// Items whose numbers are others now: those of a list behind a paragraph.
    private struct Later {
        let list: PresentationIntent.IntentType
        /// The number before theirs.
        let last: Int
    }

    /// Gives a paragraph another intent, and later items their numbers.
    private func set(
        _ new: PresentationIntent?, for old: PresentationIntent, inParagraphAt offset: Int, _ later: [Later],
        isFollowUp: Bool, at time: Double
    ) -> EditChange {
        guard let content = session.content else { return EditChange() }
        var range = content.paragraphRange(at: offset)
        let end = range.upperBound
        var numbers: [PresentationIntent.IntentType: Int] = [:]
        for later in later {
            let counted = count(later, after: end, in: content, &numbers)
            range = range.lowerBound..<max(range.upperBound, counted)
        }
        return session.updateAttributes(in: range, isFollowUp: isFollowUp, at: time) { id in
            var container = attributes[id]
            if container.presentationIntent == old {
                container.presentationIntent = new
                if new?.item == nil { container.listItemDelimiter = nil }
            } else {
                container.presentationIntent = container.presentationIntent?.numbered(numbers)
            }
            return attributes.id(for: container)
        }
    }

    /// A list that is longer has its later items' numbers as they were.
    private static let mostItems = 2000

    /// - Returns: The end of the items that have other numbers now.
    private func count(
        _ later: Later, after end: Int, in content: AttributedRope,
        _ numbers: inout [PresentationIntent.IntentType: Int]
    ) -> Int {
        var (place, number) = (end, later.last)
        for _ in 0..<Self.mostItems where place < content.utf8Count {
            guard let types = intent(at: place)?.components, let list = types.firstIndex(of: later.list),
                list > 0, case .listItem(let ordinal) = types[list - 1].kind
            else { break }
            if numbers[types[list - 1]] == nil {
                number = min(number, .max - 1) + 1
                if ordinal == number { break }
                numbers[types[list - 1]] = number
            }
            place = content.paragraphRange(at: place).upperBound
        }
        return place
    }
}

extension PresentationIntent {
    /// The list's item that the paragraph is in, and no block within that.
    var item: (ordinal: Int, list: IntentType)? {
        let place = containerIndex
        guard components.indices.contains(place + 1), case .listItem(let ordinal) = components[place].kind
        else {
            return nil
        }
        return (ordinal, components[place + 1])
    }

    /// Where what the paragraph stands in begins.
    private var containerIndex: Int { components.first?.kind == .paragraph ? 1 : 0 }

    fileprivate var isCode: Bool { components.first?.kind.isCode == true }

    /// Whether its paragraphs can become some of what it stands in.
    fileprivate var canBeLeft: Bool {
        guard components.indices.contains(containerIndex) else { return false }
        switch components[containerIndex].kind {
        case .listItem, .blockQuote, .codeBlock, .header, .thematicBreak: return true
        case .paragraph, .orderedList, .unorderedList, .table, .tableHeaderRow, .tableRow, .tableCell:
            return false
        }
    }

    /// Whether another paragraph is in the same block.
    fileprivate func isSameContainer(as other: PresentationIntent?) -> Bool {
        guard let other, components.indices.contains(containerIndex) else { return false }
        return other.components.contains(components[containerIndex])
    }

    /// What a paragraph is that leaves it: of an inner list's items one of the outer list.
    fileprivate var left: PresentationIntent? {
        var rest = Array(components.dropFirst(containerIndex + (item == nil ? 1 : 2)))
        if item != nil, case .listItem(let ordinal)? = rest.first?.kind {
            rest[0] = .new(.listItem(ordinal: min(ordinal, .max - 1) + 1))
        }
        return rest.isEmpty ? nil : PresentationIntent(types: [.new(.paragraph)] + rest)
    }

    /// What the paragraph is that a line end begins.
    fileprivate enum Next {
        /// The same block goes on.
        case same
        /// Another, or none.
        case other(PresentationIntent?)
    }

    /// With other numbers of items.
    fileprivate func numbered(_ numbers: [IntentType: Int]) -> PresentationIntent {
        PresentationIntent(
            types: components.map { type in
                numbers[type].map { IntentType(kind: .listItem(ordinal: $0), identity: type.identity) }
                    ?? type
            })
    }

    /// What follows a line end in it.
    fileprivate func next(isAtEnd: Bool) -> Next {
        guard let first = components.first else { return .same }
        let rest = Array(components.dropFirst())
        switch first.kind {
        case .header where !isAtEnd: return .other(PresentationIntent(types: [.new(first.kind)] + rest))
        case .header, .thematicBreak:
            return .other(rest.isEmpty ? nil : PresentationIntent(types: [.new(.paragraph)] + rest))
        case .paragraph, .listItem, .blockQuote:
            var types = Array(components[containerIndex...])
            if let item { types[0] = .new(.listItem(ordinal: min(item.ordinal, .max - 1) + 1)) }
            return .other(PresentationIntent(types: [.new(.paragraph)] + types))
        case .codeBlock, .orderedList, .unorderedList, .table, .tableHeaderRow, .tableRow, .tableCell:
            return .same
        }
    }
}

extension PresentationIntent.IntentType {
    /// A block that no text has yet.
    fileprivate static func new(_ kind: PresentationIntent.Kind) -> Self {
        Self(kind: kind, identity: .random(in: 1 << 32..<1 << 52))
    }
}
