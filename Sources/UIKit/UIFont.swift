import Foundation
import PicaFoundation
import PicaLabels
import PicaText
import PicaUI

/// A font as an object with a fixed size. It holds a `Font`.
///
/// There are no metrics: views measure their texts themselves.
public final class UIFont: NSObject, NSCopying, FontObject, Sendable {
    /// The font as views use it.
    package let font: Font
    /// The size in points.
    public let pointSize: CGFloat
    /// The name that the font was asked for by; `nil` for the system's font.
    private let name: String?
    private let weight: Font.Weight

    private init(_ font: Font, size: CGFloat, name: String? = nil, weight: Font.Weight = .regular) {
        self.font = font
        self.name = name
        self.weight = weight
        pointSize = size
    }

    /// Creates a font by its family or PostScript name; `nil` if it is not installed.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - size: The size in points; 0 or less stands for 17.
    public convenience init?(name: String, size: CGFloat) {
        let isThere = MainThread.answer("whether a font is installed", elsewhere: true) {
            TextContext.shared.fonts.contains(name)
        }
        guard isThere else { return nil }
        let size = Self.checked(size)
        self.init(Font.custom(name, fixedSize: size), size: size, name: name)
    }

    private static func checked(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : 17
    }

    // MARK: System fonts

    private static func system(
        _ size: CGFloat, _ weight: Weight, design: Font.Design = .default
    ) -> UIFont {
        let (size, weight) = (checked(size), Font.Weight(nearestToValue: weight.rawValue))
        return UIFont(Font.system(size: size, weight: weight, design: design), size: size, weight: weight)
    }

    /// Returns the system's font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) }
    /// Returns the system's font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight)
    }
    /// Returns the system's font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }
    /// Returns the system's font with letters of equal width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, design: .monospaced)
    }
    /// Returns the system's font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let plain = system(fontSize, weight)
        return UIFont(plain.font.monospacedDigit(), size: plain.pointSize, weight: plain.weight)
    }
    /// Returns the system's font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        let plain = system(fontSize, .regular)
        return UIFont(plain.font.italic(), size: plain.pointSize)
    }

    /// The usual size of text, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of text on buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }

    /// Returns the font of a text style at the text size in force.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferred(style.style) }

    private static func preferred(_ style: Font.TextStyle) -> UIFont {
        let resolved = MainThread.answer(
            "the size of a text style", elsewhere: Font.system(style).resolve(in: .standard)
        ) { Font.system(style).resolve(in: Program.environment.fontResolutionContext) }
        return UIFont(
            Font.system(size: resolved.pointSize, weight: resolved.weight), size: resolved.pointSize,
            weight: resolved.weight)
    }

    // MARK: Reading

    /// The name; `System` for the system's font, whose family the desktop chooses.
    public var fontName: String { name ?? "System" }
    /// The family; `System` for the system's font.
    public var familyName: String { fontName }

    /// Returns the same font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        let size = Self.checked(fontSize)
        return UIFont(font.pointSize(size), size: size, name: name, weight: weight)
    }

    // MARK: Comparing

    /// Returns the font itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is the same font.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    /// A hash of the font.
    public override var hash: Int { font.hashValue }
}

extension UIFont {
    /// The weight of a font: 0 is regular, heavier ones are larger.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The value, from -1 to 1.
        public let rawValue: CGFloat
        /// Creates a weight. The nearest named one is used.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight. The nearest named one is used.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
        /// Ultra light.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// Regular.
        public static let regular = Weight(0)
        /// Medium.
        public static let medium = Weight(0.23)
        /// Semibold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavy.
        public static let heavy = Weight(0.56)
        /// Black.
        public static let black = Weight(0.62)
    }

    /// A role of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name on Apple's systems.
        public let rawValue: String
        /// Creates a style from its name; an unknown one is that of body text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The title of a whole screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading in body size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A line below a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Text for longer reading.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout beside the text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note below the text.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption below a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smallest text.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
}

extension Font {
    /// Creates a font of a UIKit font, with its fixed size.
    public init(_ font: UIFont) { self = font.font }
}
