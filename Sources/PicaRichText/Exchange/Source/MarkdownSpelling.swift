import Foundation
import PicaFoundation
import PicaState

/// Spells text in Markdown source.
enum MarkdownSpelling: SourceSpelling {
    static func letters(of source: [UInt8]) -> SourceLetters {
        var letters = SourceLetters()
        var place = 0
        var line = Line.text
        while place < source.count {
            if place == 0 || source[place - 1] == UInt8(ascii: "\n") { line = Line(source, at: place) }
            if place > 0, source[place - 1] == UInt8(ascii: "]"), let end = endOfTarget(source, at: place) {
                place = end
                continue
            }
            let isEscaped =
                source[place] == UInt8(ascii: "\\") && place + 1 < source.count
                && isPunctuation(source[place + 1])
            let length = isEscaped ? 2 : source.scalarLength(at: place)
            let scalar = isEscaped ? Unicode.Scalar(source[place + 1]) : source.scalar(at: place, length)
            let isMark = !isEscaped && isPunctuation(source[place]) || line != .text
            letters.add(scalar, place..<place + length, mayBeMark: isMark)
            if line == .item, source[place] == UInt8(ascii: " ") || source[place] == UInt8(ascii: "\t") {
                line = .text
            }
            place += length
        }
        return letters
    }

    /// Returns the end of a link's address or reference after its text; `nil` if there is none.
    private static func endOfTarget(_ source: [UInt8], at place: Int) -> Int? {
        let mark: UInt8? =
            switch source[place] {
            case UInt8(ascii: "("): UInt8(ascii: ")")
            case UInt8(ascii: "["): UInt8(ascii: "]")
            default: nil
            }
        return mark.flatMap { source.end(of: [$0], from: place) }
    }

    /// The start of a line.
    private enum Line {
        case text
        /// The number of a list item.
        case item
        /// A code fence or a link reference definition, none of whose letters must be text.
        case mark

        init(_ source: [UInt8], at place: Int) {
            let start = source[place...].prefix(8).drop { $0 == UInt8(ascii: " ") }
            let rest = source[place...].prefix { $0 != UInt8(ascii: "\n") }
            if start.starts(with: Array("```".utf8)) || start.starts(with: Array("~~~".utf8)) {
                self = .mark
            } else if start.first == UInt8(ascii: "["), rest.contains(UInt8(ascii: ":")) {
                self = .mark
            } else if let digit = start.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
                self = .item
            } else {
                self = .text
            }
        }
    }

    static func isPlain(_ part: [UInt8]) -> Bool {
        let words = String(decoding: part, as: UTF8.self)
        return !["![", "<!--", "[^"].contains { words.contains($0) }
    }

    static func spellings(of words: String) -> [String] {
        let escaped = words.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.isASCII, isPunctuation(UInt8(scalar.value)) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return escaped == words ? [words] : [words, escaped]
    }

    static func breaks(at place: Int, in source: [UInt8]) -> [String] {
        let start = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = String(decoding: source[start..<place], as: UTF8.self)
        let end = source.contains(0x0D) ? "\r\n" : "\n"
        let mark = line.prefix { " >-*+".contains($0) || $0.isNumber || $0 == "." || $0 == ")" }
        var breaks = ["\(end)\(end)", end, "\\\(end)", "  \(end)"]
        if !mark.isEmpty, mark.last == " " { breaks.insert("\(end)\(next(String(mark)))", at: 0) }
        return breaks
    }

    /// Returns a list item's marker with the next number.
    private static func next(_ mark: String) -> String {
        guard let digits = mark.firstRange(of: /[0-9]{1,9}/), let number = Int(mark[digits]) else {
            return mark
        }
        return mark.replacingCharacters(in: digits, with: "\(number + 1)")
    }

    static func inline(_ text: AttributedString, in environment: EnvironmentValues) -> String {
        text.withoutBlocks.markdown(in: environment).trimmingCharacters(in: .newlines)
    }

    static func widened(_ range: Range<Int>, in source: [UInt8]) -> Range<Int>? {
        guard range.lowerBound > 0, range.upperBound < source.count else { return nil }
        let mark = source[range.lowerBound - 1]
        guard mark == source[range.upperBound], "*_~`".utf8.contains(mark) else { return nil }
        return range.lowerBound - 1..<range.upperBound + 1
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
