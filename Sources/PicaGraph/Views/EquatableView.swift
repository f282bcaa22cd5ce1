/// A view that is left as it is while its new values equal the last.
public struct EquatableView<Content: View & Equatable> {
    /// The view to compare.
    public var content: Content

    /// A view that is compared by its own `==`.
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: SelfComparing {
    package func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension EquatableView: View {
    /// The view inside.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Leaves the view as it is while its new values equal the last by `==`, whatever else differs.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
