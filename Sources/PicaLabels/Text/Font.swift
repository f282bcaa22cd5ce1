import Foundation
import PicaText

/// A font named by its purpose or by its family, independent of the machine that shows it.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case style(TextStyle)
        case fixed(CGFloat)
        /// A family or face by name. The size scales with the style; it is fixed if the style is `nil`.
        case custom(String, CGFloat, TextStyle?)
    }

    package let base: Base
    package var traits = Traits()
    package var sizeFactor: CGFloat = 1
    /// The size in points that replaces the base's size; `nil` keeps the base's.
    package var fixedSize: CGFloat?

    package init(_ base: Base) { self.base = base }

    /// The traits that override those of a font; `nil` keeps the font's own.
    package struct Traits: Hashable, Sendable {
        package var weight: Weight?
        /// Whether the weight is at least bold; `false` cancels a request from further out.
        package var isBold: Bool?
        package var design: Design?
        package var width: Width?
        package var isItalic: Bool?
        package var isMonospaced: Bool?
        package var features: FontFeatures = []
        package var leading = Leading.standard

        package init(
            weight: Weight? = nil, isBold: Bool? = nil, design: Design? = nil, width: Width? = nil,
            isItalic: Bool? = nil, isMonospaced: Bool? = nil, features: FontFeatures = [],
            leading: Font.Leading = Leading.standard
        ) {
            self.weight = weight
            self.isBold = isBold
            self.design = design
            self.width = width
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
            self.features = features
            self.leading = leading
        }

        var hasMonospacedDigits: Bool {
            get { features.contains(.monospacedDigits) }
            set { features.set(.monospacedDigits, newValue) }
        }

        /// Returns both sets of traits combined; where both set one, `other` wins.
        func merging(_ other: Traits) -> Traits {
            Traits(
                weight: other.weight ?? weight, isBold: other.isBold ?? isBold,
                design: other.design ?? design, width: other.width ?? width,
                isItalic: other.isItalic ?? isItalic, isMonospaced: other.isMonospaced ?? isMonospaced,
                features: features.union(other.features),
                leading: other.leading == .standard ? leading : other.leading)
        }
    }

    // MARK: Making fonts

    /// Returns the system's font for a style; its size follows the text size in force.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.traits.design = design
        font.traits.weight = weight
        return font
    }

    /// Returns the system's font for a style, in the regular design by default.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        system(style, design: design, weight: nil)
    }

    /// Returns the system's font at a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.fixed(size))
        font.traits.design = design
        font.traits.weight = weight
        return font
    }

    /// Returns the system's font at a fixed size, in points; regular weight and default design unless others are given.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        system(size: size, weight: Optional(weight), design: Optional(design))
    }

    /// Returns a font by its family or PostScript name. The size is in points at the default text size, and scales as
    /// body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, .body))
    }

    /// Returns a font by its family or PostScript name whose size scales as a text style does. The size is in points at
    /// the default text size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }

    /// Returns a font by its family or PostScript name whose size, in points, does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, nil))
    }

    /// The font of text for which no view sets another.
    public static var `default`: Font { .body }

    /// The largest title: bold, 36 points at the default text size.
    public static let extraLargeTitle = Font(.style(.extraLargeTitle))
    /// The second largest title: bold, 28 points at the default text size.
    public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
    /// The title of a whole screen: 34 points at the default text size.
    public static let largeTitle = Font(.style(.largeTitle))
    /// A title: 28 points at the default text size.
    public static let title = Font(.style(.title))
    /// A second title, below `title`: 22 points at the default text size.
    public static let title2 = Font(.style(.title2))
    /// A third title, below `title2`: 20 points at the default text size.
    public static let title3 = Font(.style(.title3))
    /// A heading in body size: semibold, 17 points at the default text size.
    public static let headline = Font(.style(.headline))
    /// A line below a heading: 15 points at the default text size.
    public static let subheadline = Font(.style(.subheadline))
    /// Text for longer reading: 17 points at the default text size.
    public static let body = Font(.style(.body))
    /// A callout beside the text: 16 points at the default text size.
    public static let callout = Font(.style(.callout))
    /// A note below the text: 13 points at the default text size.
    public static let footnote = Font(.style(.footnote))
    /// A caption below a picture: 12 points at the default text size.
    public static let caption = Font(.style(.caption))
    /// The smallest text: 11 points at the default text size.
    public static let caption2 = Font(.style(.caption2))

    // MARK: Changing fonts

    private func changed(_ change: (inout Traits) -> Void) -> Font {
        var font = self
        change(&font.traits)
        return font
    }

    /// Returns the same font, at least bold.
    public func bold() -> Font { bold(true) }
    /// Returns the same font, at least bold; `false` cancels an earlier request.
    public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }
    /// Returns the same font in italics.
    public func italic() -> Font { italic(true) }
    /// Returns the same font in italics; `false` makes it upright.
    public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
    /// Returns the same font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// Returns the same font, wider or narrower. A family without that width shows the nearest it has.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// Returns the system's font with letters of equal width, which also replaces a custom family.
    public func monospaced() -> Font { monospaced(true) }
    /// Returns the system's font with letters of equal width; `false` cancels an earlier request.
    public func monospaced(_ isActive: Bool) -> Font { changed { $0.isMonospaced = isActive } }
    /// Returns the same font with digits of equal width; other characters stay as they are.
    public func monospacedDigit() -> Font { changed { $0.features.insert(.monospacedDigits) } }
    /// Returns the same font with letters as small capitals. If the font has none, Pica shrinks capitals.
    public func smallCaps() -> Font { changed { $0.features.insert(.smallCaps) } }
    /// Returns the same font with lowercase letters as small capitals. If the font has none, Pica shrinks capitals.
    public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
    /// Returns the same font with lowercase letters as small capitals; `false` cancels an earlier request.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        changed { $0.features.set(.lowercaseSmallCaps, isActive) }
    }
    /// Returns the same font with capitals as small capitals. If the font has none, Pica shrinks capitals.
    public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
    /// Returns the same font with capitals as small capitals; `false` cancels an earlier request.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        changed { $0.features.set(.uppercaseSmallCaps, isActive) }
    }
    /// Returns the same font with its lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    /// Returns the same font in another design. For a named family, the design chooses the replacement if the family is
    /// missing.
    package func designed(_ design: Design) -> Font { changed { $0.design = design } }

    /// Returns the same font at a fixed size, in points, which does not follow the text size in force.
    public func pointSize(_ size: CGFloat) -> Font {
        var font = self
        font.fixedSize = size
        font.sizeFactor = 1
        return font
    }

    /// Returns the same font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font {
        var font = self
        font.sizeFactor *= factor
        return font
    }

    /// Returns the same font, bold or not. It first removes what makes the font bold, before it adds a request against
    /// that.
    package func madeBold(_ isBold: Bool, in context: Context) -> Font {
        let plain = changed { $0.isBold = isBold ? true : nil }
        return plain.resolve(in: context).isBold == isBold ? plain : bold(isBold).weight(.regular)
    }

    /// Returns the same font, italic or not.
    package func madeItalic(_ isItalic: Bool) -> Font { changed { $0.isItalic = isItalic ? true : nil } }

    /// The usual font sizes, in points.
    package static let sizes: [CGFloat] = [
        6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36, 40, 48, 56, 64, 72, 96,
        144, 288,
    ]

    /// Returns the same font in the next larger or smaller usual size; it still follows the text size in force.
    package func made(bigger: Bool, in context: Context) -> Font {
        let size = resolve(in: context).shownSize
        let next = bigger ? Self.sizes.first { $0 > size } : Self.sizes.last { $0 < size }
        return next.map { ofSize($0, in: context) } ?? self
    }

    /// The family that was asked for by name; `nil` for the system's font.
    package var family: String? {
        if case .custom(let name, _, _) = base, traits.isMonospaced != true { name } else { nil }
    }

    /// Returns the same font in another family; `nil` means the system's.
    package func ofFamily(_ family: String?) -> Font {
        guard let family else { return ofSystem() }
        let new: Base
        switch base {
        case .style(let style): new = .custom(family, CGFloat(style.size(at: .large)), style)
        case .fixed(let size): new = .custom(family, size, nil)
        case .custom(_, let size, let style): new = .custom(family, size, style)
        }
        var font = self
        if case .style(let style) = base, style.weight != .regular, traits.weight == nil {
            font.traits.weight = style.weight
        }
        font = font.withBase(new)
        font.traits.isMonospaced = nil
        return font
    }

    private func ofSystem() -> Font {
        guard case .custom(_, let size, let style) = base else { return self }
        guard let style else { return withBase(.fixed(size)) }
        var font = withBase(.style(style))
        let factor = size / CGFloat(style.size(at: .large))
        if factor.isFinite, factor > 0 { font.sizeFactor *= factor }
        return font
    }

    private func withBase(_ base: Base) -> Font {
        var font = Font(base)
        (font.traits, font.sizeFactor, font.fixedSize) = (traits, sizeFactor, fixedSize)
        return font
    }

    /// Returns the same font with a face's weight, width and slant.
    package func ofFace(weight: Weight, width: Width, isItalic: Bool) -> Font {
        changed {
            $0.isBold = nil
            $0.weight = weight == plainWeight ? nil : weight
            $0.width = width == .standard ? nil : width
            $0.isItalic = isItalic ? true : nil
        }
    }

    /// The weight of the base, before any trait changes it.
    private var plainWeight: Weight {
        if case .style(let style) = base { style.weight } else { .regular }
    }

    /// Returns the same font in another size, in points; it still follows the text size in force.
    package func ofSize(_ size: CGFloat, in context: Context) -> Font {
        guard size != resolve(in: context).shownSize else { return self }
        var font = self
        font.sizeFactor = 1
        font.sizeFactor = size / font.resolve(in: context).pointSize
        return font
    }

    // MARK: Resolving

    /// Returns the descriptor for the text layer's font lookup.
    /// - Parameter families: The families that the desktop sets for the system's fonts.
    package func descriptor(
        traits extra: Traits, size typeSize: DynamicTypeSize, families: SystemFamilies = SystemFamilies()
    ) -> FontDescriptor {
        let all = traits.merging(extra)
        var descriptor = FontDescriptor(size: 0)
        var weight = Weight.regular
        switch base {
        case .style(let style):
            descriptor.size = style.size(at: typeSize)
            weight = style.weight
        case .fixed(let size): descriptor.size = Double(size)
        case .custom(let name, let size, let style):
            descriptor.family = name
            descriptor.size = Double(size) * (style?.scale(at: typeSize) ?? 1)
        }
        if let fixedSize { descriptor.size = Double(fixedSize) }
        descriptor.size = max(1, min(descriptor.size * Double(sizeFactor), 2000))
        if !descriptor.size.isFinite { descriptor.size = 17 }
        descriptor.weight = (all.weight ?? weight).openType
        if all.isBold == true { descriptor.weight = max(descriptor.weight, Weight.bold.openType) }
        descriptor.width = (all.width ?? .standard).percent
        descriptor.isItalic = all.isItalic ?? false
        descriptor.features = all.features
        descriptor.design = all.design?.descriptorDesign ?? .default
        if all.isMonospaced == true {
            descriptor.design = .monospaced
            descriptor.family = nil
        }
        descriptor.systemFamily = families[descriptor.design]
        return descriptor
    }

    /// Returns the space in points that a leading adds between lines, beyond the font's own.
    static func lineSpacing(_ leading: Leading, size: Double) -> Double {
        switch leading {
        case .standard: 0
        case .tight: -size * 0.12
        case .loose: size * 0.12
        }
    }
}

