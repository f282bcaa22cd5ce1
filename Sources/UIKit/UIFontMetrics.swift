import Foundation
import PicaFoundation
import PicaLabels
import PicaUI

/// The growth of fonts and lengths with the text size that the person chose.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The growth of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Returns a length, given at the default text size, at the size in force.
    public func scaledValue(for value: CGFloat) -> CGFloat { value * scale }

    /// Returns a font, given at the default text size, at the size in force. It does not follow later changes.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(font.pointSize * scale) }

    /// Returns a font, given at the default text size, at the size in force, but not larger than a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let size = font.pointSize * scale
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    private var scale: CGFloat {
        let style = style.style
        return MainThread.answer("the text size", elsewhere: 1) {
            style.scale(at: Program.environment.dynamicTypeSize)
        }
    }
}
