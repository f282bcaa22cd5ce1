import Foundation
import Testing

/// Ways for a program to end, and the state it leaves.
@Suite(.serialized)
final class EndingTests {
    private let session: XSession
    private var probe: Program

    init() throws {
        session = try XSession()
        probe = try Self.start(in: session, kept: "")
        try session.focus(FieldForm.title)
    }

    deinit { session.end() }

    private static func start(in session: any Session, kept: String) throws -> Program {
        let probe = try session.launch("FieldProbe", ["--kept"])
        try probe.expect("kept=\(kept)", "typing=true")
        return probe
    }

    /// The file of the editor's text in a session.
    private static func file(in session: any Session) -> URL {
        URL(fileURLWithPath: session.folder.path + "/.local/state/FieldProbe/scenes/+0-1/note")
    }

    /// The content of the editor's file without its first line.
    private static func kept(in session: any Session) -> String? {
        guard let text = try? String(contentsOf: file(in: session), encoding: .utf8) else { return nil }
        return text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(
            String.init)
    }

    private func type(_ text: String, after: String = "") throws {
        try session.type(text)
        try probe.expect("note=\(after)\(text)")
    }

    @Test("After kill -9 the text is restored, and editing continues")
    func killed() throws {
        try type("not lost")
        try session.wait("the text in its file") { Self.kept(in: session) == "not lost" }
        kill(probe.process, SIGKILL)
        #expect(try probe.exitStatus() == 128 + SIGKILL)
        probe = try Self.start(in: session, kept: "not lost")
        try session.focus(FieldForm.title)
        try session.press("ctrl+End")
        try type("!", after: "not lost")
        try session.wait("the text in its file") { Self.kept(in: session) == "not lost!" }
    }

    @Test("Text typed just before closing is kept, and the program exits normally")
    func closed() throws {
        try type("closed")
        try session.requestClose(FieldForm.title)
        #expect(try probe.exitStatus() == 0)
        #expect(probe.errors == [])
        #expect(Self.kept(in: session) == "closed")
    }

    @Test("A terminating signal saves first", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signalled(signal: Int32) throws {
        try type("told")
        kill(probe.process, signal)
        #expect(try probe.exitStatus() == 128 + signal)
        #expect(Self.kept(in: session) == "told")
    }

    @Test("A partly typed number is kept, too", arguments: [true, false])
    func value(isClosed: Bool) throws {
        try session.press("ctrl+Tab", "Tab")
        try session.type("42")
        try session.press("ctrl+a")
        // It has been typed when it can be copied.
        try session.wait("42 on the clipboard") {
            try session.press("ctrl+c")
            return try session.text(on: "clipboard") == "42"
        }
        if isClosed { try session.requestClose(FieldForm.title) } else { kill(probe.process, SIGTERM) }
        _ = try probe.exitStatus()
        probe = try session.launch("FieldProbe", ["--kept"])
        try probe.expect("count=42")
    }

    @Test("An app that exits itself saves everything")
    func exited() throws {
        try type("left")
        try session.press("ctrl+Tab")
        try probe.expect("typing=false")
        try session.type("x")
        #expect(try probe.exitStatus() == 0)
        #expect(Self.kept(in: session) == "left")
    }

    @Test("If an app's binding traps, stderr has its message and the text is on disk")
    func trapped() throws {
        try type("safe")
        try session.wait("the text in its file") { Self.kept(in: session) == "safe" }
        try session.press("ctrl+Tab")
        try probe.expect("typing=false")
        try session.type("t")
        #expect(try [SIGILL, SIGTRAP].contains(probe.exitStatus() - 128))
        #expect(probe.errors.contains { $0.contains("the app is mistaken") })
        #expect(Self.kept(in: session) == "safe")
    }

    @Test("If the X server goes away, the program says so, exits with status 1 and loses nothing")
    func serverGone() throws {
        try type("orphaned")
        session.killServer()
        #expect(try probe.exitStatus() == 1)
        #expect(probe.errors == ["Pica: the display server has gone; the program ends"])
        #expect(Self.kept(in: session) == "orphaned")
    }

    @Test("If the Wayland compositor goes away, the program says so, exits with 1 and loses nothing")
    func compositorGone() throws {
        let session = try WaylandSession()
        defer { session.end() }
        let probe = try Self.start(in: session, kept: "")
        try session.waitForFocus(FieldForm.title)
        try session.type("orphaned")
        try probe.expect("note=orphaned")
        session.killCompositor()
        #expect(try probe.exitStatus() == 1)
        #expect(probe.errors.last == "Pica: the display server has gone; the program ends")
        #expect(Self.kept(in: session) == "orphaned")
    }

    @Test("A damaged file is set aside with a warning, and the program starts without it")
    func damaged() throws {
        try type("whole")
        try session.wait("the text in its file") { Self.kept(in: session) == "whole" }
        kill(probe.process, SIGKILL)
        _ = try probe.exitStatus()
        let file = Self.file(in: session)
        try Data("pica-value 1 text 400\nwhole".utf8).write(to: file)
        probe = try Self.start(in: session, kept: "")
        try session.focus(FieldForm.title)
        #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
        try type("new")
        try session.requestClose(FieldForm.title)
        #expect(try probe.exitStatus() == 0)
        #expect(probe.errors.contains { $0.contains("note is lost: it is damaged") })
        #expect(Self.kept(in: session) == "new")
    }

    @Test("A second running program stores its text separately")
    func two() throws {
        try type("first")
        _ = try Self.start(in: session, kept: "")
        kill(probe.process, SIGTERM)
        #expect(try probe.exitStatus() == 128 + SIGTERM)
        #expect(Self.kept(in: session) == "first")
    }
}
