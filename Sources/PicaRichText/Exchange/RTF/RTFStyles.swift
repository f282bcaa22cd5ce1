import PicaFoundation

/// The paragraph styles of an RTF document. Properties that text shares with the document's default style, or with its
/// heading style, are not applied to the text.
struct RTFStyles {
    private struct Style {
        var simpleLetters: RTFLetters
        var complexLetters: RTFLetters
        /// The heading level, from 1; `nil` for other styles.
        var headingLevel: Int?

        func letters(_ areComplex: Bool) -> RTFLetters { areComplex ? complexLetters : simpleLetters }
    }

    /// The default font size, in half points.
    private static let usualSize = 24.0
    /// The maximum number of styles.
    private static let limit = 10_000

    private var styles: [Int: Style] = [:]
    private var usual: Style?

    /// Adds a style from its entry.
    mutating func add(_ name: String, _ state: RTFState) {
        guard styles.count < Self.limit else { return }
        let name = name.trimmingCharacters(in: .whitespaces).lowercased()
        var style = Style(simpleLetters: state.simpleLetters, complexLetters: state.complexLetters)
        if let level = state.paragraph.outlineLevel, 0...5 ~= level {
            style.headingLevel = level + 1
        } else if let level = Self.headings.firstIndex(of: name) {
            style.headingLevel = level + 1
        }
        let number = state.paragraph.style
        styles[number] = style
        guard number == 0 || name == "normal" else { return }
        let size = style.simpleLetters.size ?? Self.usualSize * RTFMeasure.halfPoint
        style.simpleLetters.size = size
        style.complexLetters.size = style.complexLetters.size ?? size
        usual = style
    }

    /// The style names of headings in AbiWord and old documents.
    private static let headings = (1...6).map { "heading \($0)" }

    /// Returns the heading level of a style.
    func headingLevel(_ style: Int) -> Int? { styles[style]?.headingLevel }

    /// Returns the properties of text that differ from its paragraph's style.
    func letters(of state: RTFState) -> RTFLetters {
        var letters = state.letters
        let style = styles[state.paragraph.style]
        let heading = (style?.headingLevel == nil ? nil : style)?.letters(state.isComplex)
        let usual = usual?.letters(state.isComplex)
        for own in [heading, usual] where letters.family == own?.family && letters.design == own?.design {
            (letters.family, letters.design) = (nil, nil)
        }
        if letters.size == heading?.size ?? usual?.size { letters.size = nil }
        return letters
    }
}
