/// A result builder that makes one view from the statements of a closure.
@resultBuilder public enum ViewBuilder {
    /// Passes on the view of a statement.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty view from no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds the view of a single statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a sequence of the statements' views.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    /// Builds an `if` without `else`: its view while the condition holds.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds an `if` with `else`, or a `switch`, from the first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Builds an `if` with `else`, or a `switch`, from the second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Builds an `if #available`, with the type of its view erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
