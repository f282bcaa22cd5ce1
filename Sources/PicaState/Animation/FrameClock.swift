import Foundation

/// An object that is animated for some time.
@MainActor package protocol FrameClient: AnyObject {
    /// Advances to a time on the platform's clock.
    ///
    /// - Returns: Whether the animation continues.
    func frame(at now: TimeInterval) -> Bool
    /// Whether the object is on a hidden page of a deck, so that its animation is paused.
    var isOutOfSight: Bool { get }
}

extension FrameClient {
    package var isOutOfSight: Bool { false }
}

/// Calls animated objects once per frame, and stops while there are none.
@MainActor package final class FrameClock {
    package init() {}

    private var clients: [ObjectIdentifier: Weak] = [:]
    private var last: TimeInterval?

    private struct Weak {
        weak var value: (any FrameClient)?
    }

    /// The time between frames, in seconds.
    nonisolated package static let interval = 1.0 / 60

    /// The time of the next frame; `nil` while no visible object is animated.
    package var nextFrame: TimeInterval? {
        guard clients.contains(where: { $0.value.value?.isOutOfSight != true }) else { return nil }
        return last.map { $0 + Self.interval }
    }

    package func add(_ client: any FrameClient, at now: TimeInterval) {
        clients[ObjectIdentifier(client)] = Weak(value: client)
        if last == nil { last = now }
    }

    package func tick(at now: TimeInterval) {
        guard !clients.isEmpty else { return }
        last = now
        for (id, client) in clients {
            if let client = client.value, client.isOutOfSight || client.frame(at: now) { continue }
            clients[id] = nil
        }
        if clients.isEmpty { last = nil }
    }
}
