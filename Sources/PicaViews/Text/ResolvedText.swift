import Foundation
import PicaCanvas
import PicaGraph
import PicaText

/// A text with everything filled in that the environment says: ready to be shaped.
struct ResolvedText: Equatable {
    var styled: StyledText
    /// The colours that `TextStyle.paint` counts.
    var palette: [PixelColor]
    /// The images that its attachments count.
    var images: [ResolvedImage]
    /// The links in it, with their UTF-8 offsets.
    var links: [Link]
    /// What apps say of parts of it, which `TextStyle.tag` counts.
    var tags: [CustomTextAttributes]
    var options: LayoutOptions
    var direction: BaseDirection
    /// By what its sizes may be multiplied at the least.
    var minimumScale: Double

    struct Link: Equatable {
        var range: Range<Int>
        let url: URL
    }

    /// - Parameters:
    ///   - now: What texts are made for that tell the time.
    ///   - variant: How short the words are that come in several lengths; 0 for the longest.
    init(_ text: Text, in environment: EnvironmentValues, at now: Date = Date(), variant: Int = 0) {
        let outer = environment.textAttributes
        var builder = Builder(environment: environment, now: now, variant: variant)
        builder.add(text, outer)
        styled = builder.styled ?? StyledText("", style: builder.style(outer))
        palette = builder.palette
        images = builder.images
        links = builder.links
        tags = builder.tags
        options = LayoutOptions(environment)
        options.lineSpacing += Font.lineSpacing(
            outer.merging(text.attributes).font?.traits.leading ?? .standard,
            size: styled.firstStyle.font.size)
        direction = BaseDirection(environment)
        minimumScale = Double(environment.minimumScaleFactor)
    }

    /// What the text says: of images their names.
    var string: String {
        guard !images.isEmpty else { return styled.text }
        var names = images.map(\.name)[...]
        return styled.runs.map { run in
            if styled.styles[run.style].attachment != nil, let name = names.popFirst() { return name }
            return String(decoding: Array(styled.text.utf8)[run.range], as: UTF8.self)
        }.joined()
    }

    private struct Builder {
        let environment: EnvironmentValues
        let now: Date
        let variant: Int
        let typeSize: DynamicTypeSize
        let families: SystemFamilies
        let textCase: Text.Case?
        let language: String
        var styled: StyledText?
        var palette: [PixelColor] = []
        var images: [ResolvedImage] = []
        var links: [Link] = []
        var tags: [CustomTextAttributes] = []

        init(environment: EnvironmentValues, now: Date, variant: Int) {
            self.environment = environment
            self.now = now
            self.variant = variant
            typeSize = environment.dynamicTypeSize
            families = environment.systemFamilies
            textCase = environment.textCase
            language = environment.textLanguage
        }

        mutating func add(_ text: Text, _ outer: TextAttributes) {
            let attributes = outer.merging(text.attributes)
            switch text.content {
            case .verbatim(let string): add(string, attributes)
            case .localized(let localized):
                for part in localized.parts(in: environment.locale) {
                    switch part {
                    case .string(let string): add(string, attributes)
                    case .attributed(let string): add(string, attributes)
                    case .text(let text, let container): add(container, attributes) { $0.add(text, $1) }
                    }
                }
            case .attributed(let string): add(string, attributes)
            case .written(let text): add(text.write(at: now, in: environment, variant: variant), attributes)
            case .image(let image): add(image, attributes)
            case .joined(let first, let second):
                add(first, attributes)
                add(second, attributes)
            }
        }

        private mutating func add(_ string: AttributedString, _ attributes: TextAttributes) {
            for run in string.runs {
                let words = String(string.characters[run.range])
                add(run.attributes, attributes) { $0.add(words, $1) }
            }
        }

        /// Adds what has attributes of an attributed string.
        private mutating func add(
            _ container: AttributeContainer, _ attributes: TextAttributes,
            _ add: (inout Builder, TextAttributes) -> Void
        ) {
            var attributes = attributes
            let url = container.link
            if url != nil { attributes.foreground = AnyShapeStyle(TintShapeStyle()) }
            let start = styled?.text.utf8.count ?? 0
            add(&self, attributes.merging(TextAttributes(container)))
            let range = start..<(styled?.text.utf8.count ?? 0)
            if let url { self.add(Link(range: range, url: url)) }
            if let paragraph = ParagraphStyle(container) { styled?.addParagraphs(range, paragraph) }
        }

