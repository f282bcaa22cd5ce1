import Foundation

/// A Wayland compositor without a screen: sway with one output of 800 x 600 pixels, which its windows
/// share.
final class WaylandSession: Session {
    let environment: [String: String]
    private let compositor: Program
    /// An idle keyboard. The seat has none of its own, and SDL 2.26 can crash in libxkbcommon when the only one comes
    /// and goes with each word that `wtype` types.
    private var keyboard: Program?
    /// The X server in whose only window the compositor shows its output, and its environment. Without a
    /// screen the seat has no pointer; there it has one.
    private var outer: (server: Program, environment: [String: String])?
    let folder: TemporaryFolder
    var programs: [Program] = []

    /// - Parameters:
    ///   - scale: Pixels to a point on the output.
    ///   - hasPointer: Whether there is a pointer, and a real keyboard with it: see `pointer`.
    init(scale: Int = 1, hasPointer: Bool = false) throws {
        folder = try TemporaryFolder()
        let configuration = """
            output \(hasPointer ? "X11-1" : "HEADLESS-1") resolution 800x600 scale \(scale)
            default_border none
            exec echo ready $WAYLAND_DISPLAY $SWAYSOCK
            """
        try configuration.write(toFile: folder.path + "/config", atomically: false, encoding: .utf8)
        var environment = Products.environment
        environment["HOME"] = folder.path
        environment["XDG_RUNTIME_DIR"] = folder.path
        var backend = [
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        ]
        if hasPointer {
            // Open to the compositor's user.
            let server = try Program(
                "timeout",
                ["300", "Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-ac"]
                    + ["-noreset", "-r"], environment: environment)
            let display = try ":" + server.line("its display number") { Int($0) != nil }
            outer = (server, environment.merging(["DISPLAY": display]) { _, new in new })
            backend["WLR_BACKENDS"] = "x11"
            backend["DISPLAY"] = display
        }
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
        if !hasPointer { keyboard = try Program("wtype", ["-s", "300000"], environment: environment) }
    }

    private static let nobody: uid_t = 65_534

    /// Ends the compositor as if it had crashed.
    func killCompositor() { compositor.end() }

    func end() {
        endPrograms()
        keyboard?.end()
        compositor.end()
        outer?.server.end()
    }

    /// The environment of programs that use the pointer and the real keyboard.
    var handsEnvironment: [String: String] { outer?.environment ?? [:] }

    /// The program with the real keyboard.
    func client() throws -> XClient { try XClient(display: outer?.environment["DISPLAY"] ?? "") }

    /// Does something with the pointer and the real keyboard, in xdotool's words; places are in pixels.
    func pointer(_ words: String) throws {
        guard let outer else { throw Failure("this session has no pointer") }
        let tool = try Program(
            "xdotool", words.split(separator: " ").map(String.init), environment: outer.environment)
        guard try tool.exitStatus() == 0 else { throw Failure("xdotool \(words): \(tool.errors)") }
    }

    /// The title of the window that has the keyboard.
    func focusedTitle() throws -> String? {
        struct Node: Decodable {
            var name: String?
            var focused: Bool
            var nodes: [Node]
            var focusedName: String? { focused ? name : nodes.lazy.compactMap(\.focusedName).first }
        }
        return try JSONDecoder().decode(Node.self, from: Data(run("swaymsg", "-t", "get_tree").utf8))
            .focusedName
    }

    /// Waits until a window has the keyboard.
    func waitForFocus(_ title: String) throws {
        let deadline = Date() + Program.timeout
        while try focusedTitle() != title {
            guard Date() < deadline else { throw Failure("\(title) never had the keyboard") }
        }
    }

    /// Gives one of several windows the keyboard.
    /// - Parameter title: An expression that its whole title is like.
    func focus(_ title: String) throws {
        try wait("\(title) with the keyboard") {
            // There may be no such window yet.
            guard (try? command("[title=\"^\(title)$\"]", "focus")) != nil else { return false }
            return try focusedTitle()?.wholeMatch(of: Regex(title)) != nil
        }
    }

    /// A new window gets the focus by itself.
    func giveKeyboard(_ title: String) throws { try waitForFocus(title) }

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
        try own(primary: primary, Array(text.utf8))
    }

    /// Puts bytes there that claim to be text.
    func own(primary: Bool = false, _ bytes: [UInt8]) throws {
        let file = folder.path + "/owned"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        try ownFile(file, as: "text/plain;charset=utf-8", primary: primary)
        try waitForText(String(decoding: bytes, as: UTF8.self), primary: primary)
    }

    /// Puts a file's bytes there, as something of a type.
    /// - Returns: The program that owns them.
    @discardableResult
    func ownFile(_ path: String, as type: String, primary: Bool = false) throws -> Program {
        let words = "exec wl-copy --foreground --type '\(type)' \(primary ? "--primary" : "") <'\(path)'"
        return try start("sh", ["-c", words])
    }

    /// The names under which something is offered.
    func types(primary: Bool = false) throws -> [String] {
        let list = try? run("wl-paste", ["--list-types"] + (primary ? ["--primary"] : []))
        return list?.split(separator: "\n").map(String.init).sorted() ?? []
    }

    /// Waits until another program would paste a text.
    func waitForText(_ text: String, primary: Bool = false) throws {
        let deadline = Date() + Program.timeout
        while try self.text(primary: primary) != text {
            guard Date() < deadline else { throw Failure("\"\(text)\" was not offered to others") }
        }
    }

    /// The text another program would paste; empty if there is none.
    func text(primary: Bool = false) throws -> String {
        (try? run("wl-paste", ["--no-newline"] + (primary ? ["--primary"] : []))) ?? ""
    }

    func screenshot() throws -> Screenshot {
        let path = folder.path + "/screen.ppm"
        try run("grim", "-t", "ppm", path)
        return try Screenshot(pixmap: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
