import Foundation
import PicaFoundation

/// The alignment of a paragraph's lines, as in AppKit and UIKit.
public enum NSTextAlignment: Int, Sendable {
    /// Left alignment.
    case left = 0
    /// Center alignment.
    case center
    /// Right alignment.
    case right
    /// Lines as long as the paragraph is wide. Converted texts are aligned naturally instead.
    case justified
    /// The side where the paragraph's writing direction begins.
    case natural
}

/// What becomes of lines that are too long, as in AppKit and UIKit.
public enum NSLineBreakMode: UInt, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters.
    case byCharWrapping
    /// Lines are cut off.
    case byClipping
    /// The beginning of a line is replaced by an ellipsis.
    case byTruncatingHead
    /// The end of a line is replaced by an ellipsis.
    case byTruncatingTail
    /// The middle of a line is replaced by an ellipsis.
    case byTruncatingMiddle
}

/// The writing direction of a paragraph, as in AppKit and UIKit.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first character that has one.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft
}

/// The style of a paragraph in an `NSAttributedString`. `AttributedString.init(_:)` converts it.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
    }

    fileprivate var values = Values()

    /// Creates the usual style.
    public override init() {}

    /// Creates a style with the values of another.
    package init(_ style: NSParagraphStyle) { values = style.values }

    /// The usual style. It is a new object each time.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines; natural by default.
    public var alignment: NSTextAlignment { values.alignment }
    /// The distance added between lines, in points; 0 by default.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor for the natural height of lines; 0, the default, for the natural height.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The smallest height of lines, in points; 0 by default.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of lines, in points; 0, the default, for any.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What becomes of lines that are too long. It has no effect: views decide it by `lineLimit(_:)` and
    /// `truncationMode(_:)`.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The writing direction; natural by default.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// Returns a style that does not change.
    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }

    /// Returns an `NSMutableParagraphStyle` with the same values.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    /// Returns whether the other object is a style with the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// A hash of the values.
    public override var hash: Int { values.hashValue }
}

/// The style of a paragraph that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines; natural by default.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The distance added between lines, in points; 0 by default.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The factor for the natural height of lines; 0, the default, for the natural height.
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The smallest height of lines, in points; 0 by default.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The largest height of lines, in points; 0, the default, for any.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// What becomes of lines that are too long. It has no effect: views decide it by `lineLimit(_:)` and
    /// `truncationMode(_:)`.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The writing direction; natural by default.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Takes the values of another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

    /// The distance below the paragraph, in points.
    @available(
        *, unavailable, message: "Pica's texts have none; put the paragraphs into a VStack with spacing"
    )
    public var paragraphSpacing: CGFloat { 0 }
    /// The distance above the paragraph, in points.
    @available(
        *, unavailable, message: "Pica's texts have none; put the paragraphs into a VStack with spacing"
    )
    public var paragraphSpacingBefore: CGFloat { 0 }
    /// The distance of the first line from the leading edge, in points.
    @available(*, unavailable, message: "Pica's texts have none; use padding, or lists in Markdown")
    public var firstLineHeadIndent: CGFloat { 0 }
    /// The distance of the other lines from the leading edge, in points.
    @available(*, unavailable, message: "Pica's texts have none; use padding, or lists in Markdown")
    public var headIndent: CGFloat { 0 }
    /// The distance of the lines from the trailing edge, in points.
    @available(*, unavailable, message: "Pica's texts have none; use padding")
    public var tailIndent: CGFloat { 0 }
    /// The tab stops.
    @available(*, unavailable, message: "Pica's texts have none; use a Grid")
    public var tabStops: [Any] { [] }
}
