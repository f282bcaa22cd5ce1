import Foundation
import PicaControls
import PicaGraph

extension ListModel {
    /// The rows that keys and menus apply to: the selection, or else the focused row.
    var meant: [Int] {
        let values = selection.values
        if values.count > 1 {
            var found: [Int] = []
            visitSelectable(0..<entries.count) { start, rows in
                for (offset, value) in rows.enumerated() where values.contains(value) {
                    found.append(start + offset)
                }
            }
            return found
        }
        if let lead = leadIndex, values.isEmpty || value(at: lead).map(values.contains) ?? false {
            return [lead]
        }
        return firstSelected.map { [$0] } ?? []
    }

    /// Returns those of the rows that belong to one `ForEach`, with its actions.
    func rows(
        _ indices: [Int], _ allows: (RowActions) -> Bool, isHeld: (Int) -> Bool
    ) -> (actions: RowActions, offsets: IndexSet)? {
        var found: (actions: RowActions, offsets: IndexSet)?
        for index in indices where !isHeld(index) {
            guard let actions = entries.actions(at: index), allows(actions) else { continue }
            if found == nil { found = (actions, []) }
            if found?.actions.owner == actions.owner { found?.offsets.insert(actions.row) }
        }
        return found
    }

    /// Returns whether a row disables an action by a trait. The row is created only if rows of its type may have such
    /// traits.
    func isDisabled<Key: TraitKey>(_ key: Key.Type, at index: Int) -> Bool
    where Key.Value == RowPermission {
        entries.rowsMaySpeak && entries.trait(key, at: index).isDisabled
    }

    /// Returns whether the person may delete a row.
    func canDelete(_ index: Int) -> Bool {
        entries.actions(at: index)?.delete != nil && !isDisabled(DeleteDisabledKey.self, at: index)
    }

    /// - Parameter index: The only row to delete; `nil` for the selection.
    func deleteRows(_ index: Int?) -> Bool {
        let indices = index.map { [$0] } ?? meant
        guard
            let (actions, offsets) = rows(
                indices, { $0.delete != nil },
                isHeld: { isDisabled(DeleteDisabledKey.self, at: $0) }), let delete = actions.delete
        else { return false }
        let place = indices.first ?? 0
        delete(offsets)
        if !selection.isNone { entries.afterUpdate { [weak self] in self?.selectNext(from: place) } }
        return true
    }

    /// Selects the row that follows deleted ones.
    func selectNext(from index: Int) {
        let count = entries.count
        let candidates = Array(index..<max(index, count)) + (0..<min(index, count)).reversed()
        if let next = candidates.first(where: { value(at: $0) != nil }) { select(next) }
    }

    func moveRows(down: Bool) -> Bool {
        let indices = meant
        guard
            let (actions, offsets) = rows(
                indices, { $0.move != nil }, isHeld: { isDisabled(MoveDisabledKey.self, at: $0) }),
            let move = actions.move, let top = offsets.first, let bottom = offsets.last
        else { return false }
        let target = down ? bottom + 2 : top - 1
        guard target >= 0, target <= actions.count else { return true }
        move(offsets, target)
        return true
    }
}
