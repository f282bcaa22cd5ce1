import Foundation

/// Something that moves by itself for a while.
@MainActor package protocol FrameClient: AnyObject {
    /// Goes on to a time of the platform's clock.
    /// - Returns: Whether there is more to come.
    func frame(at now: TimeInterval) -> Bool
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

    /// When the next frame is due; nil while nothing moves.
    var nextFrame: TimeInterval? { clients.isEmpty ? nil : last.map { $0 + Self.interval } }

    func add(_ client: any FrameClient, at now: TimeInterval) {
        clients[ObjectIdentifier(client)] = Weak(value: client)
        if last == nil { last = now }
    }

    func tick(at now: TimeInterval) {
        guard !clients.isEmpty else { return }
        last = now
        for (id, client) in clients where client.value?.frame(at: now) != true { clients[id] = nil }
        if clients.isEmpty { last = nil }
    }
}
