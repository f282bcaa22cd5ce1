import Foundation
import PicaFoundation
import PicaState
import PicaViews
import Testing

@testable import PicaLabels
@testable import PicaRichText

@Suite("HTML is read as an attributed string") struct HTMLReadingTests {
    private func looks(_ html: String) throws -> [String] {
        Looks.of(try AttributedString(html: html, in: Looks.environment))
    }
    private func words(_ html: String) throws -> String {
        String(try AttributedString(html: html).characters)
    }
    private func blocks(_ html: String) throws -> [String] {
        Looks.blocks(of: try AttributedString(html: html))
    }

    // MARK: Words and lines

    @Test("White space collapses to one space, and to none at a line's ends")
    func spaces() throws {
        #expect(try words("  a \n b<b> c </b> d <i> </i>e ") == "a b c d e")
        #expect(try words("<p> a </p> <p> b</p>") == "a\nb")
        #expect(try words("a&nbsp;&nbsp;b") == "a\u{A0}\u{A0}b")
        #expect(try words("a<span class=\"Apple-converted-space\">&nbsp; </span>b") == "a  b")
        #expect(try words("<pre>\n a\n\n  b\n</pre>") == " a\n\n  b")
        #expect(try words("<span style='white-space:pre'>a\tb  c</span>") == "a\tb  c")
        #expect(try words("<div style='white-space:pre-line'>a  b\nc</div>") == "a b\u{2028}c")
    }

    @Test("Blocks become lines, and empty blocks are dropped")
    func lines() throws {
        #expect(try words("<div>a<div>b</div></div><div></div><div>c</div>") == "a\nb\nc")
        #expect(try words("a<p>b</p>c") == "a\nb\nc")
        #expect(try words("<p>a</p><p><br></p><p>b</p>") == "a\n\nb")
        #expect(try words("<p><br></p>a<p><br></p>") == "\na\n")
        #expect(try words("a<br>b<br>") == "a\u{2028}b")
        #expect(try words("a<br><br>") == "a\u{2028}")
        #expect(try words("<p>a</p><br><p>b</p>") == "a\n\nb")
        #expect(try words("a<br class=\"Apple-interchange-newline\">") == "a")
        #expect(try words("<span style='display:block'>a</span>b") == "a\nb")
        #expect(try words("<li style='display:inline'>a</li>b") == "ab")
    }

