/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Fills what the outline runs around.
    public init() {}
}
