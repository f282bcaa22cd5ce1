/// Texts that people do not write but programs still receive.
enum HostileText: CaseIterable {
    case marks, flags, joinedEmoji, selectors, joiners, bidiControls, nestedIsolates, unbrokenLine, spacedLine
    case unbrokenArabic, unbrokenThai, unbrokenHan, spaces, tabs, controls, annotations, tags, noncharacters
    case softHyphens, jamo, lineEnds, alternatingScripts, alternatingDirections, prefixes, brackets

    /// About so many bytes of it.
    func make(_ count: Int) -> String {
        func fill(_ unit: String, after start: String = "") -> String {
            start + String(repeating: unit, count: max((count - start.utf8.count) / unit.utf8.count, 1))
        }
        // Swift has no literals of some.
        func scalars(_ values: [UInt32]) -> String {
            String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
        }
        switch self {
        case .marks: return fill("\u{301}\u{327}", after: "a")
        case .flags: return fill("\u{1F1E9}\u{1F1EA}")
        case .joinedEmoji: return fill("\u{200D}\u{1F469}", after: "\u{1F468}")
        case .selectors: return fill("\u{FE0F}\u{FE0E}\u{E0100}")
        case .joiners: return fill("\u{200D}\u{200C}\u{2060}")
        case .bidiControls: return fill("\u{202E}a\u{202B}\u{5D0}\u{2067}b\u{202C}\u{202C}")
        case .nestedIsolates:
            return fill(
                String(repeating: "\u{2067}a\u{2066}\u{5D0}", count: 100) + " "
                    + String(repeating: "\u{2069}", count: 200))
        case .unbrokenLine: return fill("abcdefghij")
        case .spacedLine: return fill("some words of a line ")
        case .unbrokenArabic: return fill("\u{628}\u{64E}\u{633}\u{645}")
        case .unbrokenThai: return fill("ภาษาไทย")
        case .unbrokenHan: return fill("天地玄黄宇宙洪荒")
        case .spaces: return fill(" ")
        case .tabs: return fill("\t")
        case .controls: return fill("\u{0}\u{1}\u{1B}\u{7F}\u{80}\u{9F}")
        case .annotations: return fill("\u{FFF9}漢\u{FFFA}かん\u{FFFB}")
        case .tags: return fill("\u{E0041}\u{E007F}", after: "\u{1F3F4}")
        case .noncharacters: return fill(scalars([0xFFFF, 0xFDD0, 0x10FFFF, 0xE000, 0xF0000]))
        case .softHyphens: return fill("\u{AD}ab")
        case .jamo: return fill("\u{1100}")
        case .lineEnds: return fill("\r\u{2028}\u{B}\u{85}\n")
        case .alternatingScripts: return fill("aЖα中")
        case .alternatingDirections: return fill("a\u{5D0}")
        case .prefixes: return fill("\u{600}")
        case .brackets: return fill("(", after: "\u{5D0}")
        }
    }

    /// Ordinary text, for comparison.
    static func ordinary(_ count: Int) -> String {
        let sentence = "The quick brown fox jumps over the lazy dog, and then it sleeps. "
        return String(repeating: sentence, count: count / sentence.utf8.count + 1)
    }
}
