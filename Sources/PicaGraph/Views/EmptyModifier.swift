/// A modifier that changes nothing.
public struct EmptyModifier: Equatable, Sendable {
    /// The one that there is.
    public static let identity = EmptyModifier()

    /// One that changes nothing.
    public init() {}
}

extension EmptyModifier: ViewModifier {
    /// What is modified, as it is.
    public func body(content: Content) -> some View { content }
}
