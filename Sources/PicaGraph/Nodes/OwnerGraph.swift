/// Something with dynamic properties, such as an app, kept and read again whenever what it read changes.
@MainActor package final class OwnerGraph<Owner> {
    private let graph = ViewGraph()
    private let node: OwnerNode<Owner>

    /// - Parameter read: Called at once, and whenever something that it read from the owner has changed.
    package init(_ owner: Owner, environment: EnvironmentValues, read: @escaping (Owner) -> Void) {
        node = OwnerNode(owner, graph: graph, environment: environment, read: read)
        node.evaluate()
        graph.onInvalidation = { [weak graph] in
            Task { @MainActor in graph?.update() }
        }
    }
}
