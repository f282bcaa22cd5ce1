import PicaFoundation

/// The styles of an RTF document's paragraphs, as far as text is to look as they do: what a document's usual text has
/// is not said of the text, nor is of a heading what its style has.
struct RTFStyles {
    private struct Style {
        var simpleLetters: RTFLetters
        var complexLetters: RTFLetters
        /// From 1.
        var headingLevel: Int?

        func letters(_ areComplex: Bool) -> RTFLetters { areComplex ? complexLetters : simpleLetters }
    }

    /// In half points: that of text of which nothing is said.
    private static let usualSize = 24.0
    /// Documents that have more are none.
    private static let limit = 10_000

    private var styles: [Int: Style] = [:]
    private var usual: Style?

    /// Adds a style as its entry says it.
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

    /// What AbiWord's and old documents' headings are told by.
    private static let headings = (1...6).map { "heading \($0)" }

    /// The level of the headings that a style's paragraphs are.
    func headingLevel(_ style: Int) -> Int? { styles[style]?.headingLevel }

    /// What is said of text beyond what its paragraph's style says.
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
