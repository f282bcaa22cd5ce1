import Foundation

/// The inline meaning of text, which Markdown's marks express and a style sheet displays.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, one per intent.
    public let rawValue: UInt

    /// - Parameter rawValue: The bits, one per intent.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: `*…*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: `**…**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Strikethrough: `~~…~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end of the source that is not one in the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// An inline HTML tag.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML in separate lines.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
