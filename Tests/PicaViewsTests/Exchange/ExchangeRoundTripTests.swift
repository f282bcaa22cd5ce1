import Foundation
import PicaFoundation
import PicaState
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels
@testable import PicaRichText

@Suite("Written documents read back the same") struct ExchangeRoundTripTests {
    private typealias Keys = AttributeScopes.SwiftUIAttributes

    private static func pick<T>(_ values: [T], _ random: inout SeededRandom) -> T {
        values[Int.random(in: values.indices, using: &random)]
    }

    private static let fonts: [Font?] = [
        nil, nil, .body.bold(), .body.italic(), .title, .headline, .caption.italic(), .system(size: 24),
        .system(size: 10, weight: .light), .system(.body, design: .monospaced),
        .system(size: 14, design: .serif),
        .custom("Some Family", size: 20), .custom("It's \"odd\" \\ name", fixedSize: 9),
        .body.weight(.semibold),
        .body.monospaced().bold(), .largeTitle.bold().italic(), .body.lowercaseSmallCaps(),
        .body.pointSize(17),
        .system(.title, design: .rounded),
    ]
    private static let colors: [Color?] = [
        nil, nil, .red, .blue, .black, Color(red: 0.2, green: 0.4, blue: 0.6),
    ]
    private static let words = [
        "word", " ", "  ", " two words ", "é", "中文", "👍🏽", "<b>&amp;</b>", "\"q\"", "'", "{\\b}", "\\", "\t",
        "a\tb",
        "\u{A0}", "\u{2028}", "\n", "\n\n", "שלום", "-", "\u{301}", "{", "}", ";", "&nbsp;", "\u{1F600}", "%",
    ]

