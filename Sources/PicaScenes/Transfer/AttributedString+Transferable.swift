import Foundation
import PicaFoundation
import PicaLabels
import PicaRichText
import PicaState

extension AttributedString: Transferable {
    /// The representations of styled text: with all attributes that ``Text`` supports between Pica programs, and as
    /// RTF, HTML and plain text. Text in the default font and color is exported without them.
    ///
    /// Use ``AttributedTextFormatting/Transferable`` for an app's own attributes, and for the appearance of text in an
    /// environment.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<AttributedString>(contentType: .attributedText) {
            try $0.transferred(as: .archive)
        } importing: {
            try AttributedString(transferred: $0, .archive)
        }
        DataRepresentation<AttributedString>(contentType: .html) {
            try $0.transferred(as: .html)
        } importing: {
            try AttributedString(transferred: $0, .html)
        }
        DataRepresentation<AttributedString>(contentType: .rtf) {
            try $0.transferred(as: .rtf)
        } importing: {
            try AttributedString(transferred: $0, .rtf)
        }
        ProxyRepresentation<AttributedString, String>(
            exporting: { $0.string }, importing: { AttributedString($0) })
    }

    private func transferred(as format: RichTextFormat) throws -> Data {
        format.write(self, in: EnvironmentValues())
    }

    private init(transferred data: Data, _ format: RichTextFormat) throws {
        guard let text = format.read(data, in: BodyText(EnvironmentValues())) else {
            throw TransferError.malformed
        }
        self = text
    }
}

extension AttributedTextFormatting {
    /// Attributed text for copying, dragging and sharing, with its appearance in an environment.
    ///
    ///     Text(poem)
    ///         .draggable(AttributedTextFormatting.Transferable(text: poem, in: environment))
    ///
    /// Between Pica programs it keeps all attributes of the formatting definition's scope with encodable values. Other
    /// programs receive RTF, HTML and plain text.
    public struct Transferable: PicaFoundation.Transferable {
        private let words: String
        private let documents: [RichTextFormat: Deferred<Data>]

        /// - Parameters:
        ///   - text: The text. Attributes that the environment's formatting definition does not allow are left out.
        ///   - environment: The environment of the text: its formatting definition, and the fonts and colors of text
        ///     without its own.
        public init(text: AttributedString, in environment: EnvironmentValues) {
            var shown = text
            if let formatting = environment.textFormatting {
                for run in text.runs { shown[run.range].setAttributes(formatting.shown(run.attributes)) }
            }
            words = text.string
            documents = [RichTextFormat.archive, .html, .rtf].reduce(into: [:]) { documents, format in
                documents[format] = Deferred { [shown] in format.write(shown, in: environment) }
            }
        }

        private func document(_ format: RichTextFormat) throws -> Data {
            guard let document = documents[format] else { throw TransferError.noSuchForm }
            return document.value
        }

        /// The representations: Pica's own format, RTF, HTML and plain text.
        public static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Self>(exportedContentType: .attributedText) { try $0.document(.archive) }
            DataRepresentation<Self>(exportedContentType: .html) { try $0.document(.html) }
            DataRepresentation<Self>(exportedContentType: .rtf) { try $0.document(.rtf) }
            ProxyRepresentation<Self, String>(exporting: \.words)
        }
    }
}
