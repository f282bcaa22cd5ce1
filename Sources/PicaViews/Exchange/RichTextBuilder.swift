import Foundation
import PicaFoundation
import PicaGraph

/// Makes an attributed string of what another program's document says, from its beginning.
struct RichTextBuilder {
    private struct Run {
        /// Where it ends, in bytes.
        var end: Int
        var style: ExchangedStyle
    }

    /// More runs than that take more memory than a text is worth.
    private static let runLimit = 500_000

    private let body: BodyText
    private var bytes: [UInt8] = []
    private var runs: [Run] = []
    /// The first run of the paragraph that is being added to.
    private var paragraphStart = 0
    /// Where that begins, in bytes.
    private var paragraphOffset = 0
    /// How the line end looks that is due before anything else is added.
    private var lineEnd: ExchangedStyle?

    /// - Parameter body: What the text is to stand among.
    init(in body: BodyText) { self.body = body }

    /// Whether the paragraph that is being added to has text.
    var hasText: Bool { lineEnd == nil && bytes.count > paragraphOffset }
    /// Whether anything was added at all.
    var isEmpty: Bool { bytes.isEmpty && lineEnd == nil }
    /// Whether there is too much of it.
    var isTooLarge: Bool { runs.count > Self.runLimit }

    /// Adds text to the paragraph.
    mutating func append(_ text: some Collection<UInt8>, _ style: ExchangedStyle) {
        guard !text.isEmpty else { return }
        writeLineEnd()
        bytes.append(contentsOf: text)
        extend(style)
    }

    /// Ends the paragraph, be there anything in it or not.
    /// - Parameter style: Of the line end; of the last character where there is one.
    mutating func endParagraph(_ paragraph: ExchangedParagraph, _ style: ExchangedStyle = ExchangedStyle()) {
        writeLineEnd()
        var paragraph = paragraph
        if let direction = paragraph.direction, isNatural(direction) { paragraph.direction = nil }
        for index in paragraphStart..<runs.count { runs[index].style.paragraph = paragraph }
        var end = paragraphStart < runs.count ? runs[runs.count - 1].style : style
        (end.link, end.underline, end.strikethrough, end.background, end.glyph) = (nil, nil, nil, nil, nil)
        end.paragraph = paragraph
        lineEnd = end
    }

    /// Whether the paragraph runs a way by itself, as all its lines do.
    private func isNatural(_ direction: AttributedString.WritingDirection) -> Bool {
        bytes[paragraphOffset...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .allSatisfy {
                body.direction(of: String(decoding: $0, as: UTF8.self).unicodeScalars) == direction
            }
    }

    private mutating func writeLineEnd() {
        guard let style = lineEnd else { return }
        lineEnd = nil
        bytes.append(UInt8(ascii: "\n"))
        extend(style)
        paragraphStart = runs.count
        paragraphOffset = bytes.count
    }

    private mutating func extend(_ style: ExchangedStyle) {
        if runs.count > paragraphStart, runs[runs.count - 1].style == style {
            runs[runs.count - 1].end = bytes.count
        } else {
            runs.append(Run(end: bytes.count, style: style))
        }
    }

    /// The text. The last paragraph has no line end.
    func text() -> AttributedString {
        var text = AttributedString()
        var known: [ExchangedStyle: AttributeContainer] = [:]
        var start = 0
        for run in runs {
            let attributes: AttributeContainer
            if let made = known[run.style] {
                attributes = made
            } else {
                attributes = body.attributes(run.style)
                known[run.style] = attributes
            }
            let words = String(decoding: bytes[start..<run.end], as: UTF8.self)
            text.append(AttributedString(words, attributes: attributes))
            start = run.end
        }
        return text
    }
}
