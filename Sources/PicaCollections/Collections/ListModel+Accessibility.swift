import PicaControls
import PicaGraph
import PicaState

extension ListModel {
    func place(of index: Int) -> AccessiblePlace {
        let sections = entries.sections
        return AccessiblePlace(
            index: index - sections.headerAndFooterCount(before: index),
            count: entries.count - sections.headerAndFooterCount)
    }

    func activate(_ index: Int) {
        guard let value = value(at: index) else { return }
        if let open {
            if !selection.contains(value) { select(index) }
            return open(selection.values)
        }
        press(index, [], clicks: 1)
        release()
    }

    func addToSelection(_ index: Int) {
        guard let value = value(at: index), !selection.contains(value) else { return }
        isSelectingByKey = false
        if selection.isMultiple { toggle(value, at: index) } else { select(index) }
    }

    var accessibleRows: AccessibleRows {
        AccessibleRows(count: entries.count, selectedCount: selection.values.count, owner: self)
    }

    var selectedAccessibleRows: [Int] {
        guard !selection.values.isEmpty else { return [] }
        var rows: [Int] = []
        visitSelectable(0..<entries.count) { start, values in
            for (offset, value) in values.enumerated() where selection.contains(value) {
                rows.append(start + offset)
            }
        }
        return rows
    }

    func isAccessibleRowSelected(_ row: Int) -> Bool {
        !selection.isNone && value(at: row).map(selection.contains) ?? false
    }

    func makeAccessibleRow(_ row: Int) { entries.make(row) }

    func setAccessibleRow(_ row: Int, isSelected: Bool) -> Bool {
        guard !selection.isNone, let value = value(at: row) else { return false }
        guard selection.contains(value) != isSelected else { return true }
        if isSelected {
            addToSelection(row)
        } else {
            isSelectingByKey = false
            selection.values.remove(value)
        }
        return selection.contains(value) == isSelected
    }

    func setAllAccessibleRows(areSelected: Bool) -> Bool {
        guard selection.isMultiple || !areSelected && !selection.isNone else { return false }
        if areSelected { selectAll() } else { selection.values = [] }
        return areSelected || selection.values.isEmpty
    }
}
