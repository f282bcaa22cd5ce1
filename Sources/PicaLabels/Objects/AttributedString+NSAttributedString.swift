import Foundation
import PicaDrawing
import PicaFoundation
import PicaState

extension AttributedString {
    /// Converts the object of older source, with the attributes that texts in Pica show. Others are left out.
    ///
    /// A paragraph has the paragraph style of its first character. Two strokes, thick ones and such by words become one
    /// plain stroke.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let string = NSString(string: nsStr.string)
        var location = 0
        while location < string.length {
            let whole = string.paragraphRange(for: NSRange(location: location, length: 0))
            self += AttributedString(paragraph: whole, of: nsStr, string)
            location = whole.location + max(whole.length, 1)
        }
    }

    /// Converts a paragraph with the line break at its end.
    private init(paragraph: NSRange, of object: NSAttributedString, _ string: NSString) {
        self.init()
        var first: AttributeContainer?
        object.enumerateAttributes(in: paragraph) { attributes, range, _ in
            let container = AttributeContainer(attributes)
            if first == nil { first = container }
            self += AttributedString(string.substring(with: range), attributes: container)
        }
        // These attributes hold for whole paragraphs alone, so no part could carry them.
        guard let first else { return }
        self[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self] =
            first[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self]
        self[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] =
            first[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]
        self[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] =
            first[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self]
    }
}

extension AttributeContainer {
    private typealias Keys = AttributeScopes.SwiftUIAttributes

    /// Converts the attributes of an `NSAttributedString`, as far as texts in Pica show them. Others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        let font = dictionary[.font].flatMap(Font.init(attribute:))
        self[Keys.FontAttribute.self] = font
        self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor].flatMap(
            Color.init(attribute:))
        self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor].flatMap(
            Color.init(attribute:))
        self[Keys.KerningAttribute.self] = dictionary[.kern].flatMap(CGFloat.init(attribute:))
        self[Keys.TrackingAttribute.self] = dictionary[.tracking].flatMap(CGFloat.init(attribute:))
        self[Keys.BaselineOffsetAttribute.self] = dictionary[.baselineOffset].flatMap(
            CGFloat.init(attribute:))
        self[Keys.UnderlineStyleAttribute.self] = Text.LineStyle(
            dictionary[.underlineStyle], color: dictionary[.underlineColor])
        self[Keys.StrikethroughStyleAttribute.self] = Text.LineStyle(
            dictionary[.strikethroughStyle], color: dictionary[.strikethroughColor])
        if let style = dictionary[.paragraphStyle] as? NSParagraphStyle { setParagraph(style, font) }
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            switch dictionary[.link] {
            case let url as URL: url
            case let url as NSURL: URL(string: url.absoluteString)
            case let text as String: URL(string: text)
            default: nil
            }
    }

    private mutating func setParagraph(_ style: NSParagraphStyle, _ font: Font?) {
        let alignment: AttributedString.TextAlignment? =
            switch style.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified, .natural: nil
            }
        self[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self] = alignment
        let size = (font ?? .body).resolve(in: .standard).pointSize
        self[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] = style.lineHeight(forFontOf: size)
        let direction: AttributedString.WritingDirection? =
            switch style.baseWritingDirection {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case .natural: nil
            }
        self[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] = direction
    }
}

extension NSParagraphStyle {
    /// The usual height of lines by the size of their font.
    private static let naturalHeight: CGFloat = 1.2

    /// Returns the distance between baselines; `nil` for the natural one.
    fileprivate func lineHeight(forFontOf size: CGFloat) -> AttributedString.LineHeight? {
        let natural = Self.naturalHeight * size
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        height += max(lineSpacing, 0)
        return height == natural || !height.isFinite ? nil : .exact(points: height)
    }
}

