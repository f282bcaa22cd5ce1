import Observation

/// Runs `body`; when an observed property it read is about to change, `node` becomes invalid.
@MainActor func observingChanges<Result>(of node: ViewNode, in body: () -> Result) -> Result {
    withObservationTracking(body) { [weak node] in
        MainThread.run { node?.invalidate() }
    }
}
