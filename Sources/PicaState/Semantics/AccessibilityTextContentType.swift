/// The kind of a text, which decides how a screen reader reads it: line by line, with or without punctuation.
public struct AccessibilityTextContentType: Hashable, Sendable {
    package let name: String

    /// Text of no special kind.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Program output and commands.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Names of files and folders.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// A conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story, or other text that is read from beginning to end.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// The cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document that is being written.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
