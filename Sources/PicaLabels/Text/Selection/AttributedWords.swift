import Foundation
import PicaDrawing
import PicaFoundation
import PicaState

/// The shown words of a text with the text's own attributes, which are those of its runs and its own modifiers.
/// Attributes from surrounding views are not included, just as those around an editor are not.
struct AttributedWords {
    private(set) var text = AttributedString()
    private let environment: EnvironmentValues
    private let texts: TextEnvironment
    private let date: Date
    private let variant: Int

    /// Returns the words of a text with its attributes.
    /// - Parameters:
    ///   - shown: The visible words of the text.
    /// - Returns: `nil` if the text now has other words, as a text that shows the time may.
    static func words(
        of text: Text, shown: String, in environment: EnvironmentValues, at date: Date, variants: Int
    ) -> AttributedString? {
        for variant in 0..<max(1, variants) {
            var words = AttributedWords(environment: environment, date: date, variant: variant)
            words.add(text, TextAttributes(), AttributeContainer())
            if words.text.string == shown { return words.text }
        }
        return nil
    }

    private init(environment: EnvironmentValues, date: Date, variant: Int) {
        (self.environment, self.date, self.variant) = (environment, date, variant)
        texts = environment.derived(TextEnvironment.self)
    }

    /// - Parameters:
    ///   - outer: The attributes from the enclosing texts.
    ///   - container: The attributes of the attributed string that encloses it.
    private mutating func add(_ text: Text, _ outer: TextAttributes, _ container: AttributeContainer) {
        let attributes = outer.merging(text.attributes)
        switch text.content {
        case .verbatim(let string): add(string, attributes, container)
        case .localized(let localized):
            for part in localized.parts(in: environment.locale) {
                switch part {
                case .string(let string): add(string, attributes, container)
                case .attributed(let string): add(string, attributes, container)
                case .text(let text, let inner): add(text, attributes, container.merging(inner))
                }
            }
        case .attributed(let string): add(string, attributes, container)
        case .formatted(let written):
            add(written.write(at: date, in: environment, variant: variant), attributes, container)
        case .image: self.text += AttributedString("\u{FFFC}")
        case .joined(let first, let second):
            add(first, attributes, container)
            add(second, attributes, container)
        }
    }

    private mutating func add(
        _ string: AttributedString, _ attributes: TextAttributes, _ container: AttributeContainer
    ) {
        let formatting = environment.textFormatting
        let string = string.separatingBlocks()
        for run in string.runs {
            let own = formatting?.shown(run.attributes) ?? run.attributes
            add(String(string.characters[run.range]), attributes, container.merging(own))
        }
    }

    private mutating func add(
        _ words: String, _ attributes: TextAttributes, _ container: AttributeContainer
    ) {
        let words =
            switch texts.textCase {
            case nil: words
            case .uppercase: words.uppercased(with: environment.locale)
            case .lowercase: words.lowercased(with: environment.locale)
            }
        let own = attributes.container(in: environment).merging(container)
        text += AttributedString(words, attributes: own)
    }
}

extension TextAttributes {
    /// Returns the attribute container that corresponds to the attributes.
    fileprivate func container(in environment: EnvironmentValues) -> AttributeContainer {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        var container = AttributeContainer()
        if font != nil || traits != Font.Traits() {
            var font = font ?? environment.font ?? .default
            font.traits = font.traits.merging(traits)
            container[Keys.FontAttribute.self] = font
        }
        // A gradient cannot be an attribute, so such words are copied in the default color.
        if let style = foreground?.style, let color = style as? Color ?? Color(style, in: environment) {
            container[Keys.ForegroundColorAttribute.self] = color
        }
        if let background { container[Keys.BackgroundColorAttribute.self] = background }
        if let line = underline.flatMap(\.self) { container[Keys.UnderlineStyleAttribute.self] = line }
        if let line = strikethrough.flatMap(\.self) {
            container[Keys.StrikethroughStyleAttribute.self] = line
        }
        if let kerning { container[Keys.KerningAttribute.self] = kerning }
        if let tracking { container[Keys.TrackingAttribute.self] = tracking }
        if let baselineOffset { container[Keys.BaselineOffsetAttribute.self] = baselineOffset }
        if let tag = language?.tag {
            container[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = tag
        }
        return container
    }
}

extension Color {
    /// Creates a color from another style; `nil` if that is more than a single color.
    fileprivate init?(_ style: any ShapeStyle, in environment: EnvironmentValues) {
        guard let color = style.resolved(in: environment).color else { return nil }
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
    }
}
