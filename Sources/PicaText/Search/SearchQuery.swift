/// A search text with its options.
package struct SearchQuery: Hashable, Sendable {
    package var text = ""
    /// Whether lower-case and upper-case letters differ.
    package var isCaseSensitive = false
    /// Whether only matches count that have no letter or digit next to them.
    package var isWholeWords = false
    /// Whether the text is a regular expression in ICU's syntax.
    package var isRegularExpression = false

    package init() {}
}
