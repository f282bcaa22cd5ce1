import Foundation
import PicaCanvas
import PicaGraph
import PicaText

/// How texts with attributes look in an environment, by the attributes' numbers.
struct AttributeLooks {
    private(set) var looks: [AttributeLook] = []
    private var colors = TextPalette()
    private var blocks = BlockStyles()
    /// What their attachments count.
    private(set) var images: [ResolvedImage] = []
    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    /// The colours that they count, those of plain text first.
    var palette: [ResolvedStyle] { colors.styles }

    /// Takes in what is new in a table.
    mutating func follow(_ attributes: AttributeTable<AttributeContainer>) {
        guard looks.count < attributes.count else { return }
        let texts = environment.derived(TextEnvironment.self)
        let formatting = environment.textFormatting
        for index in looks.count..<attributes.count {
            let own = attributes[AttributeID(index: index)]
            let shown = formatting?.shown(own) ?? own
            let run = blocks.style(
                ofRun: shown, texts.attributes, in: texts, environment, palette: &colors)
            var style = colors.style(run.attributes, in: texts, environment)
            if let glyph = shown[AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute.self] {
                images.attach(ResolvedImage(glyph, font: style.font, in: environment), to: &style)
            }
            looks.append(AttributeLook(style, paragraph: run.paragraph))
        }
    }
}
