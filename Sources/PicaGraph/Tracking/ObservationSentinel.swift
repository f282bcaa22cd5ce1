import Observation

/// What evaluations read beside the objects of the app, so that observation can be ended: who observes is handed what
/// cancels that with a change only. Without it each evaluation would leave its registrations behind in the objects.
///
/// Each reader has a property of its own, its post. Some posts share an object, and posts of one number a
/// key path, as making these is dear.
@MainActor final class ObservationSentinel: Observable {
    /// Which property of which sentinel.
    struct Post: Equatable {
        fileprivate let number: Int32
    }

    private let registrar = ObservationRegistrar()
    nonisolated private subscript(number: Int) -> Void { () }

    private static let size = 64
    private static let properties = (0..<size).map { \ObservationSentinel.[$0] }
    private static var all: [ObservationSentinel] = []
    private static var free: [Post] = []
    /// The post whose observers are being told of nothing but the end; nil while things change.
    private(set) static var ended: Post?

    /// A post that nobody has.
    static func takePost() -> Post {
        if free.isEmpty {
            let first = all.count * size
            all.append(ObservationSentinel())
            free = (first..<first + size).reversed().map { Post(number: Int32(truncatingIfNeeded: $0)) }
        }
        return free.removeLast()
    }

    /// Makes a reader's property one of those that are being observed.
    static func join(_ post: Post) {
        let (sentinel, property) = parts(post)
        sentinel.registrar.access(sentinel, keyPath: property)
    }

    /// Ends the observations that a reader has joined, by telling their observers of a change, and lets somebody else
    /// have the post.
    static func end(_ post: Post) {
        let (sentinel, property) = parts(post)
        ended = post
        sentinel.registrar.willSet(sentinel, keyPath: property)
        ended = nil
        free.append(post)
    }

    private static func parts(
        _ post: Post
    ) -> (sentinel: ObservationSentinel, property: KeyPath<ObservationSentinel, Void>) {
        let number = Int(post.number)
        return (all[number / size], properties[number % size])
    }
}
