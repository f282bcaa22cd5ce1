import Foundation

extension NSAttributedString.Key {
    /// The font: an `NSFont`, a `UIFont` or a `Font`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the letters: an `NSColor`, a `UIColor`, a `CGColor` or a `Color`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the letters: an `NSColor`, a `UIColor`, a `CGColor` or a `Color`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The style of the paragraphs that begin in the range: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space added between letters, in points: a number. Ligatures stay together.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The space added between letters, in points: a number. Ligatures come apart.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The line through the letters: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of the line through the letters; that of the letters unless it is set.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The line below the letters: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the line below the letters; that of the letters unless it is set.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The distance that the letters are raised, in points: a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The link: a `URL`, an `NSURL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")

    /// The shadow of the letters.
    @available(*, unavailable, message: "Pica's texts have none within a text; use the modifier shadow")
    public static var shadow: NSAttributedString.Key { fatalError("unavailable") }
    /// The color of the letters' outline.
    @available(*, unavailable, message: "Pica's texts have no outlines; draw with a TextRenderer")
    public static var strokeColor: NSAttributedString.Key { fatalError("unavailable") }
    /// The width of the letters' outline.
    @available(*, unavailable, message: "Pica's texts have no outlines; draw with a TextRenderer")
    public static var strokeWidth: NSAttributedString.Key { fatalError("unavailable") }
    /// An attachment in place of a character.
    @available(*, unavailable, message: "use adaptiveImageGlyph of AttributedString, or a Text of an Image")
    public static var attachment: NSAttributedString.Key { fatalError("unavailable") }
    /// The slant of the letters.
    @available(*, unavailable, message: "use an italic font")
    public static var obliqueness: NSAttributedString.Key { fatalError("unavailable") }
    /// The width of the letters.
    @available(*, unavailable, message: "use a font with a width")
    public static var expansion: NSAttributedString.Key { fatalError("unavailable") }
    /// Whether letters form ligatures.
    @available(*, unavailable, message: "use tracking, which takes ligatures apart")
    public static var ligature: NSAttributedString.Key { fatalError("unavailable") }
    /// A relief of the letters.
    @available(*, unavailable, message: "Pica's texts have no effects; draw with a TextRenderer")
    public static var textEffect: NSAttributedString.Key { fatalError("unavailable") }
    /// What is shown above the letters while the pointer is there.
    @available(*, unavailable, message: "use the modifier help")
    public static var toolTip: NSAttributedString.Key { fatalError("unavailable") }
}

/// A font as an object, of AppKit or UIKit.
package protocol FontObject: AnyObject {
    var font: Font { get }
}
