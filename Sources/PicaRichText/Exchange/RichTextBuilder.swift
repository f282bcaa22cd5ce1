import Foundation
import PicaFoundation
import PicaGraph

/// Builds an attributed string from another program's document, from start to end.
struct RichTextBuilder {
    private struct Run {
        /// The end of the run, in bytes.
        var end: Int
        var style: ExchangedStyle
    }

    /// The maximum number of runs, which limits the memory used.
    private static let runLimit = 500_000

    private let body: BodyText
    private var bytes: [UInt8] = []
    private var runs: [Run] = []
    /// The index of the first run in the current paragraph.
    private var paragraphStart = 0
    /// The start of the current paragraph, in bytes.
    private var paragraphOffset = 0
    /// The style of a pending line break, which is written before further content.
    private var lineEnd: ExchangedStyle?

    /// - Parameter body: The default text style of the environment.
    init(in body: BodyText) { self.body = body }

    /// Whether the current paragraph has text.
    var hasText: Bool { lineEnd == nil && bytes.count > paragraphOffset }
    /// Whether nothing has been added.
    var isEmpty: Bool { bytes.isEmpty && lineEnd == nil }
    /// Whether there are too many runs.
    var isTooLarge: Bool { runs.count > Self.runLimit }

    /// Adds text to the paragraph.
    mutating func append(_ text: some Collection<UInt8>, _ style: ExchangedStyle) {
        guard !text.isEmpty else { return }
        writeLineEnd()
        bytes.append(contentsOf: text)
        extend(style)
    }

    /// Ends the paragraph, whether it has text or not.
    /// - Parameter style: The style of the line break in an empty paragraph; others use that of the last character.
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

    /// Returns whether a direction is the natural one of every line in the paragraph.
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

    /// Returns the text. The last paragraph has no line break.
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
