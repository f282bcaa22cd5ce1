import Observation

/// An object that a node's evaluation reads beside those of the app, so that observation can be ended:
/// what `withObservationTracking` registers is told of one change only, and is gone with that from all
/// objects. Without it each evaluation would leave its registrations behind in objects that never change.
@MainActor final class ObservationSentinel: Observable {
    private let registrar = ObservationRegistrar()
    nonisolated private var value: Void { () }
    /// Whether observers are being told of nothing but the end.
    private(set) var isFiring = false

    /// Makes the sentinel one of the objects that are being observed.
    func join() { registrar.access(self, keyPath: \.value) }

    /// Ends the observations that it has joined, by telling their observers of a change.
    func fire() {
        isFiring = true
        registrar.willSet(self, keyPath: \.value)
        isFiring = false
    }
}
