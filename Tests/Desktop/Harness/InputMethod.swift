import Foundation

/// fcitx5 composing one language, on a message bus of its own, for the programs of a session.
final class InputMethod {
    enum Engine: String {
        case hangul, anthy
        /// Chinese by its sounds in Latin letters, with their tones in digits.
        case chewing

        /// Whether fcitx5 and the engine are here.
        var isInstalled: Bool {
            FileManager.default.fileExists(atPath: "/usr/share/fcitx5/inputmethod/\(rawValue).conf")
        }
    }

    /// The environment of programs that use it.
    let environment: [String: String]
    private let session: any Session
    private let bus: MessageBus

    init(_ session: any Session, _ engine: Engine) throws {
        self.session = session
        bus = try MessageBus(session)
        try InputMethod.configure(engine, in: session.folder.path + "/.config/fcitx5")
        environment = bus.environment.merging(
            ["SDL_IM_MODULE": "fcitx", "XMODIFIERS": "@im=fcitx"]
        ) { $1 }
        _ = try session.start(
            "fcitx5",
            ["--disable=notificationitem,notifications,kimpanel,clipboard,spell,ibusfrontend,fcitx4frontend"],
            environment: bus.environment)
        try session.wait("fcitx5 on its bus") {
            try ask(
                "/org/freedesktop/DBus", of: "org.freedesktop.DBus", "NameHasOwner",
                "string:org.freedesktop.portal.Fcitx"
            )
            .contains("true")
        }
        // It reads its tables now; SDL waits only so long for a key's answer.
        try session.wait("fcitx5's \(engine)") {
            try !ask(
                "/controller", of: "org.fcitx.Fcitx5", "org.fcitx.Fcitx.Controller1.GetConfig",
                "string:fcitx://config/inputmethod/\(engine)"
            ).isEmpty
        }
    }

    private static func configure(_ engine: Engine, in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder + "/conf", withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
        }
        try write(
            """
            [Behavior]
            ActiveByDefault=True
            ShareInputState=All
            ShowInputMethodInformation=False
            """, "config")
        try write(
            """
            [GroupOrder]
            0=Default

            [Groups/0]
            Name=Default
            Default Layout=us
            DefaultIM=\(engine)

            [Groups/0/Items/0]
            Name=keyboard-us
            Layout=

            [Groups/0/Items/1]
            Name=\(engine)
            Layout=
            """, "profile")
        // It would learn for the user who runs the tests, because it looks up the home folder itself.
        try write("[General]\nLearnOnManualCommit=False\nLearnOnAutoCommit=False", "conf/anthy.conf")
        try write("Layout=\"Han-Yu PinYin Keyboard\"", "conf/chewing.conf")
    }

    /// Waits until a program's field has the focus, or until none has.
    func waitForField(_ isThere: Bool = true) throws {
        try session.wait("\(isThere ? "a" : "no") field that is typed into with fcitx5") {
            try ask("/controller", of: "org.fcitx.Fcitx5", "org.fcitx.Fcitx.Controller1.DebugInfo")
                .contains("focus:1") == isThere
        }
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
