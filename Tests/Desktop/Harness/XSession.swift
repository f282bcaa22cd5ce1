import Foundation

/// An X server without a screen, window manager or anybody else.
///
/// Nothing has the keyboard there until `focus` gives it.
final class XSession: Session {
    let environment: [String: String]
    private let server: Program
    private let folder: TemporaryFolder
    private var selectionOwners: [Program] = []

    init(width: Int = 1024, height: Int = 768) throws {
        var environment = Products.environment
        folder = try TemporaryFolder()
        environment["HOME"] = folder.path
        // Should this process die, its server does not stay for ever.
        server = try Program(
            "timeout",
            [
                "300", "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
                "-noreset",
            ], environment: environment)
        let number = try server.line("its display number") { Int($0) != nil }
        environment["DISPLAY"] = ":\(number)"
        self.environment = environment
    }

    func end() {
        for owner in selectionOwners { owner.end() }
        server.end()
    }

    /// The id of the visible window of that title; waits until there is one.
    func window(titled title: String) throws -> String {
        try run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^\(title)$")
    }

    /// Gives a window the keyboard.
    func focus(_ title: String) throws {
        try run("xdotool", "windowfocus", "--sync", window(titled: title))
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

    /// Puts text on a selection (`clipboard` or `primary`) as another program would.
    func own(_ selection: String, _ text: String) throws {
        let owner = try Program(
            "xclip", ["-quiet", "-selection", selection, "-in"], environment: environment)
        owner.write(text)
        owner.closeInput()
        selectionOwners.append(owner)
        let deadline = Date() + Program.patience
        while try self.text(on: selection) != text {
            guard Date() < deadline else { throw Failure("xclip did not take the \(selection)") }
        }
    }

    /// The text another program would paste; empty when nobody owns the selection.
    func text(on selection: String) throws -> String {
        (try? run("xclip", "-selection", selection, "-out")) ?? ""
    }

    /// Asks a window to close, as the cross in its title bar does.
    func requestClose(_ title: String) throws {
        try XClient(display: environment["DISPLAY"] ?? "").requestClose(window(titled: title))
    }

    func screenshot() throws -> Screenshot {
        let path = folder.path + "/screen.ppm"
        try run("import", "-window", "root", "-depth", "8", path)
        return try Screenshot(pixmap: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
