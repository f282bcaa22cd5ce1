/// How a line below or through text is drawn, as AppKit and UIKit have it: a number of strokes together
/// with a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the strokes, of the pattern, and of where there is a line.
    public let rawValue: Int

    /// The style of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One stroke.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One stroke, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two strokes.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line below words alone, and not below the spaces between them. Texts here draw one below both.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
