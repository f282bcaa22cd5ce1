import Foundation
import PicaFoundation

/// What a group of an RTF document says of the text in it; a group in it begins with the same.
struct RTFState {
    enum Destination {
        case body, skipped, fonts, colors
        /// The styles of paragraphs.
        case styles
        /// What stands before a list's item.
        case marker
        /// What a field does.
        case instruction
        /// A picture, by digits.
        case picture
    }

    var destination = Destination.body
    /// Whether what follows may be skipped by who does not know it.
    var isOptional = false
    /// Whether the groups in this one say the same twice, the second one in Unicode.
    var isTwofold = false
    /// Where the text of the second of two such groups goes.
    var unicodeDestination: Destination?
    /// All but what is said of letters of one kind.
    var style = ExchangedStyle()
    private(set) var simpleLetters = RTFLetters()
    private(set) var complexLetters = RTFLetters()
    /// Which letters the next words speak of, and the text is of.
    var kind = RTFLetters.Kind.all
    var isHidden = false
    /// Raised or lowered as RTF has it, by the font's size: 1 and -1.
    var script = 0
    var paragraph = RTFParagraph()
    /// How many characters follow each of Unicode's for who does not know these.
    var fallbackLength = 1

    var isComplex: Bool { kind == .complex }
    /// What is said of the text's letters.
    var letters: RTFLetters { isComplex ? complexLetters : simpleLetters }
    var codePage: Int { letters.codePage }

    /// Sets the code page of all letters.
    mutating func setCodePage(_ number: Int) {
        simpleLetters.codePage = number
        complexLetters.codePage = number
    }

    /// Says something of letters.
    /// - Parameter isAssociated: Whether it is said of complex letters alone, wherever both are spoken of.
    mutating func setLetters(isAssociated: Bool = false, _ change: (inout RTFLetters) -> Void) {
        switch (kind, isAssociated) {
        case (.all, false):
            change(&simpleLetters)
            change(&complexLetters)
        case (.simple, false): change(&simpleLetters)
        case (.all, true), (.complex, _): change(&complexLetters)
        // Of letters that have another font beside the text's.
        case (.simple, true): break
        }
    }

    /// Takes back what was said of characters, except that they are a link.
    mutating func resetCharacters(codePage: Int) {
        let link = style.link
        style = ExchangedStyle()
        style.link = link
        (simpleLetters, complexLetters, kind) = (RTFLetters(), RTFLetters(), .all)
        setCodePage(codePage)
        (isHidden, script) = (false, 0)
    }

    /// How the text looks.
    /// - Parameters:
    ///   - letters: What is said of its letters.
    ///   - base: The size of text that says none.
    func style(_ letters: RTFLetters, base: Double) -> ExchangedStyle {
        var result = style
        (result.family, result.design, result.size) = (letters.family, letters.design, letters.size)
        (result.weight, result.isItalic) = (letters.weight, letters.isItalic)
        result.language = letters.language
        guard script != 0 else { return result }
        let size = result.size ?? base
        result.baselineOffset = size * (script > 0 ? HTMLTag.raise : HTMLTag.lower)
        result.size = size * HTMLTag.scriptScale
        return result
    }
}

/// What RTF says of a paragraph.
struct RTFParagraph {
    enum Alignment {
        case standard, left, center, right
    }

    /// The number of its style.
    var style = 0
    var alignment = Alignment.standard
    var direction: AttributedString.WritingDirection?
    /// In twips, or in 240ths of a line.
    var lineSpacing = 0
    var isLineMultiple = false
    /// From 0; nil for text that is no heading's.
    var outlineLevel: Int?
    /// How deep its list is in others.
    var listLevel = 0
    /// What stands before it as a list's item; nil where it is none.
    var marker: String?

    var exchanged: ExchangedParagraph {
        var result = ExchangedParagraph()
        switch alignment {
        case .standard: break
        // Lines stand where they start anyway.
        case .left: result.alignment = direction == .rightToLeft ? .left : nil
        case .center: result.alignment = .center
        case .right: result.alignment = direction == .rightToLeft ? nil : .right
        }
        result.direction = direction
        if isLineMultiple {
            if lineSpacing > 0, lineSpacing != 240 {
                result.lineHeight = .multiple(factor: CGFloat(Double(lineSpacing) * RTFMeasure.line))
            }
        } else if lineSpacing < 0 {
            // A positive one is the least that lines may have, which they have by themselves.
            result.lineHeight = .exact(points: CGFloat(Double(-lineSpacing) * RTFMeasure.twip))
        }
        return result
    }
}
