import Foundation
import PicaGraph

/// Rows of which each column shows something; rows that are selected, ordered by a column, and made only when seen.
///
/// A press on a title orders the rows by that column, if it says how, and another one the other way round. An edge of
/// a title is dragged to change a column's width; a press there twice has it as it was. Where the table is bound to
/// a `TableColumnCustomization`, a title is dragged to move its column, and the titles' menu shows and hides columns.
/// With the keyboard at the titles, arrows go through them, Return and the space key order the rows, Shift with an
/// arrow changes the width and Alt with an arrow moves the column.
///
/// Rows are selected as those of a ``List`` are. Where the columns' least widths do not fit, the table scrolls.
///
///     Table(files, selection: $selected, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Size", value: \.size) { Text($0.size, format: .byteCount(style: .file)) }
///             .width(90)
///     }
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let selection: ListSelection<Value.ID>
    private let sorting: TableSorting?
    private let customization: Binding<TableColumnCustomization<Value>>?
    private let columns: Columns
    private let rows: Rows
    @State private var model = ListModel<Value.ID>()
    @State private var isFocused = false
    /// Counts changes of what the model marks.
    @State private var marks = 0
    @State private var geometry = ColumnGeometry()
    /// Of columns whose widths a person has changed and that keep them nowhere else.
    @State private var widths: [ColumnPlan.ID: CGFloat] = [:]
    /// How far the columns are scrolled to the side, in points.
    @State private var scrolled: CGFloat = 0
    @ScaledMetric private var leastWidth: CGFloat = 80
    @Environment(\.tableLook) private var styled
    @Environment(\.alternatesRows) private var alternates
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.rowMenus) private var menus

    nonisolated init(
        _ selection: ListSelection<Value.ID>, sorting: TableSorting? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil, columns: Columns, rows: Rows
    ) {
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
        self.columns = columns
        self.rows = rows
    }
}

extension Table: View {
    /// The titles, and the rows in a place that scrolls.
    public var body: some View {
        let look = look
        let arrangement = arrangement
        let shown = shown(arrangement)
        let shares = ColumnShares(columns: shown.map(\.width), least: leastWidth)
        let sides = look.insets.leading + look.insets.trailing
        let inUse = TableColumnsInUse(shown: shown, shares: shares, geometry: geometry)
        VStack(spacing: 0) {
            if headers != .hidden {
                TableHeader(
                    columns: inUse, arrangement: arrangement, sorting: sorting, look: look,
                    scrolled: $scrolled, widths: $widths)
            }
            ScrollView([.horizontal, .vertical]) {
                LazyStack(
                    axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0,
                    pinned: look.pinsHeaders ? .sectionHeaders : [], content: content(look)
                )
                .padding(.vertical, look.markInset)
                .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
                    max(length, shares.minimum + sides)
                }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.x
            } action: {
                scrolled = $1
            }
            .environment(\.sectionLook, look.sectionLook)
            .environment(\.tableColumns, inUse)
            .lineLimit(1)
            .modifier(ListTarget(list: model, isFocused: $isFocused))
            .modifier(RowMenu(menus: menus, values: { model.menuValues }, keyPlace: { model.keyPlace }))
        }
        .background(ground == .hidden ? .clear : Color(themed: look.ground))
        .overlay {
            if look.hasBorder { Rectangle().strokeBorder(Color(themed: .quaternary)).allowsHitTesting(false) }
        }
        .modifier(SelectionAdvances(model: model, selection: selection))
        .modifier(TableRole(role: .table))
    }

    @MainActor private var look: ListLook {
        var look = styled
        if let alternates { look.alternates = alternates }
        return look
    }

    @MainActor private var arrangement: ColumnArrangement<Value> {
        var all = _TableColumns()
        Columns._collect(columns, into: &all)
        return ColumnArrangement(columns: all.columns, customization: customization)
    }

    /// The columns to be seen, with the widths that a person has given them.
    @MainActor private func shown(_ arrangement: ColumnArrangement<Value>) -> [ColumnPlan] {
        arrangement.shown.map { column in
            guard let width = widths[column.id] else { return column }
            var column = column
            column.width = column.width.changed(to: width)
            return column
        }
    }

    @MainActor private func content(_ look: ListLook) -> some View {
        let (model, marks, isFocused) = (model, $marks, isFocused)
        model.selection = selection
        model.open = menus?.open(Value.ID.self)
        model.marksDidChange = { marks.wrappedValue += 1 }
        return SubviewMap(Rows._makeRows(rows), entries: model.entries) { row in
            // What is marked is read here, so that nothing but rows is evaluated again.
            let _ = marks.wrappedValue
            ListRow(
                row: row, look: look,
                state: model.state(of: row, isFocused: isFocused, hasMenus: menus != nil))
        }
    }
}
