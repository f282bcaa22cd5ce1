import PicaGraph

/// Whether a row's own rows are to be seen; nil for one that has none.
enum ExpansionKey: TraitKey { static var defaultValue: Binding<Bool>? { nil } }
/// Of a row that shows and hides rows of its own, by a mark that the list makes.
enum DisclosureKey: TraitKey { static var defaultValue: Binding<Bool>? { nil } }
/// How deep a row stands in rows that show and hide it.
enum RowLevelKey: TraitKey { static var defaultValue: Int { 0 } }

/// A group that opens and closes as rows of a list: the label's, and those of what it shows.
struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    let place: EntryPlace

    var body: some View {
        HStack { configuration.label }
            .modifier(DisclosingRow(expansion: configuration.$isExpanded, place: place))
        if configuration.isExpanded { configuration.content.modifier(DeeperRow()) }
    }
}

/// Says of a label that it shows and hides rows.
private struct DisclosingRow {
    let expansion: Binding<Bool>
    let place: EntryPlace
}

extension DisclosingRow: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DisclosingRowBehavior { DisclosingRowBehavior(element) }
}

private final class DisclosingRowBehavior: ElementBehavior {
    unowned let element: Element
    private var row: DisclosingRow?

    init(_ element: Element) { self.element = element }

    func update(_ value: DisclosingRow, _ environment: EnvironmentValues) {
        row = value
        element.invalidateTraits()
    }

    func trait(_ key: ObjectIdentifier) -> Any? {
        if key == ObjectIdentifier(DisclosureKey.self) || key == ObjectIdentifier(ExpansionKey.self) {
            return row.map(\.expansion)
        }
        // What the label says is said of its row.
        if let label = content, label.children.count == 1, let said = label.children[0].trait(key) {
            return said
        }
        return key == ObjectIdentifier(TagKey.self) ? row?.place.rowTag : nil
    }
}

/// Puts rows further in.
private struct DeeperRow: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DeeperRowBehavior { DeeperRowBehavior(element) }
}

private final class DeeperRowBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: DeeperRow, _ environment: EnvironmentValues) {}

    func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(RowLevelKey.self) else { return nil }
        return (content?.trait(RowLevelKey.self) ?? 0) + 1
    }
}
