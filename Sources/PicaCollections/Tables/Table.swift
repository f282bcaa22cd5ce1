import Foundation
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaLabels
import PicaState

/// A scrolling container of rows and columns, with optional selection and sorting.
///
/// Only visible rows are created. With the pointer:
///
/// - A press on a title sorts by its column, if that can be sorted by; another press reverses the order.
/// - A drag of a title's edge resizes the column; a double click there restores its width.
///
/// A table bound to a `TableColumnCustomization` also lets the person drag titles to reorder columns, and has a menu on
/// the titles that shows and hides them. With the keyboard focus on the titles:
///
/// - Arrows move between titles.
/// - Return and Space sort.
/// - Shift with an arrow resizes the column, and Alt with an arrow moves it.
///
/// Rows are selected like those of a ``List``. If the minimum widths of the columns do not fit, the table scrolls
/// horizontally.
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
    /// A counter of changes to the marks on rows.
    @State private var marks = 0
    @State private var geometry = ColumnGeometry()
    /// The widths set by the person for columns without customization identifiers.
    @State private var widths: [ColumnPlan.ID: CGFloat] = [:]
    /// The horizontal scroll offset of the columns, in points.
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
    /// The titles, and the rows in a scroll view.
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
                model.rows(
                    Rows._makeRows(rows), selection: selection, menus: menus, look: look, marks: $marks,
                    isFocused: isFocused, semantics: .table
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
        .modifier(ListGround(look: look, isHidden: ground == .hidden))
        .modifier(SelectionAdvances(model: model, selection: selection))
        .modifier(TableRole(role: .table, list: model, columnCount: shown.count))
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

    /// Returns the visible columns, with the widths that the person has set.
    @MainActor private func shown(_ arrangement: ColumnArrangement<Value>) -> [ColumnPlan] {
        arrangement.shown.map { column in
            guard let width = widths[column.id] else { return column }
            var column = column
            column.width = column.width.changed(to: width)
            return column
        }
    }
}
