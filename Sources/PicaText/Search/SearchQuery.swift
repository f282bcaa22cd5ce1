/// What is looked for in a text, and how.
package struct SearchQuery: Hashable, Sendable {
    package var text = ""
    /// Whether small and capital letters differ.
    package var isCaseSensitive = false
    /// Whether only what stands between no letters and digits counts.
    package var isWholeWords = false
    /// Whether the text is a regular expression, as ICU reads them.
    package var isRegularExpression = false

    package init() {}
}
