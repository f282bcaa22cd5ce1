import Foundation
import PicaControls
import PicaGraph
import PicaState

extension ListModel {
    /// Rows of the list during a drag.
    struct DraggedRows {
        weak var drag: Drag?
        /// The row under the pointer when the drag began.
        let mark: Mark
        /// The rows of its `ForEach` that move with it; `nil` if it cannot be moved.
        let offsets: IndexSet?
    }

    /// The effect of a drop.
    enum Placement {
        case move
        case insert(any RowInsertion, before: Int)
    }

    func show(_ insertion: Int?, _ placement: Placement?) {
        self.placement = placement
        guard insertion != self.insertion else { return }
        self.insertion = insertion
        marksDidChange()
    }

    var isInsertingAlone: Bool { insertion != nil && entries.count == 0 }

    /// Returns a drag of a row, or of the whole selection if the row is selected. The result is `nil` if it cannot be
    /// dragged.
    /// - Parameters:
    ///   - isOfProviders: Whether it may be dragged only for its item providers, not to be moved.
    func makeDrag(_ index: Int, isOfProviders: Bool) -> Drag? {
        let isSelected = value(at: index).map(selection.contains) ?? false
        let indices = isSelected && selection.values.count > 1 ? meant : [index]
        let items =
            entries.rowsMaySpeak ? indices.compactMap { entries.trait(RowDragKey.self, at: $0)?.make() } : []
        let owner = entries.actions(at: index)?.owner
        let moves = rows(
            indices.filter { canMove($0) && entries.actions(at: $0)?.owner == owner },
            { $0.move != nil }, isHeld: { _ in false })
        let offsets = canMove(index) ? moves?.offsets : nil
        guard !items.isEmpty || offsets != nil && !isOfProviders else { return nil }
        pending = nil
        var content = ClipboardContent(items: items)
        // Compositors do not allow drops of drags without a type.
        content.data.append((Self.rowsType, Deferred(made: [])))
        let drag = Drag(content, canMove: false, count: indices.count) { [weak self] _ in
            self?.dragged = nil
            self?.show(nil, nil)
        }
        dragged = DraggedRows(drag: drag, mark: mark(index), offsets: offsets)
        return drag
    }

    /// The type of dragged rows that provide no other data.
    static var rowsType: String { "application/x-pica.rows" }

    /// Shows where a drag at a point in the window would be dropped.
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        guard let gap = entries.insertion(at: point) else { return leave() }
        let range = ownRange(of: drop)
        if let range, range ~= gap {
            show(gap, .move)
            return .move
        }
        for actions in entries.actions(before: gap) {
            guard let insertion = actions.insertions.first(where: { $0.mayTake(drop.offer) }) else {
                continue
            }
            show(gap, .insert(insertion, before: actions.row))
            return .copy
        }
        guard let range else { return leave() }
        show(min(max(range.lowerBound, gap), range.upperBound), .move)
        return .move
    }

    func leave() -> DropAction? {
        show(nil, nil)
        return nil
    }

    func dragLeft() { show(nil, nil) }

    /// Returns the gaps between which the dragged rows of this list can be moved; `nil` for other drags.
    func ownRange(of drop: Drop) -> ClosedRange<Int>? {
        guard let dragged, let drag = drop.drag, dragged.drag === drag, dragged.offsets != nil,
            let index = index(of: dragged.mark), let actions = entries.actions(at: index)
        else { return nil }
        let start = index - actions.row
        return start...start + actions.count
    }

    func dropped(_ drop: Drop, _ take: (any RowInsertion, Int) -> Void) {
        let (gap, place, range) = (insertion, placement, ownRange(of: drop))
        show(nil, nil)
        switch place {
        case .insert(let insertion, let offset): take(insertion, offset)
        case .move:
            if let gap, let range, let offsets = dragged?.offsets {
                move(offsets, to: gap - range.lowerBound)
            }
            drop.finish(.copy)
        case nil: drop.finish(nil)
        }
    }

    func move(_ offsets: IndexSet, to target: Int) {
        guard let dragged, let index = index(of: dragged.mark), let move = entries.actions(at: index)?.move,
            let first = offsets.first, let last = offsets.last
        else { return }
        let isTogether = last - first + 1 == offsets.count
        // Dropping the rows where they are changes nothing.
        if isTogether, first...last + 1 ~= target { return }
        move(offsets, target)
    }

    /// Returns whether the person may move a row.
    func canMove(_ index: Int) -> Bool {
        entries.actions(at: index)?.move != nil && !isDisabled(MoveDisabledKey.self, at: index)
    }
}
