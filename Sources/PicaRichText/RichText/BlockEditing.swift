import Foundation
import PicaFoundation
import PicaText

/// The effect of Return and Backspace in the blocks of a text. Lists continue and end, and a heading is followed by a
/// plain paragraph. It also renumbers lists when items are removed.
package struct BlockEditing {
    package let session: EditingSession
    package let attributes: AttributeContainers

    package init(session: EditingSession, attributes: AttributeContainers) {
        self.session = session
        self.attributes = attributes
    }

    /// Performs a command with the effect that it has in the current block.
    package func perform(_ command: EditCommand, at time: Double) -> EditChange {
        if let change = performInBlock(command, at: time) { return change }
        let old = session.content
        var change = session.perform(command, at: time)
        switch command {
        case .undo, .redo: break
        default:
            guard let old, let edit = change.edit else { break }
            change.append(countItems(after: edit, of: old, at: time))
        }
        return change
    }

    /// Renumbers the list items after an edit that removed some.
    private func countItems(after edit: TextEdit, of old: AttributedRope, at time: Double) -> EditChange {
        let start = edit.range.lowerBound
        guard old.paragraphContentRange(at: start).upperBound < edit.range.upperBound,
            let content = session.content
        else { return EditChange() }
        let joined = content.paragraphRange(at: edit.newRange.upperBound)
        let nesting = ListNesting(session: session, attributes: attributes)
        var change = EditChange()
        for place in [joined.lowerBound, joined.upperBound] {
            guard let list = intent(at: place)?.item?.list else { continue }
            change.append(
                nesting.count(from: place, first: ordinal(in: list, of: old, in: edit.range), at: time))
        }
        return change
    }

    /// Returns the number of a list's first item within a range of the text before the edit.
    private func ordinal(
        in list: PresentationIntent.IntentType, of old: AttributedRope, in range: Range<Int>
    ) -> Int? {
        var place = old.paragraphRange(at: range.lowerBound).lowerBound
        for _ in 0..<Self.mostItems where place <= range.upperBound && place < old.utf8Count {
            let types =
                old.spans.value(at: place).flatMap { attributes[$0].presentationIntent?.components } ?? []
            if let index = types.firstIndex(of: list), index > 0,
                case .listItem(let ordinal) = types[index - 1].kind
            {
                return ordinal
            }
            place = old.paragraphRange(at: place).upperBound
        }
        return nil
    }

    /// - Returns: `nil` if the block does not change the command's effect.
    private func performInBlock(_ command: EditCommand, at time: Double) -> EditChange? {
        // Typing and cursor movement, the most frequent commands, do not depend on blocks.
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
            let continues =
                paragraph.upperBound < content.utf8Count && self.intent(at: paragraph.upperBound) == intent
            // Code may contain empty lines.
            if !(intent.isCode && continues) { return leave(intent, paragraph, at: time) }
        }
        let end = content.paragraphContentRange(at: selected.upperBound).upperBound
        guard case .other(let next) = intent.next(isAtEnd: selected.upperBound == end) else { return nil }
        var change = session.perform(.insertNewline, at: time)
        let start = session.selection.head.offset
        var moved: [PresentationIntent.IntentType: PresentationIntent.IntentType] = [:]
        // The rest of the item moves with its last part.
        if let old = intent.item, let new = next?.item { moved[old.component] = new.component }
        let later = next?.item.map { [Later(list: $0.list, last: $0.ordinal)] } ?? []
        change.append(
            set(next, for: intent, inParagraphAt: start, moved, later, isFollowUp: true, at: time))
        return change
    }

    /// Moves a paragraph out of its innermost block.
    private func leave(_ intent: PresentationIntent, _ paragraph: Range<Int>, at time: Double) -> EditChange {
        let (inner, outer) = (intent.item, intent.left?.item)
        let later = [
            inner.map { Later(list: $0.list, last: $0.ordinal - 1) },
            outer.map { Later(list: $0.list, last: $0.ordinal) },
        ]
        return set(
            intent.left, for: intent, inParagraphAt: paragraph.lowerBound, [:], later.compactMap { $0 },
            isFollowUp: false, at: time)
    }

    private func intent(at offset: Int) -> PresentationIntent? {
        attributes[session.attributes(ofParagraphAt: offset)].presentationIntent
    }

    /// A range of list items after a paragraph that need new numbers.
    private struct Later {
        let list: PresentationIntent.IntentType
        /// The number before the first of them.
        let last: Int
    }

    /// Sets the intent of a paragraph, and renumbers later items.
    /// - Parameter moved: The replacements for blocks that contain later paragraphs.
    private func set(
        _ new: PresentationIntent?, for old: PresentationIntent, inParagraphAt offset: Int,
        _ moved: [PresentationIntent.IntentType: PresentationIntent.IntentType], _ later: [Later],
        isFollowUp: Bool, at time: Double
    ) -> EditChange {
        guard let content = session.content else { return EditChange() }
        var range = content.paragraphRange(at: offset)
        let end = range.upperBound
        var moved = moved
        for later in later {
            let counted = count(later, after: end, in: content, &moved)
            range = range.lowerBound..<max(range.upperBound, counted)
        }
        return session.updateAttributes(in: range, isFollowUp: isFollowUp, at: time) { id in
            var container = attributes[id]
            if container.presentationIntent == old {
                container.presentationIntent = new
                if new?.item == nil { container.listItemDelimiter = nil }
            } else {
                container.presentationIntent = container.presentationIntent?.replacing(moved)
            }
            return attributes.id(for: container)
        }
    }

    /// The maximum number of items that are renumbered; in longer lists the rest keep their numbers.
    private static let mostItems = 2000

    /// - Returns: The end of the renumbered items.
    private func count(
        _ later: Later, after end: Int, in content: AttributedRope,
        _ moved: inout [PresentationIntent.IntentType: PresentationIntent.IntentType]
    ) -> Int {
        var (place, number) = (end, later.last)
        for _ in 0..<Self.mostItems where place < content.utf8Count {
            guard let types = intent(at: place)?.components, let list = types.firstIndex(of: later.list),
                list > 0, case .listItem(let ordinal) = types[list - 1].kind
            else { break }
            let item = types[list - 1]
            if moved[item] == nil {
                number = min(number, .max - 1) + 1
                if ordinal == number { break }
                moved[item] = .init(kind: .listItem(ordinal: number), identity: item.identity)
            }
            place = content.paragraphRange(at: place).upperBound
        }
        return place
    }
}

