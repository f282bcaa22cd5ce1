import Foundation
import PicaControls
import PicaGraph
import PicaState

extension ListModel {
    /// - Returns: `false` if the list does not handle the key.
    func take(_ stroke: KeyStroke, now: TimeInterval, isRightToLeft: Bool) -> Bool {
        let modifiers = stroke.modifiers
        isSelectingByKey = true
        switch stroke.key {
        case .up, .down, .home, .end, .pageUp, .pageDown:
            if modifiers == .alternate, stroke.key == .up || stroke.key == .down {
                return moveRows(down: stroke.key == .down)
            }
            guard !selection.isNone, modifiers.subtracting([.shift, .control]).isEmpty,
                let next = next(stroke.key)
            else { return false }
            return go(to: next, modifiers)
        case .left where modifiers.isEmpty, .right where modifiers.isEmpty:
            return leadIndex.map { turn(at: $0, inward: (stroke.key == .right) != isRightToLeft) } ?? false
        case .character("a") where modifiers == .control && selection.isMultiple:
            selectAll()
            return true
        case .space where modifiers == .control && selection.isMultiple:
            guard let index = leadIndex, let value = value(at: index) else { return false }
            toggle(value, at: index)
            return true
        case .return where modifiers.isEmpty:
            if !selection.values.isEmpty { advance?() }
            guard let open, !selection.values.isEmpty else { return false }
            open(selection.values)
            return true
        case .delete where modifiers.isEmpty, .deleteForward where modifiers.isEmpty: return deleteRows(nil)
        case .character(let character) where stroke.types && !selection.isNone:
            return search(typed.adding(character, at: now))
        case .space where stroke.types && !selection.isNone && typed.isGoingOn(at: now):
            return search(typed.adding(" ", at: now))
        default: return false
        }
    }

    /// Expands or collapses a row's children. Collapsing a row that is not expanded moves to its parent.
    func turn(at index: Int, inward: Bool) -> Bool {
        let expansion = entries.trait(ExpansionKey.self, at: index)
        if let expansion, expansion.wrappedValue != inward {
            withAnimation { expansion.wrappedValue = inward }
            return true
        }
        let depth = depth(at: index)
        if !inward, depth > 0, let parent = (0..<index).last(where: { self.depth(at: $0) < depth }) {
            return go(to: parent, [])
        }
        return expansion != nil
    }

    /// Returns the nesting depth of a row.
    func depth(at index: Int) -> Int {
        entries.trait(RowLevelKey.self, at: index) + entries.trait(OutlineDepthKey.self, at: index)
    }

    func go(to index: Int, _ modifiers: Modifiers) -> Bool {
        if selection.isMultiple, modifiers.contains(.shift) {
            extend(to: index)
        } else if selection.isMultiple, modifiers.contains(.control) {
            setLead(index)
        } else {
            select(index)
        }
        entries.reveal(index)
        return true
    }

    /// Returns the row that a key moves to from the focused one; `nil` if no row can be selected.
    func next(_ key: Key) -> Int? {
        let count = entries.count
        let from = leadIndex ?? firstSelected
        func selectable(_ indices: some Sequence<Int>) -> Int? { indices.first { value(at: $0) != nil } }
        let forwards = { (start: Int) in selectable(max(0, start)..<max(count, max(0, start))) }
        let backwards = { (end: Int) in selectable((0..<min(max(0, end + 1), count)).reversed()) }
        switch (key, from) {
        case (.home, _), (.down, nil), (.pageDown, nil): return forwards(0)
        case (.end, _), (.up, nil), (.pageUp, nil): return backwards(count - 1)
        case (.down, let from?): return forwards(from + 1) ?? from
        case (.up, let from?): return backwards(from - 1) ?? from
        case (.pageDown, let from?):
            let page = entries.entry(aPageFrom: from, forwards: true) ?? from
            return forwards(max(page, from + 1)) ?? backwards(count - 1)
        case (.pageUp, let from?):
            let page = entries.entry(aPageFrom: from, forwards: false) ?? from
            return backwards(min(page, from - 1)) ?? forwards(0)
        default: return nil
        }
    }

    /// The longest time that typed text is searched for, as rows may have to be made for their words.
    static var longestSearch: Duration { .milliseconds(300) }
    /// The number of rows searched between looks at the clock.
    static var rowsAtOnce: Int { 128 }

    func search(_ prefix: String) -> Bool {
        let count = entries.count
        guard count > 0 else { return false }
        // A first letter moves on from the focused row; further ones stay there if it matches.
        let start = (leadIndex ?? -1) + (prefix.count == 1 ? 1 : 0)
        let end = ContinuousClock.now + Self.longestSearch
        for offset in 0..<count {
            if offset % Self.rowsAtOnce == Self.rowsAtOnce - 1, ContinuousClock.now > end { break }
            let index = (max(0, start) + offset) % count
            guard value(at: index) != nil else { continue }
            let words = entries.words(at: index, from: TypeSelectKey.self)
            if words.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil {
                return go(to: index, [])
            }
        }
        return true
    }
}
