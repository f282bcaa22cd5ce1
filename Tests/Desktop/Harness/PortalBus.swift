import Foundation

/// A message bus of its own, on which a settings portal can come and go.
final class PortalBus {
    /// What programs on this bus find in their environment.
    let environment: [String: String]
    private let session: XSession
    private let daemon: Program

    init(_ session: XSession) throws {
        self.session = session
        // It starts no services, so that nobody else answers in the portal's place.
        let configuration = session.folder.path + "/bus.conf"
        try """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(session.folder.path)/bus</listen>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """.write(toFile: configuration, atomically: true, encoding: .utf8)
        daemon = try Program(
            "dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--nopidfile", "--print-address"],
            environment: session.environment)
        environment = ["DBUS_SESSION_BUS_ADDRESS": try daemon.line("its address") { $0.hasPrefix("unix:") }]
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

    func end() { daemon.end() }
}
