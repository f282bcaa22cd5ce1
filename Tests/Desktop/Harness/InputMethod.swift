import Foundation

/// fcitx5 composing Korean, on a message bus of its own, for an X server's programs.
final class InputMethod {
    /// What programs that are to use it find in their environment.
    let environment: [String: String]
    private let session: XSession
    private let bus: MessageBus
    private let program: Program

    /// Whether fcitx5 and its Hangul engine are here.
    static var isInstalled: Bool {
        FileManager.default.fileExists(atPath: "/usr/share/fcitx5/inputmethod/hangul.conf")
    }

    init(_ session: XSession) throws {
        self.session = session
        bus = try MessageBus(session)
        let folder = session.folder.path + "/.config/fcitx5"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try """
        [Behavior]
        ActiveByDefault=True
        ShareInputState=All
        ShowInputMethodInformation=False
        """.write(toFile: folder + "/config", atomically: true, encoding: .utf8)
        try """
        [GroupOrder]
        0=Default

        [Groups/0]
        Name=Default
        Default Layout=us
        DefaultIM=hangul

        [Groups/0/Items/0]
        Name=keyboard-us
        Layout=

        [Groups/0/Items/1]
        Name=hangul
        Layout=
        """.write(toFile: folder + "/profile", atomically: true, encoding: .utf8)
        environment = bus.environment.merging(
            ["SDL_IM_MODULE": "fcitx", "XMODIFIERS": "@im=fcitx"]
        ) { $1 }
        program = try Program(
            "fcitx5",
            ["--disable=notificationitem,notifications,kimpanel,clipboard,spell,ibusfrontend,fcitx4frontend"],
            environment: session.environment.merging(bus.environment) { $1 })
        try session.wait("fcitx5 on its bus") {
            try ask(
                "/org/freedesktop/DBus", of: "org.freedesktop.DBus", "NameHasOwner",
                "string:org.freedesktop.portal.Fcitx"
            )
            .contains("true")
        }
        // It reads its tables now; SDL waits only so long for a key's answer.
        try session.wait("fcitx5's Hangul") {
            try !ask(
                "/controller", of: "org.fcitx.Fcitx5", "org.fcitx.Fcitx.Controller1.GetConfig",
                "string:fcitx://config/inputmethod/hangul"
            ).isEmpty
        }
    }

    /// Waits until a field of a program has come to it.
    func waitForField() throws {
        try session.wait("a field that is typed into with fcitx5") {
            try ask("/controller", of: "org.fcitx.Fcitx5", "org.fcitx.Fcitx.Controller1.DebugInfo")
                .contains("focus:1")
        }
    }

    func end() {
        program.end()
        bus.end()
    }

    private func ask(_ path: String, of owner: String, _ method: String, _ argument: String...) throws
        -> String
    {
        let name = method.contains(".") ? method : "org.freedesktop.DBus." + method
        let tool = try Program(
            "dbus-send", ["--print-reply=literal", "--dest=\(owner)", path, name] + argument,
            environment: session.environment.merging(bus.environment) { $1 })
        return try tool.exitStatus() == 0 ? tool.output.joined(separator: "\n") : ""
    }
}
