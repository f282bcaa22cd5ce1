import Foundation
import PicaControls
import PicaGraph

/// The state of a list apart from its content: the row with keyboard focus and the rules of selection.
@MainActor final class ListModel<Value: Hashable>: ListRowTarget, ListKeyTarget {
    let entries = ContentEntries()
    var selection = ListSelection<Value>.none
    /// The action for rows opened by Return or a double click.
    var open: ((Set<Value>) -> Void)?
    /// Shows the next column of a split view that shows one at a time; `nil` outside such columns.
    var advance: (() -> Void)?
    /// Whether the last selection was by key. Then the next column is not shown before Return, since the person may
    /// still be moving through the rows.
    private(set) var isSelectingByKey = false
    /// Updates the rows' marks after the focused row or the drag has changed.
    var marksDidChange: () -> Void = {}
    /// The focused row, and the row from which Shift extends the selection.
    private var lead: Mark?
    private var anchor: Mark?
    /// Whether some row has a tag that differs from its identity.
    private var usesTags = false
    private let lines = RowLineRegister()
    private var typed = TypedPrefix()
    /// The pressed row of a multiple selection. The press may begin a drag, so the other rows are deselected only when
    /// it ends.
    private var pending: Int?
    /// The row that was swiped last.
    private weak var swiped: RowSwipe?
    /// Whether the pointer requested the coming menu on a row.
    private var isRowAsked = false
    /// Whether the pointer requested the menu where there is no row.
    private var isMenuAboutNothing = false

    /// A reference to a row that survives insertions and deletions of other rows.
    private struct Mark {
        var index: Int
        let id: AnyHashable?
    }

    nonisolated init() {}

    // MARK: Rows

    /// Returns the selection value of a row; `nil` if it cannot be selected.
    func value(of row: Subview) -> Value? {
        guard row.place.part == .content, !row.trait(SelectionDisabledKey.self).isDisabled else { return nil }
        let id = row.rowID?.base as? Value
        guard let tag = row.trait(TagKey.self)?.value(as: Value.self) else { return id }
        if tag != id { usesTags = true }
        return tag
    }

    private func value(at index: Int) -> Value? {
        guard isContent(index) else { return nil }
        let id = entries.id(at: index)?.base as? Value
        let isKnown = id != nil && !usesTags
        if isKnown, !entries.rowsMaySpeak { return id }
        guard !isDisabled(SelectionDisabledKey.self, at: index) else { return nil }
        return isKnown ? id : entries.trait(TagKey.self, at: index)?.value(as: Value.self) ?? id
    }

    /// Visits all selectable rows of a range, adjacent ones at once, and avoids creating rows whose values are known
    /// otherwise.
    /// - Parameter visit: Called with the index of the first row and the values from there.
    private func visitSelectable(_ range: Range<Int>, _ visit: (Int, [Value]) -> Void) {
        func look(_ index: Int) {
            if let value = value(at: index) { visit(index, [value]) }
        }
        guard !usesTags, !entries.rowsMaySpeak else { return range.forEach(look) }
        let hasSections = !entries.sections.sections.isEmpty
        entries.visit(range, as: Value.self) { start, values in
            guard hasSections else { return visit(start, values) }
            for (offset, value) in values.enumerated() where isContent(start + offset) {
                visit(start + offset, [value])
            }
        } other: {
            look($0)
        }
    }

    private func values(_ range: Range<Int>) -> Set<Value> {
        var values: [Value] = []
        visitSelectable(range) { values += $1 }
        return distinct(values)
    }

    private func isContent(_ index: Int) -> Bool {
        let sections = entries.sections
        guard index >= 0, index < sections.count else { return false }
        return sections.index(around: index).map { sections.sections[$0].content.contains(index) } ?? true
    }

    private func mark(_ index: Int) -> Mark { Mark(index: index, id: entries.id(at: index)) }

    private func index(of mark: Mark?) -> Int? {
        guard let mark, mark.index < entries.count || mark.id != nil else { return nil }
        if entries.id(at: mark.index) == mark.id { return mark.index }
        return mark.id.flatMap { entries.index(of: $0) }
    }

    /// The index of the focused row.
    var leadIndex: Int? { index(of: lead) }

