import PicaUI

/// The file format of a note, chosen by the file name.
enum NoteFormat: String, CaseIterable, Sendable {
    case html = "HTML"
    case rtf = "RTF"
    case markdown = "Markdown"

    /// The format for a file name; nil if the extension is unknown.
    init?(of file: URL) {
        let name = file.pathExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
        self = format
    }

    /// The file extensions, the usual one first.
    var extensions: [String] {
        switch self {
        case .html: ["html", "htm"]
        case .rtf: ["rtf"]
        case .markdown: ["md", "markdown"]
        }
    }

    /// Reads a note. It keeps only attributes that differ from the default in a light window at the default text size,
    /// so that notes look right in any other window.
    func document(from data: Data) throws -> PicaRichTextDocument {
        let formatting = NoteFormatting(format: self)
        let document = try PicaRichTextDocument(data, format: source) { formatting.allowed($0) }
        // Saving would lose bytes that are not valid text.
        if self == .html, document.text.unicodeScalars.contains("\u{FFFD}"),
            data.range(of: Data("\u{FFFD}".utf8)) == nil
        {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return document
    }

    private var source: PicaRichTextDocument.Format {
        switch self {
        case .html: .html
        case .rtf: .rtf
        case .markdown: .markdown
        }
    }

    func data(of text: AttributedString) -> Data {
        switch self {
        case .html: Data(text.html().utf8)
        case .rtf: text.rtf()
        case .markdown: Data(text.markdown().utf8)
        }
    }
}
