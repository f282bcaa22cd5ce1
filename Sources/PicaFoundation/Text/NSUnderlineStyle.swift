/// The style of a line under or through text, as in AppKit and UIKit. It has a number of strokes and a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits for strokes, pattern and extent.
    public let rawValue: Int

    /// Creates a style from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One stroke.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One stroke of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two strokes.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash alternating with two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line only under words, without the spaces between them. Text in Pica underlines both.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
