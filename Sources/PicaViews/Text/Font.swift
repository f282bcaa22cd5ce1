import Foundation
import PicaText

/// A font by what it is for or by what it is called, independent of the machine it is shown on.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case fixed(CGFloat)
        /// A family or face by name; it scales with a style unless that is nil.
        case custom(String, CGFloat, TextStyle?)
    }

    let base: Base
    var traits = Traits()
    var sizeFactor: CGFloat = 1
    /// In points, in place of the base's; nil leaves it that.
    var fixedSize: CGFloat?

    init(_ base: Base) { self.base = base }

    /// What is asked for on top of a font; nil leaves it to the font.
    struct Traits: Hashable, Sendable {
        var weight: Weight?
        /// At least bold, whatever the weight; false takes back what is asked for further out.
        var isBold: Bool?
        var design: Design?
        var width: Width?
        var isItalic: Bool?
        var isMonospaced: Bool?
        var features: FontFeatures = []
        var leading = Leading.standard

        var hasMonospacedDigits: Bool {
            get { features.contains(.monospacedDigits) }
            set { features.set(.monospacedDigits, newValue) }
        }

        /// Where both ask for something `other` wins.
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

    /// The system's font for a style; its size follows the text size in force.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.traits.design = design
        font.traits.weight = weight
        return font
    }

    /// The system's font for a style, in its regular design unless another is asked for.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        system(style, design: design, weight: nil)
    }

    /// The system's font at a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.fixed(size))
        font.traits.design = design
        font.traits.weight = weight
        return font
    }

    /// The system's font at a fixed size, in points; regular unless something else is asked for.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        system(size: size, weight: Optional(weight), design: Optional(design))
    }

    /// A font by its family or PostScript name; the size, in points at the default text size, scales as
    /// body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, .body))
    }

    /// A font by its family or PostScript name whose size scales as a style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }

    /// A font by its family or PostScript name whose size does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, nil))
    }

    /// What text is set in when nobody says otherwise.
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
    /// What stands below a heading: 15 points at the default text size.
    public static let subheadline = Font(.style(.subheadline))
    /// Text that is read at length: 17 points at the default text size.
    public static let body = Font(.style(.body))
    /// A remark beside the text: 16 points at the default text size.
    public static let callout = Font(.style(.callout))
    /// A note below the text: 13 points at the default text size.
    public static let footnote = Font(.style(.footnote))
    /// What is written below a picture: 12 points at the default text size.
    public static let caption = Font(.style(.caption))
    /// The smallest text: 11 points at the default text size.
    public static let caption2 = Font(.style(.caption2))

    // MARK: Changing fonts

    private func changed(_ change: (inout Traits) -> Void) -> Font {
        var font = self
        change(&font.traits)
        return font
    }

    /// The same font, at least bold.
    public func bold() -> Font { bold(true) }
    /// The same font, at least bold; false takes back what was asked for before.
    public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }
    /// The same font in italics.
    public func italic() -> Font { italic(true) }
    /// The same font in italics; false makes it upright.
    public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// The same font, wider or narrower; a family without that width shows the nearest it has.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// The system's font with letters of one width; it takes the place of a custom family, too.
    public func monospaced() -> Font { monospaced(true) }
    /// The system's font with letters of one width; false takes back what was asked for before.
    public func monospaced(_ isActive: Bool) -> Font { changed { $0.isMonospaced = isActive } }
    /// All digits get the same width; other characters stay as they are.
    public func monospacedDigit() -> Font { changed { $0.features.insert(.monospacedDigits) } }
    /// Letters become small capitals; in a font without them, capitals made smaller.
    public func smallCaps() -> Font { changed { $0.features.insert(.smallCaps) } }
    /// Lower case letters become small capitals; in a font without them, capitals made smaller.
    public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
    /// Lower case letters become small capitals; false takes it back.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        changed { $0.features.set(.lowercaseSmallCaps, isActive) }
    }
    /// Capitals become small capitals; in a font without them, capitals made smaller.
    public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
    /// Capitals become small capitals; false takes it back.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        changed { $0.features.set(.uppercaseSmallCaps, isActive) }
    }
    /// The same font with its lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    /// The same font in another kind of typeface; of a named family, what stands in where that is not there.
    func designed(_ design: Design) -> Font { changed { $0.design = design } }

    /// The same font at a fixed size, in points, whatever the text size in force.
    public func pointSize(_ size: CGFloat) -> Font {
        var font = self
        font.fixedSize = size
        font.sizeFactor = 1
        return font
    }

    /// The same font in another size.
    public func scaled(by factor: CGFloat) -> Font {
        var font = self
        font.sizeFactor *= factor
        return font
    }

    /// The same font, bold or not: what makes it so is taken away before something is put against it.
    func madeBold(_ isBold: Bool, in context: Context) -> Font {
        let plain = changed { $0.isBold = isBold ? true : nil }
        return plain.resolve(in: context).isBold == isBold ? plain : bold(isBold).weight(.regular)
    }

    /// The same font, in italics or not.
    func madeItalic(_ isItalic: Bool) -> Font { changed { $0.isItalic = isItalic ? true : nil } }

    /// Those that people set text in, in points.
    static let sizes: [CGFloat] = [
        6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36, 40, 48, 56, 64, 72, 96,
        144, 288,
    ]

    /// The same font in the next of the sizes that people set text in; it still follows the text size in force.
    func made(bigger: Bool, in context: Context) -> Font {
        let size = resolve(in: context).shownSize
        let next = bigger ? Self.sizes.first { $0 > size } : Self.sizes.last { $0 < size }
        return next.map { ofSize($0, in: context) } ?? self
    }

    /// The family that was asked for by name; nil for the system's.
    var family: String? {
        if case .custom(let name, _, _) = base, traits.isMonospaced != true { name } else { nil }
    }

    /// The same font of another family; nil for the system's.
    func ofFamily(_ family: String?) -> Font {
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

    /// The same font, as heavy, wide and slanted as a face is.
    func ofFace(weight: Weight, width: Width, isItalic: Bool) -> Font {
        changed {
            $0.isBold = nil
            $0.weight = weight == plainWeight ? nil : weight
            $0.width = width == .standard ? nil : width
            $0.isItalic = isItalic ? true : nil
        }
    }

    /// How heavy it is where nobody says anything.
    private var plainWeight: Weight {
        if case .style(let style) = base { style.weight } else { .regular }
    }

    /// The same font in a size, in points; it still follows the text size in force.
    func ofSize(_ size: CGFloat, in context: Context) -> Font {
        guard size != resolve(in: context).shownSize else { return self }
        var font = self
        font.sizeFactor = 1
        font.sizeFactor = size / font.resolve(in: context).pointSize
        return font
    }

    // MARK: Resolving

    /// What the text floor is asked for.
    /// - Parameter families: What the desktop sets the system's fonts in.
    func descriptor(
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

    /// How much room there is between lines: a factor on the font's own.
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
    /// The kind of a typeface.
    public enum Design: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// With serifs.
        case serif
        /// With round ends; the default design where the system has no such family.
        case rounded
        /// With letters of one width.
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

    /// How heavy a font is.
    @frozen public struct Weight: Hashable, Sendable {
        /// The scale of OpenType: 100 to 900.
        let openType: Int

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

    /// How wide a font is.
    public struct Width: Hashable, Sendable {
        /// 0 is the normal width, negative is narrower.
        public var value: CGFloat

        /// A width between the named ones; what is drawn is between half and twice the normal width.
        public init(_ value: CGFloat) { self.value = value }

        /// Half the normal width.
        public static let compressed = Width(-0.4)
        /// Three quarters of the normal width.
        public static let condensed = Width(-0.2)
        /// The normal width.
        public static let standard = Width(0)
        /// Five quarters of the normal width.
        public static let expanded = Width(0.2)

        /// The scale of fontconfig: 50 to 200 percent.
        var percent: Int { Int(min(200, max(50, 100 + value * 125)).rounded()) }
    }

    /// How far apart lines stand.
    public enum Leading: Hashable, Sendable {
        /// As the font has it.
        case standard
        /// Closer, by 12 % of the font size.
        case tight
        /// Further apart, by 12 % of the font size.
        case loose
    }
}
