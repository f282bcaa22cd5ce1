import Foundation
import PicaFoundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels
@testable import PicaRichText
@testable import PicaScenes

/// Pictures of text in documents of other programs.
@MainActor @Suite struct ExchangedPictureTests {
    private static let picture =
        ImageRenderer(content: Color.red.frame(width: 30, height: 20)).pngData() ?? Data()

    private var text: AttributedString {
        var glyph = AttributedString("\u{FFFC}")
        glyph.adaptiveImageGlyph = .init(imageContent: Self.picture)
        return AttributedString("before ") + glyph + glyph + AttributedString(" after")
    }

    private func isText(_ read: AttributedString) -> Bool {
        read.string == text.string
            && read.runs.compactMap(\.adaptiveImageGlyph?.imageContent).allSatisfy { $0 == Self.picture }
            && read.runs.contains { $0.adaptiveImageGlyph != nil }
    }

    @Test("Images in text are written to HTML and RTF and read back")
    func roundTrip() throws {
        let html = text.html()
        #expect(html.components(separatedBy: "<img src=\"data:image/png;base64,").count == 3)
        #expect(isText(try AttributedString(html: html)))
        let rtf = text.rtf()
        #expect(String(decoding: rtf, as: UTF8.self).components(separatedBy: "{\\pict\\pngblip").count == 3)
        #expect(isText(try AttributedString(rtf: rtf)))
    }

    @Test("An image has its alternative text")
    func description() throws {
        // A part of the file, behind the first, with words for it.
        let words = Array("Description\0a \"b\" <c>".utf8)
        var data = Self.picture.prefix(33)
        data += withUnsafeBytes(of: UInt32(words.count).bigEndian) { Data($0) }
        data += Data("tEXt".utf8) + words + Data([0, 0, 0, 0]) + Self.picture.dropFirst(33)
        var glyph = AttributedString("\u{FFFC}")
        glyph.adaptiveImageGlyph = .init(imageContent: data)
        #expect(glyph.html().contains("alt=\"a &quot;b&quot; &lt;c&gt;\""))
        #expect(
            try AttributedString(html: glyph.html()).runs.first?.adaptiveImageGlyph?.contentDescription
                == "a \"b\" <c>")
    }

    @Test("Images from Word and LibreOffice, in hex or binary, are read once")
    func word() throws {
        let digits = ExchangedPicture.digits(Self.picture)
        let lines = stride(from: 0, to: digits.count, by: 60).map { place in
            digits.dropFirst(place).prefix(60)
        }.joined(separator: "\r\n")
        let rtf = """
            {\\rtf1 a{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn x}{\\sv 12ab}}}\\picscalex50\\pngblip\\bliptag-7
            {\\*\\blipuid 00112233445566778899aabbccddeeff}\(lines)}}{\\nonshppict{\\pict\\wmetafile8 0011}}b}
            """
        let read = try AttributedString(rtf: Data(rtf.utf8))
        #expect(read.string == "a\u{FFFC}b")
        #expect(read.runs.compactMap(\.adaptiveImageGlyph?.imageContent) == [Self.picture])
        let binary =
            Data("{\\rtf1 a{\\pict\\pngblip\\bin\(Self.picture.count) ".utf8) + Self.picture
            + Data("}b}".utf8)
        #expect(
            try AttributedString(rtf: binary).runs.compactMap(\.adaptiveImageGlyph?.imageContent) == [
                Self.picture
            ])
    }

    @Test("An image stays in its paragraph, its link and its table cell")
    func places() throws {
        let address = ExchangedPicture.prefix + Self.picture.base64EncodedString()
        let html = try AttributedString(
            html:
                "<p>one</p><p><a href='https://example.com'><img src='\(address)'></a></p><img src='\(address)'>"
        )
        #expect(html.string == "one\n\u{FFFC}\n\u{FFFC}")
        #expect(html.runs.compactMap(\.link).count == 1)
        let digits = ExchangedPicture.digits(Self.picture)
        let rtf = try AttributedString(
            rtf: Data("{\\rtf1 a\\cell{\\pict\\pngblip \(digits)}\\cell\\row}".utf8))
        #expect(rtf.string == "a\t\u{FFFC}")
    }

    @Test(
        "Remote, invalid and oversized images are left out",
        arguments: [
            "https://example.com/a.png", "file:///etc/passwd", "a.png", "", "data:image/png;base64,",
            "data:image/png;base64,AAAA", "data:image/jpeg;base64,/9j/4AAQ", "data:image/png;base64,%%%%",
            "data:image/svg+xml;base64,PHN2Zz4=",
        ])
    func leftOut(address: String) throws {
        let read = try AttributedString(html: "a<img src=\"\(address)\">b")
        #expect(read == AttributedString("ab"))
    }

    @Test("An image header with millions of pixels, or none, is rejected")
    func size() throws {
        #expect(ExchangedPicture.size(of: Self.picture).map { [$0.width, $0.height] } == [30, 20])
        for (width, height) in [(100_000, 2), (2, 3000), (0, 5), (1 << 31, 1 << 31)] {
            var data = Self.picture
            data.replaceSubrange(16..<20, with: withUnsafeBytes(of: UInt32(width).bigEndian) { Data($0) })
            data.replaceSubrange(20..<24, with: withUnsafeBytes(of: UInt32(height).bigEndian) { Data($0) })
            #expect(ExchangedPicture.glyph(data) == nil)
            let digits = ExchangedPicture.digits(data)
            let read = try AttributedString(rtf: Data("{\\rtf1 a{\\pict\\pngblip \(digits)}b}".utf8))
            #expect(read.string == "ab")
        }
        #expect(ExchangedPicture.glyph(Self.picture + Data(count: ExchangedPicture.sizeLimit)) == nil)
        #expect(ExchangedPicture.glyph(Self.picture.prefix(20)) == nil)
    }

    @Test("RTF images in other formats, truncated or hidden, are left out")
    func otherFormats() throws {
        let digits = ExchangedPicture.digits(Self.picture)
        for rtf in [
            "{\\rtf1 a{\\pict\\jpegblip \(digits)}b}", "{\\rtf1 a{\\pict \(digits)}b}",
            "{\\rtf1 a{\\v {\\pict\\pngblip \(digits)}}b}",
            "{\\rtf1 a{\\pict\\pngblip }b}", "{\\rtf1 a{\\pict\\pngblip zz}b}",
            "{\\rtf1 a{\\*\\unknown {\\pict\\pngblip \(digits)}}b}",
        ] {
            #expect(try AttributedString(rtf: Data(rtf.utf8)).string == "ab", "\(rtf.prefix(40))")
        }
        let cut = "{\\rtf1 a{\\pict\\pngblip\\bin99999999 \(digits)"
        #expect(try AttributedString(rtf: Data(cut.utf8)).string == "a")
    }
}
