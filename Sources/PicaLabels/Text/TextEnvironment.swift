import Foundation
import PicaCanvas
import PicaDrawing
import PicaState
import PicaText

/// The text settings of an environment, worked out once for all views that inherit it.
package final class TextEnvironment: EnvironmentDerived {
    package static let reads = EnvironmentReads()

    package let attributes: TextAttributes
    let textCase: Text.Case?
    let language: String
    let setting: TextSetting
    let scope: TextSelectionScope?
    let renderer: AnyTextRenderer?
    let variantDependsOnSize: Bool
    let redaction: Redaction
    let transition: ContentTransition
    private let typeSize: DynamicTypeSize
    private let families: SystemFamilies
    private let isHeavier: Bool
    /// The look of texts without attributes of their own.
    private var plain: TextLook?
    /// The looks requested most recently by texts with attributes of their own.
    private var looks: [(own: TextAttributes, look: TextLook)] = []

    /// The number of looks kept: more than the texts of a list alternate between.
    private static let capacity = 16

    package init(_ environment: EnvironmentValues) {
        attributes = environment.textAttributes
        textCase = environment.textCase
        language = environment.textLanguage
        setting = TextSetting(
            options: LayoutOptions(environment), direction: BaseDirection(environment),
            minimumScale: Double(environment.minimumScaleFactor))
        scope = environment.textSelectionScope
        renderer = environment.textRenderer
        variantDependsOnSize = environment.textVariantDependsOnSize
        redaction = environment.redaction
        transition = environment.contentTransition
        typeSize = environment.dynamicTypeSize
        var families = environment.systemFamilies
        if let family = environment.picaTheme.fontFamily { families.interface = family }
        self.families = families
        isHeavier = environment.legibilityWeight == .bold
    }

    /// Returns the look of a text whose characters all have one style.
    func look(of text: Text, in environment: EnvironmentValues) -> TextLook {
        guard text.hasAttributes else {
            if let plain { return plain }
            let made = makeLook(TextAttributes(), environment)
            plain = made
            return made
        }
        let own = text.attributes
        if let known = looks.first(where: { $0.own == own }) { return known.look }
        guard own.foreground?.followsNothingElse != false else {
            return TextLook(own, in: self, environment)
        }
        let made = makeLook(own, environment)
        if looks.count == Self.capacity { looks.removeFirst() }
        looks.append((own, made))
        return made
    }

    private func makeLook(_ own: TextAttributes, _ environment: EnvironmentValues) -> TextLook {
        Evaluation.noting(Self.reads) { TextLook(own, in: self, environment) }
    }

    /// Returns the font for attributes, with every setting of the environment applied.
    func descriptor(of attributes: TextAttributes) -> FontDescriptor {
        let font = attributes.font ?? .default
        var descriptor = font.descriptor(traits: attributes.traits, size: typeSize, families: families)
        if let scale = attributes.scale { descriptor.size *= scale.factor }
        if isHeavier { descriptor.weight = min(descriptor.weight + 200, 900) }
        return descriptor
    }
}

/// The look of texts of one style, shared by all texts with that look.
final class TextLook {
    /// The single style, as an array.
    let styles: [PicaText.TextStyle]
    let palette: [ResolvedStyle]
    let tags: [CustomTextAttributes]
    let setting: TextSetting

    /// - Parameter own: The attributes that the text sets itself.
    init(_ own: TextAttributes, in texts: TextEnvironment, _ environment: EnvironmentValues) {
        let attributes = texts.attributes.merging(own)
        var palette = TextPalette()
        let style = palette.style(attributes, in: texts, environment)
        styles = [style]
        self.palette = palette.styles
        tags = palette.tags
        setting = texts.setting.with(attributes.font?.traits.leading, size: style.font.size)
    }
}

/// The layout options for lines: their filling, alignment and direction. All texts with the same options share it.
final class TextSetting: Equatable, Sendable {
    let options: LayoutOptions
    let direction: BaseDirection
    /// The smallest factor by which sizes may be multiplied.
    let minimumScale: Double

    init(options: LayoutOptions, direction: BaseDirection, minimumScale: Double) {
        self.options = options
        self.direction = direction
        self.minimumScale = minimumScale
    }

    static func == (one: TextSetting, other: TextSetting) -> Bool {
        one === other
            || one.options == other.options && one.direction == other.direction
                && one.minimumScale == other.minimumScale
    }

    /// Returns the same settings with the line spacing of a font's leading added.
    /// - Parameter size: The size of the font, in points.
    func with(_ leading: Font.Leading?, size: Double) -> TextSetting {
        let spacing = Font.lineSpacing(leading ?? .standard, size: size)
        guard spacing != 0 else { return self }
        var options = options
        options.lineSpacing += spacing
        return TextSetting(options: options, direction: direction, minimumScale: minimumScale)
    }
}

/// Collects the paints and tags of a text's styles as they are created, and returns their indices.
package struct TextPalette {
    package init() {}

    package private(set) var styles: [ResolvedStyle] = []
    private(set) var tags: [CustomTextAttributes] = []

    package mutating func style(
        _ attributes: TextAttributes, in texts: TextEnvironment, _ environment: EnvironmentValues
    ) -> PicaText.TextStyle {
        let foreground = attributes.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
        var style = PicaText.TextStyle(
            font: texts.descriptor(of: attributes),
            language: attributes.language?.tag ?? texts.language,
            // If both are set, tracking wins.
            kerning: attributes.tracking == nil ? Double(attributes.kerning ?? 0) : 0,
            tracking: Double(attributes.tracking ?? 0),
            baselineOffset: Double(attributes.baselineOffset ?? 0),
            underline: attributes.underline?.map { decoration($0, environment) },
            strikethrough: attributes.strikethrough?.map { decoration($0, environment) },
            paint: paint(foreground.resolved(in: environment)))
        style.background = attributes.background.map { paint($0.resolved(in: environment)) }
        style.tag = attributes.custom.map { tag($0) }
        return style
    }

    private mutating func tag(_ attributes: CustomTextAttributes) -> Int {
        if let known = tags.firstIndex(of: attributes) { return known }
        tags.append(attributes)
        return tags.count - 1
    }

    private mutating func decoration(
        _ line: Text.LineStyle, _ environment: EnvironmentValues
    ) -> LineDecoration {
        LineDecoration(
            pattern: line.pattern.decoration,
            paint: line.color.map { paint($0.resolved(in: environment)) })
    }

    mutating func paint(_ style: ResolvedStyle) -> Int {
        if let known = styles.firstIndex(of: style) { return known }
        styles.append(style)
        return styles.count - 1
    }
}
