import Foundation

/// The test for quirks mode by a document's type.
enum HTMLDoctype {
    /// - Parameter bytes: The bytes between `<!DOCTYPE` and `>`.
    static func isQuirky(_ bytes: ArraySlice<UInt8>) -> Bool {
        var words = Substring(String(decoding: bytes, as: UTF8.self).lowercased())
        words = words.drop(while: \.isWhitespace)
        let name = words.prefix { !$0.isWhitespace }
        guard name == "html" else { return true }
        words = words.dropFirst(name.count).drop(while: \.isWhitespace)
        if words.isEmpty { return false }
        let kind = words.prefix(6)
        guard kind == "public" || kind == "system" else { return true }
        words = words.dropFirst(6)
        guard let first = identifier(&words) else { return true }
        if kind == "system" { return first == ibm }
        let system = identifier(&words)
        if system == ibm || names.contains(first) || prefixes.contains(where: first.hasPrefix) { return true }
        return system == nil && framed.contains(where: first.hasPrefix)
    }

    /// Reads a quoted string, or returns `nil` if there is none.
    private static func identifier(_ words: inout Substring) -> Substring? {
        let rest = words.drop(while: \.isWhitespace)
        guard let quote = rest.first, quote == "\"" || quote == "'",
            let end = rest.dropFirst().firstIndex(of: quote)
        else { return nil }
        words = rest[rest.index(after: end)...]
        return rest[rest.index(after: rest.startIndex)..<end]
    }

    private static let ibm = Substring("http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd")
    private static let names: Set<Substring> = [
        "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html",
    ]
    private static let prefixes = [
        "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//",
        "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html",
        "-//metrius//dtd metrius presentational//", "-//microsoft//dtd internet explorer ",
        "-//netscape comm. corp.//dtd ", "-//o'reilly and associates//dtd html ",
        "-//sq//dtd html 2.0 hotmetal + extensions//", "-//softquad software//dtd hotmetal pro 6.0::19990601",
        "-//softquad//dtd hotmetal pro 4.0::19971010", "-//spyglass//dtd html 2.0 extended//",
        "-//sun microsystems corp.//dtd hotjava ", "-//w3c//dtd html 3", "-//w3c//dtd html 4.0 frameset//",
        "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental ", "-//w3c//dtd w3 html//",
        "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html",
    ]
    /// The identifiers that cause quirks mode only without a system identifier.
    private static let framed = ["-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//"]
}
