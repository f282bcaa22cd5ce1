import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

extension RTFReader {
    mutating func word(_ name: String, _ number: Int?) {
        if name == "u" {
            unicode(number ?? 0)
            fallback = max(0, min(100, state.fallbackLength))
            return
        }
        if name == "uc" {
            // This word may come between the halves of a surrogate pair.
            state.fallbackLength = number ?? 1
            fallback = 0
            return
        }
        if name == "bin" {
            endText()
            let bytes = tokens.take(number ?? 0)
            if state.destination == .picture { picture.add(bytes) }
            return
        }
        if name == "ud", let destination = state.unicodeDestination {
            (state.destination, state.unicodeDestination, state.isOptional) = (destination, nil, false)
            return
        }
        if state.destination == .skipped { return }
        if let sign = Self.signs[name] { return add(sign) }
        endText()
        if destination(name) { return }
        switch state.destination {
        case .fonts: font(name, number)
        case .colors: colorPart(name, number)
        case .body, .marker, .instruction, .styles:
            if !document(name, number), !paragraph(name, number) { character(name, number) }
        case .picture: if name == "pngblip" { picture.isPNG = true }
        case .skipped: break
        }
    }

    /// Handles a control word that sets the destination of a group's text; returns whether it is one.
    mutating func destination(_ name: String) -> Bool {
        switch name {
        case "fonttbl": state.destination = .fonts
        case "colortbl":
            state.destination = .colors
            colors = []
        case "stylesheet": state.destination = .styles
        case "listtext", "pntext":
            state.destination = .marker
            marker = ""
        case "field": fields.append(RTFField(depth: groups.count))
        case "fldinst": state.destination = fields.isEmpty ? .skipped : .instruction
        case "fldrslt":
            if let field = fields.last { state.style.link = field.link ?? state.style.link }
        case "pict":
            state.destination = .picture
            picture = RTFPicture()
        // Word's modern version of content, whose fallback is skipped.
        case "shppict": break
        case "upr": state.isTwofold = true
        case _ where Self.skipped.contains(name): state.destination = .skipped
        default:
            guard state.isOptional else { return false }
            state.destination = .skipped
        }
        state.isOptional = false
        return true
    }

    /// Handles control words for the document, its encoding, and the ends of paragraphs and cells.
    mutating func document(_ name: String, _ number: Int?) -> Bool {
        switch name {
        case "ansi": setCodePage(RTFEncoding.western)
        case "mac": setCodePage(10000)
        case "pc": setCodePage(437)
        case "pca": setCodePage(850)
        case "ansicpg": if let number, number > 0 { setCodePage(number) }
        case "deff":
            defaultFont = number
            if !fonts.isEmpty { state.setCodePage(standardCodePage) }
        case "par", "sect", "page", "column": endParagraph()
        case "cell", "nestcell": if state.destination == .body { cells += 1 }
        case "row", "nestrow":
            cells = 0
            endParagraph()
        default: return false
        }
        return true
    }

    /// The code page of text without a font.
    var standardCodePage: Int {
        let page = defaultFont.flatMap { fonts[$0]?.codePage }
        return page.flatMap { $0 == RTFEncoding.symbols ? nil : $0 } ?? codePage
    }

    mutating func setCodePage(_ number: Int) {
        codePage = number
        state.setCodePage(number)
    }

    mutating func paragraph(_ name: String, _ number: Int?) -> Bool {
        switch name {
        case "pard":
            // In some documents the marker of a list item comes before this word.
            let marker = state.paragraph.marker
            state.paragraph = RTFParagraph()
            state.paragraph.marker = marker
        case "s": state.paragraph.style = number ?? 0
        case "ql": state.paragraph.alignment = .left
        case "qr": state.paragraph.alignment = .right
        case "qc": state.paragraph.alignment = .center
        case "qj": state.paragraph.alignment = .standard
        case "rtlpar": state.paragraph.direction = .rightToLeft
        case "ltrpar": state.paragraph.direction = .leftToRight
        case "sl": state.paragraph.lineSpacing = min(31680, max(-31680, number ?? 0))
        case "slmult": state.paragraph.isLineMultiple = number == 1
        case "outlinelevel": state.paragraph.outlineLevel = number
        case "ilvl": state.paragraph.listLevel = number ?? 0
        default: return false
        }
        return true
    }

    /// Handles control words for letters; with an `a` before them they apply to complex scripts.
    mutating func letters(_ name: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch name {
        case "ltrch": state.kind = .simple
        case "rtlch": state.kind = .complex
        case "b", "ab":
            let weight = (isOn ? Font.Weight.bold : .regular).openType
            state.setLetters(isAssociated: name == "ab") { $0.weight = weight }
        case "i", "ai": state.setLetters(isAssociated: name == "ai") { $0.isItalic = isOn }
        case "f", "af": if let number { setFont(number, isAssociated: name == "af") }
        case "fs", "afs":
            guard let number, number > 0 else { break }
            let size = min(2000, Double(number) * RTFMeasure.halfPoint)
            state.setLetters(isAssociated: name == "afs") { $0.size = size }
        case "lang", "alang":
            let language = number.flatMap(RTFLanguage.tag)
            state.setLetters(isAssociated: name == "alang") { $0.language = language }
        default: return false
        }
        return true
    }

    mutating func character(_ name: String, _ number: Int?) {
        if letters(name, number) { return }
        let isOn = number != 0
        switch name {
        case "plain": state.resetCharacters(codePage: standardCodePage)
        case "cf": state.style.color = color(number)
        case "highlight", "chcbpat", "cb": state.style.background = color(number)
        case "strike", "striked": state.style.strikethrough = isOn ? ExchangedStyle.Line() : nil
        case "ulc": if let color = color(number) { state.style.underline?.color = color }
        case "super": state.script = isOn ? 1 : 0
        case "sub": state.script = isOn ? -1 : 0
        case "nosupersub": (state.script, state.style.baselineOffset) = (0, nil)
        case "up", "dn":
            let offset = Double(min(1000, max(-1000, number ?? 6))) * RTFMeasure.halfPoint
            state.style.baselineOffset = offset == 0 ? nil : name == "up" ? offset : -offset
        case "expnd", "expndtw":
            let unit = name == "expnd" ? RTFMeasure.quarterPoint : RTFMeasure.twip
            let spacing = Double(min(30000, max(-30000, number ?? 0))) * unit
            state.style.letterSpacing = spacing == 0 ? nil : spacing
        case "scaps":
            if isOn {
                state.style.features.insert(.lowercaseSmallCaps)
            } else {
                state.style.features.remove(.lowercaseSmallCaps)
            }
        case "v": state.isHidden = isOn
        default:
            guard name.hasPrefix("ul") else { return }
            underline(name, isOn)
        }
    }

    mutating func underline(_ name: String, _ isOn: Bool) {
        let pattern: DecorationPattern
        switch name {
        case "ul", "ulw": pattern = .solid
        case "uld", "ulthd": pattern = .dot
        case "uldash", "ulldash", "ulthdash", "ulthldash": pattern = .dash
        case "uldashd", "ulthdashd": pattern = .dashDot
        case "uldashdd", "ulthdashdd": pattern = .dashDotDot
        case "uldb": pattern = .double
        case "ulth": pattern = .thick
        case "ulwave", "ulhwave", "ululdbwave": pattern = .wave
        case "ulnone":
            state.style.underline = nil
            return
        default: return
        }
        let color = state.style.underline?.color
        state.style.underline = isOn ? ExchangedStyle.Line(pattern: pattern, color: color) : nil
    }
}
