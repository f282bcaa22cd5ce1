import Foundation
import PicaFoundation
import PicaGraph

extension AttributedString: Transferable {
    /// Text with a look: between programs of Pica's with all attributes that ``Text`` knows, and as RTF, HTML and plain
    /// text. What looks as text does by itself has no look of its own.
    ///
    /// Of attributes of an app's own, and of the look of text in an environment, ``AttributedTextFormatting/Transferable``
    /// knows.
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
    /// Attributed text to be copied, dragged and shared, as it is in an environment.
    ///
    ///     Text(poem)
    ///         .draggable(AttributedTextFormatting.Transferable(text: poem, in: environment))
    ///
    /// Between programs of Pica's it keeps all attributes of the formatting definition's scope whose values can be
    /// encoded; other programs are given RTF, HTML and plain text.
    public struct Transferable: PicaFoundation.Transferable {
        private let words: String
        private let documents: [RichTextFormat: Deferred<Data>]

        /// - Parameters:
        ///   - text: The text. What the environment's formatting definition does not allow is left out.
        ///   - environment: Where the text stands: its definition, and the fonts and colours of text that names none.
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

        /// Pica's own form, RTF, HTML and plain text.
        public static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Self>(exportedContentType: .attributedText) { try $0.document(.archive) }
            DataRepresentation<Self>(exportedContentType: .html) { try $0.document(.html) }
            DataRepresentation<Self>(exportedContentType: .rtf) { try $0.document(.rtf) }
            ProxyRepresentation<Self, String>(exporting: \.words)
        }
    }
}
