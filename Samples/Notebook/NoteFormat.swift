import PicaUI

/// How a note is written down; a file's name says which.
enum NoteFormat: String, CaseIterable, Sendable {
    case html = "HTML"
    case rtf = "RTF"
    case markdown = "Markdown"

    /// The format of a file's name; nil for another.
    init?(of file: URL) {
        let name = file.pathExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
        self = format
    }

    /// What names of files end in, the usual one first.
    var extensions: [String] {
        switch self {
        case .html: ["html", "htm"]
        case .rtf: ["rtf"]
        case .markdown: ["md", "markdown"]
        }
    }

    /// Reads a note. Text says of itself only what it would not be by itself in a light window at the usual text size,
    /// so notes look right in any other.
    func document(from data: Data) throws -> RichTextDocument {
        let formatting = NoteFormatting(format: self)
        let document = try RichTextDocument(data, format: source) { formatting.allowed($0) }
        // Bytes that are no letters would be gone when it is saved.
        if self == .html, document.text.unicodeScalars.contains("\u{FFFD}"),
            data.range(of: Data("\u{FFFD}".utf8)) == nil
        {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return document
    }

    private var source: RichTextDocument.Format {
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
