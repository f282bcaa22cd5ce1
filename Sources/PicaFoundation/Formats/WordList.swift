import CPicaICU
import Foundation

/// A list format of ICU, which knows more about languages than patterns express.
///
/// Spanish has "e" for "y" before an i, and Hebrew a hyphen before words that are not Hebrew.
struct WordList {
    private let type: Int
    private let width: Int

    /// "a, b, and c"
    static let and = WordList(type: ICU_LIST_AND, width: ICU_LIST_WIDE)

    /// A list of measurements: "1 hour, 2 minutes".
    static func units(_ width: MeasuredUnit.Width) -> WordList {
        let width =
            switch width {
            case .wide: ICU_LIST_WIDE
            case .abbreviated: ICU_LIST_SHORT
            case .narrow: ICU_LIST_NARROW
            }
        return WordList(type: ICU_LIST_UNITS, width: width)
    }

    /// Returns the list in a language's words.
    func joined(_ words: [String], locale: Locale) -> String {
        guard words.count > 1 else { return words.first ?? "" }
        guard let formatter = icu_listOpen(locale.identifier, Int32(type), Int32(width)) else {
            return words.joined(separator: ", ")
        }
        defer { icu_listClose(formatter) }
        return Self.written(words, by: formatter) ?? words.joined(separator: ", ")
    }

    private static func written(_ words: [String], by formatter: OpaquePointer) -> String? {
        let lengths = words.map { Int32(clamping: $0.utf16.count) }
        // All strings in one buffer, which is never empty, as ICU requires addresses.
        let all: [UInt16] = Array(words.joined().utf16) + [0]
        var room = [UInt16](repeating: 0, count: all.count + 64 * words.count)
        let length = all.withUnsafeBufferPointer { all in
            var next = all.baseAddress
            let starts: [UnsafePointer<UInt16>?] = lengths.map { length in
                defer { next = next?.advanced(by: Int(length)) }
                return next
            }
            return icu_listFormat(
                formatter, starts, lengths, Int32(clamping: words.count), &room, Int32(clamping: room.count))
        }
        guard length >= 0, length <= room.count else { return nil }
        return String(decoding: room[..<Int(length)], as: UTF16.self)
    }
}
