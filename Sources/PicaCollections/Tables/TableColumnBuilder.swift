import Foundation
import PicaGraph

/// A result builder for the columns of a table.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Accepts a column that can be sorted by.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// Accepts a column that cannot be sorted by, among others that can.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    /// Accepts columns that can be sorted by.
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    /// Accepts columns that cannot be sorted by, among others that can.
    @_disfavoredOverload
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never { content }

    /// Accepts a single statement: its columns.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    /// Combines several statements: their columns, in order.
    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, repeat each Column> {
        TupleTableColumnContent(repeat each column)
    }

    /// Handles an `if` without `else`: its columns while the condition holds.
    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == RowValue { content }

    /// Handles an `if` with `else`, or a `switch`: the columns of the first branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(storage: .first(first))
    }

    /// Handles an `if` with `else`, or a `switch`: the columns of the second branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(storage: .second(second))
    }
}
