import Foundation
import Testing

/// The files that one start leaves for the next.
@Suite
struct ComposeCacheTests {
    private let session: XSession
    private let folder: String

    init() throws {
        session = try XSession()
        folder = session.folder.path + "/pica-compose"
        // Xlib keeps nothing for root.
        if getuid() == 0 { try session.folder.give(to: 65_534) }
    }

    /// Starts a program that prints typed text, types an é by a dead key, and ends the program.
    private func typeAccent() throws {
        let asPerson =
            getuid() == 0 ? ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] : ["env"]
        let environment = session.environment.merging(["XDG_RUNTIME_DIR": session.folder.path]) { _, new in
            new
        }
        let probe = try Program(
            asPerson[0], asPerson.dropFirst() + [Products.path(of: "EchoProbe"), "Echo"],
            environment: environment)
        defer { probe.end() }
        try session.focus("Echo")
        try probe.expect("Echo: focused")
        probe.send("type on")
        try probe.expect("typing on")
        try session.useLayout("de")
        try session.press("dead_acute", "e")
        try probe.expect("Echo: text é")
    }

    /// The one file of the folder, and when it was written.
    private func cached() throws -> (path: String, date: Date?) {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let file = try #require(files.first)
        #expect(files.count == 1)
        let path = "\(folder)/\(file)"
        return (path, try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }

    @Test("The first start caches Xlib's compose table in the session's folder for later starts")
    func cache() throws {
        defer { session.end() }
        try typeAccent()
        let first = try cached()
        try typeAccent()
        #expect(try cached() == first, "the second start wrote it again")
    }

    @Test("An empty file left by a crash is written again")
    func empty() throws {
        defer { session.end() }
        try typeAccent()
        let first = try cached()
        #expect(truncate(first.path, 0) == 0)
        try typeAccent()
        #expect(try cached().path == first.path)
        #expect(try FileManager.default.attributesOfItem(atPath: first.path)[.size] as? Int ?? 0 > 10_000)
    }

    @Test("A program that starts while another has the folder works without the cache")
    func busy() throws {
        defer { session.end() }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        if getuid() == 0 { try session.folder.give(to: 65_534) }
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        try typeAccent()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
}
