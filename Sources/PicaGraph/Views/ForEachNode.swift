import PicaFoundation
import PicaState

/// The node of a `ForEach`: keeps a row for each element and finds it again by identity.
///
/// It works in one of two modes:
///
/// - Eager: once a container asks for all rows, they are made and removed as the data changes.
/// - Lazy: containers ask for rows one by one. Only those exist; of the others just the count is known.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    /// An element's identity; `occurrence` tells apart elements with the same one.
    private struct RowKey: Hashable, ViewList.RowName {
        var id: ID
        var occurrence: Int

        var identity: AnyHashable { AnyHashable(id) }
    }

    /// The identities of all rows in order; `nil` while rows are made one by one.
    private var ids: [ID]?
    /// The rows for `ids`.
    private var slots: [ChildSlot] = []
    /// Rows whose exit transition is running.
    private var leaving: [RowKey: ChildSlot] = [:]
    /// Rows that were made one by one.
    private var rows: [RowKey: ChildSlot] = [:]
    /// The index of each row in `rows`.
    private var places: [RowKey: Int] = [:]
    /// The state of rows that left a lazy container. Kept until their elements are removed from the data.
    private var parked: [RowKey: ParkedState] = [:]
    /// The index at which each parked row stood.
    private var parkedPlaces: [RowKey: Int] = [:]
    /// The element count when `places` was last brought up to date.
    private var lastCount: Int?
    /// Whether rows may be sections, whose own rows are entries. Such sections are all made, and only those of their
    /// rows that are asked for.
    private let hasSections = Content._hasSections
    /// Whether each row is surely one element; `nil` before there was a row.
    private var knownSingle: Bool?

    /// The highest number of rows. Positions of more could not be told apart as floating-point numbers.
    private static var mostRows: Int { 1 << 37 }

    /// The number of rows shown, at most `mostRows`.
    private var count: Int {
        let count = view.data.count
        guard count > Self.mostRows else { return count }
        Logger(subsystem: "Pica", category: "views").warningOnce(
            "ForEach: of \(count) elements the first \(Self.mostRows) are shown")
        return Self.mostRows
    }

    override init(_ view: ForEach<Data, ID, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        parked = graph.parking.rows(for: self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for slot in slots { slot.forEachNode(body) }
        if !places.isEmpty {
            for key in places.sorted(by: { $0.value < $1.value }).map(\.key) { rows[key]?.forEachNode(body) }
        }
        for slot in leaving.values { slot.forEachNode(body) }
    }

    override var environmentReads: EnvironmentReads {
        ViewType.of(ForEach<Data, ID, Content>.self).environmentReads
    }

    override func evaluate() {
        guard ids == nil else { return updateAll() }
        let growth = count - (lastCount ?? count)
        if !rows.isEmpty { updatePlaced(growth) }
        forgetParkedOfGone(growth)
        lastCount = count
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        super.viewDidChange(from: old)
        // Rows that are not made may have changed too.
        if ids == nil { elementsDidChange() }
    }

    // MARK: All rows

    override func makeElements() -> [Element] {
        if ids == nil { updateAll() }
        var elements: [Element] = []
        elements.reserveCapacity(slots.count)
        for slot in leaving.values { elements += slot.makeElements() }
        for slot in slots { elements += slot.makeElements() }
        return elements
    }

    private func updateAll() {
        // The closures may read state that the parent's body does not.
        let (newIDs, contents) = track { (view.data.map(view.id), view.data.map(view.content)) }
        let oldIDs = ids
        ids = newIDs
        if oldIDs == newIDs {
            for (slot, content) in zip(slots, contents) { _ = slot.update(content) }
        } else if let oldIDs {
            replace(oldIDs, by: newIDs, contents)
        } else {
            mountAll(newIDs, contents)
        }
    }

    private func mountAll(_ ids: [ID], _ contents: [Content]) {
        var new: [ChildSlot] = []
        new.reserveCapacity(contents.count)
        // `keys` warns about duplicate identities.
        for (key, content) in zip(keys(ids), contents) {
            new.append(
                graph.parking.restore(parked[key]) {
                    var slot = ChildSlot()
                    slot.mount(content, in: self)
                    return slot
                })
        }
        (parked, parkedPlaces) = ([:], [:])
        letGo(rows)
        (rows, places) = ([:], [:])
        slots = new
    }

    private func replace(_ oldIDs: [ID], by newIDs: [ID], _ contents: [Content]) {
        var known = Dictionary(zip(keys(oldIDs), slots), uniquingKeysWith: { first, _ in first })
        var new: [ChildSlot] = []
        new.reserveCapacity(contents.count)
        for (key, content) in zip(keys(newIDs), contents) {
            var slot = known.removeValue(forKey: key) ?? leaving.removeValue(forKey: key) ?? ChildSlot()
            slot.show(content, isSame: true, in: self)
            new.append(slot)
        }
        letGo(known)
        slots = new
        elementsDidChange()
    }

    private func letGo(_ gone: [RowKey: ChildSlot]) {
        for (key, var slot) in gone {
            slot.clear(in: self)
            if !slot.isEmpty { leaving[key] = slot }
        }
    }

    private func keys(_ ids: [ID]) -> [RowKey] {
        var occurrences: [ID: Int] = [:]
        occurrences.reserveCapacity(ids.count)
        return ids.map { id in
            let occurrence = occurrences[id] ?? 0
            if occurrence > 0 { warn(id) }
            occurrences[id] = occurrence + 1
            return RowKey(id: id, occurrence: occurrence)
        }
    }

    override func childIsGone(_ child: ViewNode) {
        for key in leaving.keys {
            leaving[key]?.finish(child, in: self)
            if leaving[key]?.isEmpty == true { leaving[key] = nil }
        }
    }

    private func warn(_ id: ID) {
        Logger(subsystem: "Pica", category: "views")
            .warningOnce(
                "ForEach: the identity \(id) occurs more than once; state may move between rows")
    }

    // MARK: Landmarks

    override func landmark(of id: AnyHashable) -> Landmark? {
        if let id = id.base as? ID {
            let row = ids?.firstIndex(of: id).map { slots[$0] } ?? rows[RowKey(id: id, occurrence: 0)]
            if let found = row?.node.flatMap({ Landmark($0.madeElements) }) { return found }
        }
        return super.landmark(of: id)
    }

    override func forEachIdentity(_ body: (AnyHashable, [Element]) -> Void) {
        func tell(_ id: ID, _ slot: ChildSlot) {
            guard let node = slot.node else { return }
            body(AnyHashable(id), node.madeElements)
            node.forEachIdentity(body)
        }
        if let ids { zip(ids, slots).forEach(tell) } else { rows.forEach { tell($0.key.id, $0.value) } }
    }

    override func entryIndex(of id: AnyHashable) -> Int? {
        guard !hasSections else { return super.entryIndex(of: id) ?? firstEntry(of: id) }
        guard let id = id.base as? ID else { return nil }
        if let ids { return ids.firstIndex(of: id) }
        if let place = place(inNumbers: id) { return place }
        var found: Int?
        visitElements(0..<min(count, Self.longestSearch)) { index, element in
            if view.id(element) == id { found = index }
            return found == nil
        }
        return found
    }

    /// The number of elements searched for an identity. No collection in memory is larger, and one that computes its
    /// elements may be endless.
    private static var longestSearch: Int { 1 << 27 }

    /// Returns the index of a number in a range of numbers that are their own identities, without a search.
    private func place(inNumbers id: ID) -> Int? {
        guard let numbers = view.data as? Range<Int>, let number = id as? Int, numbers.contains(number)
        else { return nil }
        let (place, isOver) = number.subtractingReportingOverflow(numbers.lowerBound)
        guard !isOver, let element = element(at: place), view.id(element) == id else { return nil }
        return place
    }

    /// Returns the first entry of a row that is a section.
    private func firstEntry(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID, let row = ids?.firstIndex(of: id) else { return nil }
        return slots[..<row].reduce(0) { $0 + ($1.node?.entryCount ?? 0) }
    }

    // MARK: Rows one by one

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if ids == nil { updateAll() }
        for slot in slots { slot.node.map(body) }
    }

    override var entryCount: Int { hasSections ? super.entryCount : count }

    override func count(into sections: inout SectionList) {
        if hasSections { super.count(into: &sections) } else { sections.count += entryCount }
    }

    override var isAlwaysSingle: Bool { false }

    override func list(into entries: inout [ViewList.Listing]) {
        guard !hasSections else { return super.list(into: &entries) }
        let areSingle = areRowsSingle
        var seen: Set<ID> = []
        for (index, element) in view.data.enumerated() {
            let id = view.id(element)
            var key = key(id, at: index)
            if !seen.insert(id).inserted, key.occurrence == 0 {
                warn(id)
                key.occurrence = index + 1
            }
            entries.append(
                ViewList.Listing(id: ViewList.EntryID(maker: serial, name: key), isSingle: areSingle))
        }
    }

    /// Whether the types guarantee one element per row. All rows have the same type, so one row decides.
    private var areRowsSingle: Bool {
        if let knownSingle { return knownSingle }
        guard !view.data.isEmpty else { return false }
        let isMade = ids != nil || !rows.isEmpty
        if !isMade { _ = makeElements(at: 0) }
        guard let row = ids != nil ? slots.first?.node : rows.values.first?.node else { return false }
        knownSingle = row.isAlwaysSingle
        return row.isAlwaysSingle
    }

    override func visitEntries<Wanted: Hashable>(
        _ range: Range<Int>, as type: Wanted.Type, rows: (Int, [Wanted]) -> Void, other: (Int) -> Void
    ) {
        guard !hasSections else { return super.visitEntries(range, as: type, rows: rows, other: other) }
        let range = range.clamped(to: 0..<count)
        guard ID.self == Wanted.self else { return range.forEach(other) }
        // Both are the same type; a cast would convert each element.
        rows(range.lowerBound, unsafeBitCast(identities(range), to: [Wanted].self))
    }

    /// Returns the identities of some elements, in order.
    private func identities(_ range: Range<Int>) -> [ID] {
        let (data, id) = (view.data, view.id)
        let inMemory: [ID]?? = data.withContiguousStorageIfAvailable { elements in
            guard let first = elements.baseAddress, range.upperBound <= elements.count else { return nil }
            return [ID](unsafeUninitializedCapacity: range.count) { ids, count in
                guard let start = ids.baseAddress else { return }
                for index in range {
                    // Reading through the pointer avoids a copy of each element.
                    (start + count).initialize(to: id(first[index]))
                    count += 1
                }
            }
        }
        return (inMemory ?? nil) ?? data.dropFirst(range.lowerBound).prefix(range.count).map(id)
    }

    /// Visits some elements, in contiguous storage if the collection has it: a generic iterator takes many times as
    /// long.
    ///
    /// - Parameter visit: Returns whether to continue.
    private func visitElements(_ range: Range<Int>, _ visit: (Int, Data.Element) -> Bool) {
        let isDone: Void? = view.data.withContiguousStorageIfAvailable { elements in
            for index in range.clamped(to: 0..<elements.count) where !visit(index, elements[index]) { return }
        }
        guard isDone == nil, !range.isEmpty else { return }
        let data = view.data
        var index = data.index(data.startIndex, offsetBy: range.lowerBound)
        for place in range {
            guard visit(place, data[index]) else { return }
            data.formIndex(after: &index)
        }
    }

    override func rowActions(at index: Int) -> RowActions? {
        guard hasSections else { return actions(at: index) }
        return super.rowActions(at: index) ?? group(beginningAt: index).flatMap(groupActions)
    }

    /// Returns the element whose first row is the entry, if it has several rows and is no section.
    private func group(beginningAt entry: Int) -> Int? {
        var start = 0
        for (row, slot) in slots.enumerated() where start <= entry {
            guard let node = slot.node else { continue }
            let list = SectionList(of: node)
            if start == entry { return list.sections.isEmpty && list.count > 0 ? row : nil }
            start += list.count
        }
        return nil
    }

    /// Returns the actions for all rows of an element. It can be deleted but not moved: rows of expanded groups stand
    /// between the groups.
    private func groupActions(at row: Int) -> RowActions? {
        var actions = actions(at: row)
        actions.move = nil
        return actions
    }

    override func maker(ofEntry index: Int) -> ViewNode? {
        guard !hasSections else { return super.maker(ofEntry: index) }
        if ids != nil { return slots.indices.contains(index) ? slots[index].node : nil }
        return element(at: index).flatMap { rows[key(view.id($0), at: index)]?.node }
    }

    override func rowTag(of child: ViewNode) -> Tag? {
        let placed = rows.first { $0.value.node === child }?.key.id
        guard let id = placed ?? zip(ids ?? [], slots).first(where: { $1.node === child })?.0 else {
            return nil
        }
        return Tag(id)
    }

    override func gapActions(at index: Int) -> [RowActions] {
        hasSections ? super.gapActions(at: index) : [actions(at: index)]
    }

    private func actions(at index: Int) -> RowActions {
        var actions = RowActions(owner: self, row: index, count: count)
        view.editing?(&actions)
        return actions
    }

    override func entryID(at index: Int) -> ViewList.EntryID? {
        guard !hasSections else { return super.entryID(at: index) }
        return element(at: index).map {
            ViewList.EntryID(maker: serial, name: key(view.id($0), at: index))
        }
    }

    override func makeElements(at index: Int) -> [Element] {
        guard !hasSections else { return super.makeElements(at: index) }
        if ids != nil { return slots.indices.contains(index) ? slots[index].makeElements() : [] }
        guard let element = element(at: index) else { return [] }
        let key = key(view.id(element), at: index)
        if let row = rows[key] { return row.makeElements() }
        let content = track(andForget: false) { view.content(element) }
        parkedPlaces[key] = nil
        return graph.parking.restore(parked.removeValue(forKey: key)) {
            var row = ChildSlot()
            row.mount(content, in: self)
            rows[key] = row
            places[key] = index
            lastCount = lastCount ?? count
            return row.makeElements()
        }
    }

    override func index(ofMade id: ViewList.EntryID) -> Int? {
        guard !hasSections else { return super.index(ofMade: id) }
        guard id.maker == serial, let key = id.name.base as? RowKey else { return nil }
        return ids?.firstIndex(of: key.id) ?? places[key]
    }

    override func releaseEntry(_ id: ViewList.EntryID) {
        guard !hasSections else { return super.releaseEntry(id) }
        guard id.maker == serial, let key = id.name.base as? RowKey,
            let row = rows.removeValue(forKey: key)?.node
        else { return }
        park(row, of: key)
    }

    private func park(_ row: ViewNode, of key: RowKey) {
        parked[key] = row.parkedState()
        let place = places.removeValue(forKey: key)
        if parked[key] != nil { parkedPlaces[key] = place }
        row.unmount()
    }

    // MARK: Parked rows

    override func parkedState() -> ParkedState? {
        var all = parked
        if let ids {
            for (key, slot) in zip(keys(ids), slots) { all[key] = slot.node?.parkedState() }
        } else {
            for (key, slot) in rows { all[key] = slot.node?.parkedState() }
        }
        return ParkedState(self, rows: all)
    }

    /// The number of elements searched for parked rows. In longer data only nearby elements are searched.
    private static var searchLimit: Int { 1_000_000 }

    /// Drops parked state of removed elements, so that elements with the same identity inserted later start fresh.
    private func forgetParkedOfGone(_ growth: Int) {
        guard !parked.isEmpty else { return }
        let data = view.data
        var found: [RowKey: Int] = [:]
        for (key, place) in parkedPlaces where key.occurrence == 0 {
            found[key] = [place, place + growth].first { index in
                index >= 0 && index < count
                    && view.id(data[data.index(data.startIndex, offsetBy: index)]) == key.id
            }
        }
        if found.count < parked.count, count <= Self.searchLimit {
            visitElements(0..<count) { index, element in
                let key = RowKey(id: view.id(element), occurrence: 0)
                if parked[key] != nil, found[key] == nil { found[key] = index }
                return found.count < parked.count
            }
        }
        parked = parked.filter { found[$0.key] != nil }
        parkedPlaces = found
    }

    private func element(at index: Int) -> Data.Element? {
        let data = view.data
        guard index >= 0, index < count else { return nil }
        return data[data.index(data.startIndex, offsetBy: index)]
    }

    /// Returns the key of an element. Among elements with the same identity the first one made has it.
    private func key(_ id: ID, at index: Int) -> RowKey {
        let key = RowKey(id: id, occurrence: 0)
        guard let place = places[key], place != index else { return key }
        warn(id)
        return RowKey(id: id, occurrence: index + 1)
    }

    /// Returns the rows that kept their index or moved by as many places as the count grew.
    ///
    /// Most changes leave most rows there, so a long list need not be searched.
    private func nearby(
        _ rows: [RowKey: ChildSlot], _ growth: Int
    ) -> [RowKey: (index: Int, element: Data.Element)] {
        let data = view.data
        var found: [RowKey: (index: Int, element: Data.Element)] = [:]
        for key in rows.keys where key.occurrence == 0 {
            guard let place = places[key] else { continue }
            for index in growth == 0 ? [place] : [place + growth, place] where index >= 0 && index < count {
                let element = data[data.index(data.startIndex, offsetBy: index)]
                guard view.id(element) == key.id else { continue }
                found[key] = (index, element)
                break
            }
        }
        return found
    }

    /// Finds rows that moved no farther than the eye can follow.
    private func look(
        for rows: [RowKey: ChildSlot], _ growth: Int,
        _ found: inout [RowKey: (index: Int, element: Data.Element)]
    ) {
        let reach = 200 + abs(growth)
        let places = rows.keys.compactMap { self.places[$0] }
        guard let first = places.min(), let last = places.max() else { return }
        visitElements((first - reach..<last + reach).clamped(to: 0..<count)) { index, element in
            let id = view.id(element)
            for key in [RowKey(id: id, occurrence: 0), RowKey(id: id, occurrence: index + 1)]
            where rows[key] != nil && found[key] == nil {
                found[key] = (index, element)
                break
            }
            return found.count < rows.count
        }
    }

    /// Moves the existing rows to the new indices of their elements, or parks them.
    private func updatePlaced(_ growth: Int) {
        let old = rows
        var found = nearby(old, growth)
        if found.count < old.count { look(for: old, growth, &found) }
        for (key, place) in found { places[key] = place.index }
        let contents = track { found.mapValues { view.content($0.element) } }
        for key in old.keys {
            if let content = contents[key] {
                rows[key]?.show(content, isSame: true, in: self)
            } else if let row = rows.removeValue(forKey: key)?.node {
                // Its element may only have moved out of reach, and come back.
                park(row, of: key)
            }
        }
    }
}
