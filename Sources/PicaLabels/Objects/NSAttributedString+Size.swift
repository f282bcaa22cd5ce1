import Foundation
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

/// How a string of older source is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Lines wrap at the width; without it the text stays on one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the height that their fonts recommend, as they always do in Pica.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits into the height ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
    /// Returns the size of the string on one line for each of its paragraphs, in points.
    ///
    /// Text without a font has the system's at 12 points. On other threads than the main one the size is zero.
    public func size() -> CGSize {
        boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), options: []).size
    }

    /// Returns the rectangle around the string's lines, in points, with its origin at zero.
    ///
    /// Text without a font has the system's at 12 points. On other threads than the main one the rectangle is empty.
    ///
    /// - Parameters:
    ///   - size: The width at which lines wrap, and the height at which they may end. Lengths of 0 mean no limit.
    ///   - options: Whether lines wrap and end.
    ///   - context: Has no effect.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: AnyObject? = nil
    ) -> CGRect {
        func limit(_ length: CGFloat, _ option: NSStringDrawingOptions) -> CGFloat? {
            options.contains(option) && length > 0 && length.isFinite ? length : nil
        }
        let proposal = ProposedViewSize(
            width: limit(size.width, .usesLineFragmentOrigin),
            height: limit(size.height, .truncatesLastVisibleLine))
        let text = Text(AttributedString(self)).font(.system(size: 12))
        return MainThread.answer("the size of a string", elsewhere: .zero) {
            let measures = TypesetText(ResolvedText(text, in: EnvironmentValues())).measures(proposal)
            return CGRect(x: 0, y: 0, width: measures.width, height: measures.height)
        }
    }
}

extension NSString {
    /// Returns the size of the string on one line for each of its paragraphs, in points. See
    /// `NSAttributedString.size()`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Returns the rectangle around the string's lines, in points. See
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject? = nil
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}

extension String {
    /// Returns the size of the string on one line for each of its paragraphs, in points. See
    /// `NSAttributedString.size()`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the rectangle around the string's lines, in points. See
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject? = nil
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
