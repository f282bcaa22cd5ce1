/// What becomes of something where it is dropped.
package enum DropAction: Hashable, Sendable {
    /// The source keeps it.
    case copy
    /// The source gives it up, once the target has it.
    case move
}
