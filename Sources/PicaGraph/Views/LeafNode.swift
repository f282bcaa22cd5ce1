import PicaState

/// The node of a view that is one element without child views.
package final class LeafNode<Behavior: LeafBehavior>: EntryNode<Behavior.Value> {
    private var leaf: BehaviorElement<Behavior>?
    private let type = ViewType.of(Behavior.Value.self)

    /// Creates the node and its element.
    ///
    /// - Parameter behavior: Makes the behavior of the view's element. The behavior must not retain the element.
    package init(_ view: Behavior.Value, parent: ViewNode, behavior: (Element) -> Behavior) {
        super.init(view, parent: parent)
        leaf = BehaviorElement(graph: graph, make: behavior)
        evaluate()
    }

    override func makeElements() -> [Element] { leaf.map { [$0] } ?? [] }
    package override var environmentReads: EnvironmentReads { type.environmentReads }

    override func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        leaf?.behavior.onDemandPreference(key)
    }

    package override func unmount() {
        if isMounted { graph.onDemandPreferencesDidChange() }
        super.unmount()
    }

    package override func evaluate() {
        track { leaf?.update(view, environment) }
    }
}
