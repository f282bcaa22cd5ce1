import PicaState

/// A mounted app. It holds the state of the app and its scenes and reports their windows.
@MainActor package final class AppGraph<Program: App> {
    private let graph = ViewGraph()
    private let node: AppNode<Program>
    private let windowsDidChange: ([WindowDescription]) -> Void

    /// Mounts an app.
    ///
    /// - Parameters:
    ///   - app: The program.
    ///   - windowsDidChange: Receives the current window descriptions, at once and whenever a body of the app or its
    ///     scenes was evaluated.
    package init(
        _ app: Program, environment: EnvironmentValues,
        windowsDidChange: @escaping ([WindowDescription]) -> Void
    ) {
        let node = AppNode(app, graph: graph, environment: environment)
        self.node = node
        self.windowsDidChange = windowsDidChange
        node.evaluate()
        SceneActions.run()
        windowsDidChange(node.windows)
        graph.onInvalidation = { [weak graph, weak node] in
            Task { @MainActor in
                guard let graph, let node, !graph.isValid else { return }
                graph.update()
                SceneActions.run()
                windowsDidChange(node.windows)
            }
        }
    }

    /// Changes the environment of the scenes and reports the windows again.
    package func setEnvironment(_ environment: EnvironmentValues) {
        let keys = environment.keysChanged(from: node.environment)
        guard !keys.isEmpty else { return }
        node.inherit(environment, changed: keys)
        graph.update()
        SceneActions.run()
        windowsDidChange(node.windows)
    }
}

/// The node of an app, above those of its scenes.
final class AppNode<Program: App>: ViewNode {
    private let app: Program
    private var owner = OwnerStorage<Program>()
    private var child: SceneNode<Program.Body>?

    init(_ app: Program, graph: ViewGraph, environment: EnvironmentValues) {
        self.app = app
        super.init(graph: graph, environment: environment)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var environmentReads: EnvironmentReads { owner.environmentReads }
    var windows: [WindowDescription] {
        var windows = child?.windows ?? []
        let hasSettings = windows.contains(where: \.isSettings)
        let listed = windows.compactMap(\.listing)
        for index in windows.indices {
            windows[index].canOpenSettings = hasSettings
            windows[index].listed = listed
        }
        return windows
    }

    override func evaluate() {
        let body = track { owner.connected(app, in: environment).body }
        if let child { child.update(body) } else { child = body.mount(in: self) }
    }
}