    /// Random words with random looks.
    /// - Parameter isRich: Whether among them are looks that RTF does not have.
    private static func text(_ seed: UInt64, isRich: Bool) -> AttributedString {
        var random = SeededRandom(seed: seed)
        var text = AttributedString()
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            var run = AttributeContainer()
            if let font = pick(fonts, &random) { run[Keys.FontAttribute.self] = font }
            if let color = pick(colors, &random) {
                run[Keys.ForegroundColorAttribute.self] =
                    isRich && Bool.random(using: &random) ? color.opacity(0.5) : color
            }
            if let color = pick(colors, &random) { run[Keys.BackgroundColorAttribute.self] = color }
            if Bool.random(using: &random) {
                let pattern = pick(
                    [.solid, .dot, .dash, .dashDot, .dashDotDot] as [Text.LineStyle.Pattern], &random)
                run[Keys.UnderlineStyleAttribute.self] = Text.LineStyle(
                    pattern: pattern, color: pick(colors, &random))
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                run[Keys.StrikethroughStyleAttribute.self] =
                    isRich ? Text.LineStyle(pattern: .dot, color: .red) : .single
            }
            if Int.random(in: 0..<4, using: &random) == 0 { run[Keys.TrackingAttribute.self] = 2 }
            if Int.random(in: 0..<4, using: &random) == 0 {
                run[Keys.BaselineOffsetAttribute.self] = pick([2, -4, 8], &random)
            }
            if Int.random(in: 0..<5, using: &random) == 0 {
                run.link = URL(string: "https://a.b/c?d=e&f=%22#g")
            }
            if Int.random(in: 0..<6, using: &random) == 0 { run.languageIdentifier = "de-DE" }
            let words = (0...Int.random(in: 0...2, using: &random)).map { _ in pick(Self.words, &random) }
                .joined()
            text += AttributedString(words, attributes: run)
        }
        return text
    }

    /// Each character but line ends, and how it looks; sizes to what RTF has.
    private static func looks(_ text: AttributedString, sizes: Double) -> [String] {
        let context = ExchangeContext(EnvironmentValues())
        return text.runs.flatMap { run -> [String] in
            var style = context.style(run.attributes)
            style.paragraph = ExchangedParagraph()
            style.intent = []
            let size = ((style.size ?? context.base.size) / sizes).rounded()
            style.size = nil
            let offset = style.baselineOffset.map { ($0 / sizes).rounded() }
            style.baselineOffset = nil
            func bytes(_ color: Color.Resolved?) -> String { color.map(CSSColor.text) ?? "" }
            let look =
                "\(size) \(offset ?? 0) \(style.weight ?? 0) \(style.isItalic == true) \(style.family ?? "") "
                + "\(style.design.map { "\($0)" } ?? "") \(bytes(style.color)) \(bytes(style.background)) "
                + "\(style.underline.map { "\($0.pattern) \(bytes($0.color))" } ?? "") "
                + "\(style.strikethrough.map { "\($0.pattern) \(bytes($0.color))" } ?? "") "
                + "\(style.letterSpacing ?? 0) \(style.link?.absoluteString ?? "") \(style.language ?? "") "
                + "\(style.features.rawValue)"
            return text.unicodeScalars[run.range].filter { $0 != "\n" }.map { "\($0) \(look)" }
        }
    }

    private func scalars(_ text: AttributedString) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

    @Test("HTML preserves text, fonts, colors, lines and links", arguments: 0..<4)
    func html(part: UInt64) throws {
        for seed in part * 60..<(part + 1) * 60 {
            let text = Self.text(seed, isRich: true)
            let html = text.html()
            let read = try AttributedString(html: html)
            guard scalars(read) == scalars(text) else {
                Issue.record(
                    "seed \(seed): \(String(text.characters).debugDescription) became \(String(read.characters).debugDescription) in \(html.debugDescription)"
                )
                continue
            }
            let (one, other) = (Self.looks(text, sizes: 0.01), Self.looks(read, sizes: 0.01))
            if let place = one.indices.first(where: { one[$0] != other[$0] }) {
                Issue.record(
                    "seed \(seed): \(one[place].debugDescription) became \(other[place].debugDescription) in \(html.debugDescription)"
                )
            }
            // The second time nothing is left to change.
            #expect(try AttributedString(html: read.html()) == read, "seed \(seed)")
        }
    }

    @Test("RTF preserves text, fonts, colors, lines and links", arguments: 0..<4)
    func rtf(part: UInt64) throws {
        for seed in part * 60..<(part + 1) * 60 {
            var text = Self.text(seed, isRich: false)
            // RTF has no weights but bold.
            for run in text.runs
            where run.attributes.font?.resolve(in: EnvironmentValues().fontResolutionContext).isBold == false
            {
                if let font = run.attributes.font { text[run.range].font = font.weight(.regular) }
            }
            let rtf = text.rtf()
            let read = try AttributedString(rtf: rtf)
            guard scalars(read) == scalars(text) else {
                Issue.record(
                    "seed \(seed): \(String(text.characters).debugDescription) became \(String(read.characters).debugDescription) in \(String(decoding: rtf, as: UTF8.self).debugDescription)"
                )
                continue
            }
            let (one, other) = (Self.looks(text, sizes: 2.0 / 3), Self.looks(read, sizes: 2.0 / 3))
            if let place = one.indices.first(where: { one[$0] != other[$0] }) {
                Issue.record(
                    "seed \(seed): \(one[place].debugDescription) became \(other[place].debugDescription) in \(String(decoding: rtf, as: UTF8.self).debugDescription)"
                )
            }
        }
    }

    @Test("HTML preserves paragraph alignment, direction and line height")
    func paragraphs() throws {
        var text = AttributedString()
        for (index, height)
            in ([.multiple(factor: 1.5), .exact(points: 20), .leading(increase: 3)]
            as [AttributedString.LineHeight]).enumerated()
        {
            var run = AttributedString(index == 0 ? "line\n" : "שורה \(index)\n")
            run[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] = height
            run[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self] =
                AttributedString.TextAlignment.allCases[index]
            run[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] =
                index == 0 ? .rightToLeft : .leftToRight
            text += run
        }
        text += AttributedString("end")
        let read = try AttributedString(html: text.html())
        #expect(read == text)
    }

    @Test("Right-to-left paragraphs are marked for programs that do not detect their direction")
    func rightToLeft() throws {
        var text = AttributedString("שלום ")
        text += AttributedString("עולם", attributes: AttributeContainer().font(.system(size: 24).bold()))
        text += AttributedString(" שלום\nleft\n1")
        let looks = ["שלום ", "עולם|24.0px bold", " שלום\nleft\n1"]
        let rtf = String(decoding: text.rtf(), as: UTF8.self)
        #expect(rtf.contains("\\pard\\rtlpar\\qr \\u1513?"))
        #expect(rtf.contains("{\\ltrch\\afs36\\ab\\rtlch\\fs36\\b \\u1506?"))
        #expect(rtf.contains("\\pard left\\par"))
        let fromRTF = Looks.of(try AttributedString(rtf: Data(rtf.utf8)))
        #expect(fromRTF == looks)
        #expect(text.html().contains("<p dir=\"rtl\" style=\"margin: 0\">"))
        #expect(text.html().contains("<p style=\"margin: 0\">left</p>"))
        let fromHTML = Looks.of(try AttributedString(html: text.html()))
        #expect(fromHTML == looks)
        // A word of its own can be part of any paragraph.
        #expect(AttributedString("שלום").html().contains("<!--StartFragment-->שלום<!--EndFragment-->"))
        for alignment in [AttributedString.TextAlignment.left, .center] {
            var paragraph = AttributedString("שלום")
            paragraph[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self] = alignment
            let read = Looks.of(try AttributedString(rtf: paragraph.rtf()))
            #expect(read == ["שלום|\(alignment == .left ? "left" : "centered")"])
        }
    }

    @Test("Markdown blocks are the same blocks in HTML, and lists and headings in RTF")
    func blocks() throws {
        let markdown =
            "# a\n\nb **c**\n\n- d\n- e\n\n  f\n\n  1. g\n  2. h\n\n> i\n\n```\nj\nk\n```\n\n---\n\nl `m`\n"
        let text = try AttributedString(markdown: markdown)
        let html = try AttributedString(html: text.html())
        #expect(
            Looks.blocks(of: html) == [
                "a\n|header 1", "b c\n|nothing", "d\n|paragraph in listItem 1 in unorderedList",
                "e\n|paragraph in listItem 2 in unorderedList",
                "f\n|paragraph in listItem 2 in unorderedList",
                "g\n|paragraph in listItem 1 in orderedList in listItem 2 in unorderedList",
                "h\n|paragraph in listItem 2 in orderedList in listItem 2 in unorderedList",
                "i\n|paragraph in blockQuote", "j\nk\n|codeBlock", "\u{2E3B}\n|thematicBreak", "l m|nothing",
            ])
        #expect(
            html.markdown()
                == "# a\n\nb **c**\n\n- d\n\n- e\n\n  f\n\n  1. g\n  2. h\n\n> i\n\n```\nj\nk\n```\n\n___\n\nl `m`\n"
        )
        let rtf = try AttributedString(rtf: text.rtf())
        #expect(
            Looks.blocks(of: rtf).prefix(7) == [
                "a\n|header 1", "b c\n|nothing", "d\n|paragraph in listItem 1 in unorderedList",
                "e\n|paragraph in listItem 2 in unorderedList", "f\n|nothing",
                "g\n|paragraph in listItem 1 in orderedList in listItem 1 in unorderedList",
                "h\n|paragraph in listItem 2 in orderedList in listItem 1 in unorderedList",
            ])
    }
}
