import Foundation

/// The rules of a document's `<style>` elements with simple selectors: an element, a class, or an element with a class,
/// as word processors and mail programs write them. Rules for descendants, for media and for states of links are
/// ignored.
struct CSSStyleSheet {
    /// The maximum total size of style sheets, in bytes.
    private static let sizeLimit = 1 << 20
    /// The maximum number of an element's classes that are considered.
    private static let classLimit = 16

    /// The declarations by selector: `p`, `.western`, `p.western`.
    private var rules: [String: CSSDeclarations] = [:]
    private var size = 0

    /// Adds a style sheet, whose rules override earlier ones.
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

    /// Returns the declarations that apply to an element, the most specific last.
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

    /// Returns the position where the braces opened at a position close.
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
        // Skip statements without braces, such as `@import`, which end with a semicolon.
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
