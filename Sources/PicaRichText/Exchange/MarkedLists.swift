import PicaFoundation

/// Builds lists from paragraphs that are items only by their markers, as word processors write them.
struct MarkedLists {
    private struct Level {
        var isOrdered: Bool
        var list: PresentationIntent
        var item: PresentationIntent
        var next: Int
    }

    /// The maximum nesting level, as in word processors.
    private static let levelLimit = 9

    private var levels: [Level] = []
    private var lastIdentity = 0

    mutating func identity() -> Int {
        lastIdentity += 1
        return lastIdentity
    }

    /// Ends all lists, as a paragraph that is not an item does.
    mutating func end() { levels = [] }

    /// Returns the intent of a paragraph with an item's marker.
    mutating func item(level: Int, marker: String) -> PresentationIntent {
        let level = min(Self.levelLimit - 1, max(0, level))
        let marker = marker.trimmingCharacters(in: .whitespacesAndNewlines).drop { $0 == "(" }
        // Of `1.2.` use the last number.
        let digits = marker.reversed().drop { !Self.isDigit($0) }.prefix(while: Self.isDigit).reversed()
        let isOrdered = !digits.isEmpty || Self.isLettered(marker)
        levels.removeSubrange(min(levels.count, level + 1)...)
        if levels.count == level + 1, levels[level].isOrdered != isOrdered { levels.removeLast() }
        while levels.count <= level {
            let kind: PresentationIntent.Kind =
                isOrdered && levels.count == level ? .orderedList : .unorderedList
            let list = PresentationIntent(kind, identity: identity(), parent: levels.last?.item)
            levels.append(
                Level(isOrdered: kind == .orderedList, list: list, item: list, next: 1))
            // Add an outer level that has no item of its own yet.
            if levels.count <= level { newItem(1) }
        }
        let list = levels[level]
        let number = Int(String(digits)).flatMap { $0 < 1_000_000_000 ? $0 : nil }
        // AbiWord writes the first number before all items of a list.
        let isRepeated = list.item != list.list && number == list.next - 1
        newItem(isRepeated ? list.next : number ?? list.next)
        return PresentationIntent(.paragraph, identity: identity(), parent: levels[level].item)
    }

    private mutating func newItem(_ ordinal: Int) {
        let last = levels.count - 1
        levels[last].item = PresentationIntent(
            .listItem(ordinal: ordinal), identity: identity(), parent: levels[last].list)
        levels[last].next = ordinal + 1
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// Returns whether a marker is a letter or a Roman numeral, such as `a.` and `iv)`.
    private static func isLettered(_ marker: Substring) -> Bool {
        guard let end = marker.last, end == "." || end == ")" else { return false }
        let letters = marker.dropLast()
        return 1...5 ~= letters.count && letters.allSatisfy { $0.isASCII && $0.isLetter }
    }
}
