import PicaState

/// The root node of a tree.
package final class RootNode: TypedNode<AnyView> {
    private var child: TypedNode<AnyView>?
    package weak var element: RootElement?

    override init(_ view: AnyView, graph: ViewGraph, environment: EnvironmentValues) {
        super.init(view, graph: graph, environment: environment)
        graph.reducesMotion = environment.accessibilityReduceMotion
    }

    package func mountContent() {
        child = view.mount(in: self)
        collectElements()
    }

    package func setEnvironment(_ values: EnvironmentValues) {
        let keys = values.keysChanged(from: environment)
        guard !keys.isEmpty else { return }
        graph.reducesMotion = values.accessibilityReduceMotion
        inherit(values, changed: keys)
        element?.direction = values.layoutDirection
        element?.setNeedsDisplay()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var showsChildAlone: Bool { true }
    package override func evaluate() { child?.update(view) }
    package override func elementsDidChange() { graph.enqueueContainer(self) }
}

extension RootNode: ElementCollecting {
    package func collectElements() {
        element?.direction = environment.layoutDirection
        element?.setChildren(child?.makeElements() ?? [])
    }
}
