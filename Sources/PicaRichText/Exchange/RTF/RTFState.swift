import Foundation
import PicaFoundation

/// The state of a group in an RTF document; nested groups start with a copy.
struct RTFState {
    enum Destination {
        case body, skipped, fonts, colors
        /// The style sheet.
        case styles
        /// The marker of a list item.
        case marker
        /// The instruction of a field.
        case instruction
        /// An image, as hexadecimal digits.
        case picture
    }

    var destination = Destination.body
    /// Whether readers that do not know the following destination may skip it.
    var isOptional = false
    /// Whether the nested groups contain the same text twice, the second time in Unicode.
    var isTwofold = false
    /// The destination of the second of two such groups.
    var unicodeDestination: Destination?
    /// The style, without the properties of letters.
    var style = ExchangedStyle()
    private(set) var simpleLetters = RTFLetters()
    private(set) var complexLetters = RTFLetters()
    /// The kind of letters that control words and text belong to.
    var kind = RTFLetters.Kind.all
    var isHidden = false
    /// 1 for superscript and -1 for subscript, whose shift depends on the font size.
    var script = 0
    var paragraph = RTFParagraph()
    /// The number of fallback characters that follow each Unicode character.
    var fallbackLength = 1

    var isComplex: Bool { kind == .complex }
    /// The properties of the current kind of letters.
    var letters: RTFLetters { isComplex ? complexLetters : simpleLetters }
    var codePage: Int { letters.codePage }

    /// Sets the code page of all letters.
    mutating func setCodePage(_ number: Int) {
        simpleLetters.codePage = number
        complexLetters.codePage = number
    }

    /// Changes properties of letters.
    /// - Parameter isAssociated: Whether the change is for complex letters only, if both kinds are current.
    mutating func setLetters(isAssociated: Bool = false, _ change: (inout RTFLetters) -> Void) {
        switch (kind, isAssociated) {
        case (.all, false):
            change(&simpleLetters)
            change(&complexLetters)
        case (.simple, false): change(&simpleLetters)
        case (.all, true), (.complex, _): change(&complexLetters)
        // These apply to letters of another kind than the text's.
        case (.simple, true): break
        }
    }

    /// Resets character properties except the link.
    mutating func resetCharacters(codePage: Int) {
        let link = style.link
        style = ExchangedStyle()
        style.link = link
        (simpleLetters, complexLetters, kind) = (RTFLetters(), RTFLetters(), .all)
        setCodePage(codePage)
        (isHidden, script) = (false, 0)
    }

    /// Returns the style of text.
    /// - Parameters:
    ///   - letters: The properties of its letters.
    ///   - base: The default font size.
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

/// The paragraph properties of RTF.
struct RTFParagraph {
    enum Alignment {
        case standard, left, center, right
    }

    /// The number of the paragraph's style.
    var style = 0
    var alignment = Alignment.standard
    var direction: AttributedString.WritingDirection?
    /// The line spacing in twips, or in 240ths of a line.
    var lineSpacing = 0
    var isLineMultiple = false
    /// The outline level, from 0; `nil` for a paragraph that is not a heading.
    var outlineLevel: Int?
    /// The nesting level of the paragraph's list.
    var listLevel = 0
    /// The marker of a list item; `nil` for other paragraphs.
    var marker: String?

    var exchanged: ExchangedParagraph {
        var result = ExchangedParagraph()
        switch alignment {
        case .standard: break
        // The leading side is the default alignment.
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
            // A positive value is a minimum line height, which lines have in any case.
            result.lineHeight = .exact(points: CGFloat(Double(-lineSpacing) * RTFMeasure.twip))
        }
        return result
    }
}
