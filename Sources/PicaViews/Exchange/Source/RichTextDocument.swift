import Foundation
import PicaFoundation
import PicaGraph

/// A document of HTML, RTF or Markdown that is edited as text and keeps what text does not show.
///
/// Titles, styles, scripts, comments, attributes, the spelling of marks and line ends: what has no place in an attributed
/// string stays in the document. Writing a text into it changes the source where the text has changed, and nowhere else;
/// the document of a text that was not edited is the same byte for byte.
///
///     var document = try RichTextDocument(data, format: .markdown)
///     var text = document.text
///     text.append(AttributedString(" More."))
///     if try document.write(text) { try document.data.write(to: file) }
public struct RichTextDocument: Sendable {
    /// What documents are written in.
    public enum Format: Hashable, Sendable, CaseIterable {
        /// HTML, in any encoding that browsers know.
        case html
        /// Rich Text Format.
        case rtf
        /// CommonMark with GitHub's extensions, in UTF-8.
        case markdown
    }

    /// What it is written in.
    public let format: Format
    /// The document as bytes, with all that was written into it.
    public private(set) var data: Data
    /// The text as it is read from ``data``.
    public private(set) var text: AttributedString

    private nonisolated(unsafe) let environment: EnvironmentValues
    private let adjust: @Sendable (AttributedString) -> AttributedString

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - format: What it is written in.
    ///   - environment: Where the text is to stand: what looks as text does there by itself gets no attribute.
    ///   - adjust: What becomes of a text once it is read, such as that only colours of a palette are left in it. A
    ///     text that is written is compared with what this makes of the document.
    /// - Throws: A `CocoaError` where the document cannot be read; see ``AttributedString/init(html:in:)-(Data,_)`` and
    ///   its like.
    public init(
        _ data: Data, format: Format, in environment: EnvironmentValues = EnvironmentValues(),
        adjust: @escaping @Sendable (AttributedString) -> AttributedString = { $0 }
    ) throws {
        self.format = format
        self.data = data
        self.environment = environment
        self.adjust = adjust
        text = adjust(try format.read(data, in: environment))
    }

    /// Writes a text into the document: where it differs from ``text`` the source is changed, and nowhere else.
    ///
    /// - Parameter newText: The text as it is to be read from the document.
    /// - Returns: Whether it was written. Otherwise the document is as it was: there is no way to write the text that
    ///   leaves the rest as it is, and ``AttributedString/html(in:)`` and its like make a new document without what the
    ///   text does not show.
    public mutating func write(_ newText: AttributedString) -> Bool {
        guard newText != text else { return true }
        // One that holds nothing else is written as a whole.
        let isWhole = written(text) == data
        guard let source = isWhole ? written(newText) : SourcePatch(self).applied(newText) else {
            return false
        }
        (data, text) = (source, newText)
        return true
    }

    /// The text of another source.
    func read(_ data: Data) -> AttributedString? {
        (try? format.read(data, in: environment)).map(adjust)
    }

    /// A text as this format says it, which tells whether two say the same.
    func written(_ text: AttributedString) -> Data { format.write(text, in: environment) }

    /// A text as a part of a line of this format.
    func inline(_ text: AttributedString) -> String { format.inline(text, in: environment) }
}

extension RichTextDocument.Format {
    fileprivate func read(_ data: Data, in environment: EnvironmentValues) throws -> AttributedString {
        switch self {
        case .html: try AttributedString(html: data, in: environment)
        case .rtf: try AttributedString(rtf: data, in: environment)
        case .markdown: try AttributedString(markdown: data).separatingBlocks()
        }
    }

    fileprivate func write(_ text: AttributedString, in environment: EnvironmentValues) -> Data {
        switch self {
        case .html: Data(text.html(in: environment).utf8)
        case .rtf: text.rtf(in: environment)
        case .markdown: Data(text.markdown(in: environment).utf8)
        }
    }

    fileprivate func inline(_ text: AttributedString, in environment: EnvironmentValues) -> String {
        switch self {
        case .html: HTMLSpelling.inline(text, in: environment)
        case .rtf: RTFSpelling.inline(text, in: environment)
        case .markdown: MarkdownSpelling.inline(text, in: environment)
        }
    }
}
