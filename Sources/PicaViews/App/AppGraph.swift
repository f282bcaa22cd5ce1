/// An app mounted: its state lives here, and its scenes follow it.
@MainActor package final class AppGraph<Program: App> {
    private let graph = ViewGraph()
    private let node: AppNode<Program>

    /// - Parameters:
    ///   - app: The program.
    ///   - scenesDidChange: Called with the windows as they are described now, at once and whenever the
    ///     app's body has been read again.
    package init(
        _ app: Program, environment: EnvironmentValues,
        scenesDidChange: @escaping ([WindowDescription]) -> Void
    ) {
        node = AppNode(app, graph: graph, environment: environment, scenesDidChange)
        node.evaluate()
        graph.onInvalidation = { [weak graph] in
            Task { @MainActor in graph?.update() }
        }
    }
}

final class AppNode<Program: App>: ViewNode {
    private let app: Program
    private let type = ViewType.of(Program.self)
    private var slots: PropertySlots
    private let scenesDidChange: ([WindowDescription]) -> Void

    init(
        _ app: Program, graph: ViewGraph, environment: EnvironmentValues,
        _ scenesDidChange: @escaping ([WindowDescription]) -> Void
    ) {
        self.app = app
        slots = PropertySlots(count: type.properties.count)
        self.scenesDidChange = scenesDidChange
        super.init(graph: graph, environment: environment)
    }

    override var environmentReads: EnvironmentReads { type.environmentReads }

    override func evaluate() {
        let windows = track {
            var app = self.app
            type.connect(&app, to: &slots, in: self)
            return app.body.allWindows
        }
        scenesDidChange(windows)
    }
}
