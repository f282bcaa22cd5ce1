/// Builds one view from the statements of a closure.
@resultBuilder public enum ViewBuilder {
    /// A statement's view, as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statements: nothing to see.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement: its view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements: their views, one after another.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// An `if` without `else`: its view while the condition holds.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// An `if` with `else`, or a `switch`: the view of the first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// An `if` with `else`, or a `switch`: the view of the second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// An `if #available`: its view, with the type hidden.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
