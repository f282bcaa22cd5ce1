import Foundation
import Testing

/// Text with a look, between an editor and a word processor of another toolkit's.
@Suite(.serialized)
struct AbiWordTests {
    private static let name = "words.abw"
    /// The titles of its window, with a star for unsaved changes.
    private static let title = "\\*?words.abw"
    private static let address = "https://example.org/"
    private static let document = """
        <?xml version="1.0"?>
        <abiword xmlns:xlink="http://www.w3.org/1999/xlink"><section><p><c props="font-weight:bold">heavy</c><c> words \
        and </c><a xlink:href="\(address)"><c>a link</c></a></p></section></abiword>
        """
    private static let words = "heavy words and a link"
    private static let shown = "*heavy* words and a link"

    /// The exchange between the two windows, the same on each desktop.
    private struct Desktop {
        var session: any Session
        /// GTK's name for it.
        var backend: String
        var focus: (_ title: String) throws -> Void
        var press: (_ keys: String) throws -> Void
        var clipboard: () throws -> String
    }

    /// How often a document has the words in bold, and the link.
    private func counts(_ document: String) -> [Int] {
        // Each run begins with its looks.
        let runs = document.split(separator: "<c ")
        return [
            runs.count { $0.contains("font-weight:bold") && $0.contains(">heavy<") },
            document.ranges(of: "xlink:href=\"\(Self.address)\"").count,
        ]
    }

    private func check(_ desktop: Desktop) throws {
        let session = desktop.session
        let path = session.folder.path + "/" + Self.name
        try Self.document.write(toFile: path, atomically: false, encoding: .utf8)
        let probe = try session.launch("FieldProbe", ["--rich"])
        try probe.expect("focus=true")
        _ = try session.start(
            "abiword", [path],
            environment: [
                "XDG_RUNTIME_DIR": session.folder.path, "GDK_BACKEND": desktop.backend, "NO_AT_BRIDGE": "1",
                "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local",
            ])
        // Keys that come before it is ready are lost.
        try session.wait("what AbiWord has copied", within: 30) {
            guard (try? desktop.focus(Self.title)) != nil else { return false }
            try desktop.press("ctrl+a")
            try desktop.press("ctrl+c")
            // With a character of its own behind it.
            return try desktop.clipboard().hasPrefix(Self.words)
        }
        try desktop.focus(FieldForm.title)
        try desktop.press("ctrl+v")
        try probe.expect("rich=\(Self.shown)(\(Self.address))")
        // One more letter, so that the copied text is the editor's own.
        try desktop.press("End")
        try desktop.press("x")
        try probe.expect("rich=\(Self.shown)x(\(Self.address))")
        try desktop.press("ctrl+a")
        try desktop.press("ctrl+c")
        try session.wait("what the editor has copied") { try desktop.clipboard() == Self.words + "x" }
        try desktop.focus(Self.title)
        for keys in ["ctrl+End", "Return", "ctrl+v"] { try desktop.press(keys) }
        try session.wait("the document with what was pasted") {
            try desktop.press("ctrl+s")
            let document = try String(contentsOfFile: path, encoding: .utf8)
            return counts(document) == [2, 2]
        }
    }

    @Test("On X11, bold words and links copy from AbiWord to an editor and back")
    func x11() throws {
        let session = try XSession(isManaged: true)
        defer { session.end() }
        try check(
            Desktop(
                session: session, backend: "x11",
                focus: { try session.run("xdotool", "windowactivate", "--sync", session.window(titled: $0)) },
                press: { try session.press($0) }, clipboard: { try session.text(on: "clipboard") }))
    }

    @Test("On Wayland, bold words and links copy from AbiWord to an editor and back")
    func wayland() throws {
        let session = try WaylandSession(hasPointer: true)
        defer { session.end() }
        try check(
            Desktop(
                session: session, backend: "wayland", focus: { try session.focus($0) },
                press: { try session.pointer("key \($0)") }, clipboard: { try session.text() }))
    }
}
