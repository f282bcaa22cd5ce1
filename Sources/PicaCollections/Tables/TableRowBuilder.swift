import PicaGraph

/// A result builder for the rows of a table.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    /// Accepts the rows of a statement.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Handles an empty block: no rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Accepts a single statement: its rows.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Combines several statements: their rows, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, repeat each Content> {
        TupleTableRowContent(repeat each content)
    }

    /// Handles an `if` without `else`: its rows while the condition holds.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// Handles an `if` with `else`, or a `switch`: the rows of the first branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(storage: .first(first))
    }

    /// Handles an `if` with `else`, or a `switch`: the rows of the second branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(storage: .second(second))
    }
}
