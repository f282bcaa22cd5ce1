import Foundation

/// How a stretch of text is meant within its line: what Markdown's marks say, and a style sheet decides on.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// One bit an intent.
    public let rawValue: UInt

    /// - Parameter rawValue: One bit an intent.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*…*`
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**…**`
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~…~~`
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end in the source that is none in the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML in a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML in lines of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
