import Foundation
import PicaFoundation
import PicaGraph

/// A form in which text with attributes goes to other programs and comes from them.
package enum RichTextFormat: CaseIterable, Sendable {
    // In the order in which they are preferred: what comes first keeps most.
    /// Pica's own, between its programs.
    case archive
    case html
    case rtf
    case markdown

    /// The MIME types it goes by, the usual one first.
    package var types: [String] {
        switch self {
        case .archive: [UTType.attributedText.travellingType ?? ""]
        case .html: ["text/html"]
        case .rtf: ["text/rtf", "application/rtf", "text/richtext"]
        case .markdown: ["text/markdown"]
        }
    }

    /// The form that a MIME type names, whatever follows it; nil for none of these.
    package init?(type: String) {
        let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        guard let format = Self.allCases.first(where: { $0.types.contains(name) }) else { return nil }
        self = format
    }

    /// What a document says; nil where it is not of this form, or too much of anything, so that plain text is what
    /// remains.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - body: What the text is to stand among, as what is said of fonts is said by that.
    package func read(_ data: Data, in body: BodyText) -> AttributedString? {
        switch self {
        case .archive: try? TextArchive.text(data, body.keys)
        case .html: try? HTMLReader.text(data, in: body)
        case .rtf: try? RTFReader.text(data, in: body)
        case .markdown: try? AttributedString(markdown: data)
        }
    }

    /// A document that says what a text does.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - environment: Where it stands.
    package func write(_ text: AttributedString, in environment: EnvironmentValues) -> Data {
        switch self {
        case .archive: TextArchive.data(text, environment.textScope) ?? Data()
        case .html: Data(text.html(in: environment).utf8)
        case .rtf: text.rtf(in: environment)
        case .markdown: Data(text.markdown(in: environment).utf8)
        }
    }
}

extension UTType {
    /// Text with all attributes that can be written down, between programs of Pica's.
    static let attributedText = UTType(exportedAs: "org.pica-ui.attributed-text")
}
