import Foundation
import PicaFoundation
import PicaLabels
import PicaState

extension AttributedString {
    /// Reads HTML: a document, or a fragment as programs put it on the clipboard.
    ///
    /// Missing, misplaced and crossed tags are handled as browsers do. Styles become the attributes that ``Text``
    /// shows. Headings, lists, quotations and code also become `presentationIntent`, with a line break between blocks.
    /// Tables become lines of cells separated by tabs.
    ///
    /// Of style sheets only the rules for elements and classes apply, along with the elements' own `style` attributes.
    /// Scripts are not run, and nothing is downloaded. Links are kept only if they lead to pages, mail addresses and
    /// telephone numbers. Embedded PNG images become `adaptiveImageGlyph`.
    ///
    /// - Parameters:
    ///   - html: The document; malformed HTML is accepted. Its encoding is that of its byte order mark or its
    ///     declaration, and otherwise UTF-8.
    ///   - environment: The environment that the text will be shown in. Styles that are its defaults get no attribute.
    /// - Throws: `CocoaError.fileReadTooLarge` for more than 64 MB, more than half a million runs, or elements that
    ///   take seconds to read.
    public init(html: Data, in environment: EnvironmentValues = EnvironmentValues()) throws {
        self = try HTMLReader.text(html, in: BodyText(environment))
    }

    /// Reads HTML from a string and ignores the encoding it declares.
    ///
    /// - Parameters:
    ///   - html: The document; malformed HTML is accepted.
    ///   - environment: The environment that the text will be shown in. Styles that are its defaults get no attribute.
    /// - Throws: `CocoaError.fileReadTooLarge` for more than 64 MB, more than half a million runs, or elements that
    ///   take seconds to read.
    public init(html: String, in environment: EnvironmentValues = EnvironmentValues()) throws {
        self = try HTMLReader.text(html, in: BodyText(environment))
    }

    /// Reads RTF.
    ///
    /// Styles become the attributes that ``Text`` shows. Lists and headings also become `presentationIntent`, with a
    /// line break between paragraphs. Tables become lines of cells separated by tabs. PNG images become
    /// `adaptiveImageGlyph`. Links are kept only if they lead to pages, mail addresses and telephone numbers.
    ///
    /// - Parameters:
    ///   - rtf: The document.
    ///   - environment: The environment that the text will be shown in. Styles that are its defaults get no attribute.
    /// - Throws: A `CocoaError`: `fileReadCorruptFile` if the data is not RTF, or its groups are nested thousands deep;
    ///   `fileReadTooLarge` for more than 256 MB or half a million runs.
    public init(rtf: Data, in environment: EnvironmentValues = EnvironmentValues()) throws {
        self = try RTFReader.text(rtf, in: BodyText(environment))
    }

    /// Returns the text as an HTML document that other programs understand, including browsers and word processors.
    ///
    /// `presentationIntent` and `inlinePresentationIntent` become elements, and other attributes become styles. Text in
    /// the environment's default style has no styles, so that it adopts those of the place it is pasted into.
    ///
    /// - Parameter environment: The environment that the text is shown in, which resolves its fonts and colors.
    public func html(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        HTMLWriter.document(self, in: ExchangeContext(environment))
    }

    /// Returns the text as an RTF document, in ASCII.
    ///
    /// Text in the environment's default style has no formatting, so that it adopts that of the place it is pasted
    /// into. Colors become opaque, as they look on white, and only lines below text keep their patterns.
    ///
    /// - Parameter environment: The environment that the text is shown in, which resolves its fonts and colors.
    public func rtf(in environment: EnvironmentValues = EnvironmentValues()) -> Data {
        Data(RTFWriter.document(self, in: ExchangeContext(environment)).utf8)
    }

    /// Returns the text as Markdown: CommonMark with GitHub's tables and strikethrough.
    ///
    /// Text made by `AttributedString(markdown:)` is the same when the result is read again. Bold and italic fonts
    /// count as emphasis, monospaced ones as code, and lines through text as strikethrough. A text without
    /// `presentationIntent` gets a paragraph for each line that is not empty. Mail addresses become links when read,
    /// because Markdown cannot prevent that.
    ///
    /// - Parameter environment: The environment that the text is shown in, which decides which of its fonts are bold.
    public func markdown(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        let context = ExchangeContext(environment)
        return MarkdownWriter(intent: context.intent).markdown(of: self)
    }
}

extension ExchangeContext {
    /// Returns the inline intents of attributes, including those implied by styles.
    func intent(_ container: AttributeContainer) -> InlinePresentationIntent {
        var intent = container.inlinePresentationIntent ?? []
        let style = style(container)
        if let weight = style.weight, weight >= Font.Weight.semibold.openType {
            intent.insert(.stronglyEmphasized)
        }
        if style.design == .monospaced { intent.insert(.code) }
        if style.isItalic == true { intent.insert(.emphasized) }
        if style.strikethrough != nil { intent.insert(.strikethrough) }
        return intent
    }
}
