import Foundation
import PicaCanvas
import PicaDrawing
import PicaState
import PicaText

/// A text with every value from the environment filled in, ready for shaping.
package struct ResolvedText: Equatable {
    package var styled: StyledText
    /// The styles that `TextStyle.paint` indexes.
    package var palette: [ResolvedStyle]
    /// The images that the text's attachments index.
    package var images: [ResolvedImage]
    /// The links in the text, by UTF-8 offsets.
    var links: [LinkRange]
    /// The apps' custom attributes, which `TextStyle.tag` indexes.
    var tags: [CustomTextAttributes]
    /// The layout options of the whole text.
    var setting: TextSetting

    package var options: LayoutOptions { setting.options }
    package var direction: BaseDirection { setting.direction }
    /// The smallest factor by which font sizes may be multiplied.
    var minimumScale: Double { setting.minimumScale }

    struct LinkRange: Equatable {
        var range: Range<Int>
        let url: URL
    }

    /// - Parameters:
    ///   - now: The time for which texts that show the time are formatted.
    ///   - variant: The length to use of words that come in several lengths; 0 for the longest.
    package init(_ text: Text, in environment: EnvironmentValues, at now: Date = Date(), variant: Int = 0) {
        let texts = environment.derived(TextEnvironment.self)
        var builder = Builder(texts: texts, environment: environment, now: now, variant: variant)
        switch text.content {
        case .verbatim(let string): self.init(string, of: text, builder)
        case .localized(let localized):
            let parts = localized.parts(in: environment.locale)
            if parts.count == 1, case .string(let string) = parts[0] {
                self.init(string, of: text, builder)
            } else {
                builder.add(parts, texts.attributes.merging(text.attributes))
                self.init(text, builder)
            }
        default:
            builder.add(text, texts.attributes)
            self.init(text, builder)
        }
    }

    /// Creates a text that is a single string in a single style.
    private init(_ string: String, of text: Text, _ builder: Builder) {
        let look = builder.texts.look(of: text, in: builder.environment)
        styled = StyledText(builder.cased(string), sharing: look.styles)
        (palette, images, links, tags) = (look.palette, [], [], look.tags)
        setting = look.setting
    }

    /// Creates a text from the segments added to a builder.
    private init(_ text: Text, _ builder: Builder) {
        var builder = builder
        let attributes = builder.texts.attributes.merging(text.attributes)
        let styled = builder.styled ?? StyledText("", style: builder.style(builder.texts.attributes))
        self.styled = styled
        palette = builder.palette.styles
        images = builder.images
        links = builder.links
        tags = builder.palette.tags
        setting = builder.texts.setting.with(
            attributes.font?.traits.leading, size: styled.firstStyle.font.size)
    }

    /// The text as plain text, with the names of images and the markers of list items.
    package var string: String {
        var marks = styled.markers[...]
        guard !images.isEmpty || !marks.isEmpty else { return styled.text }
        var names = images.map(\.name)[...]
        let bytes = Array(styled.text.utf8)
        var result = ""
        for run in styled.runs {
            var start = run.range.lowerBound
            while let mark = marks.first, mark.offset < run.range.upperBound {
                marks.removeFirst()
                result += String(decoding: bytes[start..<mark.offset], as: UTF8.self) + mark.text + " "
                start = mark.offset
            }
            if styled.styles[run.style].attachment != nil, let name = names.popFirst() {
                result += name
            } else {
                result += String(decoding: bytes[start..<run.range.upperBound], as: UTF8.self)
            }
        }
        return result
    }

    private struct Builder {
        let texts: TextEnvironment
        let environment: EnvironmentValues
        let now: Date
        let variant: Int
        var styled: StyledText?
        var palette = TextPalette()
        var images: [ResolvedImage] = []
        var links: [LinkRange] = []
        private var blocks = BlockStyles()
        /// The image that replaces each added U+FFFC.
        private var glyph: AttributedString.AdaptiveImageGlyph?

        init(texts: TextEnvironment, environment: EnvironmentValues, now: Date, variant: Int) {
            self.texts = texts
            self.environment = environment
            self.now = now
            self.variant = variant
        }

        mutating func add(_ text: Text, _ outer: TextAttributes) {
            let attributes = outer.merging(text.attributes)
            switch text.content {
            case .verbatim(let string): add(string, attributes)
            case .localized(let localized): add(localized.parts(in: environment.locale), attributes)
            case .attributed(let string): add(string, attributes)
            case .formatted(let text): add(text.write(at: now, in: environment, variant: variant), attributes)
            case .image(let image): add(image, attributes)
            case .joined(let first, let second):
                add(first, attributes)
                add(second, attributes)
            }
        }

        mutating func add(_ parts: [LocalizedText.Part], _ attributes: TextAttributes) {
            for part in parts {
                switch part {
                case .string(let string): add(string, attributes)
                case .attributed(let string): add(string, attributes)
                case .text(let text, let container): add(container, attributes) { $0.add(text, $1) }
                }
            }
        }

        private mutating func add(_ string: AttributedString, _ attributes: TextAttributes) {
            let formatting = environment.textFormatting
            let string = string.separatingBlocks()
            for run in string.runs {
                let words = String(string.characters[run.range])
                add(formatting?.shown(run.attributes) ?? run.attributes, attributes) { $0.add(words, $1) }
            }
        }

        /// Adds a run with the attributes of an attributed string.
        private mutating func add(
            _ container: AttributeContainer, _ attributes: TextAttributes,
            _ add: (inout Builder, TextAttributes) -> Void
        ) {
            let run = blocks.style(ofRun: container, attributes, in: texts, environment, palette: &palette)
            let start = styled?.text.utf8.count ?? 0
            glyph = container[AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute.self]
            defer { glyph = nil }
            add(&self, run.attributes)
            let range = start..<(styled?.text.utf8.count ?? 0)
            if let url = container.link { self.add(LinkRange(range: range, url: url)) }
            if let paragraph = run.paragraph { styled?.addParagraphs(range, paragraph) }
        }

        /// Adds a link. Adjacent runs that differ only in style become one link.
        private mutating func add(_ link: LinkRange) {
            if let last = links.last, last.url == link.url, last.range.upperBound == link.range.lowerBound {
                links[links.count - 1].range = last.range.lowerBound..<link.range.upperBound
            } else if !link.range.isEmpty {
                links.append(link)
            }
        }

        private mutating func add(_ string: String, _ attributes: TextAttributes) {
            var style = style(attributes)
            if let glyph {
                images.attach(ResolvedImage(glyph, font: style.font, in: environment), to: &style)
            }
            append(cased(string), style)
        }

        /// Returns a string in the letter case that the environment asks for.
        func cased(_ string: String) -> String {
            switch texts.textCase {
            case nil: string
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            }
        }

        private mutating func add(_ image: Image, _ attributes: TextAttributes) {
            var style = style(attributes)
            let image = ResolvedImage(
                image, font: style.font, foreground: attributes.foreground, in: environment)
            images.attach(image, to: &style)
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
            palette.style(attributes, in: texts, environment)
        }
    }
}

extension LayoutOptions {
    /// - Parameter followsContent: Whether leading means the side where each paragraph starts, as people expect when
    ///   typing. Otherwise it means the side where the interface starts.
    package init(_ environment: EnvironmentValues, followsContent: Bool = false) {
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
