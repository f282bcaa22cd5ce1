import PicaGraph
import PicaState

private enum ListSelectsRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the surrounding list selects rows.
    package var listSelectsRows: Bool {
        get { self[ListSelectsRowsKey.self] }
        set { self[ListSelectsRowsKey.self] = newValue }
    }
}

private enum ColumnAdvanceKey: EnvironmentKey { static var defaultValue: ColumnAdvance? { nil } }

extension EnvironmentValues {
    /// The action that shows the next column of a split view; `nil` outside of columns that show one at a time.
    package var columnAdvance: ColumnAdvance? {
        get { self[ColumnAdvanceKey.self] }
        set { self[ColumnAdvanceKey.self] = newValue }
    }
}

/// Shows the next column of a split view. It is compared by identity.
@MainActor package final class ColumnAdvance {
    package var advance: () -> Void = {}

    nonisolated package init() {}
}

/// Shows the next column of a split view when the person selects a row.
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
