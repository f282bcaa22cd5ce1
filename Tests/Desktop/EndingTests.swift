import Foundation
import Testing

/// How a program ends, and what of it is there afterwards.
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

    /// What the editor's file holds, without its first line.
    private static func kept(in session: any Session) -> String? {
        guard let text = try? String(contentsOf: file(in: session), encoding: .utf8) else { return nil }
        return text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(
            String.init)
    }

    private func type(_ text: String, after: String = "") throws {
        try session.type(text)
        try probe.expect("note=\(after)\(text)")
    }

    @Test("After kill -9 the text is there again, and goes on from there")
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

    @Test("A text that was typed right before is kept when the window closes, and the program ends well")
    func closed() throws {
        try type("closed")
        try session.requestClose(FieldForm.title)
        #expect(try probe.exitStatus() == 0)
        #expect(probe.errors == [])
        #expect(Self.kept(in: session) == "closed")
    }

    @Test("A signal that ends the program has it save first", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signalled(signal: Int32) throws {
        try type("told")
        kill(probe.process, signal)
        #expect(try probe.exitStatus() == 128 + signal)
        #expect(Self.kept(in: session) == "told")
    }

    @Test("A number that is still being typed is kept as well", arguments: [true, false])
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

    @Test("An app that ends itself has everything saved")
    func exited() throws {
        try type("left")
        try session.press("ctrl+Tab")
        try probe.expect("typing=false")
        try session.type("x")
        #expect(try probe.exitStatus() == 0)
        #expect(Self.kept(in: session) == "left")
    }

    @Test("Where an app's binding traps, standard error has its message and the text is on the disk")
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

    @Test("Where the X server goes, the program says so, ends with status 1, and nothing is lost")
    func serverGone() throws {
        try type("orphaned")
        session.killServer()
        #expect(try probe.exitStatus() == 1)
        #expect(probe.errors == ["Pica: the display server has gone; the program ends"])
        #expect(Self.kept(in: session) == "orphaned")
    }

    @Test("Where the Wayland compositor goes, the program says so, ends with status 1, and nothing is lost")
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

    @Test("A second program at the same time keeps its text for itself")
    func two() throws {
        try type("first")
        _ = try Self.start(in: session, kept: "")
        kill(probe.process, SIGTERM)
        #expect(try probe.exitStatus() == 128 + SIGTERM)
        #expect(Self.kept(in: session) == "first")
    }
}