extension FontFeatures {
    fileprivate mutating func set(_ feature: FontFeatures, _ isActive: Bool) {
        if isActive { insert(feature) } else { remove(feature) }
    }
}

extension Font {
    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The system's own design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends; the default design if the system has no such family.
        case rounded
        /// A design with letters of equal width.
        case monospaced

        var descriptorDesign: FontDescriptor.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The weight of a font.
    @frozen public struct Weight: Hashable, Sendable {
        /// The weight on OpenType's scale of 100 to 900.
        package let openType: Int

        package init(openType: Int) {
            self.openType = openType
        }

        /// 100 of 900.
        public static let ultraLight = Weight(openType: 100)
        /// 200 of 900.
        public static let thin = Weight(openType: 200)
        /// 300 of 900.
        public static let light = Weight(openType: 300)
        /// 400 of 900: the weight of most text.
        public static let regular = Weight(openType: 400)
        /// 500 of 900.
        public static let medium = Weight(openType: 500)
        /// 600 of 900.
        public static let semibold = Weight(openType: 600)
        /// 700 of 900.
        public static let bold = Weight(openType: 700)
        /// 800 of 900.
        public static let heavy = Weight(openType: 800)
        /// 900 of 900.
        public static let black = Weight(openType: 900)
    }

    /// The width of a font.
    public struct Width: Hashable, Sendable {
        /// The width, where 0 is normal and negative values are narrower.
        public var value: CGFloat

        /// Creates a width between the named ones. Text is drawn at half to twice the normal width.
        public init(_ value: CGFloat) { self.value = value }

        /// Half the normal width.
        public static let compressed = Width(-0.4)
        /// Three quarters of the normal width.
        public static let condensed = Width(-0.2)
        /// The normal width.
        public static let standard = Width(0)
        /// Five quarters of the normal width.
        public static let expanded = Width(0.2)

        /// The width on fontconfig's scale of 50 to 200 percent.
        package var percent: Int { Int(min(200, max(50, 100 + value * 125)).rounded()) }
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// A smaller distance, by 12 % of the font size.
        case tight
        /// A larger distance, by 12 % of the font size.
        case loose
    }
}
