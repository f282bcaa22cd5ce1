import Foundation

/// An X server without a screen, and without other programs unless requested.
///
/// Without a window manager no window has the focus until `focus` sets it.
final class XSession: Session {
    let environment: [String: String]
    private let server: Program
    private var manager: Program?
    let folder: TemporaryFolder
    var programs: [Program] = []

    /// - Parameter isManaged: Whether windows have title bars and can be minimized: openbox runs.
    init(width: Int = 1024, height: Int = 768, isManaged: Bool = false) throws {
        var environment = Products.environment
        folder = try TemporaryFolder()
        environment["HOME"] = folder.path
        // Should this process die, its server does not stay for ever. Where the machine is busy keys would
        // repeat by themselves (-r): xdotool holds each as long as its next step takes.
        server = try Program(
            "timeout",
            [
                "300", "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
                "-noreset", "-r",
            ], environment: environment)
        let number = try server.line("its display number") { Int($0) != nil }
        environment["DISPLAY"] = ":\(number)"
        self.environment = environment
        guard isManaged else { return }
        manager = try Program("openbox", ["--sm-disable"], environment: environment)
        let deadline = Date() + Program.timeout
        while try !run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id") {
            guard Date() < deadline else { throw Failure("openbox did not take over the screen") }
        }
    }

    /// Ends the X server as if it had crashed.
    func killServer() { server.end() }

    func end() {
        endPrograms()
        manager?.end()
        server.end()
    }

    /// The ids of the visible windows of that title; nil where one went while they were looked for, or
    /// there is none.
    func windows(titled title: String) -> [String]? {
        let found = try? run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$")
        return found?.split(separator: "\n").map(String.init)
    }

    /// The id of the visible window of that title; waits until there is one.
    func window(titled title: String) throws -> String {
        let deadline = Date() + Program.timeout
        while true {
            if let window = windows(titled: title)?.first { return window }
            guard Date() < deadline else { throw Failure("there is no window called \(title)") }
        }
    }

    /// Gives a window the keyboard.
    func focus(_ title: String) throws {
        try run("xdotool", "windowfocus", "--sync", window(titled: title))
    }

    func giveKeyboard(_ title: String) throws { try focus(title) }

    /// Waits until the window manager has given a window the keyboard.
    func waitForFocus(_ title: String) throws {
        let window = try window(titled: title)
        let deadline = Date() + Program.timeout
        while try run("xdotool", "getwindowfocus") != window {
            guard Date() < deadline else { throw Failure("\(title) never had the keyboard") }
        }
    }

    /// Presses keys by their X names, each with its modifiers: `"ctrl+a"`, `"KP_7"`.
    func press(_ keys: String...) throws {
        for key in keys { try run("xdotool", "key", key) }
    }

    /// Uses another keyboard layout, such as `de`.
    func useLayout(_ layout: String) throws {
        try run("setxkbmap", layout)
    }

    /// Moves the pointer to a place in a window, in pixels.
    func movePointer(to x: Int, _ y: Int, in title: String) throws {
        try run("xdotool", "mousemove", "--window", window(titled: title), "--", "\(x)", "\(y)")
    }

    /// Presses the first button at each of these places one after the other, and holds it where there is
    /// one after: a click, or a drag. In pixels of the window.
    func drag(_ places: (x: Int, y: Int)..., in title: String, clicks: Int = 1) throws {
        let window = try window(titled: title)
        var arguments: [String] = []
        for (index, place) in places.enumerated() {
            arguments += ["mousemove", "--window", window, "--", "\(place.x)", "\(place.y)"]
            guard index == 0 else { continue }
            for _ in 1..<clicks { arguments += ["click", "1"] }
            arguments += ["mousedown", "1"]
        }
        try run("xdotool", arguments + ["mouseup", "1"])
    }

    /// Types text with the layout's keys, and with spare ones that have to be given what the layout lacks.
    func type(_ text: String) throws {
        // Not by xdotool's spare key, which is another a moment later: programs look a key up after its press.
        let others = text.unicodeScalars.filter { !$0.isASCII }
        if !others.isEmpty { try client().addKeys(for: Set(others)) }
        try run("xdotool", "type", "--delay", "1", "--", text)
    }

    /// Has keys that are held down repeat.
    func repeatKeys() throws { try client().repeatKeys() }

    func client() throws -> XClient { try XClient(display: environment["DISPLAY"] ?? "") }

    /// Puts text on a selection (`clipboard` or `primary`) as another program would.
    func own(_ selection: String, _ text: String) throws {
        try own(selection, Array(text.utf8))
    }

    /// Puts bytes on a selection that claim to be text.
    func own(_ selection: String, _ bytes: [UInt8]) throws {
        let owner = try start("xclip", ["-quiet", "-selection", selection, "-target", "UTF8_STRING", "-in"])
        owner.write(bytes)
        owner.closeInput()
        try waitForText(String(decoding: bytes, as: UTF8.self), on: selection)
    }

    /// Waits until another program would paste a text.
    func waitForText(_ text: String, on selection: String) throws {
        try wait("\"\(text)\" on the \(selection)") { try self.text(on: selection) == text }
    }

    /// Puts a file's bytes on a selection, as something of a type.
    func ownFile(_ path: String, as target: String, selection: String = "clipboard") throws {
        _ = try start("xclip", ["-quiet", "-selection", selection, "-target", target, "-in", path])
        try wait("xclip as the owner of the \(selection)") {
            (try? run("xclip", "-selection", selection, "-target", "TARGETS", "-out"))?
                .split(separator: "\n").map(String.init) == ["TARGETS", target]
        }
    }

    /// Puts lines of 16 bytes there, and "end" behind them.
    func ownLargeText(megabytes: Int, selection: String = "clipboard") throws {
        try ownFile(largeText(megabytes: megabytes), as: "UTF8_STRING", selection: selection)
    }

    /// The text another program would paste; empty if the selection has no owner.
    func text(on selection: String) throws -> String {
        (try? run("xclip", "-selection", selection, "-target", "UTF8_STRING", "-out")) ?? ""
    }

    /// Asks a window to close, as the cross in its title bar does.
    func requestClose(_ title: String) throws {
        try client().requestClose(window(titled: title))
    }

    func screenshot() throws -> Screenshot { try screenshot(window: "root") }

    /// The window's content, without its title bar.
    func screenshot(titled title: String) throws -> Screenshot {
        try screenshot(window: window(titled: title))
    }

    /// Takes pictures of a window until one satisfies a condition.
    func waitForPicture(of title: String, _ what: String, where isWanted: (Screenshot) -> Bool) throws {
        let deadline = Date() + Program.timeout
        while try !isWanted(screenshot(titled: title)) {
            guard Date() < deadline else { throw Failure("\(title) never showed \(what)") }
        }
    }

    private func screenshot(window: String) throws -> Screenshot {
        let path = folder.path + "/screen.ppm"
        try run("import", "-window", window, "-depth", "8", path)
        return try Screenshot(pixmap: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
