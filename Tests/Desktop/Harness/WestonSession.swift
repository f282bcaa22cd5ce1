import Foundation

/// A Wayland compositor without text input for input methods: weston in the only window of an X server, each of whose
/// windows is as large as the screen.
final class WestonSession: Session {
    let environment: [String: String]
    let folder: TemporaryFolder
    var programs: [Program] = []
    private let server: Program
    private let compositor: Program
    private let handsEnvironment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        var environment = Products.environment
        environment["HOME"] = folder.path
        environment["XDG_RUNTIME_DIR"] = folder.path
        server = try Program(
            "timeout",
            [
                "300", "Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp",
                "-noreset", "-r",
            ],
            environment: environment)
        let display = try ":" + server.line("its display number") { Int($0) != nil }
        handsEnvironment = environment.merging(["DISPLAY": display]) { $1 }
        compositor = try Program(
            "timeout",
            ["300", "weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so"]
                + ["--socket=wayland-test", "--width=800", "--height=600"], environment: handsEnvironment)
        environment["WAYLAND_DISPLAY"] = "wayland-test"
        self.environment = environment
        let socket = folder.path + "/wayland-test"
        try wait("weston's socket") { FileManager.default.fileExists(atPath: socket) }
    }

    func end() {
        endPrograms()
        compositor.end()
        server.end()
    }

    /// A new window gets the focus by itself.
    func giveKeyboard(_ title: String) throws {}

    func screenshot() throws -> Screenshot {
        let path = folder.path + "/screen.ppm"
        let tool = try Program("import", ["-window", "root", path], environment: handsEnvironment)
        guard try tool.exitStatus() == 0 else { throw Failure("no picture: \(tool.errors)") }
        return try Screenshot(pixmap: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }

    /// Does something with the pointer and the keyboard, in xdotool's words; places are in pixels.
    func hands(_ words: String) throws {
        let tool = try Program(
            "xdotool", words.split(separator: " ").map(String.init), environment: handsEnvironment)
        guard try tool.exitStatus() == 0 else { throw Failure("xdotool \(words): \(tool.errors)") }
    }
}
