import Foundation
import PicaFoundation
import PicaGraph

extension AttributedString {
    /// Reads HTML: a document, or a part of one as programs put it on the clipboard.
    ///
    /// Tags that are missing, misplaced or crossed are read as browsers read them.
    /// Looks become the attributes that ``Text`` knows; headings, lists, quotations and code become
    /// `presentationIntent` as well, with a line end between any two blocks. Tables are lines of cells with tabs
    /// between. Of style sheets the rules for elements and classes count, and styles that elements have themselves.
    /// Scripts do nothing, nothing is fetched, and only links to pages, mail addresses and telephones are kept. Pictures
    /// in PNG that come with the document become `adaptiveImageGlyph`.
    ///
    /// - Parameters:
    ///   - html: The document, however well it is written. Its encoding is what a byte order mark or its own words
    ///     say, and UTF-8 else.
    ///   - environment: Where the text is to stand: what looks as text does there by itself gets no attribute.
    /// - Throws: `CocoaError.fileReadTooLarge` for more than 64 MB, half a million runs, or elements that take
    ///   seconds to read.
    public init(html: Data, in environment: EnvironmentValues = EnvironmentValues()) throws {
        self = try HTMLReader.text(html, in: BodyText(environment))
    }

    /// Reads HTML from a string, whatever encoding it says it has.
    ///
    /// - Parameters:
    ///   - html: The document, however well it is written.
    ///   - environment: Where the text is to stand: what looks as text does there by itself gets no attribute.
    /// - Throws: `CocoaError.fileReadTooLarge` for more than 64 MB, half a million runs, or elements that take
    ///   seconds to read.
    public init(html: String, in environment: EnvironmentValues = EnvironmentValues()) throws {
        self = try HTMLReader.text(html, in: BodyText(environment))
    }

    /// Reads RTF.
    ///
    /// Looks become the attributes that ``Text`` knows; lists and headings become `presentationIntent` as well, with
    /// a line end between any two paragraphs. Tables are lines of cells with tabs between. Pictures in PNG
    /// become `adaptiveImageGlyph`, and only links to pages, mail addresses and telephones are kept.
    ///
    /// - Parameters:
    ///   - rtf: The document.
    ///   - environment: Where the text is to stand: what looks as text does there by itself gets no attribute.
    /// - Throws: A `CocoaError`: `fileReadCorruptFile` where it is no RTF, or groups stand in each other by the
    ///   thousands; `fileReadTooLarge` for more than 256 MB or half a million runs.
    public init(rtf: Data, in environment: EnvironmentValues = EnvironmentValues()) throws {
        self = try RTFReader.text(rtf, in: BodyText(environment))
    }

    /// The text as a document of HTML that other programs understand, browsers and word processors among them.
    ///
    /// What is said by `presentationIntent` and `inlinePresentationIntent` becomes elements, other attributes styles.
    /// Text that looks as text does in the environment by itself takes on the looks of where it is pasted.
    ///
    /// - Parameter environment: Where the text stands, which decides on its fonts and colours.
    public func html(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        HTMLWriter.document(self, in: ExchangeContext(environment))
    }

    /// The text as a document of RTF, in ASCII.
    ///
    /// Text that looks as text does in the environment by itself takes on the looks of where it is pasted. Colours
    /// are opaque there, such as they are on white, and only lines below text have patterns.
    ///
    /// - Parameter environment: Where the text stands, which decides on its fonts and colours.
    public func rtf(in environment: EnvironmentValues = EnvironmentValues()) -> Data {
        Data(RTFWriter.document(self, in: ExchangeContext(environment)).utf8)
    }

    /// The text as Markdown: CommonMark with GitHub's tables and struck words.
    ///
    /// What `AttributedString(markdown:)` made is the same when this is read again. Bold and italic fonts count as
    /// emphasis, those with letters of one width as code, lines through text as struck. A text without
    /// `presentationIntent` has a paragraph for each line that is not empty. Mail addresses that are no links are
    /// read as links, as Markdown has no way around that.
    ///
    /// - Parameter environment: Where the text stands, which decides on which of its fonts are bold.
    public func markdown(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        let context = ExchangeContext(environment)
        return MarkdownWriter(intent: context.intent).markdown(of: self)
    }
}

extension ExchangeContext {
    /// What is said of words, by intents or by looks that stand for them.
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