    /// Returns whether a row is the focused one. Every row asks this, so it must not search for the focused row.
    private func isLead(_ row: Subview) -> Bool {
        guard let lead else { return false }
        return lead.id.map { $0 == row.rowID } ?? (lead.index == row.place.index && row.rowID == nil)
    }

    private func setLead(_ index: Int) {
        lead = mark(index)
        marksDidChange()
    }

    /// Returns the present state of a row.
    func state(
        of row: Subview, isFocused: Bool, hasMenus: Bool, isEditing: Bool = false
    ) -> ListRowState {
        let value = value(of: row)
        let isSelected = value.map(selection.contains) ?? false
        let index = row.place.index
        let isLead = isFocused && !isSelected && selection.isMultiple && isLead(row)
        let edge: VerticalEdge? =
            insertion == index
            ? .top : insertion == index + 1 && row.place.isLast ? .bottom : nil
        var lines = RowLines()
        if row.place.part == .content {
            let own = row.trait(RowLinesKey.self)
            if self.lines.note(own, at: index) {
                entries.afterUpdate { [weak self] in self?.marksDidChange() }
            }
            lines = self.lines.lines(of: row, saying: own)
        }
        return ListRowState(
            isSelectable: value != nil && !selection.isNone, isSelected: isSelected, isLead: isLead,
            isActive: isFocused, insertion: edge, canDelete: canDelete(index), hasMenus: hasMenus,
            canMove: canMove(index), isEditing: isEditing, lines: lines, target: self)
    }

    func expansion(ofSection index: Int) -> Binding<Bool>? {
        let sections = entries.sections.sections
        return sections.indices.contains(index) ? sections[index].isExpanded : nil
    }

    // MARK: Pointer

    var takesFocus: Bool {
        !selection.isNone || entries.count > 0 && (canDelete(0) || canMove(0))
    }

    var showsFocus: Bool { !selection.values.isEmpty || leadIndex != nil }

    func swipe(_ row: RowSwipe) {
        if swiped !== row { swiped?.close() }
        swiped = row
    }

    /// Responds to a press on a row.
    func press(_ index: Int, _ modifiers: Modifiers, clicks: Int) {
        swiped?.close()
        guard let value = value(at: index) else { return }
        pending = nil
        isSelectingByKey = false
        if clicks == 2, modifiers.isEmpty, let open { return open(selection.values) }
        if selection.isMultiple, modifiers.contains(.control) {
            toggle(value, at: index)
        } else if selection.isMultiple, modifiers.contains(.shift) {
            extend(to: index)
        } else if selection.contains(value), selection.values.count > 1 {
            pending = index
            setLead(index)
        } else if selection.contains(value), modifiers.isEmpty {
            select(index)
            advance?()
        } else {
            select(index)
        }
    }

    /// Responds to the end of a press on the row where it began.
    func release() {
        if let pending { select(pending) }
        pending = nil
    }

    /// Responds to a press that opens the menu of a row. A row outside the selection becomes the selection first.
    func pressForMenu(_ index: Int) {
        guard let value = value(at: index) else { return }
        isRowAsked = true
        if !selection.contains(value) { select(index) }
    }

    func menuOpens(isByKey: Bool) {
        isMenuAboutNothing = !isByKey && !isRowAsked
        isRowAsked = false
    }

    private var keyRow: Int? { leadIndex ?? firstSelected }
    var keyElements: [Element] { keyRow.map { entries.elements(at: $0) } ?? [] }
    /// The frame of the focused row, in the window's points.
    var keyPlace: CGRect? { keyRow.flatMap { entries.frame(of: $0) } }

    func canCarryOut(_ command: TextCommand) -> Bool {
        switch command {
        case .selectAll: selection.isMultiple && entries.count > 0
        case .delete: meant.contains(where: canDelete)
        default: false
        }
    }

    func carryOut(_ command: TextCommand) {
        switch command {
        case .selectAll: selectAll()
        case .delete: _ = deleteRows(nil)
        default: break
        }
    }

    /// The values that the rows' menu applies to.
    var menuValues: AnyHashable { AnyHashable(isMenuAboutNothing ? [] : selection.values) }

