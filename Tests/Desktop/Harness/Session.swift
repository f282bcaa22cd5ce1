import Foundation

/// A private desktop that programs under test run in.
protocol Session: AnyObject {
    /// The environment of this session's programs.
    var environment: [String: String] { get }
    /// A folder for its programs' files.
    var folder: TemporaryFolder { get }
    /// The programs started in it, which end with it.
    var programs: [Program] { get set }
    /// Sees to it that a window has the keyboard.
    func giveKeyboard(_ title: String) throws
    /// The whole screen as it is now.
    func screenshot() throws -> Screenshot
    /// Ends everything that runs in it.
    func end()
}

extension Session {
    /// Starts a program of this package by its product's name.
    func launch(
        _ product: String, _ arguments: [String] = [], environment extra: [String: String] = [:]
    ) throws -> Program {
        try start(Products.path(of: product), arguments, environment: extra)
    }

    /// Starts a program by its path, or its name among the machine's.
    func start(
        _ path: String, _ arguments: [String] = [], environment extra: [String: String] = [:]
    ) throws -> Program {
        let program = try Program(
            path, arguments, environment: environment.merging(extra) { _, new in new })
        programs.append(program)
        return program
    }

    /// Ends the started programs, the last one first.
    func endPrograms() {
        for program in programs.reversed() { program.end() }
    }

    /// Runs a tool to its end.
    ///
    /// - Returns: What it wrote to standard output, without the last line's end.
    @discardableResult
    func run(_ tool: String, _ arguments: String...) throws -> String {
        try run(tool, arguments)
    }

    @discardableResult
    func run(_ tool: String, _ arguments: [String]) throws -> String {
        let program = try Program(tool, arguments, environment: environment)
        program.closeInput()
        let status = try program.exitStatus()
        guard status == 0 else {
            throw Failure("\(tool) \(arguments) failed with status \(status): \(program.errors)")
        }
        return program.output.joined(separator: "\n")
    }

    /// Asks until something is so.
    func wait(
        _ what: String, within seconds: TimeInterval = Program.timeout, until isSo: () throws -> Bool
    ) throws {
        let deadline = Date() + seconds
        while try !isSo() {
            guard Date() < deadline else { throw Failure("never came: \(what)") }
        }
    }

    /// A file of lines of 16 bytes, and "end" behind them.
    func largeText(megabytes: Int) throws -> String {
        let path = folder.path + "/large\(megabytes)"
        let text = String(repeating: "abcdefghij klmn\n", count: megabytes << 16) + "end"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Takes pictures of the screen until one satisfies a condition.
    func waitForPicture(
        _ what: String, within seconds: TimeInterval = Program.timeout, where isWanted: (Screenshot) -> Bool
    ) throws {
        let deadline = Date() + seconds
        while true {
            if try isWanted(screenshot()) { return }
            guard Date() < deadline else { throw Failure("the screen never showed \(what)") }
        }
    }
}

/// The folder of the package's built programs.
enum Products {
    /// The test bundle is in the same folder.
    private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// The environment of every program, wherever it runs.
    static let environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "LANG": "C.UTF-8",
        // Without an address, libdbus would start a bus that never ends.
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        // The report of a trap would take seconds for a program with debug information.
        "SWIFT_BACKTRACE": "enable=no",
    ]

    static func path(of product: String) -> String {
        folder.appendingPathComponent(product).path
    }
}
