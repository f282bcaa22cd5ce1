import Foundation

/// The rules of a document's `<style>` elements, as far as their selectors are simple: an element, a class, or an
/// element with a class, as word processors and mail programs write them. Rules for what stands in something else,
/// for some media and for states of links are left out.
struct CSSStyleSheet {
    /// More bytes than that are no style sheet of a text's.
    private static let sizeLimit = 1 << 20
    /// More classes than that has no element.
    private static let classLimit = 16

    /// By selector: `p`, `.western`, `p.western`.
    private var rules: [String: CSSDeclarations] = [:]
    private var size = 0

    /// Adds a style sheet, whose rules win over those before.
    mutating func add(_ bytes: [UInt8]) {
        size += bytes.count
        guard size <= Self.sizeLimit else { return }
        let bytes = CSSComments.removed(from: bytes)
        var place = 0
        while place < bytes.count {
            var quotes = CSSQuotes()
            let brace = bytes[place...].firstIndex { !quotes.read($0) && $0 == UInt8(ascii: "{") }
            guard let open = brace else { return }
            let end = Self.end(of: bytes, open)
            let selectors = Self.selectors(bytes[place..<open])
            if !selectors.isEmpty {
                let declarations = CSSDeclarations(bytes[(open + 1)..<end])
                for selector in selectors { rules[selector, default: CSSDeclarations()].merge(declarations) }
            }
            place = end + 1
        }
    }

    /// What the rules say of an element, the most particular last.
    func declarations(_ element: String, classes: String?) -> CSSDeclarations {
        guard !rules.isEmpty else { return CSSDeclarations() }
        var found = rules[element] ?? CSSDeclarations()
        guard let classes else { return found }
        let names = classes.split(maxSplits: Self.classLimit, whereSeparator: \.isWhitespace)
            .prefix(Self.classLimit).map { $0.lowercased() }
        for name in names { if let rule = rules["." + name] { found.merge(rule) } }
        for name in names { if let rule = rules[element + "." + name] { found.merge(rule) } }
        return found
    }

    /// Where the braces close that open at a place.
    private static func end(of bytes: [UInt8], _ open: Int) -> Int {
        var depth = 0
        var quotes = CSSQuotes()
        for place in open..<bytes.count where !quotes.read(bytes[place]) {
            if bytes[place] == UInt8(ascii: "{") { depth += 1 }
            if bytes[place] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return place }
            }
        }
        return bytes.count
    }

    private static func selectors(_ bytes: ArraySlice<UInt8>) -> [String] {
        var words = String(decoding: bytes, as: UTF8.self)
        // What is before a semicolon is a rule without braces, such as `@import`.
        if let end = words.lastIndex(of: ";") { words = String(words[words.index(after: end)...]) }
        for mark in ["<!--", "-->"] { words = words.replacing(mark, with: "") }
        return words.split(separator: ",").compactMap { word in
            let word = word.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let isSimple =
                !word.isEmpty && word.utf8.count < 200
                && word.utf8.allSatisfy {
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                        || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                }
            return isSimple && word.count(where: { $0 == "." }) <= 1 ? word : nil
        }
    }
}
