import PicaGraph
import PicaState

/// The trait of a row for whether its child rows are shown; `nil` for a row without any.
package enum ExpansionKey: TraitKey { package static var defaultValue: Binding<Bool>? { nil } }
/// The trait of a row whose child rows are shown and hidden by a disclosure mark that the list adds.
package enum DisclosureKey: TraitKey { package static var defaultValue: Binding<Bool>? { nil } }
/// The trait of a row for its nesting depth in rows that can be expanded.
package enum RowLevelKey: TraitKey { package static var defaultValue: Int { 0 } }

/// A disclosure group in a list: a row for the label, and the rows of its content.
struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    let place: EntryPlace

    var body: some View {
        HStack { configuration.label }
            .modifier(DisclosingRow(expansion: configuration.$isExpanded, place: place))
        if configuration.isExpanded { configuration.content.modifier(DeeperRow()) }
    }
}

/// Marks the row of a label as one that shows and hides other rows.
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
        // Traits set on the label apply to its row.
        if let label = content, label.children.count == 1, let said = label.children[0].trait(key) {
            return said
        }
        return key == ObjectIdentifier(TagKey.self) ? row?.place.rowTag : nil
    }
}

/// Indents rows by one level.
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
