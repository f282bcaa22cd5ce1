import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

extension RTFReader {
    mutating func font(_ name: String, _ number: Int?) {
        switch name {
        case "f":
            guard let number, fonts.count < Self.tableLimit else { return fontNumber = nil }
            fontNumber = number
            fonts[number] = FontEntry()
        case "fcharset":
            guard let fontNumber else { return }
            let found = number.flatMap(RTFEncoding.codePage(charset:))
            fonts[fontNumber]?.codePage = found
            // The font's own name is encoded in it, too.
            if let found, found != RTFEncoding.symbols { state.setCodePage(found) }
        case "cpg": if let fontNumber { fonts[fontNumber]?.codePage = number }
        case "froman": if let fontNumber { fonts[fontNumber]?.design = .serif }
        case "fmodern": if let fontNumber { fonts[fontNumber]?.design = .monospaced }
        default: break
        }
    }

    mutating func endFont() {
        guard let number = fontNumber, let name = fonts[number]?.name else { return }
        fonts[number]?.name = name.trimmingCharacters(in: .whitespaces)
        fontNumber = nil
        state.setCodePage(codePage)
    }

    mutating func setFont(_ number: Int, isAssociated: Bool) {
        guard let font = fonts[number] else { return }
        let codePage = font.codePage ?? codePage
        let design = Font.Design(family: font.name)
        state.setLetters(isAssociated: isAssociated) { letters in
            letters.codePage = codePage
            letters.family = design != nil || font.name.isEmpty ? nil : font.name
            letters.design = font.name.isEmpty ? nil : design ?? font.design
        }
    }

    mutating func colorPart(_ name: String, _ number: Int?) {
        switch name {
        case "red": color.red = number
        case "green": color.green = number
        case "blue": color.blue = number
        default: break
        }
    }

    mutating func endColor() {
        defer { color = (nil, nil, nil) }
        guard colors.count < Self.tableLimit else { return }
        guard color.red != nil || color.green != nil || color.blue != nil else { return colors.append(nil) }
        func part(_ number: Int?) -> Float { Float(min(255, max(0, number ?? 0))) / 255 }
        colors.append(Color.Resolved(red: part(color.red), green: part(color.green), blue: part(color.blue)))
    }

    /// Returns a color of the document's table; `nil` for the default color.
    func color(_ number: Int?) -> Color.Resolved? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }
}
