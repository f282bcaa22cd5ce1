import PicaGraph

/// Builds rows of a table from the statements of a closure.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    /// A statement's rows, as they are.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// No statements: no rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// One statement: its rows.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Several statements: their rows, one after another.
    @_disfavoredOverload
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, repeat each Content> {
        TupleTableRowContent(repeat each content)
    }

    /// An `if` without `else`: its rows while the condition holds.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// An `if` with `else`, or a `switch`: the rows of the first branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(storage: .first(first))
    }

    /// An `if` with `else`, or a `switch`: the rows of the second branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(storage: .second(second))
    }
}