    /// Responds to a press where there is no row.
    func pressBeside() {
        if case .always = selection { return }
        selection.values = []
    }

    // MARK: Rules

    private func select(_ index: Int) {
        guard let value = value(at: index) else { return }
        anchor = mark(index)
        setLead(index)
        selection.values = [value]
    }

    private func toggle(_ value: Value, at index: Int) {
        anchor = mark(index)
        setLead(index)
        var values = selection.values
        if values.remove(value) == nil { values.insert(value) }
        selection.values = values
    }

    /// Selects exactly the rows from the anchor to a row.
    private func extend(to index: Int) {
        let start = self.index(of: anchor) ?? firstSelected ?? index
        if anchor == nil { anchor = mark(start) }
        setLead(index)
        selection.values = values(min(start, index)..<max(start, index) + 1)
    }

    private var firstSelected: Int? {
        guard let value = selection.values.first else { return nil }
        return entries.index(of: AnyHashable(value))
            ?? (0..<entries.count).first { self.value(at: $0) == value }
    }

    private func selectAll() {
        selection.values = values(0..<entries.count)
    }

    // MARK: Keys

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
    private func turn(at index: Int, inward: Bool) -> Bool {
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
    private func depth(at index: Int) -> Int {
        entries.trait(RowLevelKey.self, at: index) + entries.trait(OutlineDepthKey.self, at: index)
    }

    private func go(to index: Int, _ modifiers: Modifiers) -> Bool {
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
    private func next(_ key: Key) -> Int? {
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

    /// The number of rows searched for typed text.
    private static var mostSearched: Int { 5000 }

    private func search(_ prefix: String) -> Bool {
        let count = entries.count
        guard count > 0 else { return false }
        // A first letter moves on from the focused row; further ones stay there if it matches.
        let start = (leadIndex ?? -1) + (prefix.count == 1 ? 1 : 0)
        for offset in 0..<min(count, Self.mostSearched) {
            let index = (max(0, start) + offset) % count
            guard value(at: index) != nil else { continue }
            let words = entries.trait(TypeSelectKey.self, at: index) ?? entries.words(at: index)
            if words.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil {
                return go(to: index, [])
            }
        }
        return true
    }

    // MARK: Changes

    /// The rows that keys and menus apply to: the selection, or else the focused row.
    private var meant: [Int] {
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
    private func rows(
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
    private func isDisabled<Key: TraitKey>(_ key: Key.Type, at index: Int) -> Bool
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
    private func selectNext(from index: Int) {
        let count = entries.count
        let candidates = Array(index..<max(index, count)) + (0..<min(index, count)).reversed()
        if let next = candidates.first(where: { value(at: $0) != nil }) { select(next) }
    }

    private func moveRows(down: Bool) -> Bool {
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

    // MARK: Dragging

    /// Rows of the list during a drag.
    private struct DraggedRows {
        weak var drag: Drag?
        /// The row under the pointer when the drag began.
        let mark: Mark
        /// The rows of its `ForEach` that move with it; `nil` if it cannot be moved.
        let offsets: IndexSet?
    }

    /// The effect of a drop.
    private enum Placement {
        case move
        case insert(any RowInsertion, before: Int)
    }

    private var dragged: DraggedRows?
    private var placement: Placement?
    /// The row before which a drop would insert; `nil` without a drag over the list.
    private(set) var insertion: Int?

    private func show(_ insertion: Int?, _ placement: Placement?) {
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
    private static var rowsType: String { "application/x-pica.rows" }

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

    private func leave() -> DropAction? {
        show(nil, nil)
        return nil
    }

    func dragLeft() { show(nil, nil) }

    /// Returns the gaps between which the dragged rows of this list can be moved; `nil` for other drags.
    private func ownRange(of drop: Drop) -> ClosedRange<Int>? {
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

    private func move(_ offsets: IndexSet, to target: Int) {
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

/// Returns a set of values, specialized for the most common types of identities, so that hashing needs no type
/// metadata.
@_specialize(where Value == Int)
@_specialize(where Value == String)
@_specialize(where Value == UUID)
private func distinct<Value: Hashable>(_ values: [Value]) -> Set<Value> { Set(values) }
