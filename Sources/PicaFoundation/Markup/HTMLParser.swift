import CXML
import Foundation

/// What takes in HTML as it is read.
package protocol HTMLHandler: AnyObject {
    /// An element begins.
    ///
    /// - Parameters:
    ///   - name: In lower case.
    ///   - attributes: Their names, in lower case, and their values; nothing for those without one.
    func begin(_ name: String, _ attributes: [(name: String, value: String)])
    /// An element ends that began; those without an end tag do so, too.
    func end(_ name: String)
    /// Text in UTF-8. What belongs together may come in pieces.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
    /// What stands in a style sheet or a script.
    func data(_ bytes: UnsafeBufferPointer<UInt8>)
    /// What stands between the marks of a short comment; long ones are left out.
    func comment(_ text: String)
}

/// Reads HTML, however wrong it is, and tells a handler of its elements.
///
/// libxml2 keeps nothing of the document, so that memory is the handler's own affair. It is slow in few ways, each
/// of which is bounded here: deep nesting, through which it looks at each end tag; end tags of nothing; many
/// attributes in one element, as each is compared with those before it.
package final class HTMLParser {
    /// Why a document is not read.
    package enum Fault: Error {
        /// More bytes than ``sizeLimit``.
        case tooLong
        /// More elements in each other than any person writes, or more mistakes.
        case tooWild
        /// There is no memory.
        case noMemory
    }

    /// In bytes of UTF-8.
    package static let sizeLimit = 64 << 20
    /// As many as browsers keep in each other.
    private static let depthLimit = 512
    private static let mistakeLimit = 100_000
    /// Of comparisons between attributes.
    private static let comparisonLimit = 100_000_000
    /// In bytes, of all names of elements and attributes; others are left out.
    private static let nameLimit = 20_000

    private let handler: any HTMLHandler
    private let context: htmlParserCtxtPtr
    private var depth = 0
    private var mistakes = 0
    private var comparisons = 0
    private var fault: Fault?

    /// Reads a document or a part of one.
    package static func parse(_ text: String, into handler: any HTMLHandler) throws(Fault) {
        guard text.utf8.count <= sizeLimit else { throw .tooLong }
        if text.isEmpty { return }
        var text = text
        // For libxml2 a text ends with the first NUL.
        if text.withUTF8({ bytes in bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } == true }) {
            text.removeAll { $0 == "\0" }
        }
        if let replaced = HTMLListName.replaced(in: &text) { text = replaced }
        let fault: Fault? = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { chars in
                guard let parser = HTMLParser(chars, handler) else { return .noMemory }
                return parser.run()
            }
        }
        if let fault { throw fault }
    }

    private init?(_ text: UnsafeBufferPointer<CChar>, _ handler: any HTMLHandler) {
        guard let context = htmlCreateMemoryParserCtxt(text.baseAddress, Int32(text.count)) else {
            return nil
        }
        self.context = context
        self.handler = handler
    }

    deinit { htmlFreeParserCtxt(context) }

    private func run() -> Fault? {
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        htmlCtxtUseOptions(context, Int32(options))
        xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
        xmlDictSetLimit(context.pointee.dict, Self.nameLimit)
        guard let calls = context.pointee.sax else { return .noMemory }
        calls.pointee = Self.calls
        context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        htmlParseDocument(context)
        return fault
    }

    private func stop(_ fault: Fault) {
        self.fault = self.fault ?? fault
        xmlStopParser(context)
    }

    // MARK: What libxml2 calls

    private static var calls: xmlSAXHandler {
        var calls = xmlSAXHandler()
        // Only then is an error told to the function that takes it as a value.
        calls.initialized = XML_SAX2_MAGIC
        calls.startElement = { parser, name, attributes in HTMLParser.of(parser)?.begin(name, attributes) }
        calls.endElement = { parser, name in HTMLParser.of(parser)?.end(name) }
        calls.characters = { parser, bytes, count in HTMLParser.of(parser)?.text(bytes, count) }
        calls.ignorableWhitespace = { parser, bytes, count in HTMLParser.of(parser)?.text(bytes, count) }
        calls.cdataBlock = { parser, bytes, count in HTMLParser.of(parser)?.data(bytes, count) }
        calls.comment = { parser, bytes in HTMLParser.of(parser)?.comment(bytes) }
        calls.serror = { parser, _ in HTMLParser.of(parser)?.complain() }
        return calls
    }

    private static func of(_ parser: UnsafeMutableRawPointer?) -> HTMLParser? {
        guard let parser else { return nil }
        let found = Unmanaged<HTMLParser>.fromOpaque(parser).takeUnretainedValue()
        return found.fault == nil ? found : nil
    }

    private func begin(
        _ name: UnsafePointer<xmlChar>?, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        depth += 1
        guard depth <= Self.depthLimit else { return stop(.tooWild) }
        var attributes: [(name: String, value: String)] = []
        if var place = list {
            while let name = place[0] {
                attributes.append((String(cString: name), place[1].map { String(cString: $0) } ?? ""))
                place += 2
            }
        }
        comparisons += attributes.count * attributes.count
        guard comparisons <= Self.comparisonLimit else { return stop(.tooWild) }
        guard let name else { return }
        handler.begin(HTMLListName.own(String(cString: name)), attributes)
    }

    private func end(_ name: UnsafePointer<xmlChar>?) {
        depth -= 1
        guard let name else { return }
        handler.end(HTMLListName.own(String(cString: name)))
    }

    private func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        handler.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private func data(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        handler.data(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private func comment(_ bytes: UnsafePointer<xmlChar>?) {
        guard let bytes, strnlen(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), 64) < 64 else {
            return
        }
        handler.comment(String(cString: bytes))
    }

    private func complain() {
        mistakes += 1
        if mistakes > Self.mistakeLimit { stop(.tooWild) }
    }
}
