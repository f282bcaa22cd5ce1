import Foundation
import PicaFoundation
import PicaState
import PicaViews
import Testing

@testable import PicaRichText

@Suite("No document traps, takes long, or uses much memory") struct HostileDocumentTests {
    private static func html(_ text: String) throws -> AttributedString { try AttributedString(html: text) }
    private static func rtf(_ text: String) throws -> AttributedString {
        try AttributedString(rtf: Data(text.utf8))
    }

    /// How much slower the tests run than usual: under a sanitizer.
    private static let slowness = Double(ProcessInfo.processInfo.environment["PICA_TEST_SLOWNESS"] ?? "") ?? 1

    /// This thread's processor time in seconds, because other tests may run beside it.
    private static func seconds(_ body: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try body()
        return now() - start
    }

    // MARK: HTML

    @Test("Thousands of nested elements show their text in linear time")
    func deepHTML() throws {
        let time = try Self.seconds {
            for tag in [
                "<b>", "<div>", "<ul><li>", "<table><tr><td>", "<blockquote>", "<span style='color:red'>",
                "<p>",
                "<object>", "<select>", "<svg>", "<math><mi>", "<template>", "<a href=x>", "<button>",
                "<dl><dd>",
            ] {
                for count in [600, 20_000] {
                    let text = try Self.html(String(repeating: tag, count: count) + "</select></template>a")
                    #expect(
                        String(text.characters).hasSuffix("a") || ["<svg>", "<template>"].contains(tag),
                        "\(tag)")
                }
            }
        }
        #expect(time < 60 * Self.slowness)
    }

    @Test("Formatting reopened in each of many paragraphs stops at its budget")
    func multiplied() {
        let time = Self.seconds {
            let fonts = (0..<500).map { "<font color=\($0)>" }.joined()
            #expect(throws: CocoaError.self) {
                try Self.html(fonts + String(repeating: "<p>x", count: 1 << 20))
            }
            _ = try? Self.html(String(repeating: "<a><p>", count: 50_000) + "x")
            _ = try? Self.html(String(repeating: "<table><b>", count: 20_000) + "x")
        }
        #expect(time < 60 * Self.slowness)
    }

    @Test("Reading stops when its task is canceled")
    func cancelled() {
        let budget = WorkBudget()
        budget.cancel()
        let body = BodyText(EnvironmentValues())
        let words = String(repeating: "<p>a", count: 1000)
        #expect(throws: CocoaError(.userCancelled)) { try HTMLReader.text(words, in: body, within: budget) }
        let rtf = Data(("{\\rtf1 " + String(repeating: "\\b a", count: 5000) + "}").utf8)
        #expect(throws: CocoaError(.userCancelled)) { try RTFReader.text(rtf, in: body, within: budget) }
        let few = WorkBudget(steps: 4)
        #expect(throws: CocoaError(.fileReadTooLarge)) { try HTMLReader.text(words, in: body, within: few) }
    }

    @Test("Page nesting is read in full, and list nesting up to a realistic depth")
    func nested() throws {
        let text = try Self.html(
            String(repeating: "<div>", count: 400) + "a" + String(repeating: "</div>", count: 400))
        #expect(String(text.characters) == "a")
        let list = try Self.html(String(repeating: "<ul><li>", count: 200) + "a")
        #expect(list.runs.allSatisfy { ($0.presentationIntent?.components.count ?? 0) < 30 })
    }

    @Test("Documents that are too long are rejected")
    func long() {
        #expect(throws: CocoaError.self) { try AttributedString(html: Data(count: 65 << 20)) }
        #expect(throws: CocoaError.self) { try AttributedString(rtf: Data(count: 257 << 20)) }
    }

    @Test("Ten thousand stray end tags are ignored")
    func endTags() throws {
        let time = try Self.seconds {
            let text = try Self.html("a" + String(repeating: "</i></p>", count: 50_000))
            #expect(String(text.characters) == "a")
        }
        #expect(time < 15 * Self.slowness)
    }

    @Test("An element may have many and long attributes")
    func attributes() throws {
        let time = try Self.seconds {
            let many = (0..<200_000).map { " a\($0)=\($0)" }.joined()
            if let text = try? Self.html("<b\(many)>x</b>") { #expect(String(text.characters) == "x") }
            let long = String(repeating: "x y ", count: 500_000)
            let text = try Self.html(
                "<b class='\(long)' style='\(long):\(long);color:red' lang='\(long)'>x</b>")
            #expect(Looks.of(text) == ["x|bold #ff0000"])
            let picture = "<img src='data:image/png;base64,\(String(repeating: "QUJD", count: 500_000))'>x"
            #expect(String(try Self.html(picture).characters) == "x")
        }
        #expect(time < 15 * Self.slowness)
    }

    @Test("Entities are HTML's own, and nothing is fetched or defined")
    func entities() throws {
        let bomb = """
            <!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
            <p>x&b;&c;&#0;&#xD800;&#99999999999;&amp;&eacute;&unknown;y</p>
            """
        let words = String(try Self.html(bomb).characters)
        #expect(words.contains("x") && words.contains("&é") && words.contains("y"))
        #expect(!words.contains("aaaa") && !words.contains("root:"))
    }

    @Test("NULs, invalid bytes and unterminated constructs are read as far as possible")
    func broken() throws {
        #expect(String(try AttributedString(html: Data("a\u{0}b<b\u{0}>c".utf8)).characters) == "abc")
        #expect(
            String(try AttributedString(html: Data([0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x62])).characters)
                .hasSuffix("b"))
        for html in [
            "<", "<b", "<b a='", "<!--", "<!--a", "&", "&#", "&#x", "</", "<style>p{", "<style>/*",
            "<script>",
            "<b style='color:rgb('>a", "<font size=99999999999999999999>a",
            "<ol start=99999999999999999999><li>a",
            "<p style='font-size:1e999px;line-height:-5'>a", "<td>a</td></tr></table>", "<li>a</li>",
            "<a href='http://[::'>a</a>",
        ] {
            _ = try Self.html(html)
        }
    }

    @Test("Style sheets may be long, with unclosed rules and selectors")
    func sheets() throws {
        let time = try Self.seconds {
            let rules = (0..<20_000).map { ".c\($0) { color: #\(100 + $0 % 800) }" }.joined()
            let spans = (0..<2_000).map { "<span class='c\($0) d e f'>x</span>" }.joined()
            #expect(try Self.html("<style>\(rules)</style>\(spans)").runs.count == 2000)
            _ = try Self.html("<style>" + String(repeating: "{", count: 200_000) + "</style>a")
            _ = try Self.html("<style>" + String(repeating: "p,", count: 200_000) + "{}</style>a")
        }
        #expect(time < 15 * Self.slowness)
    }

    // MARK: RTF

    @Test("Thousands of nested RTF groups are rejected")
    func deepRTF() {
        let time = Self.seconds {
            for group in ["{", "{\\b ", "{\\field{\\*\\fldinst ", "{\\fonttbl"] {
                #expect(throws: CocoaError.self) {
                    try Self.rtf("{\\rtf1 " + String(repeating: group, count: 100_000))
                }
            }
        }
        #expect(time < 15 * Self.slowness)
    }

    @Test(
        "Extra closing braces, huge numbers and unterminated groups are read as far as possible"
    )
    func brokenRTF() throws {
        for rtf in [
            "{\\rtf", "{\\rtf1", "{\\rtf1}}}}", "{\\rtf1 \\", "{\\rtf1 \\'", "{\\rtf1 \\'f", "{\\rtf1 \\u",
            "{\\rtf1 \\u99999999999999999999?a}",
            "{\\rtf1 \\fs99999999999\\cf99999999999\\f-5\\li999999999999999 a}",
            "{\\rtf1\\uc99999999999\\u1 abc}", "{\\rtf1{\\colortbl",
            "{\\rtf1{\\fonttbl{\\f", "{\\rtf1{\\field{\\*\\fldinst HYPERLINK \"}{\\fldrslt a}}",
            "{\\rtf1\\bin", "{\\rtf1\\bin9223372036854775807 a",
            "{\\rtf1\\ansicpg99999999 \\'e9}",
            "{\\rtf1\\ilvl-99999{\\listtext 1.}a\\par\\ilvl99999{\\listtext 99999999999999.}b\\par}",
            "{\\rtf1{\\fldrslt a}{\\*\\fldinst x}}", "{\\rtf1\\sl-99999999\\slmult9 a\\par}",
        ] {
            _ = try Self.rtf(rtf)
        }
        #expect(String(try Self.rtf("{\\rtf1 a}b").characters) == "a")
    }

    // MARK: Time

    private static let unit = 8_000

    /// - Parameter time: How long so many times as much takes.
    private static func expectLinear(_ time: (Int) -> Double) {
        // The least of several is what the others take without what else the machine does meanwhile.
        let times = [1, 4].map { factor in (0..<3).map { _ in time(factor) }.min() ?? 0 }
        #expect(times[1] < max(0.01, times[0]) * 8, "\(times)")
    }

    @Test(
        "Four times the input takes about four times as long",
        arguments: [
            "<p>words <b>bold</b> and <i style='color:red'>more</i></p>", "<br>", "<li>a", "a&amp;", "<td>a",
            "<pre>\n",
            "</p>", "<a href='x'>", "<!-- a -->", "<span class='a'>a</span>",
        ])
    func linearHTML(_ part: String) {
        let count = Self.unit / part.utf8.count
        func time(_ factor: Int) -> Double {
            let html = "<style>.a { color: red }</style>" + String(repeating: part, count: count * factor)
            return Self.seconds { _ = try? Self.html(html) }
        }
        Self.expectLinear(time)
    }

    @Test(
        "RTF also takes linear time",
        arguments: [
            "{\\b a}words\\par ", "\\'e9", "\\u233?", "{\\listtext 1.}a\\par", "a\\cell\\row", "\\bin1 ",
            "{\\*\\x y}",
            "{\\field{\\*\\fldinst HYPERLINK \"http://a\"}{\\fldrslt b}}",
        ])
    func linearRTF(_ part: String) {
        let count = Self.unit / part.utf8.count
        func time(_ factor: Int) -> Double {
            let rtf = "{\\rtf1\\ansi " + String(repeating: part, count: count * factor) + "}"
            return Self.seconds { _ = try? Self.rtf(rtf) }
        }
        Self.expectLinear(time)
    }

    // MARK: Anything

    private static let documents = [
        """
        <html><head><style>p.x { color: red; font: 12px A } @media { a { } }</style></head><body lang="en"><!--StartFragment-->
        <h1>a</h1><p class="x" style="line-height: 120%; text-align: center">b &amp; <b>c</b><br><a href="http://a.b/c">d</a></p>
        <ul><li>e<ol start="3"><li>f</ol></ul><table><tr><td>g<td>h</table><pre>i
        j</pre><span style="font-family: 'A', serif; color: rgba(1, 2, 3, .5); text-decoration: underline wavy red">k</span><!--EndFragment--></body></html>
        """,
        """
        {\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman\\fcharset0 A;}{\\f1\\fcharset128 B;}}{\\colortbl;\\red1\\green2\\blue3;}
        {\\*\\generator x;}\\pard\\qc\\sl300\\slmult1 a{\\b\\fs30\\cf1 b}\\u8364?\\'e9{\\f1 \\'83\\'41}\\par{\\listtext 1.\\tab}\\ls1\\ilvl0 c\\par
        {\\field{\\*\\fldinst HYPERLINK "http://a.b"}{\\fldrslt d}}\\trowd e\\cell f\\cell\\row{\\pict\\bin3 xyz}\\super g\\nosupersub}
        """,
    ]

    @Test("Documents with random faults are read or rejected", arguments: 0..<2, 0..<4)
    func fuzz(document: Int, part: UInt64) {
        let source = Array(Self.documents[document].utf8)
        let signs = Array("<>/&;\"'=#{}\\*-0123456789 \n\u{0}abu:(),!.%".utf8) + [0x80, 0xC3, 0xFF, 0xED]
        for seed in part * 60..<(part + 1) * 60 {
            var random = SeededRandom(seed: seed)
            var bytes = source
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, place + Int.random(in: 0...30, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = signs[Int.random(in: signs.indices, using: &random)]
                case 1: bytes.insert(signs[Int.random(in: signs.indices, using: &random)], at: place)
                case 2 where bytes.count > 60: bytes.removeSubrange(place..<end)
                case 3:
                    bytes.insert(
                        contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
                default: bytes.insert(contentsOf: String(repeating: "9", count: 12).utf8, at: place)
                }
            }
            let data = Data(bytes)
            for format in [RichTextFormat.html, .rtf] {
                guard let text = format.read(data, in: BodyText(EnvironmentValues())) else { continue }
                // A text that was read can be written, and read again.
                for other in RichTextFormat.allCases {
                    let again = other.read(
                        other.write(text, in: EnvironmentValues()), in: BodyText(EnvironmentValues()))
                    #expect(again != nil, "seed \(seed), \(format) to \(other)")
                }
            }
        }
    }
}
