import Foundation
import Testing

/// Orca on a desktop of its own, which writes down what it would say.
///
/// Orca 43 refuses to start beside another Orca of the same person, wherever that runs. So it gets a `pgrep` that finds
/// none.
final class ScreenReader: @unchecked Sendable {
    let desk: AccessibilitySession
    private let orca: Program
    private var probe: Program?

    /// The screen reader of the suite that runs.
    @TaskLocal static var current: ScreenReader?

    init() throws {
        desk = try AccessibilitySession()
        let home = desk.session.folder.path + "/orca-home"
        for folder in [home + "/orca", home + "/bin"] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try Self.customizations.write(
            toFile: home + "/orca/orca-customizations.py", atomically: true, encoding: .utf8)
        try "#!/bin/sh\nexit 1\n".write(toFile: home + "/bin/pgrep", atomically: true, encoding: .utf8)
        chmod(home + "/bin/pgrep", 0o755)
        var environment = desk.environment
        environment["HOME"] = home
        environment["XDG_DATA_HOME"] = home
        environment["XDG_CONFIG_HOME"] = home
        environment["PATH"] = home + "/bin:" + (Products.environment["PATH"] ?? "")
        environment["GSETTINGS_BACKEND"] = "memory"
        // The pointer in the middle would select items of menus.
        try desk.session.run("xdotool", "mousemove", "1023", "767")
        orca = try desk.session.start("orca", environment: environment)
        try orca.expect("says Screen reader on.")
    }

    /// The program text that Orca runs at its start: Orca has no voice and no braille, prints what it would say, and takes
    /// settings from its standard input. Without a voice no speech dispatcher starts, which would outlive the test.
    private static let customizations = """
        import json, logging, os, re, sys
        from gi.repository import GLib
        from orca import settings

        settings.speechServerFactory = "none"
        settings.speechFactoryModules = []
        settings.enableBraille = settings.enableSound = settings.enableKeyEcho = False

        class Lines(logging.Formatter):
            def format(self, record):
                words = record.getMessage().partition("SPEECH OUTPUT: '")[2]
                # The voice comes after the words.
                words = re.sub(r"'( voice=\\w+)?( ?\\{.*\\})?$", "", words)
                return "says " + words.replace("\\n", "\\\\n")

        printing = logging.StreamHandler(sys.stdout)
        printing.setFormatter(Lines())
        logging.getLogger("speech").addHandler(printing)
        logging.getLogger("speech").setLevel(logging.INFO)

        def take(source, condition):
            lines = os.read(0, 4096).decode().splitlines()
            for name, value in map(str.split, lines):
                if name == "mark": GLib.idle_add(print, "mark " + value, priority=GLib.PRIORITY_LOW)
                else: setattr(settings, name, json.loads(value))
            return bool(lines)

        sys.stdout.reconfigure(line_buffering=True)
        GLib.io_add_watch(0, GLib.IO_IN, take)

        """

    func end() { desk.end() }

    // MARK: Programs

    /// Shows another program and ends the last one. Orca says the window.
    func show(_ product: String, _ arguments: [String], title: String, says words: [String]) throws {
        probe?.end()
        _ = try said()
        probe = try desk.session.launch(product, arguments, environment: desk.environment)
        try desk.session.focus(title)
        try hear(words, after: "showing \(title)")
    }

    /// Shows a page of widgets that has an equal in GTK.
    func show(page: String, says words: String...) throws {
        try show("FieldProbe", ["--read", page], title: "Widgets", says: ["Widgets frame."] + words)
    }

    /// Shows a text of several lines, with the caret at the start.
    func showText() throws {
        try show(page: "text", says: "text.", "Last line.")
        try press("ctrl+Home", says: "Green tea.")
    }

    /// Changes one of Orca's settings.
    func set(_ name: String, _ value: Bool) throws {
        orca.send("\(name) \(value)")
        _ = try said()
    }

    /// Gives another window the keyboard.
    func focus(_ title: String, says words: String...) throws {
        try desk.session.focus(title)
        try hear(words, after: "going to \(title)")
    }

    // MARK: Speech

    /// Presses a key and waits for what Orca says.
    ///
    /// - Parameters:
    ///   - key: An X11 name with its modifiers. `orca` is Orca's own modifier.
    ///   - words: Everything that Orca says.
    ///   - gtk: What it says of GTK 3's widget, if that is something else.
    func press(
        _ key: String, says words: String..., gtk: [String]? = nil,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        try hold(key) { try hear(words, after: key) }
        if let gtk { #expect(gtk != words, "\(key): Pica speaks as GTK does", sourceLocation: location) }
    }

    /// Presses a key and returns what Orca says.
    func words(after key: String) throws -> String {
        try hold(key) { try ([orca.rest(of: "says ")] + said()).joined(separator: " ") }
    }

    /// Presses Tab until Orca says something.
    func tab(to words: String) throws {
        for _ in 0..<30 {
            if try self.words(after: "Tab") == words { return }
        }
        throw Failure("30 times Tab do not lead to \(words)")
    }

    /// Presses a key and keeps its modifiers held while Orca answers: it reads them when it hears of the change.
    private func hold<Result>(_ key: String, _ body: () throws -> Result) throws -> Result {
        let keys = key.split(separator: "+").map { $0 == "orca" ? "KP_Insert" : String($0) }
        let modifiers = keys.dropLast()
        try desk.session.run(
            "xdotool", modifiers.flatMap { ["keydown", $0] } + ["key", keys[keys.count - 1]])
        defer {
            if !modifiers.isEmpty {
                _ = try? desk.session.run("xdotool", modifiers.reversed().flatMap { ["keyup", $0] })
            }
        }
        return try body()
    }

    /// Types text and waits for what Orca says.
    func type(_ text: String, says words: String...) throws {
        // Faster than people do, but slower than frames: letters of one frame are told together.
        try desk.session.run("xdotool", "type", "--delay", "50", "--", text)
        try hear(words, after: text)
    }

    private var marks = 0

    private func hear(_ words: [String], after cause: String) throws {
        var said: [String] = []
        while said.count < words.count {
            do {
                said.append(try orca.rest(of: "says "))
            } catch {
                throw Failure("after \(cause) Orca says \(said), not \(words)")
            }
        }
        said += try self.said()
        guard said == words else { throw Failure("after \(cause) Orca says \(said), not \(words)") }
    }

    /// Returns what Orca says until it has handled all events that it knows of.
    private func said() throws -> [String] {
        marks += 1
        orca.send("mark \(marks)")
        var said: [String] = []
        while true {
            let line = try orca.line("a mark") { $0.hasPrefix("says ") || $0.hasPrefix("mark ") }
            if line == "mark \(marks)" { return said }
            said.append(String(line.dropFirst(5)))
        }
    }
}

/// Gives the tests of a suite one screen reader, because its start takes two seconds.
struct ScreenReaderTrait: SuiteTrait, TestScoping {
    let isRecursive = false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let reader = try ScreenReader()
        defer { reader.end() }
        try await ScreenReader.$current.withValue(reader) { try await function() }
    }
}

extension Trait where Self == ScreenReaderTrait {
    static var screenReader: ScreenReaderTrait { ScreenReaderTrait() }
}
