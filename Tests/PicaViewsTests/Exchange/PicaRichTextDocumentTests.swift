import Foundation
import PicaGraph
import PicaTesting
import PicaUI
import Testing

/// Documents of other programs are edited, and nothing else in them changes.
@MainActor @Suite struct PicaRichTextDocumentTests {
    init() throws { _ = try mount { EmptyView() } }

    private nonisolated static let html = """
        <!DOCTYPE html>\r
        <HTML lang=en><head><title>The first title</title>\r
        <style>p.lead { color: #cc0000 } /* first */</style><script>if (1 < 2) first()</script></head>\r
        <body class='page'><!-- first -->\r
        <h1 id=top>The <em>first</em> words</h1>\r
        <p class="lead" data-x="1">A &ldquo;red&rdquo; paragraph &amp; a <a href="https://example.org/?a=1&amp;b=2">link</a>,\r
           over two lines.</p>\r
        <ul><li>one<li>two</ul>\r
        <table border=1><tr><td>cell</td><td>other</td></tr></table>\r
        <form action="/go"><input name=q value="first"></form><img src="a.png" alt="first">\r
        <p>The last <b>bold</b> words.</P>\r
        </body></HTML>\r

        """

    private nonisolated static let markdown = """
        ---
        title: first
        ---

        First title
        ===========

        * one
        * two

        Some *soft* and __loud__ words with `code`, a [link][1] and a footnote[^1].
        The second line\\
        and a break.

        <div class="x">kept</div>

        [^1]: The note.

        [1]: https://example.org "Title"

        """

