import PicaGraph

private enum ListSelectsRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the list around selects rows.
    var listSelectsRows: Bool {
        get { self[ListSelectsRowsKey.self] }
        set { self[ListSelectsRowsKey.self] = newValue }
    }
}

private enum ColumnAdvanceKey: EnvironmentKey { static var defaultValue: ColumnAdvance? { nil } }

extension EnvironmentValues {
    /// Shows the next column of a split view that has room for one; nil outside of such columns.
    var columnAdvance: ColumnAdvance? {
        get { self[ColumnAdvanceKey.self] }
        set { self[ColumnAdvanceKey.self] = newValue }
    }
}

/// Shows the next column of a split view. Known by its identity.
@MainActor final class ColumnAdvance {
    var advance: () -> Void = {}

    nonisolated init() {}
}

/// A row that is selected in a column of a split view leads to the next.
struct SelectionAdvances<Value: Hashable>: ViewModifier {
    let model: ListModel<Value>
    let selection: ListSelection<Value>
    @Environment(\.columnAdvance) private var column

    init(model: ListModel<Value>, selection: ListSelection<Value>) {
        self.model = model
        self.selection = selection
    }

    func body(content: Content) -> some View {
        let (model, column) = (model, column)
        model.advance = column.map { column in { column.advance() } }
        return Group {
            if let column {
                content.onChange(of: selection.values) { _, new in
                    if !new.isEmpty, !model.isSelectingByKey { column.advance() }
                }
            } else {
                content
            }
        }
    }
}
