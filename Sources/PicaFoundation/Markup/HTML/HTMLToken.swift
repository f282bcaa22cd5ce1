/// A token of an HTML document.
enum HTMLToken {
    /// Text with resolved character references. It still contains NULs, whose meaning depends on their position.
    case characters(ArraySlice<UInt8>)
    case start(HTMLTagToken)
    /// An end tag, by its name.
    case end(String)
    /// A comment, by its contents.
    case comment([UInt8])
    /// - Parameter isQuirky: Whether the document is laid out in quirks mode.
    case doctype(isQuirky: Bool)
    case endOfFile
}

/// A start tag.
struct HTMLTagToken {
    /// The name in lower case.
    var name: String
    /// The attributes; of several with the same name only the first.
    var attributes: [(name: String, value: String)] = []
    var isSelfClosing = false

    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
}
