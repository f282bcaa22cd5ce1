import Foundation
import PicaGraph

/// Builds columns of a table from the statements of a closure.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column by which rows can be ordered.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// A column by which rows cannot be ordered, among others by which they can.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    /// Columns by which rows can be ordered.
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    /// Columns by which rows cannot be ordered, among others by which they can.
    @_disfavoredOverload
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never { content }

    /// One statement: its columns.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    /// Several statements: their columns, one after another.
    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, repeat each Column> {
        TupleTableColumnContent(repeat each column)
    }

    /// An `if` without `else`: its columns while the condition holds.
    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == RowValue { content }

    /// An `if` with `else`, or a `switch`: the columns of the first branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(storage: .first(first))
    }

    /// An `if` with `else`, or a `switch`: the columns of the second branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(storage: .second(second))
    }
}
