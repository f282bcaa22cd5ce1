import AppKit
import Foundation
import PicaTesting
import PicaUI
import Testing

@testable import Gallery

/// The code that the gallery shows for its examples.
@MainActor @Suite struct ExampleCodeTests {
    private nonisolated static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Samples/Gallery/Pages").standardizedFileURL

    @Test("The tokens of a page are its source, whatever it holds")
    func tokens() throws {
        for file in try FileManager.default.contentsOfDirectory(
            at: Self.pages, includingPropertiesForKeys: nil)
        {
            let source = try String(contentsOf: file, encoding: .utf8)
            #expect(SwiftToken.tokens(of: source[...]).map(\.text).joined() == source)
        }
        for source in ["", "\"", "\"\\", "\"\"\"", "/*", "\"\\(\"", "}", "@", "a\u{301}\r\n\"b"] {
            #expect(SwiftToken.tokens(of: source[...]).map(\.text).joined() == source)
        }
    }

    @Test("Tokens have kinds")
    func kinds() {
        let kinds = SwiftToken.tokens(of: "let a = Text(\"b \\(c(\"d\"))\") // 1\n0x1F")
            .filter { $0.kind != .space }.map { "\($0.kind) \($0.text)" }
        #expect(
            kinds == [
                "keyword let", "name a", "sign =", "type Text", "sign (", "string \"b \\(c(\"d\"))\"",
                "sign )",
                "comment // 1", "number 0x1F",
            ])
    }

    @Test("The code of an example is what is in its braces, without their indentation")
    func body() {
        #expect(ExampleCode.body(of: "Example(\"A\") { B() }") == "B()")
        #expect(
            ExampleCode.body(of: "Example(\"{\", note: f { 1 }) {\n    A {\n        b\n    }\n\n    c\n}\nd")
                == "A {\n    b\n}\n\nc")
        #expect(ExampleCode.body(of: "Example(\"A\") { \"}\" /* } */ }") == "\"}\" /* } */")
        #expect(ExampleCode.body(of: "Example(\"A\") {") == nil)
        #expect(ExampleCode.body(of: "") == nil)
    }

    @Test("Each example of the pages has code, which its button shows, hides and copies")
    func buttons() throws {
        try TestFonts.use(
            fontconfigFile: Self.pages.appendingPathComponent("../../../Resources/fontconfig/fonts.conf")
                .standardizedFileURL.path)
        for page in [Page.buttons, .toggles, .compare, .themes] {
            let app = TestHost(size: CGSize(width: 800, height: 20_000)) {
                PageContent(page: page).appearance(Appearance(Options()))
            }
            let count = app.all(.button).filter { $0.label == "Code" }.count
            #expect(count > 0)
            for index in 0..<count {
                let before = app.texts
                try app.all(.button).filter { $0.label == "Code" }[index].click()
                let code = try #require(app.texts.first { !before.contains($0) }, "\(page) \(index)")
                #expect(code.contains("("))
                try app.find(.button, "Copy").click()
                #expect(NSPasteboard.general.string(forType: .string) == code)
                try app.all(.button).filter { $0.label == "Code" }[index].click()
                #expect(app.texts == before)
            }
        }
    }
}
