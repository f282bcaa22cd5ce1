import Foundation

/// The declarations of a `style` attribute or a style sheet rule that affect text.
struct CSSDeclarations {
    /// The properties that affect text.
    enum Property: String, CaseIterable {
        case all, color, background, direction, display, visibility, font
        case backgroundColor = "background-color"
        case fontFamily = "font-family"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case fontStyle = "font-style"
        case fontVariant = "font-variant"
        case fontVariantCaps = "font-variant-caps"
        case fontVariantNumeric = "font-variant-numeric"
        case fontStretch = "font-stretch"
        case textDecoration = "text-decoration"
        case textDecorationLine = "text-decoration-line"
        case textDecorationStyle = "text-decoration-style"
        case textDecorationColor = "text-decoration-color"
        /// Word's own property, with more line styles than CSS.
        case textUnderline = "text-underline"
        case letterSpacing = "letter-spacing"
        case verticalAlign = "vertical-align"
        case textAlign = "text-align"
        case lineHeight = "line-height"
        case whiteSpace = "white-space"
        case whiteSpaceCollapse = "white-space-collapse"
        /// Word's own property for hidden content.
        case hide = "mso-hide"
        /// Word's own property for tabs, which are written as spaces.
        case tabCount = "mso-tab-count"
        /// Word's own property for list items and their markers.
        case list = "mso-list"
    }

    /// The maximum length of a value; longer ones are cut.
    private static let valueLimit = 1000
    /// The number of values kept for a property, in case the last ones are invalid.
    private static let fallbackLimit = 3

    private(set) var values: [(property: Property, value: String)] = []

    init() {}

    /// Parses `property: value; …`.
    init(_ words: some Collection<UInt8>) {
        var name: [UInt8] = []
        var value: [UInt8] = []
        var isValue = false
        var quotes = CSSQuotes()
        var depth = 0
        for byte in CSSComments.removed(from: words) {
            if !quotes.read(byte) {
                switch byte {
                case UInt8(ascii: ";") where depth == 0:
                    add(name, value)
                    (name, value, isValue) = ([], [], false)
                    continue
                case UInt8(ascii: ":") where !isValue:
                    isValue = true
                    continue
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"): depth = max(0, depth - 1)
                default: break
                }
            }
            if isValue {
                if value.count < Self.valueLimit { value.append(byte) }
            } else if name.count < 64 {
                name.append(byte)
            }
        }
        add(name, value)
    }

    private mutating func add(_ name: [UInt8], _ value: [UInt8]) {
        guard !value.isEmpty else { return }
        let name = String(decoding: name, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let property = Property(rawValue: name.lowercased()) else { return }
        var value = String(decoding: value, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if let mark = value.range(of: "!important", options: [.caseInsensitive, .backwards]) {
            value = value[..<mark.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard !value.isEmpty else { return }
        append(property, value)
    }

    /// Adds other declarations, which override the present ones.
    mutating func merge(_ other: CSSDeclarations) {
        for (property, value) in other.values { append(property, value) }
    }

    private mutating func append(_ property: Property, _ value: String) {
        if property == .all { values.removeAll { $0.property != .direction } }
        // Older values are fallbacks for programs that do not understand the last; a few are enough.
        let older = values.indices.filter { values[$0].property == property }
        if older.count >= Self.fallbackLimit { values.remove(at: older[0]) }
        values.append((property, value))
    }

    /// Returns the names in a list of font families, without quotes.
    static func families(_ list: String) -> [String] {
        var names: [String] = []
        var name = ""
        var quote: Character?
        var isEscaped = false
        for character in list {
            if isEscaped {
                name.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == "," {
                names.append(name.trimmingCharacters(in: .whitespaces))
                name = ""
            } else {
                name.append(character)
            }
        }
        return (names + [name.trimmingCharacters(in: .whitespaces)]).filter { !$0.isEmpty }
    }
}
