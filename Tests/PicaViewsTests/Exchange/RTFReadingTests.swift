import Foundation
import PicaFoundation
import PicaGraph
import Testing

@testable import PicaViews

@Suite("RTF becomes an attributed string") struct RTFReadingTests {
    private func text(_ rtf: String) throws -> AttributedString {
        try AttributedString(rtf: Data(rtf.utf8), in: Looks.environment)
    }
    /// What a document with the words has.
    private func looks(_ words: String) throws -> [String] {
        Looks.of(try text("{\\rtf1\\ansi " + words + "}"))
    }
    private func words(_ words: String) throws -> String {
        String(try text("{\\rtf1\\ansi " + words + "}").characters)
    }

    @Test("What is no RTF is refused")
    func refused() {
        for words in ["", "a", "{\\rt", "rtf1", "<p>a</p>", "\u{0}\u{0}"] {
            #expect(throws: CocoaError.self) { try self.text(words) }
        }
    }

    @Test("Words, signs and line ends")
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

    @Test("Characters are read by the document's code page, the font's, or Unicode")
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

    @Test("Looks are words', groups end them")
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

    @Test("Paragraphs say where their lines stand, which way they run, and how far apart")
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

    @Test("Links lead where they are harmless")
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

    @Test("Tables are lines of cells with tabs between")
    func tables() throws {
        #expect(
            try words("\\trowd\\cellx100\\cellx200 a\\cell b\\cell\\row c\\cell\\cell\\row\\pard d")
                == "a\tb\nc\nd")
        #expect(try words("\\cell b\\cell\\row") == "\tb")
    }

    @Test("Lists' items are told by what stands before them")
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

    @Test("What is no text of the document's is left out")
    func skipped() throws {
        #expect(
            try words(
                "{\\info{\\title t}}{\\stylesheet{\\s0 Normal;}}{\\*\\generator g;}{\\pict\\pngblip 89504e47}{\\header h}a"
                    + "{\\*\\unknown{\\b x}}{\\footnote f}{\\bin5 }}}}}b}{\\unknown c}{\\*\\bkmkstart k}")
                == "abc")
        #expect(try words("a\\bin999999999 b") == "a")
        #expect(try words("a\\bin-5 b") == "ab")
    }

    @Test("LibreOffice's")
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
                "bold|Liberation Serif serif 16.0px bold en-GB",
                " red|Liberation Serif serif 16.0px #c9211e en-GB",
            ])
    }

    @Test("TextEdit's and Word's")
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
