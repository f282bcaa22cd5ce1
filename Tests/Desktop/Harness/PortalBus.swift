import Foundation

/// A message bus of its own, on which a settings portal can come and go.
final class PortalBus {
    private let bus: MessageBus
    private let session: XSession
    /// The environment of programs on this bus.
    var environment: [String: String] { bus.environment }

    init(_ session: XSession) throws {
        self.session = session
        bus = try MessageBus(session)
    }

    /// Starts a portal with these settings, each as `PortalProbe` takes it.
    ///
    /// - Parameter isOwner: Whether it has the portal's name already.
    func portal(_ settings: String..., isOwner: Bool = true) throws -> Program {
        let portal = try session.launch("PortalProbe", environment: environment)
        for setting in settings { portal.send("set \(setting)") }
        if isOwner {
            portal.send("own")
            try portal.expect("owned")
        }
        return portal
    }

    func end() { bus.end() }
}