        /// Runs that differ in nothing but their looks are one link.
        private mutating func add(_ link: Link) {
            if let last = links.last, last.url == link.url, last.range.upperBound == link.range.lowerBound {
                links[links.count - 1].range = last.range.lowerBound..<link.range.upperBound
            } else if !link.range.isEmpty {
                links.append(link)
            }
        }

        private mutating func add(_ string: String, _ attributes: TextAttributes) {
            let string =
                switch textCase {
                case nil: string
                case .uppercase: string.uppercased(with: environment.locale)
                case .lowercase: string.lowercased(with: environment.locale)
                }
            append(string, style(attributes))
        }

        private mutating func add(_ image: Image, _ attributes: TextAttributes) {
            var style = style(attributes)
            let image = ResolvedImage(
                image, font: style.font, foreground: attributes.foreground, in: environment)
            style.attachment = image.attachment(id: images.count)
            images.append(image)
            append("\u{FFFC}", style)
        }

        private mutating func append(_ string: String, _ style: PicaText.TextStyle) {
            if styled == nil {
                styled = StyledText(string, style: style)
            } else {
                styled?.append(string, style: style)
            }
        }

        mutating func style(_ attributes: TextAttributes) -> PicaText.TextStyle {
            let font = attributes.font ?? .default
            let color =
                attributes.foreground?.pixelColor(in: environment)
                ?? HierarchicalShapeStyle.primary.pixelColor(in: environment)
            var descriptor = font.descriptor(
                traits: attributes.traits, size: typeSize, families: families)
            if let scale = attributes.scale { descriptor.size *= scale.factor }
            if environment.legibilityWeight == .bold { descriptor.weight = min(descriptor.weight + 200, 900) }
            var style = PicaText.TextStyle(
                font: descriptor,
                language: attributes.language?.tag ?? language,
                // Where both are asked for tracking wins.
                kerning: attributes.tracking == nil ? Double(attributes.kerning ?? 0) : 0,
                tracking: Double(attributes.tracking ?? 0),
                baselineOffset: Double(attributes.baselineOffset ?? 0),
                underline: attributes.underline?.map { decoration($0) },
                strikethrough: attributes.strikethrough?.map { decoration($0) }, paint: paint(color))
            style.background = attributes.background.map { paint($0.pixelColor(in: environment)) }
            style.tag = attributes.custom.map { tag($0) }
            return style
        }

        private mutating func tag(_ attributes: CustomTextAttributes) -> Int {
            if let known = tags.firstIndex(of: attributes) { return known }
            tags.append(attributes)
            return tags.count - 1
        }

        private mutating func decoration(_ line: Text.LineStyle) -> LineDecoration {
            LineDecoration(
                pattern: line.pattern.decoration,
                paint: line.color.map { paint($0.pixelColor(in: environment)) })
        }

        private mutating func paint(_ color: PixelColor) -> Int {
            if let known = palette.firstIndex(of: color) { return known }
            palette.append(color)
            return palette.count - 1
        }
    }
}

extension LayoutOptions {
    /// - Parameter followsContent: Whether leading is the side where each paragraph starts, as people who
    ///   type expect, rather than where the interface does.
    init(_ environment: EnvironmentValues, followsContent: Bool = false) {
        self.init()
        let isMirrored = environment.layoutDirection == .rightToLeft
        let followsContent =
            switch environment.alignmentStrategy.kind {
            case .automatic: followsContent
            case .layout: false
            case .writingDirection: true
            }
        alignment =
            switch environment.multilineTextAlignment {
            case .leading: followsContent ? .leading : isMirrored ? .right : .left
            case .center: .center
            case .trailing: followsContent ? .trailing : isMirrored ? .left : .right
            }
        lineSpacing = Double(environment.lineSpacing)
        lineHeight = LineHeight(environment.lineHeight)
        lineLimit = environment.lineLimit.map { max(1, $0) }
        reservedLines = environment.reservedLines
        tightening = environment.allowsTightening ? LayoutOptions.usualTightening : 0
        truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}
