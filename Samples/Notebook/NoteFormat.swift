import PicaUI

/// How a note is written down; a file's name says which.
enum NoteFormat: CaseIterable, Sendable {
    case html, rtf, markdown

    /// The format of a file's name; nil for another.
    init?(of file: URL) {
        switch file.pathExtension.lowercased() {
        case "html", "htm": self = .html
        case "rtf": self = .rtf
        case "md", "markdown": self = .markdown
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .html: "HTML"
        case .rtf: "RTF"
        case .markdown: "Markdown"
        }
    }

    var fileExtension: String {
        switch self {
        case .html: "html"
        case .rtf: "rtf"
        case .markdown: "md"
        }
    }

    /// Reads a note. Text says of itself only what it would not be by itself in a light window at the usual text size,
    /// so notes look right in any other.
    func text(from data: Data) throws -> AttributedString {
        switch self {
        case .html: try AttributedString(html: data)
        case .rtf: try AttributedString(rtf: data)
        case .markdown: try AttributedString(markdown: data).withLineEnds
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

extension AttributedString {
    /// With a line end between any two paragraphs, which Markdown tells apart by attributes alone.
    fileprivate var withLineEnds: AttributedString {
        var result = AttributedString()
        for (_, range) in runs[\.presentationIntent] {
            if let last = result.runs.last, result.characters.last?.isNewline != true {
                var end = AttributedString("\n")
                end.presentationIntent = last.presentationIntent
                result += end
            }
            result += self[range]
        }
        return result
    }
}
