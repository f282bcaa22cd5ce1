import Foundation

/// A session's own message bus. It starts no services, so none answers in another's place.
final class MessageBus {
    /// The environment of programs on this bus.
    let environment: [String: String]
    private let daemon: Program

    init(_ session: any Session) throws {
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
        daemon = try session.start(
            "dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--nopidfile", "--print-address"])
        environment = ["DBUS_SESSION_BUS_ADDRESS": try daemon.line("its address") { $0.hasPrefix("unix:") }]
    }

    func end() { daemon.end() }
}
