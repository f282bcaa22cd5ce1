import PicaState

/// A view that is not updated while its new value equals the last.
public struct EquatableView<Content: View & Equatable> {
    /// The view that is compared.
    public var content: Content

    /// Creates a view that is compared by its own `==`.
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: SelfComparing {
    package func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension EquatableView: View {
    /// The wrapped view.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Skips updates of the view while its new value equals the last by `==`, even if other parts differ.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
