/// A modifier that changes nothing.
public struct EmptyModifier: Equatable, Sendable {
    /// The shared instance.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}
}

extension EmptyModifier: ViewModifier {
    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}