    private nonisolated static let rtf = #"""
        {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}{\f1\froman Times;}}
        {\colortbl ;\red204\green0\blue0;}{\*\generator Other 1.0;}{\info{\title The first title}}
        {\header first}\viewkind4\uc1\pard\sa200\f0\fs24 The \cf1 first\cf0  words, \b bold\b0  and caf\'e9.\par
        \pard\li720\f1 A second \u8220?paragraph\u8221?.\par
        \trowd\cellx1000\cellx2000\intbl cell\cell other\cell\row
        \pard The last words.\par
        }
        """#

    private func document(_ source: String, _ format: PicaRichTextDocument.Format) throws
        -> PicaRichTextDocument
    {
        try PicaRichTextDocument(Data(source.utf8), format: format)
    }

    /// The text with some words replaced, as they are when they are typed: the letters that differ alone, which look as
    /// those that they replace or follow.
    private func edited(_ text: AttributedString, _ words: String, _ other: String) throws -> AttributedString
    {
        var text = text
        let range = try #require(text.range(of: words), "no “\(words)” in “\(String(text.characters))”")
        let start = zip(words, other).prefix { $0 == $1 }.count
        let rest = zip(words.dropFirst(start).reversed(), other.dropFirst(start).reversed())
        let end = rest.prefix { $0 == $1 }.count
        let characters = text.characters
        let lower = characters.index(range.lowerBound, offsetBy: start)
        let upper = characters.index(range.upperBound, offsetBy: -end)
        let before = lower > text.startIndex ? characters.index(before: lower) : lower
        let model = lower < upper || characters[before] == "\n" ? lower : before
        let attributes = text.runs[model].attributes
        let typed = String(other.dropFirst(start).dropLast(end))
        text.replaceSubrange(lower..<upper, with: AttributedString(typed, attributes: attributes))
        return text
    }

    @Test(
        "An unedited document is written byte for byte",
        arguments: [(html, PicaRichTextDocument.Format.html), (markdown, .markdown), (rtf, .rtf)])
    func unedited(source: String, format: PicaRichTextDocument.Format) throws {
        var document = try document(source, format)
        try write(document.text, into: &document)
        #expect(document.data == Data(source.utf8))
    }

    /// The format's description of a text.
    private func said(_ text: AttributedString, _ format: PicaRichTextDocument.Format) -> String {
        switch format {
        case .html: text.html()
        case .rtf: String(decoding: text.rtf(), as: UTF8.self)
        case .markdown: text.markdown()
        }
    }

    private func write(
        _ text: AttributedString, into document: inout PicaRichTextDocument,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let isWritten = document.write(text)
        #expect(isWritten, "\(String(text.characters))", sourceLocation: location)
    }

    struct Edit: CustomTestStringConvertible, Sendable {
        let words, other: String
        /// The resulting source.
        let source, newSource: String
        var testDescription: String { "\(words) → \(other)" }

        init(_ words: String, _ other: String, in source: String? = nil, _ newSource: String? = nil) {
            (self.words, self.other) = (words, other)
            self.source = source ?? words
            self.newSource = newSource ?? other
        }
    }

    private func check(_ edit: Edit, in source: String, _ format: PicaRichTextDocument.Format) throws {
        var document = try document(source, format)
        let text = try edited(document.text, edit.words, edit.other)
        try write(text, into: &document)
        let range = try #require(source.range(of: edit.source))
        #expect(
            String(decoding: document.data, as: UTF8.self)
                == source.replacingCharacters(in: range, with: edit.newSource))
        let again = try PicaRichTextDocument(document.data, format: format)
        #expect(String(again.text.characters) == String(text.characters))
    }

    @Test(
        "An HTML edit changes only the edited characters' bytes",
        arguments: [
            Edit("first words", "fiirst words", in: "<em>first</em>", "<em>fiirst</em>"),
            Edit("red", "blue"), Edit("paragraph &", "para &", in: "paragraph &amp;", "para &amp;"),
            Edit(" & a", " < a", in: " &amp; a", " &lt; a"), Edit("link", "links", in: ">link<", ">links<"),
            Edit("two lines.", "two lines, né.", in: "lines.", "lines, né."), Edit("lines.", "lines.!"),
            Edit("one", "1", in: "<li>one", "<li>1"), Edit("cell", "cells", in: "<td>cell<", "<td>cells<"),
            Edit("The last ", "A last ", in: "<p>The last", "<p>A last"),
            Edit("bold words", "bod words", in: ">bold<", ">bod<"),
            Edit("words.", "words. More.", in: "words.</P>", "words. More.</P>"),
            Edit(" words.", ".", in: " words.</P>", ".</P>"),
        ])
    func html(edit: Edit) throws { try check(edit, in: Self.html, .html) }

    @Test(
        "A Markdown edit changes only the edited characters' bytes",
        arguments: [
            Edit("First title", "First titles", in: "First title\n", "First titles\n"), Edit("two", "2"),
            Edit("one", "ones", in: "* one", "* ones"),
            Edit("soft", "very soft", in: "*soft*", "very *soft*"), Edit("loud", "lud"),
            Edit("code", "codes"),
            Edit("link", "links", in: "[link]", "[links]"),
            Edit("second", "2nd"), Edit("break.", "break. *", in: "break.", "break. *"),
            Edit("Some", "1 < 2 & Some"), Edit("words with", "words, with"),
            Edit("Some ", "", in: "Some ", ""),
        ])
    func markdown(edit: Edit) throws { try check(edit, in: Self.markdown, .markdown) }

    @Test("Markdown line endings are preserved")
    func markdownLineEnds() throws {
        let source = Self.markdown.replacing("\n", with: "\r\n")
        try check(Edit("second", "2nd"), in: source, .markdown)
        try check(Edit("two", "two and a half", in: "* two", "* two and a half"), in: source, .markdown)
    }

    @Test(
        "An RTF edit changes only the edited characters' bytes",
        arguments: [
            Edit("first words", "1st words", in: "\\cf1 first", "\\cf1 1st"),
            Edit("bold and", "bald and", in: "\\b bold", "\\b bald"),
            Edit("café", "cafe", in: "caf\\'e9", "cafe"),
            Edit("words, ", "words – ", in: "words, ", "words \\u8211? "),
            Edit("“paragraph", "“pair", in: "?paragraph", "?pair"),
            Edit("cell", "cells", in: "intbl cell", "intbl cells"),
            Edit("last", "la{st", in: "last", "la\\{st"),
            Edit("The last", "T last", in: "The last", "T last"),
        ])
    func rtf(edit: Edit) throws { try check(edit, in: Self.rtf, .rtf) }

    @Test("An RTF field's result is editable text, however it is marked")
    func fields() throws {
        let source =
            #"{\rtf1 To {\field{\*\fldinst {\fs24 HYPERLINK "https://example.org"}}{\*\fldrslt{\fs24 a page}}}{\fs24 ...}}"#
        try check(Edit("page", "pages"), in: source, .rtf)
        try check(Edit("...", ".. ."), in: source, .rtf)
    }

    @Test("Of repeated words only the edited ones change")
    func repeated() throws {
        let line = "<p class=a>The same words.</p>\n"
        let source = "<title>The same words.</title>" + String(repeating: line, count: 30)
        var document = try document(source, .html)
        var text = document.text
        let lines = text.characters.indices.filter {
            text.characters[$0] == "s" && text.characters[text.characters.index(after: $0)] == "a"
        }
        let place = lines[17]
        let attributes = text[place..<text.characters.index(after: place)].runs.first!.attributes
        text.insert(AttributedString("x", attributes: attributes), at: place)
        try write(text, into: &document)
        let rows = String(decoding: document.data, as: UTF8.self).split(separator: "\n")
        #expect(rows.indices.filter { rows[$0].contains("xsame") } == [17])
    }

    @Test("Formatting is written where it was added and removed where it was removed")
    func looks() throws {
        var page = try document(Self.html, .html)
        var text = page.text
        text[try #require(text.range(of: "paragraph"))].font = .body.bold()
        try write(text, into: &page)
        #expect(
            String(decoding: page.data, as: UTF8.self)
                == Self.html.replacing(" paragraph &amp;", with: " <b>paragraph</b> &amp;"))
        text[try #require(text.range(of: "bold"))].font = nil
        try write(text, into: &page)
        #expect(String(decoding: page.data, as: UTF8.self).contains("The last bold words.</P>\r\n"))
        var notes = try document(Self.markdown, .markdown)
        text = notes.text
        text[try #require(text.range(of: "words"))].inlinePresentationIntent = .stronglyEmphasized
        try write(text, into: &notes)
        #expect(
            String(decoding: notes.data, as: UTF8.self)
                == Self.markdown.replacing("__loud__ words", with: "__loud__ **words**"))
        var letter = try document(Self.rtf, .rtf)
        text = letter.text
        let last = try #require(text.range(of: "last"))
        text[last].font = text[last].font?.bold()
        try write(text, into: &letter)
        #expect(
            String(decoding: letter.data, as: UTF8.self)
                == Self.rtf.replacing("The last", with: "The {\\b last}"))
    }

    @Test("Paragraphs are split, joined and removed in place")
    func paragraphs() throws {
        func check(
            _ source: String, _ format: PicaRichTextDocument.Format, _ words: String, _ other: String,
            _ result: String
        ) throws {
            var document = try document(source, format)
            try write(try edited(document.text, words, other), into: &document)
            #expect(String(decoding: document.data, as: UTF8.self) == result)
        }
        let page = "<title>t</title><p class=x>One two.</p>\n<p>Three.</p><!-- end -->"
        try check(
            page, .html, "One ", "One\n",
            "<title>t</title><p class=x>One</p>\n<p class=x>two.</p>\n<p>Three.</p><!-- end -->")
        try check(
            "{\\rtf1{\\info{\\title t}}One two.\\par Three.}", .rtf, "One ", "One\n",
            "{\\rtf1{\\info{\\title t}}One\\par\ntwo.\\par Three.}")
        try check(
            "{\\rtf1{\\info{\\title t}}One\\par two.\\par Three.}", .rtf, "One\n", "One ",
            "{\\rtf1{\\info{\\title t}}One two.\\par Three.}")
    }

    @Test("Several edits are written at once")
    func severalPlaces() throws {
        var document = try document(Self.html, .html)
        var text = try edited(document.text, "red", "blue")
        text = try edited(text, "last", "final")
        text = try edited(text, "cell", "box")
        try write(text, into: &document)
        #expect(
            String(decoding: document.data, as: UTF8.self)
                == Self.html.replacing("&ldquo;red", with: "&ldquo;blue").replacing(
                    "The last <b>", with: "The final <b>"
                )
                .replacing("<td>cell", with: "<td>box"))
    }

    @Test("Other encodings are kept, and unsupported characters become escapes")
    func encodings() throws {
        let source = "<meta charset=windows-1252><title>é</title><p>Un café “noir”.</p>"
        let data = try #require(source.data(using: .windowsCP1252))
        var document = try PicaRichTextDocument(data, format: .html)
        try write(try edited(document.text, "noir", "crème, 茶"), into: &document)
        #expect(
            document.data == source.replacing("noir", with: "crème, &#x8336;").data(using: .windowsCP1252))
    }

    @Test(
        "Hidden content is not lost with deleted or rewritten text",
        arguments: [
            ("<p>one <img src=a.png>two<!-- kept --> three</p>", PicaRichTextDocument.Format.html),
            ("<p>one <a name=here></a>two <input>three</p>", .html),
            ("<!-- kept -->\n\none two three[^1]\n\n[^1]: kept\n", .markdown),
            (#"{\rtf1 one {\pict\pngblip 00}two {\*\bkmkstart here}{\*\bkmkend here}three\par}"#, .rtf),
        ])
    func hiddenParts(source: String, format: PicaRichTextDocument.Format) throws {
        for words in ["one ", "two", "three"] {
            for other in ["", "four"] {
                var document = try document(source, format)
                let before = document.data
                guard let range = document.text.range(of: words) else { continue }
                var text = document.text
                // From the words to the end of what the text has.
                let end = text.characters[range.lowerBound...].firstIndex { $0.isNewline } ?? text.endIndex
                text.replaceSubrange(range.lowerBound..<end, with: AttributedString(other))
                let isWritten = document.write(text)
                let after = String(decoding: document.data, as: UTF8.self)
                if !isWritten { #expect(document.data == before) }
                for part in [
                    "<img src=a.png>", "<!-- kept -->", "name=here", "<input>", "a.png", "\\pict",
                    "bkmkstart",
                ]
                where source.contains(part) {
                    #expect(after.contains(part), "\(words) → \(other)")
                }
            }
        }
    }

    @Test("A document that cannot be preserved is left as it was")
    func impossible() throws {
        var document = try document(Self.rtf, .rtf)
        let before = document.data
        var text = document.text
        // RTF has a table of colors, in which there is no such one.
        text[try #require(text.range(of: "words"))].foregroundColor = .purple
        let isWritten = document.write(text)
        #expect(!isWritten)
        #expect(document.data == before)
    }

    @Test("Random edits read back as made and keep the document's head", arguments: 0..<12)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for (source, format) in [
            (Self.html, PicaRichTextDocument.Format.html), (Self.markdown, .markdown), (Self.rtf, .rtf),
        ] {
            var document = try document(source, format)
            var written = 0
            for _ in 0..<8 {
                var text = document.text
                let count = text.unicodeScalars.count
                let start = Int.random(in: 0..<count, using: &random)
                let length = min(Int.random(in: 0...3, using: &random), count - start)
                let lower = text.unicodeScalars.index(text.startIndex, offsetBy: start)
                let upper = text.unicodeScalars.index(lower, offsetBy: length)
                let attributes = text[lower...].runs.first?.attributes ?? AttributeContainer()
                let words = ["", "x", "two words", "é", "<&>", "*_*"].randomElement(using: &random) ?? ""
                text.replaceSubrange(lower..<upper, with: AttributedString(words, attributes: attributes))
                guard document.write(text) else { continue }
                written += 1
                let again = try PicaRichTextDocument(document.data, format: format)
                #expect(said(again.text, format) == said(text, format))
            }
            let result = String(decoding: document.data, as: UTF8.self)
            if format != .markdown { #expect(result.contains("The first title")) }
            #expect(written > 0)
        }
    }
}
