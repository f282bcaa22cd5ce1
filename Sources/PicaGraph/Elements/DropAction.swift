/// The effect of a drop on the dragged content.
package enum DropAction: Hashable, Sendable {
    /// The source keeps it.
    case copy
    /// The source removes it once the target has it.
    case move
}
