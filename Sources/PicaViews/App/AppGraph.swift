import PicaGraph

/// An app mounted: its state lives here, and its scenes follow it.
@MainActor package final class AppGraph<Program: App> {
    private let graph: OwnerGraph<Program>

    /// - Parameters:
    ///   - app: The program.
    ///   - scenesDidChange: Called with the windows as they are described now, at once and whenever the
    ///     app's body has been read again.
    package init(
        _ app: Program, environment: EnvironmentValues,
        scenesDidChange: @escaping ([WindowDescription]) -> Void
    ) {
        graph = OwnerGraph(app, environment: environment) { scenesDidChange($0.body.allWindows) }
    }
}
