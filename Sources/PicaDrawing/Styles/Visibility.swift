/// The visibility of an interface element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The owner of the element decides.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}
