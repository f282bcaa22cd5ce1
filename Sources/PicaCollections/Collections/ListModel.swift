import Foundation
import PicaControls
import PicaGraph
import PicaState

/// The state of a list apart from its content: the row with keyboard focus and the rules of selection.
@MainActor final class ListModel<Value: Hashable>: ListRowTarget, ListKeyTarget {
    let entries = ContentEntries()
    var selection = ListSelection<Value>.none
    var semantics = ListSemantics.list
    var isOutline = false
    /// The action for rows opened by Return or a double click.
    var open: ((Set<Value>) -> Void)?
    /// Shows the next column of a split view that shows one at a time; `nil` outside such columns.
    var advance: (() -> Void)?
    /// Whether the last selection was by key. Then the next column is not shown before Return, since the person may
    /// still be moving through the rows.
    var isSelectingByKey = false
    /// Updates the rows' marks after the focused row or the drag has changed.
    var marksDidChange: () -> Void = {}
    /// The focused row, and the row from which Shift extends the selection.
    var lead: Mark?
    private var anchor: Mark?
    /// Whether some row has a tag that differs from its identity.
    private var usesTags = false
    private let lines = RowLineRegister()
    var typed = TypedPrefix()
    /// The pressed row of a multiple selection. The press may begin a drag, so the other rows are deselected only when
    /// it ends.
    var pending: Int?
    /// The row that was swiped last.
    private weak var swiped: RowSwipe?
    /// Whether the pointer requested the coming menu on a row.
    private var isRowAsked = false
    /// Whether the pointer requested the menu where there is no row.
    private var isMenuAboutNothing = false

    /// The rows of the list that are being dragged.
    var dragged: DraggedRows?
    /// The effect that the drop would have now.
    var placement: Placement?
    /// The row before which a drop would insert; `nil` without a drag over the list.
    var insertion: Int?

    /// A reference to a row that survives insertions and deletions of other rows.
    struct Mark {
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

    func value(at index: Int) -> Value? {
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
    func visitSelectable(_ range: Range<Int>, _ visit: (Int, [Value]) -> Void) {
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

    func values(_ range: Range<Int>) -> Set<Value> {
        var values: [Value] = []
        visitSelectable(range) { values += $1 }
        return distinct(values)
    }

    private func isContent(_ index: Int) -> Bool {
        let sections = entries.sections
        guard index >= 0, index < sections.count else { return false }
        return sections.index(around: index).map { sections.sections[$0].content.contains(index) } ?? true
    }

    func mark(_ index: Int) -> Mark { Mark(index: index, id: entries.id(at: index)) }

    func index(of mark: Mark?) -> Int? {
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

    func setLead(_ index: Int) {
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

    func select(_ index: Int) {
        guard let value = value(at: index) else { return }
        anchor = mark(index)
        setLead(index)
        selection.values = [value]
    }

    func toggle(_ value: Value, at index: Int) {
        anchor = mark(index)
        setLead(index)
        var values = selection.values
        if values.remove(value) == nil { values.insert(value) }
        selection.values = values
    }

    /// Selects exactly the rows from the anchor to a row.
    func extend(to index: Int) {
        let start = self.index(of: anchor) ?? firstSelected ?? index
        if anchor == nil { anchor = mark(start) }
        setLead(index)
        selection.values = values(min(start, index)..<max(start, index) + 1)
    }

    var firstSelected: Int? {
        guard let value = selection.values.first else { return nil }
        return entries.index(of: AnyHashable(value))
            ?? (0..<entries.count).first { self.value(at: $0) == value }
    }

    func selectAll() {
        selection.values = values(0..<entries.count)
    }
}

/// Returns a set of values, specialized for the most common types of identities, so that hashing needs no type
/// metadata.
@_specialize(where Value == Int)
@_specialize(where Value == String)
@_specialize(where Value == UUID)
private func distinct<Value: Hashable>(_ values: [Value]) -> Set<Value> { Set(values) }
