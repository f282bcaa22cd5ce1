import Foundation
import PicaFoundation
import PicaText

/// What Tab and Shift with Tab do in lists: items become some of the item before, or of the list around.
struct ListNesting {
    private typealias Component = PresentationIntent.IntentType

    let session: EditingSession
    let attributes: AttributeContainers

    /// Moves the items in which something is selected, with all that is in them.
    /// - Returns: Nil where a key is to do something else: outside of lists, within an item's words, and where
    ///   there is no list around.
    func move(deeper: Bool, at time: Double) -> EditChange? {
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
            // The last first, as what is behind an item becomes its own.
            for item in items.reversed() { lists.formUnion(block.lift(item.component, at: item.index)) }
        }
        guard !lists.isEmpty else { return deeper ? EditChange() : nil }
        block.number(lists)
        return block.apply(from: old, at: time)
    }

    /// Has the items of the list around a place count on from there; a part of the change before.
    /// - Parameter number: Of the item there where it is the list's first; nil for the one that it has.
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

    /// The paragraphs from the first one that is selected to the end of the list that they are in.
    private struct Paragraphs {
        let nesting: ListNesting
        let content: AttributedRope
        private(set) var range: Range<Int>
        /// Of each from the innermost block outwards; without the paragraph itself.
        private(set) var components: [[Component]] = []
        private var starts: [Int] = []
        private var begun: Set<Component> = []

        /// A list that is longer has the rest of its items as they were.
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

        /// The innermost item that a paragraph is in.
        func item(at index: Int) -> Component? {
            components.indices.contains(index) ? components[index].first(where: \.isItem) : nil
        }

        /// The items that begin before the end of what is selected, without those in one of them.
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

        /// Where an item stands.
        struct Place {
            let list: Component
            /// The item that the list is in, and the list of that.
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

        /// Takes in the paragraphs of an item that are before the first.
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

        /// Makes an item one of the item before it in its list; the first in a list stays.
        /// - Returns: The lists whose items have other numbers now.
        mutating func nest(_ item: Component, at index: Int) -> Set<Component> {
            guard let list = Place(item, in: components[index])?.list else { return [] }
            let previous = index > 0 ? components[index - 1] : before
            guard let end = previous.firstIndex(of: list), end > 0, previous[end - 1].isItem,
                previous[end - 1] != item
            else { return [] }
            // The list that the item before ends with goes on.
            let inner = end > 1 && previous[end - 2].isList ? previous[end - 2] : begin(list.kind)
            let nested = [item, inner] + previous[(end - 1)...]
            for index in index..<components.count {
                guard let place = components[index].firstIndex(of: item) else { break }
                components[index] = components[index][..<place] + nested
            }
            return [list, inner]
        }

        /// Makes an item one of the list around its own, behind the item that it was in; the items behind it
        /// become its own.
        /// - Returns: The lists whose items have other numbers now.
        mutating func lift(_ item: Component, at index: Int) -> Set<Component> {
            guard let place = Place(item, in: components[index]), let outer = place.outer else { return [] }
            let lifted = [item] + components[index].drop { $0 != outer.list }
            // Those that it has already come first.
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
                    // What the outer item had behind the list is the lifted one's.
                    components[later] = components[later][..<end] + lifted
                }
            }
            return isBehind ? [outer.list, rest] : [outer.list]
        }

        /// A list that no paragraph is in yet.
        private mutating func begin(_ kind: PresentationIntent.Kind) -> Component {
            let list = Component.new(kind)
            begun.insert(list)
            return list
        }

        /// Counts the items of lists on: those of a new one from 1, those of others from where they begin.
        /// - Parameter start: Where others are to begin.
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

        /// Gives the paragraphs what they are now.
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
    /// Whether it is a list, numbered or not.
    var isList: Bool { kind == .orderedList || kind == .unorderedList }
}

extension [PresentationIntent.IntentType] {
    fileprivate var lists: [PresentationIntent.IntentType] { filter(\.isList) }
}
