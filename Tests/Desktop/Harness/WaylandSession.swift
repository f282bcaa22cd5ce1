import Foundation

/// A headless Wayland compositor: sway with one output of 800 x 600 pixels, which its windows share.
final class WaylandSession: Session {
    let environment: [String: String]
    private let compositor: Program
    /// A keyboard nobody touches. The seat has none of its own, and SDL 2.26 can crash in libxkbcommon
    /// when the only one comes and goes with each word that `wtype` types.
    private let keyboard: Program
    private let folder: TemporaryFolder
    private var selectionOwners: [Program] = []

    /// - Parameter scale: Pixels to a point on the output.
    init(scale: Int = 1) throws {
        folder = try TemporaryFolder()
        let configuration = """
            output HEADLESS-1 resolution 800x600 scale \(scale)
            default_border none
            exec echo ready $WAYLAND_DISPLAY $SWAYSOCK
            """
        try configuration.write(toFile: folder.path + "/config", atomically: false, encoding: .utf8)
        var environment = Products.environment
        environment["HOME"] = folder.path
        environment["XDG_RUNTIME_DIR"] = folder.path
        let backend = [
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        ]
        // Should this process die, its compositor does not stay for ever.
        var command = ["timeout", "300", "sway", "--config", folder.path + "/config"]
        if getuid() == 0 {
            // sway refuses to run as root.
            try folder.give(to: WaylandSession.nobody)
            command =
                ["setpriv", "--reuid", "\(WaylandSession.nobody)", "--regid", "\(WaylandSession.nobody)"]
                + ["--clear-groups"] + command
        }
        compositor = try Program(
            command[0], Array(command.dropFirst()),
            environment: environment.merging(backend) { _, new in new })
        let ready = try compositor.rest(of: "ready ").split(separator: " ").map(String.init)
        guard ready.count == 2 else { throw Failure("sway names no sockets: \(ready)") }
        environment["WAYLAND_DISPLAY"] = ready[0]
        environment["SWAYSOCK"] = ready[1]
        self.environment = environment
        keyboard = try Program("wtype", ["-s", "300000"], environment: environment)
    }

    private static let nobody: uid_t = 65_534

    func end() {
        for owner in selectionOwners { owner.end() }
        keyboard.end()
        compositor.end()
    }

    /// Types text into the window that has the keyboard.
    func type(_ text: String) throws {
        try run("wtype", text)
    }

    /// Presses a key by its XKB name while modifiers (`ctrl`, `shift`, `alt`) are held.
    func press(_ key: String, _ modifiers: String...) throws {
        var arguments: [String] = []
        for modifier in modifiers { arguments += ["-M", modifier] }
        arguments += ["-k", key]
        for modifier in modifiers { arguments += ["-m", modifier] }
        try run("wtype", arguments)
    }

    /// Has the compositor do something, in the words of its configuration.
    func command(_ words: String...) throws {
        try run("swaymsg", words)
    }

    /// Puts text on the clipboard, or the primary selection, as another program would.
    func own(primary: Bool = false, _ text: String) throws {
        let owner = try Program(
            "wl-copy", ["--foreground"] + (primary ? ["--primary"] : []), environment: environment)
        owner.write(text)
        owner.closeInput()
        selectionOwners.append(owner)
        let deadline = Date() + Program.patience
        while try self.text(primary: primary) != text {
            guard Date() < deadline else { throw Failure("wl-copy did not take the selection") }
        }
    }

    /// The text another program would paste; empty when nobody offers any.
    func text(primary: Bool = false) throws -> String {
        (try? run("wl-paste", ["--no-newline"] + (primary ? ["--primary"] : []))) ?? ""
    }

    func screenshot() throws -> Screenshot {
        let path = folder.path + "/screen.ppm"
        try run("grim", "-t", "ppm", path)
        return try Screenshot(pixmap: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
