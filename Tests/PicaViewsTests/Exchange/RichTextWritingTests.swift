import Foundation
import PicaFoundation
import PicaState
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels
@testable import PicaRichText

@Suite("Attributed strings are written for other programs") struct RichTextWritingTests {
    /// The text between the marks of a document.
    private func fragment(_ text: AttributedString, _ environment: EnvironmentValues = EnvironmentValues())
        -> String
    {
        let html = text.html(in: environment)
        return html.components(separatedBy: "<!--StartFragment-->").last?.components(
            separatedBy: "<!--EndFragment-->"
        ).first ?? html
    }

    private func run(_ words: String, _ change: (inout AttributedString) -> Void) -> AttributedString {
        var text = AttributedString(words)
        change(&text)
        return text
    }

    @Test("Text without attributes is written as plain words")
    func plain() {
        #expect(fragment(AttributedString("a <b> & \"c\"")) == "a &lt;b&gt; &amp; &quot;c&quot;")
        #expect(
            AttributedString("<a>").html()
                == "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body><!--StartFragment-->&lt;a&gt;<!--EndFragment--></body></html>\n"
        )
        let rtf = String(decoding: AttributedString("a{b}").rtf(), as: UTF8.self)
        #expect(rtf.hasSuffix("\\pard a\\{b\\}}\n"))
        var environment = EnvironmentValues()
        environment.font = .title
        #expect(fragment(run("a") { $0.font = .title }, environment) == "a")
        #expect(fragment(run("a") { $0.foregroundColor = .primary }) == "a")
        #expect(fragment(AttributedString("a"), environment) == "a")
    }

    @Test("Formatting uses elements if possible, and styles otherwise")
    func looks() {
        #expect(fragment(run("a") { $0.font = .body.bold().italic() }) == "<b><i>a</i></b>")
        #expect(
            fragment(run("a") { $0.inlinePresentationIntent = [.stronglyEmphasized, .emphasized, .code] })
                == "<strong><em><code>a</code></em></strong>")
        #expect(fragment(run("a") { $0.inlinePresentationIntent = .strikethrough }) == "<del>a</del>")
        #expect(
            fragment(run("a") { $0.font = .custom("B \"c\"", fixedSize: 20) })
                == "<span style=\"font-family: 'B &quot;c&quot;'; font-size: 20px\">a</span>")
        #expect(fragment(run("a") { $0.underlineStyle = .single }) == "<u>a</u>")
        #expect(
            fragment(run("a") { $0.baselineOffset = 8 })
                == "<sup style=\"font-size: 17px; vertical-align: 8px\">a</sup>")
        #expect(
            fragment(run("a") { $0.languageIdentifier = "de" }, Looks.environment)
                == "<span lang=\"de\">a</span>")
        #expect(
            fragment(
                run("a") { $0.link = URL(string: "https://a.b/?c&d") }
                    + run("b") {
                        $0.link = URL(string: "https://a.b/?c&d"); $0.font = .body.bold()
                    })
                == "<a href=\"https://a.b/?c&amp;d\">a<b>b</b></a>")
        #expect(fragment(run("a") { $0.link = URL(string: "javascript:x") }) == "a")
    }

    @Test("Lines become paragraphs without margins, and no space is lost")
    func lines() {
        #expect(
            fragment(AttributedString("a\n\nb"))
                == "<p style=\"margin: 0\">a</p>\n<p style=\"margin: 0\"><br></p>\n<p style=\"margin: 0\">b</p>\n"
        )
        let space = "<span class=\"Apple-converted-space\">&nbsp;</span>"
        #expect(fragment(AttributedString(" a  b ")) == "\(space)a \(space)b\(space)")
        #expect(fragment(AttributedString("")) == "")
    }

    @Test("Markdown blocks become elements")
    func blocks() throws {
        let text = try AttributedString(markdown: "## a\n\n4. b\n5. c\n\n| d | e |\n| - | -: |\n| | f |\n")
        #expect(
            fragment(text) == """
                <h2>a</h2>
                <ol start="4"><li>b</li>
                <li>c</li>
                </ol>
                <table>
                <tr><th style="text-align: left">d</th><th style="text-align: right">e</th></tr>
                <tr><td></td><td style="text-align: right">f</td></tr>
                </table>

                """)
        #expect(String(decoding: text.rtf(), as: UTF8.self).contains("d\\tab e\\par"))
    }

    @Test("RTF is ASCII with Unicode escapes and tables for what it uses")
    func rtf() {
        let text = run("é😀") { text in
            text.font = .custom("A;b", fixedSize: 16)
            text.foregroundColor = Color(red: 1, green: 0, blue: 0)
        }
        let rtf = String(decoding: text.rtf(), as: UTF8.self)
        #expect(rtf.utf8.allSatisfy { $0 < 0x80 })
        #expect(rtf.contains("{\\f1\\fnil Ab;}"))
        #expect(rtf.contains("{\\colortbl;\\red255\\green0\\blue0;}"))
        #expect(rtf.contains("{\\f1\\fs24\\cf1 \\u233?\\u-10179?\\u-8704?}"))
    }

    @Test("Text without a font gets none in RTF, so it takes the font of the paste target")
    func noFont() {
        let rtf = String(decoding: run("a") { $0.font = .body.bold() }.rtf(), as: UTF8.self)
        #expect(!rtf.contains("\\fonttbl") && !rtf.contains("\\deff"))
    }

    @Test("RTF formats complex scripts with their own words")
    func scripts() {
        func written(_ words: String) -> [String] {
            let rtf = String(decoding: run(words) { $0.font = .body.bold() }.rtf(), as: UTF8.self)
            return rtf.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" && $0 != "?" }) }
        }
        #expect(written("é a") == ["\\b \\u233"])
        #expect(
            written("a, א ב (c) न") == [
                "\\b a, ", "\\ltrch\\ab\\rtlch\\b \\u1488", "\\b  (c) ", "\\rtlch\\ab\\ltrch\\b \\u2344",
            ])
        #expect(written("א!") == ["\\ltrch\\ab\\rtlch\\b \\u1488", "\\b !"])
        #expect(String(decoding: AttributedString("א a").rtf(), as: UTF8.self).contains("\\qr \\u1488? a}"))
    }

    @Test("A link without formatting looks like one in word processors and reads back as plain link")
    func links() throws {
        let link = run("a") { $0.link = URL(string: "https://a.b") }
        let rtf = String(decoding: link.rtf(), as: UTF8.self)
        #expect(rtf.contains("{\\colortbl;\\red0\\green0\\blue238;}"))
        #expect(rtf.contains("{\\fldrslt {\\cf1\\ul a}}"))
        #expect(try AttributedString(rtf: link.rtf()) == link)
        let own = run("a") {
            $0.link = URL(string: "https://a.b"); $0.foregroundColor = Color(red: 1, green: 0, blue: 0)
        }
        #expect(String(decoding: own.rtf(), as: UTF8.self).contains("{\\fldrslt {\\cf1 a}}"))
    }

    @Test("Paste uses the first format that the owner lists, Pica's own above all")
    func offered() {
        func format(_ types: String...) -> String? {
            ClipboardContent.textFormat(among: types).map { "\($0.0) \($0.1)" }
        }
        #expect(format("text/plain", "text/richtext", "text/html") == "rtf text/richtext")
        #expect(format("text/html;charset=utf-8", "text/rtf") == "html text/html;charset=utf-8")
        #expect(
            format("text/rtf", "text/html", RichTextFormat.archive.types[0])?.hasPrefix("archive ") == true)
        #expect(format("text/plain", "text/markdown", "image/png") == nil)
    }

    @Test("Translucent colors are blended with white in RTF")
    func paper() {
        let text = run("marked") { $0.backgroundColor = Color(red: 1, green: 0, blue: 0, opacity: 0.4) }
        #expect(String(decoding: text.rtf(), as: UTF8.self).contains("\\red255\\green153\\blue153;"))
    }

    @Test("Fonts that express emphasis become Markdown emphasis")
    func markdown() {
        #expect(run("a") { $0.font = .body.bold() }.markdown() == "**a**\n")
        #expect(run("a") { $0.font = .body.bold().italic() }.markdown() == "**_a_**\n")
        #expect(run("a") { $0.font = .body.monospaced() }.markdown() == "`a`\n")
        #expect(run("a") { $0.strikethroughStyle = .single }.markdown() == "~~a~~\n")
        #expect(
            (AttributedString("a\nb ") + run("c") { $0.font = .title.weight(.black) }).markdown()
                == "a\n\nb **c**\n")
        let title = PresentationIntent(.header(level: 1), identity: 1)
        #expect(
            run("a") {
                $0.font = .title.bold(); $0.presentationIntent = title
            }.markdown() == "# a\n")
        var environment = EnvironmentValues()
        environment.font = .body.bold()
        #expect(AttributedString("a").markdown(in: environment) == "a\n")
    }

    @Test("Formats are identified by MIME type")
    func formats() throws {
        #expect(RichTextFormat(type: "text/html;charset=utf-8") == .html)
        #expect(RichTextFormat(type: "TEXT/RTF") == .rtf)
        #expect(RichTextFormat(type: "application/rtf") == .rtf)
        #expect(RichTextFormat(type: "text/richtext") == .rtf)
        #expect(RichTextFormat(type: "text/markdown") == .markdown)
        #expect(RichTextFormat(type: "text/plain") == nil)
        let text = run("a") { $0.font = .body.bold() }
        for format in RichTextFormat.allCases {
            let read = format.read(
                format.write(text, in: EnvironmentValues()), in: BodyText(EnvironmentValues()))
            #expect(read.map { String($0.characters) } == "a")
            #expect(RichTextFormat(type: format.types[0]) == format)
        }
        #expect(RichTextFormat.rtf.read(Data("a".utf8), in: BodyText(EnvironmentValues())) == nil)
    }

    @Test("Thousands of runs are written quickly")
    func large() {
        var text = AttributedString()
        let looks = [
            AttributeContainer(), AttributeContainer().font(.body.bold()),
            AttributeContainer().underlineStyle(.single),
        ]
        for index in 0..<5_000 { text += AttributedString("word \(index) ", attributes: looks[index % 3]) }
        let start = ContinuousClock.now
        for format in RichTextFormat.allCases {
            #expect(format.write(text, in: EnvironmentValues()).count > 50_000)
        }
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
