import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

extension RTFReader {
    mutating func symbol(_ symbol: UInt8) {
        if symbol == UInt8(ascii: "*") {
            state.isOptional = true
            return
        }
        if fallback > 0 {
            fallback -= 1
            return
        }
        switch symbol {
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(symbol)
        case UInt8(ascii: "~"): add("\u{A0}")
        case UInt8(ascii: "_"): add("\u{2011}")
        case UInt8(ascii: "-"): add("\u{AD}")
        case 0x0A, 0x0D: endParagraph()
        case 0x09: add("\t")
        default: break
        }
    }

    static let signs: [String: Unicode.Scalar] = [
        "tab": "\t", "line": "\u{2028}", "lbr": "\u{2028}", "emdash": "—", "endash": "–", "lquote": "‘",
        "rquote": "’", "ldblquote": "“", "rdblquote": "”", "bullet": "•", "emspace": "\u{2003}",
        "enspace": "\u{2002}", "qmspace": "\u{2005}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
        "ltrmark": "\u{200E}", "rtlmark": "\u{200F}", "zwbo": "\u{200B}", "zwnbo": "\u{2060}",
    ]

    /// The groups that contain no text of the document.
    static let skipped: Set<String> = [
        "info", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
        "footerf", "objclass", "objname", "objdata", "objtime", "objalias", "objsect", "footnote", "ftnsep",
        "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "annotation", "xe", "tc", "rxe", "bkmkstart",
        "bkmkend",
        "listtable", "listoverridetable", "filetbl", "revtbl", "rsidtbl", "generator", "nonshppict",
        "themedata",
        "colorschememapping", "datastore", "latentstyles", "falt", "panose", "fontemb", "pn", "private",
        "template", "nonesttables", "shpinst", "shptxt", "do", "atnid", "atnauthor", "atndate", "comment",
    ]
}
