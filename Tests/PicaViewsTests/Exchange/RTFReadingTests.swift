import Foundation
import PicaFoundation
import PicaGraph
import PicaViews
import Testing

@testable import PicaRichText

@Suite("RTF is read as an attributed string") struct RTFReadingTests {
    private func text(_ rtf: String) throws -> AttributedString {
        try AttributedString(rtf: Data(rtf.utf8), in: Looks.environment)
    }
    /// The attributes of a document with the words.
    private func looks(_ words: String) throws -> [String] {
        Looks.of(try text("{\\rtf1\\ansi " + words + "}"))
    }
    private func words(_ words: String) throws -> String {
        String(try text("{\\rtf1\\ansi " + words + "}").characters)
    }

    @Test("Input that is not RTF is rejected")
    func refused() {
        for words in ["", "a", "{\\rt", "rtf1", "<p>a</p>", "\u{0}\u{0}"] {
            #expect(throws: CocoaError.self) { try self.text(words) }
        }
    }

    @Test("Words, symbols and line breaks")
    func words() throws {
        #expect(try words("a\\par b\\line c\\tab d\\par") == "a\nb\u{2028}c\td")
        #expect(try words("a\\par\\par b\\par\\par") == "a\n\nb\n")
        #expect(try words("a\r\nb\n c") == "ab c")
        #expect(
            try words("\\{\\}\\\\\\~\\_\\-\\emdash\\endash \\lquote\\rquote\\ldblquote\\rdblquote\\bullet")
                == "{}\\\u{A0}\u{2011}\u{AD}—–‘’“”•")
        #expect(try words("a\\\nb") == "a\nb")
        #expect(try words("{\\b a}{ b}") == "a b")
    }

    @Test("Characters use the document's code page, the font's, or Unicode")
    func characters() throws {
        #expect(try words("\\'e9\\'80") == "é€")
        #expect(try words("\\ansicpg1251 \\'ff\\'e6") == "яж")
        #expect(try words("\\mac \\'8e") == "é")
        #expect(try words("\\ansicpg932 \\'83\\'41\\'83A") == "アア")
        #expect(
            try words(
                "{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset136 C;}}\\f0\\'e4\\f1\\'e4\\f2\\'a4\\'a4\\f0\\'e4"
            )
                == "äд中ä")
        #expect(try words("\\u233?\\u8364\\'80\\uc0\\u233 a\\uc2\\u233??b") == "é€éaéb")
        #expect(try words("\\u-10179?\\u-8704?x") == "😀x")
        #expect(try words("\\uc0\\u55357\\uc1\\u56832\\'3fx") == "😀x")
        #expect(try words("\\u-10179?x\\u-8704?") == "x\u{FFFD}")
        #expect(try words("{\\uc2 \\u233{}??}\\u233?b") == "é??éb")
    }

    @Test("Formatting words apply until their group ends")
    func looks() throws {
        #expect(
            try looks("{\\b a}\\i b\\i0 c\\ul d\\ulnone\\strike e\\strike0 f") == [
                "a|bold", "b|italic", "c", "d|underline", "e|struck", "f",
            ])
        #expect(
            try looks(
                "{\\colortbl;\\red255\\green0\\blue0;\\red1\\green2\\blue3;}\\cf1 a\\cf2\\highlight1 b\\cf0\\highlight0 c"
            ) == ["a|#ff0000", "b|#010203 on #ff0000", "c"])
        #expect(try looks("\\fs48 a\\plain b\\fs-3 c") == ["a|32.0px", "bc"])
        #expect(
            try looks("{\\fonttbl{\\f3\\fmodern{\\*\\panose 02}Some Mono{\\*\\falt Other};}}\\f3 a") == [
                "a|Some Mono monospaced"
            ])
        #expect(
            try looks("{\\super a}{\\sub b}{\\up6 c}{\\dn6 d}") == [
                "a|14.1px raised 5.7", "b|14.1px raised -3.4", "c|raised 4.0", "d|raised -4.0",
            ])
        #expect(
            try looks("{\\expndtw30 a}{\\expnd6 b}{\\scaps c}{\\v hidden}{\\lang1031 d}") == [
                "ab|spaced 2.0", "c|caps", "d|de-DE",
            ])
        #expect(
            try looks("{\\uld a}{\\uldash b}{\\uldashd c}{\\uldashdd d}{\\uldb e}{\\ulth f}{\\ulwave g}").map
            { $0.dropFirst(2) } == [
                "underline dot", "underline dash", "underline dashDot", "underline dashDotDot",
                "underline double", "underline thick", "underline wave",
            ])
    }

    @Test("Paragraphs have alignment, direction and line height")
    func paragraphs() throws {
        #expect(
            try looks(
                "\\qc a\\par\\pard\\rtlpar\\ql b\\par\\pard\\sl480\\slmult1 c\\par\\pard\\sl-300 d\\par\\pard\\sl240\\slmult1\\qj e"
            )
                == ["a\n|centered", "b\n|left rtl", "c\n|line ×2.4", "d\n|line 20.0", "e"])
        // Where lines start is where they stand anyway, as letters' own direction is theirs.
        #expect(try looks("\\rtlpar\\qr a\\par\\ltrpar\\qr b\\par\\ql c") == ["a\n|rtl", "b\n|right", "c"])
        #expect(try looks("\\ltrpar a\\par\\pard\\rtlpar\\qr\\u1488?") == ["a\nא"])
    }

    @Test("Complex-script text follows \\rtlch and the associated formatting words")
    func complexLetters() throws {
        let fonts = "{\\fonttbl{\\f1 One;}{\\f2\\fcharset177 Two;}}"
        // As LibreOffice writes text from the left and from the right, and as RTF's specification does.
        #expect(try looks("{\\rtlch\\ab\\ai0 \\ltrch\\i a}") == ["a|italic"])
        #expect(try looks("{\\ltrch\\i \\rtlch\\ab \\u1488?}") == ["א|bold"])
        #expect(try looks("{\\ltrch\\ai \\rtlch\\b\\fs20 \\u1488?}") == ["א|13.3px bold"])
        #expect(
            try looks(fonts + "\\rtlch\\af2\\afs20\\alang1037\\ltrch\\f1\\fs40\\lang1031 a{\\rtlch \\'e0}b")
                == [
                    "a|One 26.7px de-DE", "א|Two 13.3px he-IL", "b|One 26.7px de-DE",
                ])
        // As AbiWord does, and who knows of no other letters.
        #expect(
            try looks("{\\b\\fs20 \\rtlch \\u1488?}{\\i a\\ltrch b\\rtlch c}") == [
                "א|13.3px bold", "abc|italic",
            ])
        #expect(try looks("{\\b\\ab0 a\\rtlch b\\plain c}") == ["a|bold", "bc"])
        // Fonts beside the text's own.
        #expect(try looks(fonts + "\\ltrch\\hich\\af2\\loch\\f1\\dbch\\af2 a") == ["a|One"])
    }

    @Test("Text in the document's default size, font or heading style gets no attributes for them")
    func styles() throws {
        let sheet = """
            {\\fonttbl{\\f0 Usual;}{\\f1 Other;}}{\\stylesheet{\\s0\\f0\\fs22\\afs30 Normal;}
            {\\s1\\outlinelevel0\\fs36\\b\\f1 Title;}{\\s5\\fs48{\\*\\keycode x} Large;}{\\*\\cs6\\fs60 Letters;}{\\s20\\f1 heading 2;}}
            """
        #expect(
            try looks(sheet + "\\f0\\fs22 a\\fs24 b\\f1\\fs22 c\\plain d") == [
                "a", "b|16.0px", "c|Other", "d",
            ])
        #expect(try looks(sheet + "\\rtlch\\afs30 a\\afs22 b") == ["a", "b|14.7px"])
        #expect(try looks(sheet + "\\s5\\f0\\fs48 a\\fs22 b") == ["a|32.0px", "b"])
        let headings = try text(
            "{\\rtf1 " + sheet
                + "\\s1\\outlinelevel0\\f1\\fs36\\b a\\fs22 b\\par\\pard\\plain\\s20 c\\par\\pard d}")
        #expect(Looks.of(headings) == ["a", "b\n|14.7px", "c\n", "d"])
        #expect(Looks.blocks(of: headings) == ["ab\n|header 1", "c\n|header 2", "d|nothing"])
        // As RTF has it where a style says none; and no style at all says nothing.
        #expect(try looks("{\\stylesheet{Normal;}}\\fs24 a\\fs22 b") == ["a", "b|14.7px"])
        #expect(
            try looks("{\\stylesheet{\\s3\\fs20 Unknown}{\\s28\\fs22 Normal;}}\\s28\\fs22 a\\fs20 b") == [
                "a", "b|13.3px",
            ])
        #expect(try looks("\\fs24 a") == ["a|16.0px"])
    }

    @Test("Only links to harmless schemes are kept")
    func links() throws {
        #expect(
            try looks(
                "{\\field{\\*\\fldinst HYPERLINK \"https://a.b/\\'e9\" \\\\o \"tip\"}{\\fldrslt{\\ul a}b}}c"
            ).map { $0.prefix(13) }
                == ["a|underline <", "b|<https://a.", "c"])
        #expect(
            try looks("{\\field{\\*\\fldinst{HYPERLINK https://a.b }}{\\fldrslt a}}") == ["a|<https://a.b>"])
        #expect(try looks("{\\field{\\*\\fldinst HYPERLINK \"javascript:x\"}{\\fldrslt a}}") == ["a"])
        #expect(try looks("{\\field{\\*\\fldinst PAGE}{\\fldrslt 3}}") == ["3"])
        #expect(
            try looks("{\\field{\\fldrslt a{\\field{\\*\\fldinst HYPERLINK \"http://b\"}{\\fldrslt b}}}}c")
                == ["a", "b|<http://b>", "c"])
    }

    @Test("A link keeps its fragment")
    func fragments() throws {
        func link(_ instruction: String) throws -> [String] {
            try looks("{\\field{\\*\\fldinst \(instruction)}{\\fldrslt a}}")
        }
        #expect(try link("HYPERLINK \"https://a.b/c\" \\\\l \"d e\"") == ["a|<https://a.b/c#d%20e>"])
        #expect(try link("HYPERLINK  \\\\l \"d\" \"https://a.b\" \\\\o \"tip\"") == ["a|<https://a.b#d>"])
        #expect(try link("HYPERLINK https://a.b \\\\l d \\\\t \"_blank\"") == ["a|<https://a.b#d>"])
        #expect(try link("HYPERLINK \"https://a.b#c\" \\\\l \"d\"") == ["a|<https://a.b#c>"])
        #expect(try link("HYPERLINK \\\\l \"d\"") == ["a"])
    }

    @Test("An object shows its result, a symbol field the symbol")
    func results() throws {
        #expect(
            try words(
                "a{\\object\\objemb{\\*\\objclass X}{\\objname n}{\\*\\objdata 0123}{\\result{\\b b}}}c")
                == "abc")
        #expect(try words("a{\\object{\\*\\objdata 01}}c") == "ac")
        #expect(try words("{\\field{\\*\\fldinst SYMBOL 169}{\\fldrslt}}b") == "©b")
        #expect(
            try words(
                "{\\field{\\*\\fldinst SYMBOL 0x92 \\\\a}{\\fldrslt}}{\\field{\\*\\fldinst SYMBOL 8364 \\\\u}}"
            ) == "’€")
        #expect(
            try looks("{\\field{\\*\\fldinst SYMBOL 183 \\\\f \"Symbol\" \\\\s 12}{\\fldrslt{\\f3\\fs24}}}b")
                == ["\u{F0B7}|Symbol 16.0px", "b"])
        #expect(try words("{\\field{\\*\\fldinst SYMBOL 169}{\\fldrslt x}}") == "x")
    }

    @Test("If a text has two forms, the Unicode form is used")
    func twofold() throws {
        #expect(try words("a{\\upr{b}{\\*\\ud{\\u233?}}}c") == "aéc")
        #expect(
            try looks("{\\upr{\\b{b}x}{\\*\\ud{\\i \\u233?{\\b d}}e}}c") == [
                "é|italic", "d|bold italic", "ec",
            ])
        #expect(try words("{\\ud x}a") == "xa" || (try words("{\\*\\ud x}a")) == "a")
    }

    @Test("Text without a font uses the document's code page")
    func standardFont() throws {
        let table = "{\\fonttbl{\\f0\\fcharset204 A;}{\\f1\\fcharset0 B;}}"
        #expect(try words("\\deff0\(table)\\'e4\\f1\\'e4\\plain\\'e4") == "дäд")
        #expect(try words("\(table)\\deff0\\'e4{\\f1\\'e4}\\'e4") == "дäд")
        #expect(try words("\\deff1\(table)\\'e4") == "ä")
    }

    @Test(
        "Macintosh and old Korean character sets are supported",
        arguments: [
            (78, "\\'83\\'41", "ア"), (79, "\\'b0\\'a1", "가"), (80, "\\'d6\\'d0", "中"),
            (81, "\\'a4\\'a4", "中"), (82, "\\'88\\'61", "가"),
            (83, "\\'e0", "א"), (84, "\\'c7", "ا"), (85, "\\'e1", "α"), (86, "\\'db", "ğ"),
            (87, "\\'a1", "ก"), (88, "\\'88", "ą"),
            (89, "\\'80", "А"), (130, "\\'88\\'61\\'d9\\'31", "가\u{3000}"),
        ])
    func charsets(_ charset: Int, _ bytes: String, _ read: String) throws {
        #expect(try words("{\\fonttbl{\\f0\\fcharset\(charset) A;}}\\f0 \(bytes)") == read)
    }

    @Test("Footnote separators are dropped, and a column break is a line break")
    func separators() throws {
        #expect(
            try words(
                "{\\ftnsep x}{\\ftnsepc x}{\\ftncn x}{\\aftnsep x}{\\*\\aftnsepc x}{\\aftncn x}a\\column b")
                == "a\nb")
    }

    @Test("A link with the usual link formatting has only the link attribute")
    func linkLooks() throws {
        let start =
            "{\\colortbl;\\red0\\green0\\blue128;\\red255\\green0\\blue0;}{\\field{\\*\\fldinst HYPERLINK http://a}{\\fldrslt "
        #expect(
            try looks(start + "{\\cf1\\ul\\ulc0 a}}}{\\cf1\\ul b}") == [
                "a|<http://a>", "b|#000080 underline",
            ])
        #expect(try looks(start + "{\\cf2\\ul a}}}") == ["a|#ff0000 underline <http://a>"])
        #expect(
            try looks(start + "{\\cf1 a}{\\cf0\\ul b}}}") == [
                "a|#000080 <http://a>", "b|underline <http://a>",
            ])
    }

    @Test("Tables become lines of cells separated by tabs")
    func tables() throws {
        #expect(
            try words("\\trowd\\cellx100\\cellx200 a\\cell b\\cell\\row c\\cell\\cell\\row\\pard d")
                == "a\tb\nc\nd")
        #expect(try words("\\cell b\\cell\\row") == "\tb")
    }

    @Test("List items are recognized by their markers")
    func lists() throws {
        let rtf = """
            {\\listtext\\pard\\plain\\f3 \\'b7\\tab}\\ilvl0\\ls1 a\\par{\\listtext b.\\tab}\\ilvl1 b\\par
            {\\listtext 7)\\tab}\\pard\\ilvl0\\ls2 {c\\par}\\pard d\\par{\\pntext\\'b7\\tab}{\\*\\pn\\pnlvlblt x}e
            """
        #expect(
            Looks.blocks(of: try text("{\\rtf1 " + rtf + "}")) == [
                "a\n|paragraph in listItem 1 in unorderedList",
                "b\n|paragraph in listItem 1 in orderedList in listItem 1 in unorderedList",
                "c\n|paragraph in listItem 7 in orderedList", "d\n|nothing",
                "e|paragraph in listItem 1 in unorderedList",
            ])
    }

    @Test("List numbers come from the markers and continue if a list resumes")
    func numbers() throws {
        let marks = ["3.", "3.", "7.", "7.", "1."].map { "{\\listtext \($0)\\tab}x\\par" }.joined()
        let items = try text("{\\rtf1 \(marks)}").runs.compactMap {
            $0.presentationIntent?.components[1].kind
        }
        #expect(items == [3, 4, 7, 8, 1].map { .listItem(ordinal: $0) })
    }

    @Test("An empty marker makes no list item, as in LibreOffice's headings")
    func emptyMarks() throws {
        let rtf =
            "\\pard\\plain \\ilvl0\\outlinelevel0{\\listtext\\pard\\plain \\tab}\\ls1 a\\par\\pard{\\listtext \\'b7\\tab}\\ls2 b\\par"
        #expect(
            Looks.blocks(of: try text("{\\rtf1 " + rtf + "}")) == [
                "a\n|header 1", "b|paragraph in listItem 1 in unorderedList",
            ])
    }

    @Test("RTF content that is not document text is left out")
    func skipped() throws {
        #expect(
            try words(
                "{\\info{\\title t}}{\\stylesheet{\\s0 Normal;}}{\\*\\generator g;}{\\pict\\pngblip 89504e47}{\\header h}a"
                    + "{\\*\\unknown{\\b x}}{\\footnote f}{\\bin5 }}}}}b}{\\unknown c}{\\*\\bkmkstart k}")
                == "abc")
        #expect(try words("a\\bin999999999 b") == "a")
        #expect(try words("a\\bin-5 b") == "ab")
    }

    @Test("Documents from LibreOffice")
    func libreOffice() throws {
        let rtf = """
            {\\rtf1\\ansi\\deff3\\adeflang1025
            {\\fonttbl{\\f0\\froman\\fprq2\\fcharset0 Times New Roman;}{\\f3\\froman\\fprq2\\fcharset0 Liberation Serif{\\*\\falt Times New Roman};}}
            {\\colortbl;\\red0\\green0\\blue0;\\red201\\green33\\blue30;}
            {\\stylesheet{\\s0\\snext0\\rtlch\\af6 \\ltrch\\lang2057\\loch\\fs24\\lang2057\\f3 Normal;}}
            {\\*\\generator LibreOffice/7.4}{\\info{\\creatim\\yr2024}}
            \\pard\\plain \\s0\\ql\\widctlpar\\ltrpar\\f3\\fs24\\lang2057\\sb0\\sa0{\\rtlch\\ab \\ltrch\\loch\\fs24\\b
            bold}{\\rtlch \\ltrch\\loch\\cf2
             red}
            \\par }
            """
        #expect(
            Looks.of(try text(rtf)) == [
                "bold|bold en-GB", " red|#c9211e en-GB",
            ])
    }

    @Test("Documents from TextEdit and Word")
    func others() throws {
        let cocoa = """
            {\\rtf1\\ansi\\ansicpg1252\\cocoartf2761
            \\cocoatextscaling0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;\\f1\\fswiss\\fcharset0 Helvetica-Bold;}
            {\\colortbl;\\red255\\green255\\blue255;}
            {\\*\\expandedcolortbl;;}
            \\pard\\tx566\\pardirnatural\\partightenfactor0

            \\f0\\fs24 \\cf0 one \\
            \\f1\\b two}
            """
        #expect(Looks.of(try text(cocoa)) == ["one \n|Helvetica 16.0px", "two|Helvetica-Bold 16.0px bold"])
        let word = """
            {\\rtf1\\adeflang1025\\ansi\\ansicpg1252\\uc1\\deff0\\stshfdbch0{\\fonttbl{\\f0\\fbidi \\froman\\fcharset0\\fprq2{\\*\\panose 02020603050405020304}Times New Roman;}
            {\\flomajor\\f31500\\fbidi \\froman\\fcharset0\\fprq2 Times New Roman;}}{\\*\\defchp \\fs22 }
            \\pard\\plain \\ltrpar\\ql \\li0 \\f0\\fs22\\insrsid1 {\\rtlch\\fcs1 \\af0 \\ltrch\\fcs0 \\insrsid2 Hello }{\\rtlch\\fcs1 \\ab\\af0 \\ltrch\\fcs0 \\b\\insrsid2 there}{\\par }}
            """
        #expect(
            Looks.of(try text(word)) == [
                "Hello |Times New Roman serif 14.7px", "there|Times New Roman serif 14.7px bold",
            ])
    }
}
