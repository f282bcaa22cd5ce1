import Foundation
import PicaFoundation

/// A string catalog (`.xcstrings`) that is updated. Unknown contents stay unchanged.
struct Catalog {
    private(set) var root: JSONValue

    /// Creates an empty catalog.
    init(sourceLanguage: String) {
        root = .object([
            JSONValue.Member("sourceLanguage", .string(sourceLanguage)),
            JSONValue.Member("strings", .object([])), JSONValue.Member("version", .string("1.0")),
        ])
    }

    /// - Throws: A `TableError` if the text is not a catalog.
    init(_ bytes: [UInt8]) throws {
        root = try JSONValue(bytes)
        guard case .object? = root["strings"] else { throw TableError("there are no “strings” in it") }
    }

    var sourceLanguage: String { root["sourceLanguage"]?.string ?? "en" }

    /// The keys with their entries.
    var entries: [JSONValue.Member] {
        get { root["strings"]?.members ?? [] }
        set { root["strings"] = .object(newValue) }
    }

    /// Merges the keys found in an app's sources. New keys are added. Missing keys become stale, or are removed if they
    /// have no translations. Translations stay unchanged.
    ///
    /// - Returns: The numbers of keys added, made stale and removed.
    mutating func update(with found: [FoundKey]) -> (added: Int, stale: Int, removed: Int) {
        let known = Set(entries.map(\.key))
        var keys: [String: FoundKey] = [:]
        for item in found {
            let key = Self.key(of: item, among: known)
            // Of several uses the first comment is kept for the translator.
            if var earlier = keys[key] {
                earlier.comment = earlier.comment ?? item.comment
                keys[key] = earlier
            } else {
                keys[key] = item
            }
        }
        var counts = (added: 0, stale: 0, removed: 0)
        var updated: [JSONValue.Member] = []
        for var entry in entries {
            if let item = keys.removeValue(forKey: entry.key) {
                if entry.value["extractionState"]?.string == "stale" { entry.value["extractionState"] = nil }
                if let comment = item.comment { entry.value["comment"] = .string(comment) }
            } else if entry.value["extractionState"]?.string != "manual", !entry.key.isEmpty {
                guard !(entry.value["localizations"]?.members ?? []).isEmpty else {
                    counts.removed += 1
                    continue
                }
                counts.stale += entry.value["extractionState"]?.string == "stale" ? 0 : 1
                entry.value["extractionState"] = .string("stale")
            }
            updated.append(entry)
        }
        for (key, item) in keys {
            updated.append(JSONValue.Member(key, entry(for: item)))
            counts.added += 1
        }
        entries = updated
        return counts
    }

    private func entry(for item: FoundKey) -> JSONValue {
        var entry = JSONValue.object([])
        if let comment = item.comment { entry["comment"] = .string(comment) }
        if let text = item.defaultValue {
            entry["extractionState"] = .string("extracted_with_value")
            var localizations = JSONValue.object([])
            localizations[sourceLanguage] = Self.unit(text, state: "new")
            entry["localizations"] = localizations
        }
        return entry
    }

    static func unit(_ text: String, state: String) -> JSONValue {
        .object([
            JSONValue.Member(
                "stringUnit",
                .object([
                    JSONValue.Member("state", .string(state)), JSONValue.Member("value", .string(text)),
                ]))
        ])
    }

    /// Returns the key of a text. If some specifiers are guesses, a known key that differs only in these is used,
    /// because a developer has corrected the guess.
    private static func key(of item: FoundKey, among known: Set<String>) -> String {
        guard item.isGuess, !known.contains(item.key) else { return item.key }
        let candidates = known.filter { fits(item.segments[...], $0[...]) }
        return candidates.min() ?? item.key
    }

    private static func fits(_ segments: ArraySlice<(text: String, isGuess: Bool)>, _ key: Substring) -> Bool
    {
        guard let segment = segments.first else { return key.isEmpty }
        guard segment.isGuess else {
            return key.hasPrefix(segment.text)
                && fits(segments.dropFirst(), key.dropFirst(segment.text.count))
        }
        return ["%lld", "%llu", "%d", "%u", "%lf", "%f", "%@"].contains { specifier in
            key.hasPrefix(specifier) && fits(segments.dropFirst(), key.dropFirst(specifier.count))
        }
    }

    /// The text of the file, with sorted keys.
    var text: String {
        var sorted = self
        sorted.entries.sort { $0.key < $1.key }
        return sorted.root.text() + "\n"
    }
}

extension JSONValue {
    /// Returns the JSON text in Xcode's format.
    func text(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .object(let members):
            guard !members.isEmpty else { return "{\n\n\(indent)}" }
            let lines = members.sorted { $0.key < $1.key }.map {
                "\(inner)\(Self.quoted($0.key)) : \($0.value.text(indent: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .array(let elements):
            guard !elements.isEmpty else { return "[\n\n\(indent)]" }
            let lines = elements.map { "\(inner)\($0.text(indent: inner))" }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .string(let string): return Self.quoted(string)
        case .number(let number): return number
        case .bool(let value): return value ? "true" : "false"
        case .null: return "null"
        }
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                result += "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
                result += String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
