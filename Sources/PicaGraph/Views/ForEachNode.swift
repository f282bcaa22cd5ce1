import PicaFoundation

/// Keeps a row for each element, found again by identity.
///
/// A container that shows everything asks for all rows, and from then on they come and go with the data.
/// A lazy one asks for rows one by one; then only those are there, and how many there could be is all
/// that is known of the others.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    /// An element's identity; `occurrence` tells apart elements that claim the same.
    private struct RowKey: Hashable {
        var id: ID
        var occurrence: Int
    }

    private var rows: [RowKey: ChildSlot] = [:]
    /// Rows on their way out.
    private var leaving: [RowKey: ChildSlot] = [:]
    /// All rows in order, once they were asked for.
    private var order: [RowKey]?
    /// Of rows that are there one by one: where they stand.
    private var places: [RowKey: Int] = [:]
    private var parked: [RowKey: ParkedState] = [:]

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for key in order ?? places.sorted(by: { $0.value < $1.value }).map(\.key) {
            rows[key]?.forEachNode(body)
        }
        for row in leaving.values { row.forEachNode(body) }
    }

    override var environmentReads: EnvironmentReads {
        ViewType.of(ForEach<Data, ID, Content>.self).environmentReads
    }

    override func evaluate() {
        if order != nil {
            updateAll()
        } else if !rows.isEmpty {
            updatePlaced()
        }
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        super.viewDidChange(from: old)
        // Without `order` nobody knows whether rows that are not there have changed.
        if order == nil { elementsDidChange() }
    }

    // MARK: All rows

    override func makeElements() -> [Element] {
        if order == nil { updateAll() }
        var elements: [Element] = []
        elements.reserveCapacity(rows.count)
        for row in leaving.values { elements += row.makeElements() }
        for key in order ?? [] { elements += rows[key]?.makeElements() ?? [] }
        return elements
    }

    private func updateAll() {
        // The closures may read state that the parent's body does not.
        let (ids, contents) = track { (view.data.map(view.id), view.data.map(view.content)) }
        let isFirst = order == nil
        var kept: [RowKey: ChildSlot] = [:]
        kept.reserveCapacity(ids.count)
        var newOrder: [RowKey] = []
        newOrder.reserveCapacity(ids.count)
        var repetitions: [ID: Int] = [:]
        for index in ids.indices {
            var key = RowKey(id: ids[index], occurrence: 0)
            if kept[key] != nil {
                key.occurrence = (repetitions[key.id] ?? 0) + 1
                repetitions[key.id] = key.occurrence
                warn(key.id)
            }
            newOrder.append(key)
            var row = ChildSlot()
            if isFirst {
                row.mount(contents[index], in: self)
            } else {
                row = rows.removeValue(forKey: key) ?? leaving.removeValue(forKey: key) ?? row
                row.show(contents[index], isSame: true, in: self)
            }
            kept[key] = row
        }
        for (key, var gone) in rows {
            gone.clear(in: self)
            if !gone.isEmpty { leaving[key] = gone }
        }
        rows = kept
        guard newOrder != order else { return }
        order = newOrder
        if !isFirst { elementsDidChange() }
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

    // MARK: One by one

    override var entryCount: Int { view.data.count }

    override func entryID(at index: Int) -> ViewList.EntryID? {
        element(at: index).map {
            ViewList.EntryID(maker: ObjectIdentifier(self), name: key(view.id($0), at: index))
        }
    }

    override func makeElements(at index: Int) -> [Element] {
        guard let element = element(at: index) else { return [] }
        let key = key(view.id(element), at: index)
        if let row = rows[key] { return row.makeElements() }
        let content = track(andForget: false) { view.content(element) }
        return graph.parking.restore(parked.removeValue(forKey: key)) {
            var row = ChildSlot()
            row.mount(content, in: self)
            rows[key] = row
            places[key] = index
            return row.makeElements()
        }
    }

    override func releaseEntry(_ id: ViewList.EntryID) {
        guard id.maker == ObjectIdentifier(self), let key = id.name.base as? RowKey,
            let row = rows.removeValue(forKey: key)?.node
        else { return }
        places[key] = nil
        parked[key] = row.parkedState()
        row.unmount()
    }

    private func element(at index: Int) -> Data.Element? {
        let data = view.data
        guard index >= 0, index < data.count else { return nil }
        return data[data.index(data.startIndex, offsetBy: index)]
    }

    /// Of elements that claim the same identity, the one that came first has it.
    private func key(_ id: ID, at index: Int) -> RowKey {
        let key = RowKey(id: id, occurrence: 0)
        guard let place = places[key], place != index else { return key }
        warn(id)
        return RowKey(id: id, occurrence: index + 1)
    }

    /// The data changed: rows that are there move to where their elements are now, or go.
    private func updatePlaced() {
        let old = rows
        var found: [RowKey: (index: Int, element: Data.Element)] = [:]
        for (index, element) in view.data.enumerated() where found.count < old.count {
            let id = view.id(element)
            for key in [RowKey(id: id, occurrence: 0), RowKey(id: id, occurrence: index + 1)]
            where old[key] != nil && found[key] == nil {
                found[key] = (index, element)
                break
            }
        }
        places = found.mapValues(\.index)
        let contents = track { found.mapValues { view.content($0.element) } }
        for key in old.keys {
            if let content = contents[key] {
                rows[key]?.show(content, isSame: true, in: self)
            } else {
                rows.removeValue(forKey: key)?.node?.unmount()
            }
        }
    }
}