extension NSAttributedString {
    /// Converts a string with the attributes that texts in Pica show.
    ///
    /// Fonts and colors stay values: a `Font` and a `Color`, not an `NSFont` and an `NSColor`.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: String(attrStr.characters))
        var location = 0
        for run in attrStr.runs {
            let length = String(attrStr[run.range].characters).utf16.count
            let attributes = [NSAttributedString.Key: Any](run.attributes)
            if !attributes.isEmpty {
                whole.setAttributes(attributes, range: NSRange(location: location, length: length))
            }
            location += length
        }
        self.init(attributedString: whole)
    }
}

extension [NSAttributedString.Key: Any] {
    private typealias Keys = AttributeScopes.SwiftUIAttributes

    /// Converts the attributes that texts in Pica show.
    public init(_ container: AttributeContainer) {
        self.init()
        self[.font] = container[Keys.FontAttribute.self]
        self[.foregroundColor] = container[Keys.ForegroundColorAttribute.self]
        self[.backgroundColor] = container[Keys.BackgroundColorAttribute.self]
        self[.kern] = container[Keys.KerningAttribute.self].map(Double.init)
        self[.tracking] = container[Keys.TrackingAttribute.self].map(Double.init)
        self[.baselineOffset] = container[Keys.BaselineOffsetAttribute.self].map(Double.init)
        if let line = container[Keys.UnderlineStyleAttribute.self] {
            self[.underlineStyle] = NSUnderlineStyle(line).rawValue
            self[.underlineColor] = line.color
        }
        if let line = container[Keys.StrikethroughStyleAttribute.self] {
            self[.strikethroughStyle] = NSUnderlineStyle(line).rawValue
            self[.strikethroughColor] = line.color
        }
        self[.link] = container.link
        self[.paragraphStyle] = NSParagraphStyle(container)
    }
}

extension NSParagraphStyle {
    /// Creates the style that attributes set; `nil` if they set none.
    fileprivate convenience init?(_ container: AttributeContainer) {
        let style = NSMutableParagraphStyle()
        switch container[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self] {
        case .left: style.alignment = .left
        case .center: style.alignment = .center
        case .right: style.alignment = .right
        case nil: break
        }
        switch container[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]?.kind {
        case .exact(let points): (style.minimumLineHeight, style.maximumLineHeight) = (points, points)
        case .multiple(let factor): style.lineHeightMultiple = factor / Self.naturalHeight
        case .leading(let increase): style.lineSpacing = increase
        case .normal, .tight, .loose, .variable, nil: break
        }
        switch container[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] {
        case .leftToRight: style.baseWritingDirection = .leftToRight
        case .rightToLeft: style.baseWritingDirection = .rightToLeft
        case nil: break
        }
        guard style != NSParagraphStyle() else { return nil }
        self.init(style)
    }
}

// MARK: Values

extension Font {
    fileprivate init?(attribute value: Any) {
        switch value {
        case let font as Font: self = font
        case let object as any FontObject: self = object.font
        default: return nil
        }
    }
}

extension Color {
    fileprivate init?(attribute value: Any) {
        switch value {
        case let color as Color: self = color
        case let object as any ColorObject: self = object.color
        case let color as CGColor: self.init(cgColor: color)
        default: return nil
        }
    }
}

extension CGFloat {
    fileprivate init?(attribute value: Any) {
        switch value {
        case let number as CGFloat: self = number
        case let number as Double: self = number
        case let number as Float: self.init(number)
        case let number as Int: self.init(number)
        case let number as NSNumber: self.init(number.doubleValue)
        default: return nil
        }
    }
}

extension Text.LineStyle {
    /// Converts the values of a line's style and color; `nil` for no line.
    fileprivate init?(_ style: Any?, color: Any?) {
        let bits: Int? =
            switch style {
            case let style as NSUnderlineStyle: style.rawValue
            case let number?: CGFloat(attribute: number).map(Int.init)
            case nil: nil
            }
        guard let bits, bits & 0xFF != 0 else { return nil }
        let pattern = NSUnderlineStyle(rawValue: bits & 0x0F00 | NSUnderlineStyle.single.rawValue)
        self.init(
            pattern: Text.LineStyle(nsUnderlineStyle: pattern)?.pattern ?? .solid,
            color: color.flatMap(Color.init(attribute:)))
    }
}
