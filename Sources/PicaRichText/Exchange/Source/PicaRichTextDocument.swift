import Foundation
import PicaFoundation
import PicaState

/// A document in HTML, RTF or Markdown that can be edited as text and keeps everything that the text does not show.
///
/// Titles, styles, scripts, comments, attributes, the spelling of markup and line endings have no place in an
/// attributed string, and stay in the document. Writing a text into the document changes the source only where the text
/// has changed. An unedited document stays the same byte for byte.
///
///     var document = try PicaRichTextDocument(data, format: .markdown)
///     var text = document.text
///     text.append(AttributedString(" More."))
///     if try document.write(text) { try document.data.write(to: file) }
public struct PicaRichTextDocument: Sendable {
    /// A format of documents.
    public enum Format: Hashable, Sendable, CaseIterable {
        /// HTML, in any encoding that browsers know.
        case html
        /// Rich Text Format.
        case rtf
        /// CommonMark with GitHub's extensions, in UTF-8.
        case markdown
    }

    /// The format of the document.
    public let format: Format
    /// The bytes of the document, with all changes written so far.
    public private(set) var data: Data
    /// The text read from ``data``.
    public private(set) var text: AttributedString

    private nonisolated(unsafe) let environment: EnvironmentValues
    private let adjust: @Sendable (AttributedString) -> AttributedString

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - format: The format of the document.
    ///   - environment: The environment that the text will be shown in. Styles that are its defaults get no attribute.
    ///   - adjust: Changes each text that is read, for example to keep only the colors of a palette. Written text is
    ///     compared with the result.
    /// - Throws: A `CocoaError` if the document cannot be read; see ``AttributedString/init(html:in:)-(Data,_)`` and
    ///   the other initializers.
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

    /// Writes a text into the document, changing the source only where the text differs from ``text``.
    ///
    /// - Parameter newText: The text that the document is to contain.
    /// - Returns: Whether it was written. If not, the document is unchanged, because no edit of the source gives that
    ///   text and leaves the rest as it is. ``AttributedString/html(in:)`` and its siblings then create a new document,
    ///   without the content that the text does not show.
    public mutating func write(_ newText: AttributedString) -> Bool {
        guard newText != text else { return true }
        // A document that contains nothing else is written as a whole.
        let isWhole = written(text) == data
        guard let source = isWhole ? written(newText) : SourcePatch(self).applied(newText) else {
            return false
        }
        (data, text) = (source, newText)
        return true
    }

    /// Reads the text of another source.
    func read(_ data: Data) -> AttributedString? {
        (try? format.read(data, in: environment)).map(adjust)
    }

    /// Writes a text in this format, to compare two texts by their source.
    func written(_ text: AttributedString) -> Data { format.write(text, in: environment) }

    /// Writes a text as part of a line in this format.
    func inline(_ text: AttributedString) -> String { format.inline(text, in: environment) }
}

extension PicaRichTextDocument.Format {
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