extension PresentationIntent {
    /// The list item that directly contains the paragraph; `nil` if there is a block in between.
    var item: (component: IntentType, ordinal: Int, list: IntentType)? {
        let place = containerIndex
        guard components.indices.contains(place + 1), case .listItem(let ordinal) = components[place].kind
        else {
            return nil
        }
        return (components[place], ordinal, components[place + 1])
    }

    /// The index of the paragraph's innermost container.
    private var containerIndex: Int { components.first?.kind == .paragraph ? 1 : 0 }

    package var isCode: Bool { components.first?.kind.isCode == true }

    /// Whether a paragraph can be moved out of its innermost container.
    fileprivate var canBeLeft: Bool {
        guard components.indices.contains(containerIndex) else { return false }
        switch components[containerIndex].kind {
        case .listItem, .blockQuote, .codeBlock, .header, .thematicBreak: return true
        case .paragraph, .orderedList, .unorderedList, .table, .tableHeaderRow, .tableRow, .tableCell:
            return false
        }
    }

    /// Returns whether another paragraph is in the same container.
    fileprivate func isSameContainer(as other: PresentationIntent?) -> Bool {
        guard let other, components.indices.contains(containerIndex) else { return false }
        return other.components.contains(components[containerIndex])
    }

    /// The intent of a paragraph after it leaves its container. An item of an inner list becomes one of the outer list.
    fileprivate var left: PresentationIntent? {
        var rest = Array(components.dropFirst(containerIndex + (item == nil ? 1 : 2)))
        if item != nil, case .listItem(let ordinal)? = rest.first?.kind {
            rest[0] = .new(.listItem(ordinal: min(ordinal, .max - 1) + 1))
        }
        return rest.isEmpty ? nil : PresentationIntent(types: [.new(.paragraph)] + rest)
    }

    /// The intent of the paragraph that a line break begins.
    fileprivate enum Next {
        /// The same block continues.
        case same
        /// Another block, or none.
        case other(PresentationIntent?)
    }

    /// Returns the intent with some of its components replaced.
    fileprivate func replacing(_ moved: [IntentType: IntentType]) -> PresentationIntent {
        PresentationIntent(types: components.map { moved[$0] ?? $0 })
    }

    /// Returns the intent of the paragraph after a line break.
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
    /// Returns a component with an identity that no text uses yet.
    static func new(_ kind: PresentationIntent.Kind) -> Self {
        Self(kind: kind, identity: .random(in: 1 << 32..<1 << 52))
    }
}
