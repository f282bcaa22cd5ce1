/// The root node of something with dynamic properties that is no view: an app.
package final class OwnerNode<Owner>: ViewNode {
    private let owner: Owner
    private let type = ViewType.of(Owner.self)
    private var slots: PropertySlots
    private let read: (Owner) -> Void

    package init(
        _ owner: Owner, graph: ViewGraph, environment: EnvironmentValues, read: @escaping (Owner) -> Void
    ) {
        self.owner = owner
        self.read = read
        slots = PropertySlots(count: type.properties.count)
        super.init(graph: graph, environment: environment)
    }

    package override var environmentReads: EnvironmentReads { type.environmentReads }

    package override func evaluate() {
        track {
            var owner = self.owner
            type.connect(&owner, to: &slots, in: self)
            read(owner)
        }
    }
}