    @Test("Tables become lines of cells separated by tabs")
    func tables() throws {
        #expect(
            try words(
                "<table><tr><th>a</th><th>b</th></tr><tr><td><p>c</p></td><td></td><td>d</td></tr></table>e")
                == "a\tb\nc\t\td\ne")
        // Mail that is laid out by tables stays lines.
        #expect(
            try words(
                "<table><tr><td><table><tr><td>a</td></tr><tr><td>b</td></tr></table></td></tr></table>")
                == "a\nb")
        #expect(try words("<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>") == "a\nb\tc")
    }

    @Test("A block at the start of a cell starts no line, as in word processors' tables")
    func cellBlocks() throws {
        let table = try words(
            """
            <table><tr><td><p>a</p>
            </td><td><p>b</p></td><td><div><h1>c</h1></div></td></tr>
            <tr><td><p></p></td><td><p>d</p></td><td><p></p></td></tr><tr><td>e</td></tr></table><p>f</p>
            """)
        #expect(table == "a\tb\tc\n\td\t\ne\nf")
        #expect(
            try words("<table><tr><td>a</td><td><p>b</p><p>c</p></td></tr><tr><td>d</table>") == "a\tb\nc\nd")
    }

    @Test("Hidden content is not part of the text")
    func hidden() throws {
        #expect(
            try words(
                """
                <html><head><title>t</title><style>p { color: red }</style></head><body><script>s()</script>a
                <!-- c --><span style="display:none">h</span><b hidden>h</b><template>h</template>
                <select><option>h</select><noscript>h</noscript><i style="visibility: hidden">h</i>
                <span style="font-size:0">h</span><span style="mso-hide:all">h</span><textarea>h</textarea>b
                """) == "a b")
    }

    @Test("Content around a marked fragment is left out, but its styles apply")
    func fragment() throws {
        #expect(
            try looks(
                "Version:0.9\r\n<html><body>x<b><!--StartFragment-->a<!--EndFragment--></b>y</body></html>")
                == ["a|bold"])
    }

    // MARK: Looks

    @Test("Elements have browsers' default styles")
    func elements() throws {
        #expect(
            try looks("<b>b</b><strong>s</strong><i>i</i><em>e</em><u>u</u><ins>n</ins><s>s</s><del>d</del>")
                == ["bs|bold", "ie|italic", "un|underline", "sd|struck"])
        #expect(try looks("<code>a</code><tt>b</tt><mark>c</mark>") == ["ab|code", "c|on #ffff00"])
        #expect(
            try looks("<sup>a</sup>b<sub>c</sub>") == ["a|14.1px raised 5.7", "b", "c|14.1px raised -3.4"])
        #expect(
            try looks(
                "<font color=red face='Some Sans, serif' size=5>a</font><font size=+1 color=00ff00>b</font>")
                == ["a|Some Sans serif 25.5px #ff0000", "b|19.1px #00ff00"])
        #expect(try looks("<big>a</big><small>b</small>") == ["a|20.4px", "b|14.2px"])
        #expect(try looks("<h1>a</h1>") == ["a"])
        let own = try looks("<h1 style='font-size: 20px'>a</h1><h2 style='font-weight: normal'>b</h2>")
        #expect(own == ["a\n|20.0px", "b|w400"])
        #expect(try looks("<center>a</center><p align=right>b") == ["a\n|centered", "b|right"])
    }

    @Test(
        "Every color notation is read",
        arguments: [
            ("red", "#ff0000"), ("#0f8", "#00ff88"), ("#0f88", "rgba(0, 255, 136, 0.533)"),
            ("#1234AB", "#1234ab"),
            ("#12345680", "rgba(18, 52, 86, 0.502)"), ("rgb(1, 2, 3)", "#010203"),
            ("rgb(1 2 3 / 50%)", "rgba(1, 2, 3, 0.5)"),
            ("rgba(1,2,3,.25)", "rgba(1, 2, 3, 0.25)"), ("rgb(100%, 0%, 300%)", "#ff00ff"),
            ("hsl(120, 100%, 25%)", "#008000"), ("hsla(240deg 100% 50% / 0.5)", "rgba(0, 0, 255, 0.5)"),
            ("rebeccapurple", "#663399"), ("WindowText", "#000000"),
        ])
    func colors(_ written: String, _ read: String) throws {
        #expect(try looks("<span style='color: \(written)'>a</span>") == ["a|\(read)"])
    }

    @Test(
        "An invalid color is no color",
        arguments: ["#12", "rgb(1,2)", "inherit", "var(--a)", "rgb(a,b,c)", "#ggg"])
    func noColors(_ written: String) throws {
        #expect(try looks("<span style='color: \(written)'>a</span>") == ["a"])
    }

    @Test(
        "Styles cascade as CSS defines",
        arguments: [
            ("font-size: 12pt", "16.0px"), ("font-size: 2em", "34.0px"), ("font-size: 50%", "8.5px"),
            ("font-size: x-large", "25.5px"), ("font-size: 17px", ""), ("font-size: -3px", ""),
            ("font-weight: 600", "w600"), ("font-weight: bold", "bold"), ("font-weight: 5000", ""),
            ("font-style: oblique", "italic"), ("font-variant: small-caps", "caps"),
            ("font-family: monospace", "monospaced"), ("font-family: \"A, B\", serif", "A, B serif"),
            ("font-family: -apple-system, X", ""),
            ("font: italic bold 20px/2 'Q R'", "Q R 20.0px bold italic"),
            ("background: #fff url(x)", "on #ffffff"), ("background-color: transparent", ""),
            ("text-decoration: underline", "underline"),
            ("text-decoration: underline wavy rgb(1, 2, 3)", "underline wave #010203"),
            ("text-decoration: underline line-through", "underline struck"),
            ("text-decoration-line: line-through; text-decoration-style: double", "struck double"),
            ("letter-spacing: 2px", "spaced 2.0"), ("letter-spacing: normal", ""),
            ("vertical-align: 3px", "raised 3.0"), ("vertical-align: super", "raised 5.7"),
            ("color: red !important; COLOR: blue", "#0000ff"), ("color: 'red", ""), ("color", ""),
            (";;;:::", ""),
        ])
    func styles(_ css: String, _ look: String) throws {
        let css = css.replacing("\"", with: "&quot;")
        #expect(try looks("<span style=\"\(css)\">a</span>") == [look.isEmpty ? "a" : "a|\(look)"])
    }

    @Test("Paragraphs have alignment, direction and line height")
    func paragraphs() throws {
        #expect(
            try looks(
                "<p style='text-align:center; line-height:1.5' dir=rtl>a<b>b</b></p><p style='line-height:20pt'>c"
            )
                == ["a|centered rtl line ×1.5", "b\n|bold centered rtl line ×1.5", "c|line 26.7"])
        #expect(try looks("<p style='line-height: 115%; direction: ltr'>ש") == ["ש|ltr line ×1.15"])
        #expect(try looks("<p style='text-align: justify; line-height: normal'>a") == ["a"])
        #expect(try looks("<p lang=de>a <i lang=''>b</i>") == ["a |de", "b|italic"])
    }

    @Test("Underlines continue through inline content, whatever its style")
    func lineGoesOn() throws {
        #expect(
            try looks(
                "<u>a<span style='text-decoration: none'>b</span></u><u style='text-decoration:none'>c</u>")
                == ["ab|underline", "c"])
    }

    @Test("Only links to harmless schemes are kept")
    func links() throws {
        #expect(
            try looks(
                "<a href='https://a.b/c?d&amp;e'>a</a> <a href='mailto:a@b.c'>b</a> <a href='TEL:1'>c</a>")
                == ["a|<https://a.b/c?d&e>", " ", "b|<mailto:a@b.c>", " ", "c|<TEL:1>"])
        for address in [
            "javascript:alert(1)", " java\nscript:x()", "file:///etc/passwd", "data:text/html,x", "x.html",
            "#x", "",
        ] {
            #expect(try looks("<a href=\"\(address)\">a</a>") == ["a"])
        }
    }

    @Test("Style sheet rules for elements and classes apply by specificity")
    func sheets() throws {
        let html = """
            <style><!-- /* c { } */ @import "x"; @media print { p { color: red } } @page { margin: 1cm }
            p, li { color: #111111 } .x { color: #222222; font-weight: bold } p.x { color: #333333 }
            p b { color: red } a:link { color: red } #id { color: red } --></style>
            <p>a</p><div class="y x">b</div><p class=x>c</p><p class=x style="color:#444444">d</p>
            """
        #expect(
            try looks(html) == [
                "a\n|#111111", "b\n|bold #222222", "c\n|bold #333333", "d|bold #444444",
            ])
    }

    @Test("Text that already looks like its context gets no font")
    func environment() throws {
        var environment = EnvironmentValues()
        environment.font = .title
        let text = try AttributedString(
            html: "<p>a<b>b</b><span style='font-size:28px'>c</span></p>", in: environment)
        #expect(text.runs.map(\.font) == [nil, Font.title.bold(), nil])
    }

    @Test("Styles equal to the default add no attributes")
    func anyway() throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        func looks(_ html: String) throws -> [String] {
            Looks.of(try AttributedString(html: html, in: environment), in: environment)
        }
        #expect(try looks("<p dir=ltr lang=en-US>a<i lang=EN>b</i></p>") == ["a", "b|italic"])
        #expect(try looks("<p lang=en-GB>a</p><p lang=en-USA>b</p>") == ["a\n|en-GB", "b|en-USA"])
        #expect(try looks("<p dir=rtl>א1</p><p dir=ltr>1</p><p dir=ltr>א") == ["א1\n1\n", "א|ltr"])
        #expect(try looks("<p dir=rtl>1</p><pre dir=ltr>a\nא</pre>") == ["1\n|rtl", "a\nא|ltr"])
        environment.layoutDirection = .rightToLeft
        #expect(try looks("<p dir=rtl>1</p><p dir=ltr>1</p>") == ["1\n", "1|ltr"])
    }

    // MARK: Blocks

    @Test("Headings, lists, quotations and code become presentation intents")
    func intents() throws {
        #expect(
            try blocks("<h2>a</h2><p>b</p><blockquote><p>c</p></blockquote><pre>d\ne</pre><hr>f") == [
                "a\n|header 2", "b\n|nothing", "c\n|paragraph in blockQuote", "d\ne\n|codeBlock",
                "\u{2E3B}\n|thematicBreak", "f|nothing",
            ])
        #expect(
            try blocks("<ol start=3><li>a<ul><li><p>b</p></ul><li value=9>c</ol>") == [
                "a\n|paragraph in listItem 3 in orderedList",
                "b\n|paragraph in listItem 1 in unorderedList in listItem 3 in orderedList",
                "c|paragraph in listItem 9 in orderedList",
            ])
    }

    @Test("A list directly inside another belongs to the previous item, or to a new one")
    func nestedLists() throws {
        #expect(
            try blocks("<ul><li>a</li><ul><li>b</li><li>c</li></ul><li>d</li></ul>") == [
                "a\n|paragraph in listItem 1 in unorderedList",
                "b\n|paragraph in listItem 1 in unorderedList in listItem 1 in unorderedList",
                "c\n|paragraph in listItem 2 in unorderedList in listItem 1 in unorderedList",
                "d|paragraph in listItem 2 in unorderedList",
            ])
        #expect(
            try blocks("<ol start=4><li>a</li><ol><li>b</li></ol><li>c</li></ol>") == [
                "a\n|paragraph in listItem 4 in orderedList",
                "b\n|paragraph in listItem 1 in orderedList in listItem 4 in orderedList",
                "c|paragraph in listItem 5 in orderedList",
            ])
        let first = try blocks("<ol><ol><li>a</li></ol><li>b</li></ol>")
        #expect(
            first == [
                "a\n|paragraph in listItem 1 in orderedList in listItem 1 in orderedList",
                "b|paragraph in listItem 2 in orderedList",
            ])
        let mixed = try blocks(
            "<UL class=x><li>a</li><ol><li>b</li><ul\n><li>c</li></ul></ol><li>d</li></UL><ol><ul><li>e</ul></ol>"
        )
        #expect(
            mixed == [
                "a\n|paragraph in listItem 1 in unorderedList",
                "b\n|paragraph in listItem 1 in orderedList in listItem 1 in unorderedList",
                "c\n|paragraph in listItem 1 in unorderedList in listItem 1 in orderedList in listItem 1 in unorderedList",
                "d\n|paragraph in listItem 2 in unorderedList",
                "e|paragraph in listItem 1 in unorderedList in listItem 1 in orderedList",
            ])
        #expect(
            try looks("<style>ul { color: #111111 }</style><ul><li>a</ul><ulx>b") == ["a\n|#111111", "b"])
        // The inner list hangs on the very item.
        let text = try AttributedString(html: "<ul><li>a</li><ul><li>b</li></ul></ul>")
        let items = text.runs.compactMap { $0.presentationIntent?.components.dropLast().last?.identity }
        #expect(items.count == 2 && items[0] == items[1])
    }

    @Test("Malformed markup is read as browsers read it")
    func mistakes() throws {
        #expect(try looks("<b><p>1</b>2</p>") == ["1|bold", "2"])
        #expect(try looks("<p><b>1<p>2") == ["1\n2|bold"])
        #expect(try words("a</br>b") == "a\u{2028}b")
        #expect(try words("<![if !supportLists]>a<![endif]>") == "a")
        #expect(try words("&#146;&check; &copy 2024") == "’✓ © 2024")
        #expect(try words("<table>a<tr><td>b</table>c") == "a\nb\nc")
    }

    @Test("Zero-size text is hidden, and sized text inside it is shown")
    func noSize() throws {
        #expect(try words("<div style='font-size:0'>a<span style='font-size:12px'>b</span> c</div>") == "b")
        #expect(
            try words("<table style='font-size:0px'><tr><td style='font-size:14px'>a</td> <td>b") == "a\t")
        #expect(
            try words("<p style='font:0/0 a'>a<b style='font-size:2em'>b</b><i style='font-size:1rem'>c</i>")
                == "c")
        #expect(try words("<div style='font-size:0'><h1>a</h1><small>b</small></div>c") == "c")
    }

    @Test(
        "CSS white-space modes are followed",
        arguments: [
            ("white-space-collapse: preserve", " a  b\nc"), ("white-space-collapse: collapse", "a b c"),
            ("white-space-collapse: preserve-breaks", "a b\u{2028}c"),
            ("white-space-collapse: preserve-spaces", " a  b c"),
            ("white-space-collapse: break-spaces", " a  b\nc"), ("white-space: preserve nowrap", " a  b\nc"),
            ("white-space: nowrap", "a b c"), ("white-space: pre; white-space: nonsense", " a  b\nc"),
            ("white-space: pre; white-space: inherit", "a b c"), ("text-wrap-mode: nowrap", "a b c"),
            ("white-space: -moz-pre-wrap", " a  b\nc"),
        ])
    func whiteSpace(_ css: String, _ words: String) throws {
        #expect(try self.words("<div style='\(css)'> a  b\nc</div>") == words)
    }

    @Test("Each kind of line ending is one line break in preformatted text")
    func lineEnds() throws {
        #expect(try words("<pre>a\rb\r\nc\n\rd</pre>") == "a\nb\nc\n\nd")
        #expect(try words("<pre>a&#13;b&#10;c</pre>") == "a b\nc")
        #expect(try words("<div style='white-space:pre-line'>a\r\rb</div>") == "a\u{2028}\u{2028}b")
    }

    @Test(
        "Each property's values may be inherited or set by keyword",
        arguments: [
            ("color: inherit", "#ff0000 bold"), ("color: initial", "bold"), ("color: unset", "#ff0000 bold"),
            ("font-weight: initial", "#ff0000"), ("font-weight: inherit", "#ff0000"),
            ("font-weight: unset", "#ff0000"), ("font-weight: normal; font-weight: revert", "bold #ff0000"),
            ("font: inherit", "#ff0000"), ("font-size: 30px; font-size: inherit", "bold #ff0000"),
            ("all: unset", "#ff0000"), ("color: blue; all: revert", "bold #ff0000"), ("all: initial", ""),
            ("color: red; color: var(--x)", "bold #ff0000"), ("color: INHERIT", "bold #ff0000"),
            ("all: initial; color: blue", "#0000ff"), ("color: revert-layer", "bold #ff0000"),
        ])
    func keywords(_ css: String, _ look: String) throws {
        let found = try looks("<div style='color: red'><b style='\(css)'>a</b></div>")
        #expect(
            Set(found[0].dropFirst(2).split(separator: " ")) == Set(look.split(separator: " ")), "\(found)")
    }

    @Test("Unset properties show the background, and lines continue")
    func resetLooks() throws {
        #expect(
            try looks("<mark>a</mark><mark style='background: initial'>b</mark>") == ["a|on #ffff00", "b"])
        #expect(try looks("<mark style='background: transparent'>b</mark>") == ["b"])
        #expect(
            try looks("<u style='text-decoration: initial'>a</u><u style='text-decoration: revert'>b</u>")
                == ["a", "b|underline"])
        #expect(try looks("<u style='text-decoration: underline; text-decoration: none'>a</u>") == ["a"])
        #expect(try looks("<sup style='vertical-align: unset; font-size: inherit'>a</sup>") == ["a"])
        #expect(try words("<p style='display: revert'>a</p><p style='display: initial'>b</p>c") == "a\nbc")
        #expect(
            try words("<div style='visibility: hidden'>a<b style='visibility: initial'>b</b></div>") == "b")
    }

    @Test("CSS comments are skipped, and comment marks in strings and URLs are not comments")
    func comments() throws {
        #expect(
            try looks("<b style='/* x */color/**/:/* ; */red/* &#39; */;font-style:italic'>a</b>") == [
                "a|bold italic #ff0000"
            ])
        #expect(try looks("<i style='background: url(a/*b) ; color: red'>a</i>") == ["a|italic #ff0000"])
        #expect(try looks("<i style='font-family: \"/*\"; color: red'>a</i>") == ["a|/* italic #ff0000"])
        #expect(try looks("<i style='color: red; /* font-weight: bold'>a</i>") == ["a|italic #ff0000"])
        let sheet =
            "<style>/* } */ b { content: '/*}'; color/**/: red } @import 'a{'; i { color: /*x*/ blue }</style>"
        #expect(try looks(sheet + "<b>a</b><i>b</i>") == ["a|bold #ff0000", "b|italic #0000ff"])
    }

    @Test(
        "Modern color notations are read and mapped to the display gamut",
        arguments: [
            ("oklch(0.628 0.2577 29.23)", "#ff0000"), ("oklch(62.8% 64.4% 29.23deg)", "#ff0000"),
            ("oklab(1 0 0)", "#ffffff"), ("oklab(0.452 -0.0324 -0.3115)", "#0000ff"),
            ("lab(100 0 0)", "#ffffff"),
            ("lab(54.29 80.8 69.89)", "#ff0000"), ("lch(54.29 106.84 40.86)", "#ff0000"),
            ("lch(0% none none)", "#000000"),
            ("hwb(120 0% 0%)", "#00ff00"), ("hwb(0 50% 50% / 0.5)", "rgba(128, 128, 128, 0.5)"),
            ("hwb(90deg 80% 80%)", "#808080"), ("color(srgb 1 0 0)", "#ff0000"),
            ("color(srgb 100% 50% none / 50%)", "rgba(255, 128, 0, 0.5)"),
            ("color(srgb-linear 0.2159 0.2159 0.2159)", "#808080"), ("color(display-p3 1 1 1)", "#ffffff"),
            ("color(display-p3 0.5 0.5 0.5)", "#808080"), ("color(display-p3 1 0 0)", "#ff0000"),
            ("color(xyz 0.9505 1 1.089)", "#ffffff"), ("color(xyz-d50 0.9643 1 0.8251)", "#ffffff"),
            ("color(rec2020 1 1 1)", "#ffffff"), ("color(a98-rgb 0 0 0)", "#000000"),
            ("color(prophoto-rgb 1 1 1)", "#ffffff"),
            ("hsl(0.5turn 100% 50%)", "#00ffff"), ("hsl(200grad 100 50)", "#00ffff"),
            ("rgb(none 255 0)", "#00ff00"),
            ("color-mix(in srgb, red, blue)", "#800080"),
            ("color-mix(in srgb, red 25%, rgb(0 0 255))", "#4000bf"),
            ("color-mix(in oklab, white, black)", "#636363"), ("light-dark(red, blue)", "#ff0000"),
            ("OKLCH(0.628 0.2577 29.23)", "#ff0000"),
        ])
    func newerColors(_ written: String, _ read: String) throws {
        #expect(try looks("<span style='color: \(written)'>a</span>") == ["a|\(read)"])
    }

    @Test(
        "Invalid modern colors are rejected, too",
        arguments: [
            "oklch(1)", "lab(1,2,3)", "color(nonsense 1 0 0)", "color(srgb 1 0)", "color-mix(in srgb, red)",
            "hwb(a b c)", "color-mix(in srgb, red 0%, blue 0%)",
        ])
    func noNewerColors(_ written: String) throws {
        #expect(try looks("<span style='color: \(written)'>a</span>") == ["a"])
    }

    // MARK: What programs write

    @Test("Lists from Word")
    func wordLists() throws {
        func item(_ mark: String, _ level: Int, _ words: String, isComment: Bool = false) -> String {
            let (start, end) =
                isComment
                ? ("<!--[if !supportLists]-->", "<!--[endif]-->") : ("<![if !supportLists]>", "<![endif]>")
            let ignored = isComment ? "" : "mso-list:Ignore"
            return """
                <p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level\(level) lfo1'>\(start)<span
                style='font-family:Symbol'><span style='\(ignored)'>\(mark)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
                </span></span></span>\(end)\(words)<o:p></o:p></p>

                """
        }
        let bullets =
            item("·", 1, "a") + item("o", 2, "<b>b</b>") + item("·", 1, "c") + "<p class=MsoNormal>d</p>"
        let read = [
            "a\n|paragraph in listItem 1 in unorderedList",
            "b\n|paragraph in listItem 1 in unorderedList in listItem 1 in unorderedList",
            "c\n|paragraph in listItem 2 in unorderedList", "d|nothing",
        ]
        #expect(try blocks(bullets) == read)
        let old = item("·", 1, "a", isComment: true) + item("o", 2, "b", isComment: true)
        #expect(try blocks(old + item("·", 1, "c", isComment: true) + "<p>d") == read)
        let numbers = item("3.", 1, "a") + item("a)", 2, "b") + item("(iv)", 2, "c") + item("4.", 1, "d")
        #expect(
            try blocks(numbers) == [
                "a\n|paragraph in listItem 3 in orderedList",
                "b\n|paragraph in listItem 1 in orderedList in listItem 3 in orderedList",
                "c\n|paragraph in listItem 2 in orderedList in listItem 3 in orderedList",
                "d|paragraph in listItem 4 in orderedList",
            ])
        // A missing marker, and blocks that are not lists.
        #expect(
            try blocks("<p style='mso-list:l1 level1 lfo2'>a") == [
                "a|paragraph in listItem 1 in unorderedList"
            ])
        #expect(try blocks("<p style='mso-list:none'>a") == ["a|nothing"])
        #expect(
            try blocks("<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1. </span>a</h1>")
                == ["1. a|header 1"])
        #expect(
            try blocks("<ol><li style='mso-list:l0 level1 lfo1'>a</ol>") == [
                "a|paragraph in listItem 1 in orderedList"
            ])
    }

    @Test("Documents from LibreOffice")
    func libreOffice() throws {
        let html = """
            <!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/>
            <title></title><meta name="generator" content="LibreOffice 7.4 (Linux)"/>
            <style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm }
            p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
            <body lang="en-GB" link="#000080" dir="ltr">
            <p style="line-height: 100%; margin-bottom: 0cm">Plain <b>bold</b>
            <font color="#c9211e"><font face="Liberation Sans, sans-serif"><font size="4" style="font-size: 14pt"><i>red</i></font></font></font></p>
            <ul><li><p>one</p></li></ul></body></html>
            """
        #expect(
            try looks(html) == [
                "Plain |en-GB", "bold|bold en-GB", " |en-GB",
                "red\n|Liberation Sans 18.7px italic #c9211e en-GB", "one|en-GB line ×1.15",
            ])
    }

    @Test("Documents from Firefox, in UTF-16")
    func firefox() throws {
        let html =
            "<html><body>\n<!--StartFragment--><p>Grüße <a href=\"https://a.b/\">von</a></p><!--EndFragment-->\n</body></html>"
        for mark in [true, false] {
            var data = Data(mark ? [0xFF, 0xFE] : [])
            for unit in html.utf16 { data.append(contentsOf: [UInt8(unit & 0xFF), UInt8(unit >> 8)]) }
            #expect(Looks.of(try AttributedString(html: data)) == ["Grüße ", "von|<https://a.b/>"])
        }
        var data = Data([0xFE, 0xFF])
        for unit in html.utf16 { data.append(contentsOf: [UInt8(unit >> 8), UInt8(unit & 0xFF)]) }
        #expect(Looks.of(try AttributedString(html: data)).first == "Grüße ")
    }

    @Test("Documents from Chromium")
    func chromium() throws {
        let html = """
            <meta charset='utf-8'><span style="color: rgb(32, 33, 34); font-family: sans-serif; font-size: 14px; font-style: normal; font-variant-ligatures: normal; font-weight: 400; letter-spacing: normal; text-align: start; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; display: inline !important; float: none;">some<span>&nbsp;</span></span><b style="color: rgb(32, 33, 34); font-size: 14px;">words</b>
            """
        #expect(try looks(html) == ["some\u{A0}|14.0px #202122 on #ffffff", "words|14.0px bold #202122"])
    }

    @Test("Documents from Word")
    func word() throws {
        let html = """
            <html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style>
            <!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
            span.Quote1 {mso-style-name:Quote; font-style:italic;} --></style></head><body lang=EN-US>
            <!--StartFragment--><p class=MsoNormal>One<span class=Quote1> two</span><o:p></o:p></p>
            <p class=MsoNormal><span style='mso-tab-count:1'>            </span><u style='text-underline:dot-dash'>x</u></p>
            <!--EndFragment--></body></html>
            """
        #expect(
            try looks(html) == [
                "One|Calibri 14.7px EN-US", " two\n|Calibri 14.7px italic EN-US",
                "\t|Calibri 14.7px EN-US", "x|Calibri 14.7px underline dashDot EN-US",
            ])
    }

    @Test("Documents from Google Docs")
    func googleDocs() throws {
        let html = """
            <meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">a  b </span><a href="https://a.b" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">l</span></a></p></b>
            """
        #expect(
            try looks(html) == [
                "a  b |Arial 14.7px #000000 line ×1.38",
                "l|14.7px #1155cc underline <https://a.b> line ×1.38",
            ])
    }

    @Test("Documents from TextEdit and Qt, with style sheets and empty lines")
    func textEdit() throws {
        let html = """
            <style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Helvetica} span.s1 {font: 18.0px Helvetica}</style>
            <p class="p1">a<span class="s1">b</span></p>
            <p style="-qt-paragraph-type:empty; margin:0px;"><br /></p><p class="p1">c</p>
            """
        #expect(
            try looks(html) == [
                "a|Helvetica 12.0px", "b\n|Helvetica 18.0px", "\n", "c|Helvetica 12.0px",
            ])
    }

    @Test("The encoding comes from the byte order mark, the document, or is UTF-8")
    func encodings() throws {
        func words(_ bytes: [UInt8]) throws -> String {
            String(try AttributedString(html: Data(bytes)).characters)
        }
        #expect(try words([0xEF, 0xBB, 0xBF] + Array("é".utf8)) == "é")
        #expect(try words(Array("é".utf8)) == "é")
        #expect(try words(Array("<meta charset=windows-1252>".utf8) + [0xE9, 0x80]) == "é€")
        #expect(
            try words(
                Array("<meta http-equiv=Content-Type content=\"text/html; charset=Shift_JIS\">".utf8) + [
                    0x83, 0x41,
                ]) == "ア")
        #expect(try words(Array("<meta charset=nonsense>".utf8) + Array("é".utf8)) == "é")
        #expect(try words([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
        #expect(try words([]) == "")
    }

    @Test(
        "Encoding labels mean what the Encoding Standard says",
        arguments: [
            ("iso-8859-1", [0x80, 0x92], "€’"), ("ascii", [0x80], "€"), ("latin1", [0x93], "“"),
            ("us-ascii", [0x80], "€"),
            ("gb2312", [0x81, 0x40, 0x80], "丂€"), ("x-gbk", [0x81, 0x40], "丂"),
            ("gb18030", [0x81, 0x30, 0x81, 0x30], "\u{80}"),
            ("euc-kr", [0x81, 0x41], "갂"), ("ks_c_5601-1987", [0x81, 0x41], "갂"),
            ("iso-8859-9", [0x80, 0xF0], "€ğ"),
            ("shift_jis", [0x87, 0x40], "①"), ("sjis", [0xFA, 0x54], "￢"), ("big5", [0xA4, 0xA4], "中"),
            ("euc-jp", [0xA4, 0xA2], "あ"),
            ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], "あ"),
            ("koi8-r", [0xC1], "а"), ("koi8-u", [0xA4], "є"), ("tis-620", [0xA1, 0x85], "ก…"),
            ("iso-8859-11", [0xA1], "ก"),
            ("iso-8859-15", [0xA4], "€"), ("iso-8859-16", [0xA1, 0xFF], "Ąÿ"), ("iso-8859-10", [0xA1], "Ą"),
            ("iso-8859-14", [0xA1], "Ḃ"),
            ("iso-8859-13", [0xA1], "”"), ("iso-8859-8-i", [0xE0], "א"), ("logical", [0xE0], "א"),
            ("greek", [0xC1], "Α"),
            ("iso-8859-2", [0xA1], "Ą"), ("iso-8859-3", [0xA1], "Ħ"), ("iso-8859-4", [0xA1], "Ą"),
            ("cyrillic", [0xD0], "а"), ("arabic", [0xC7], "ا"),
            ("windows-1250", [0xA5], "Ą"), ("cp1251", [0xE0], "а"), ("windows-1253", [0xC1], "Α"),
            ("windows-1255", [0xE0], "א"),
            ("windows-1256", [0xC7], "ا"), ("windows-1257", [0xC0], "Ą"), ("windows-1258", [0xD0], "Đ"),
            ("macintosh", [0x8E], "é"),
            ("x-mac-cyrillic", [0x80], "А"), ("ibm866", [0x80], "А"), ("x-user-defined", [0x80], "€"),
            ("utf-16", [0xC3, 0xA9], "é"),
            ("utf-16be", [0xC3, 0xA9], "é"), ("UTF8", [0xC3, 0xA9], "é"), (" ISO-8859-1 ", [0x80], "€"),
            ("hz-gb-2312", [0x41], "\u{FFFD}"),
        ] as [(String, [UInt8], String)])
    func labels(_ label: String, _ bytes: [UInt8], _ read: String) throws {
        let data = Data(Array("<meta charset=\"\(label)\">".utf8) + bytes)
        #expect(String(try AttributedString(html: data).characters) == read)
    }

    @Test("Only a meta element near the start of a document names its encoding")
    func metaElements() throws {
        func words(_ start: String) throws -> String {
            String(try AttributedString(html: Data(Array(start.utf8) + [0xE9])).characters)
        }
        for start in [
            "<META CHARSET='latin1'>", "<meta name=x charset = latin1 />",
            "<!-- <meta charset=koi8-r> --><meta charset=latin1>",
            "<meta content='text/html; charset=latin1' http-equiv=Content-Type>",
            "<meta http-equiv=content-type content='charset=\"latin1\"; x'>",
            "<title><meta charset=latin1></title>", "<?xml version='1.0' encoding='iso-8859-1'?>",
            "<meta charset=nonsense><meta charset=latin1>",
        ] { #expect(try words(start).hasSuffix("é"), "\(start)") }
        for start in [
            "<!-- <meta charset=latin1> -->", "<meta name=description content='charset=latin1'>",
            "<a title='<meta charset=latin1>'>",
            "<meta content='text/html; charset=latin1'>", "<p>charset=latin1",
            String(repeating: " ", count: 1024) + "<meta charset=latin1>",
        ] { #expect(try words(start).hasSuffix("\u{FFFD}"), "\(start)") }
        let marked = Data([0xEF, 0xBB, 0xBF] + Array("<meta charset=latin1>é".utf8))
        #expect(String(try AttributedString(html: marked).characters) == "é")
    }
}
