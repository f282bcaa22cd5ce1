import Foundation
import PicaFoundation
import PicaLabels
import PicaState

/// A format for exchanging attributed text with other programs.
package enum RichTextFormat: CaseIterable, Sendable {
    // In order of preference: earlier formats preserve more.
    /// Pica's own format, between Pica programs.
    case archive
    case html
    case rtf
    case markdown

    /// The MIME types of the format, the usual one first.
    package var types: [String] {
        switch self {
        case .archive: [UTType.attributedText.travellingType ?? ""]
        case .html: ["text/html"]
        case .rtf: ["text/rtf", "application/rtf", "text/richtext"]
        case .markdown: ["text/markdown"]
        }
    }

    /// Creates the format for a MIME type, ignoring parameters; `nil` for other types.
    package init?(type: String) {
        let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        guard let format = Self.allCases.first(where: { $0.types.contains(name) }) else { return nil }
        self = format
    }

    /// Reads a document; `nil` if it does not have this format or is too large, so that only plain text remains.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - body: The default text style of the environment, against which fonts are compared.
    package func read(_ data: Data, in body: BodyText) -> AttributedString? {
        switch self {
        case .archive: try? TextArchive.text(data, body.keys)
        case .html: try? HTMLReader.text(data, in: body)
        case .rtf: try? RTFReader.text(data, in: body)
        case .markdown: try? AttributedString(markdown: data)
        }
    }

    /// Writes a text as a document.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - environment: The environment that the text is shown in.
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
    /// The type of text with all attributes that can be encoded, between Pica programs.
    package static let attributedText = UTType(exportedAs: "org.pica-ui.attributed-text")
}
