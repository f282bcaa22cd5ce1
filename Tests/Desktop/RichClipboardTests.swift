import Foundation
import Testing

/// Text with a look, from other programs to an editor and back.
@Suite(.serialized)
struct RichClipboardTests {
    private static let page =
        "<html><body><p>some <b>bold</b> words and <a href='https://example.org/'>a link</a></p></body></html>"
    private static let shown = "some *bold* words and a link(https://example.org/)"

    private func page(in session: some Session) throws -> String {
        let path = session.folder.path + "/page.html"
        try Data(Self.page.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Pastes, and copies everything, by keys.
    private func pasteAndCopy(_ probe: Program, _ press: (_ key: String) throws -> Void) throws {
        try press("v")
        try probe.expect("rich=\(Self.shown)")
        try press("a")
        try press("c")
    }

    /// The text that others get, parsed by HTML's rules as far as a line of text shows.
    private func check(_ html: String, _ rtf: String) {
        #expect(html.contains("<a href=\"https://example.org/\">a link</a>"))
        let bold = html.range(of: "bold</").map { html[..<$0.lowerBound].suffix(60) } ?? ""
        #expect(bold.contains("<b>") || bold.contains("<strong>") || bold.contains("font-weight"))
        #expect(rtf.hasPrefix("{\\rtf1"))
        #expect(rtf.contains("\\b") && rtf.contains("https://example.org/"))
    }

    @Test("On X11, HTML from xclip is pasted with formatting, and is offered back as HTML and RTF")
    func x11() throws {
        let session = try XSession()
        defer { session.end() }
        let probe = try session.launch("FieldProbe", ["--rich"])
        try probe.expect("focus=true")
        try session.focus(FieldForm.title)
        try session.ownFile(page(in: session), as: "text/html")
        try pasteAndCopy(probe) { try session.press("ctrl+\($0)") }
        func given(_ type: String) throws -> String {
            try session.run("xclip", "-selection", "clipboard", "-t", type, "-o")
        }
        try session.wait("the editor as the owner") { try given("TARGETS").contains("text/rtf") }
        check(try given("text/html"), try given("text/rtf"))
        #expect(try given("UTF8_STRING") == "some bold words and a link")
    }

    @Test("On Wayland, HTML from wl-copy is pasted with formatting, and wl-paste gets it back")
    func wayland() throws {
        let session = try WaylandSession()
        defer { session.end() }
        let probe = try session.launch("FieldProbe", ["--rich"])
        try probe.expect("focus=true")
        try session.waitForFocus(FieldForm.title)
        try session.ownFile(page(in: session), as: "text/html")
        try session.wait("wl-copy as the owner") { try session.types().contains("text/html") }
        try pasteAndCopy(probe) { try session.press($0, "ctrl") }
        try session.wait("the editor as the owner") { try session.types().contains("text/rtf") }
        func given(_ type: String) throws -> String { try session.run("wl-paste", "-n", "-t", type) }
        check(try given("text/html"), try given("text/rtf"))
    }
}
