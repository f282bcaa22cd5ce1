import Foundation

/// Something that moves by itself for a while.
@MainActor package protocol FrameClient: AnyObject {
    /// Goes on to a time of the platform's clock.
    /// - Returns: Whether there is more to come.
    func frame(at now: TimeInterval) -> Bool
    /// Whether nobody can see it move, on a page of a deck that is not shown: it goes on once it is.
    var isOutOfSight: Bool { get }
}

extension FrameClient {
    package var isOutOfSight: Bool { false }
}

/// Calls what moves once a frame, and stands still when nothing does.
@MainActor package final class FrameClock {
    private var clients: [ObjectIdentifier: Weak] = [:]
    private var last: TimeInterval?

    private struct Weak {
        weak var value: (any FrameClient)?
    }

    /// Seconds from one frame to the next.
    nonisolated static let interval = 1.0 / 60

    /// When the next frame is due; nil while nothing moves that can be seen.
    var nextFrame: TimeInterval? {
        guard clients.contains(where: { $0.value.value?.isOutOfSight != true }) else { return nil }
        return last.map { $0 + Self.interval }
    }

    func add(_ client: any FrameClient, at now: TimeInterval) {
        clients[ObjectIdentifier(client)] = Weak(value: client)
        if last == nil { last = now }
    }

    func tick(at now: TimeInterval) {
        guard !clients.isEmpty else { return }
        last = now
        for (id, client) in clients {
            if let client = client.value, client.isOutOfSight || client.frame(at: now) { continue }
            clients[id] = nil
        }
        if clients.isEmpty { last = nil }
    }
}
