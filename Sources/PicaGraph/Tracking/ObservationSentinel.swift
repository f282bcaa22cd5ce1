import Observation

/// An object that evaluations read beside those of the app, so that observation can be ended: what
/// `withObservationTracking` registers is told of one change only, and is gone with that from all objects.
/// Without it each evaluation would leave its registrations behind in objects that never change.
///
/// One object serves all readers, each with a property of its own.
@MainActor final class ObservationSentinel: Observable {
    static let shared = ObservationSentinel()

    private let registrar = ObservationRegistrar()
    nonisolated private subscript(reader: ObjectIdentifier) -> Void { () }
    /// Whether observers are being told of nothing but the end.
    private(set) var isFiring = false

    /// The property of a reader.
    typealias Post = KeyPath<ObservationSentinel, Void>

    func post(for reader: any Reader) -> Post { \.[ObjectIdentifier(reader)] }

    /// Makes a reader's property one of those that are being observed.
    func join(_ post: Post) { registrar.access(self, keyPath: post) }

    /// Ends the observations that a reader has joined, by telling their observers of a change.
    func fire(_ post: Post) {
        isFiring = true
        registrar.willSet(self, keyPath: post)
        isFiring = false
    }
}
