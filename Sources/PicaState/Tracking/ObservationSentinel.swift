import Observation

/// An observable object that evaluations read besides the app's objects, so that their observations can be ended.
///
/// Observation passes its cancellation token only to a change handler. Without the sentinel each evaluation would leave
/// its registrations behind in the objects. Each reader has a property of its own, its post. Posts share an object, and
/// posts of the same number share a key path, because creating these is expensive.
@MainActor package final class ObservationSentinel: Observable {
    /// A property of a sentinel.
    package struct Post: Equatable {
        fileprivate let number: Int32
    }

    private let registrar = ObservationRegistrar()
    nonisolated private subscript(number: Int) -> Void { () }

    private static let size = 64
    private static let properties = (0..<size).map { \ObservationSentinel.[$0] }
    private static var all: [ObservationSentinel] = []
    private static var free: [Post] = []
    /// The post whose observers are being notified of the end; `nil` during real changes.
    package private(set) static var ended: Post?

    /// Returns an unused post.
    package static func takePost() -> Post {
        if free.isEmpty {
            let first = all.count * size
            all.append(ObservationSentinel())
            free = (first..<first + size).reversed().map { Post(number: Int32(truncatingIfNeeded: $0)) }
        }
        return free.removeLast()
    }

    /// Adds a reader's post to the properties being observed.
    package static func join(_ post: Post) {
        let (sentinel, property) = parts(post)
        sentinel.registrar.access(sentinel, keyPath: property)
    }

    /// Ends the observations that joined a post by notifying their observers, and frees the post for reuse.
    package static func end(_ post: Post) {
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
