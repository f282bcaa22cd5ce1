import Foundation
import PicaCanvas
import PicaDrawing
import PicaLabels
import PicaState
import PicaText

/// The looks of attributes in an environment, by attribute id.
package struct AttributeLooks {
    package private(set) var looks: [AttributeLook] = []
    private var colors = TextPalette()
    private var blocks = BlockStyles()
    /// The images that the looks' attachments index.
    package private(set) var images: [ResolvedImage] = []
    private let environment: EnvironmentValues

    package init(_ environment: EnvironmentValues) { self.environment = environment }

    /// The styles that the looks index, starting with that of plain text.
    package var palette: [ResolvedStyle] { colors.styles }

    /// Adds the looks of new attributes in a table.
    package mutating func follow(_ attributes: AttributeTable<AttributeContainer>) {
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
