/// A part of an HTML document, as the tokenizer takes it apart.
enum HTMLToken {
    /// Text, whose character references are resolved. NULs are still in it: where they stand decides what they mean.
    case characters(ArraySlice<UInt8>)
    case start(HTMLTagToken)
    /// An end tag, by its name.
    case end(String)
    /// What stands between a comment's marks.
    case comment([UInt8])
    /// - Parameter isQuirky: Whether browsers lay the document out as they did in the nineties.
    case doctype(isQuirky: Bool)
    case endOfFile
}

/// A start tag.
struct HTMLTagToken {
    /// In lower case.
    var name: String
    /// Of those with the same name only the first.
    var attributes: [(name: String, value: String)] = []
    var isSelfClosing = false

    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
}
