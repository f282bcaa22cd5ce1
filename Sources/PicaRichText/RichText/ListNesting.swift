import Foundation
import PicaFoundation
import PicaText

/// The effect of Tab and Shift+Tab in lists: items move into the item before, or out to the surrounding list.
package struct ListNesting {
    private typealias Component = PresentationIntent.IntentType

    package let session: EditingSession
    package let attributes: AttributeContainers

    package init(session: EditingSession, attributes: AttributeContainers) {
        self.session = session
        self.attributes = attributes
    }

    /// Moves the items that the selection touches, with their content.
    /// - Returns: `nil` if the key has another effect: outside of lists, within an item's words, and without a
    ///   surrounding list.
    package func move(deeper: Bool, at time: Double) -> EditChange? {
        guard !session.isReadOnly, session.composition == nil, let content = session.content else {
            return nil
        }
        let selected = session.selection.range
        var block = Paragraphs(self, content, from: selected.lowerBound)
        guard let first = block.item(at: 0) else { return nil }
        if deeper {
            let goesFurther =
                content.paragraphRange(at: selected.lowerBound)
                != content.paragraphRange(at: selected.upperBound)
            guard goesFurther || selected.lowerBound == block.range.lowerBound else { return nil }
        }
        block.goBack(to: first)
        let old = block.components
        var lists: Set<Component> = []
        let items = block.items(to: selected.upperBound) { deeper || $0.outer != nil }
        if deeper {
            for item in items { lists.formUnion(block.nest(item.component, at: item.index)) }
        } else {
            // Start with the last, because the items after a lifted one become its children.
            for item in items.reversed() { lists.formUnion(block.lift(item.component, at: item.index)) }
        }
        guard !lists.isEmpty else { return deeper ? EditChange() : nil }
        block.number(lists)
        return block.apply(from: old, at: time)
    }

    /// Renumbers the surrounding list from an offset, as part of the previous change.
    /// - Parameter number: The number of the item there if it is the list's first; `nil` keeps its number.
    func count(from offset: Int, first number: Int? = nil, at time: Double) -> EditChange {
        guard let content = session.content else { return EditChange() }
        var block = Paragraphs(self, content, from: offset)
        guard let first = block.item(at: 0), let list = block.components[0].first(where: \.isList) else {
            return EditChange()
        }
        block.goBack(to: first)
        let old = block.components
        block.number([list], first: number)
        return block.apply(from: old, isFollowUp: true, at: time)
    }

    /// The paragraphs from the first selected one to the end of their outermost list.
    private struct Paragraphs {
        let nesting: ListNesting
        let content: AttributedRope
        private(set) var range: Range<Int>
        /// The components of each paragraph from the innermost block outward, without the paragraph itself.
        private(set) var components: [[Component]] = []
        private var starts: [Int] = []
        private var begun: Set<Component> = []

        /// The maximum number of paragraphs that are read; in longer lists the rest keep their intents.
        private static let most = 2000

        init(_ nesting: ListNesting, _ content: AttributedRope, from offset: Int) {
            (self.nesting, self.content) = (nesting, content)
            let first = content.paragraphRange(at: offset)
            range = first
            guard let outermost = components(at: first.lowerBound).lists.last else { return }
            while components.count < Self.most {
                let place = range.upperBound
                let next = components.isEmpty ? first : content.paragraphRange(at: place)
                guard next.lowerBound < content.utf8Count || components.isEmpty else { break }
                let types = components(at: next.lowerBound)
                guard types.contains(outermost) else { break }
                components.append(types)
                starts.append(next.lowerBound)
                range = first.lowerBound..<next.upperBound
                if next.isEmpty { break }
            }
        }

        private func components(at offset: Int) -> [Component] {
            let id = nesting.session.attributes(ofParagraphAt: offset)
            let types = nesting.attributes[id].presentationIntent?.components ?? []
            return types.first?.kind == .paragraph ? Array(types.dropFirst()) : types
        }

        /// Returns the innermost item that contains a paragraph.
        func item(at index: Int) -> Component? {
            components.indices.contains(index) ? components[index].first(where: \.isItem) : nil
        }

        /// Returns the items that begin before the end of the selection, except those inside one of them.
        func items(
            to end: Int, where canMove: (Place) -> Bool
        ) -> [(component: Component, index: Int)] {
            var items: [(component: Component, index: Int)] = []
            for index in 0..<max(1, starts.prefix { $0 < end }.count) {
                guard let item = item(at: index), let place = Place(item, in: components[index]),
                    canMove(place), !items.contains(where: { components[index].contains($0.component) })
                else { continue }
                items.append((item, index))
            }
            return items
        }

        /// The position of an item in nested lists.
        struct Place {
            let list: Component
            /// The item that contains the list, and the list of that item.
            let outer: (item: Component, list: Component)?

            init?(_ item: Component, in components: [Component]) {
                guard let place = components.firstIndex(of: item), components.indices.contains(place + 1)
                else { return nil }
                list = components[place + 1]
                let isInItem =
                    components.indices.contains(place + 3) && components[place + 2].isItem
                    && components[place + 3].isList
                outer = isInItem ? (components[place + 2], components[place + 3]) : nil
            }
        }

        /// Adds the paragraphs of an item that are before the first.
        mutating func goBack(to item: Component) {
            while range.lowerBound > 0, components.count < Self.most {
                let before = content.paragraphRange(at: range.lowerBound - 1)
                let types = components(at: before.lowerBound)
                guard types.contains(item) else { return }
                components.insert(types, at: 0)
                starts.insert(before.lowerBound, at: 0)
                range = before.lowerBound..<range.upperBound
            }
        }

        private var before: [Component] { range.lowerBound > 0 ? components(at: range.lowerBound - 1) : [] }

        /// Moves an item into the item before it in its list; the first item of a list stays.
        /// - Returns: The lists that need new numbers.
        mutating func nest(_ item: Component, at index: Int) -> Set<Component> {
            guard let list = Place(item, in: components[index])?.list else { return [] }
            let previous = index > 0 ? components[index - 1] : before
            guard let end = previous.firstIndex(of: list), end > 0, previous[end - 1].isItem,
                previous[end - 1] != item
            else { return [] }
            // If the item before ends with a list, that list continues.
            let inner = end > 1 && previous[end - 2].isList ? previous[end - 2] : begin(list.kind)
            let nested = [item, inner] + previous[(end - 1)...]
            for index in index..<components.count {
                guard let place = components[index].firstIndex(of: item) else { break }
                components[index] = components[index][..<place] + nested
            }
            return [list, inner]
        }

        /// Moves an item to the surrounding list, after the item that contained it. The items after it become its
        /// children.
        /// - Returns: The lists that need new numbers.
        mutating func lift(_ item: Component, at index: Int) -> Set<Component> {
            guard let place = Place(item, in: components[index]), let outer = place.outer else { return [] }
            let lifted = [item] + components[index].drop { $0 != outer.list }
            // The item's own children come first.
            let end = components[index...].last { $0.contains(item) } ?? []
            let rest =
                end.firstIndex(of: item).flatMap { $0 > 0 && end[$0 - 1].isList ? end[$0 - 1] : nil }
                ?? begin(place.list.kind)
            var isBehind = false
            for later in index..<components.count {
                guard components[later].contains(outer.item) else { break }
                if let end = components[later].firstIndex(of: item) {
                    components[later] = components[later][..<end] + lifted
                } else if let end = components[later].firstIndex(of: place.list) {
                    isBehind = true
                    components[later] = components[later][..<end] + [rest] + lifted
                } else if let end = components[later].firstIndex(of: outer.item) {
                    // Content of the outer item after the list now belongs to the lifted item.
                    components[later] = components[later][..<end] + lifted
                }
            }
            return isBehind ? [outer.list, rest] : [outer.list]
        }

        /// Returns a new list without any paragraphs.
        private mutating func begin(_ kind: PresentationIntent.Kind) -> Component {
            let list = Component.new(kind)
            begun.insert(list)
            return list
        }

        /// Renumbers lists: new ones from 1, others from their first number.
        /// - Parameter start: The first number for lists that are not new.
        mutating func number(_ lists: Set<Component>, first start: Int? = nil) {
            var last: [Component: (item: Int, number: Int)] = [:]
            for (place, list) in before.enumerated() where place > 0 && lists.contains(list) {
                if case .listItem(let ordinal) = before[place - 1].kind {
                    last[list] = (before[place - 1].identity, ordinal)
                }
            }
            var numbers: [Int: Int] = [:]
            for types in components {
                for (place, list) in types.enumerated() where place > 0 && lists.contains(list) {
                    let item = types[place - 1]
                    guard case .listItem(let ordinal) = item.kind, last[list]?.item != item.identity
                    else { continue }
                    let first = begun.contains(list) ? 1 : start ?? ordinal
                    let number = last[list].map { min($0.number, .max - 1) + 1 } ?? first
                    last[list] = (item.identity, number)
                    numbers[item.identity] = number
                }
            }
            for index in components.indices {
                components[index] = components[index].map { type in
                    guard type.isItem, let number = numbers[type.identity] else { return type }
                    return Component(kind: .listItem(ordinal: number), identity: type.identity)
                }
            }
        }

        /// Applies the changed intents to the text's paragraphs.
        func apply(from old: [[Component]], isFollowUp: Bool = false, at time: Double) -> EditChange {
            var new: [PresentationIntent: PresentationIntent] = [:]
            for (start, (types, before)) in zip(starts, zip(components, old)) where types != before {
                guard
                    let intent = nesting.attributes[nesting.session.attributes(ofParagraphAt: start)]
                        .presentationIntent
                else { continue }
                let own = intent.components.prefix { $0.kind == .paragraph }
                new[intent] = PresentationIntent(types: own + types)
            }
            return nesting.session.updateAttributes(in: range, isFollowUp: isFollowUp, at: time) { id in
                var container = nesting.attributes[id]
                guard let intent = container.presentationIntent, let changed = new[intent] else { return id }
                container.presentationIntent = changed
                return nesting.attributes.id(for: container)
            }
        }
    }
}

extension PresentationIntent.IntentType {
    fileprivate var isItem: Bool { if case .listItem = kind { true } else { false } }
    /// Whether the component is a list, numbered or not.
    var isList: Bool { kind == .orderedList || kind == .unorderedList }
}

extension [PresentationIntent.IntentType] {
    fileprivate var lists: [PresentationIntent.IntentType] { filter(\.isList) }
}
