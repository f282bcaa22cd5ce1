import Foundation
import PicaExpansions

/// Finds in one file what Pica lacks.
///
/// It sees names and no types, so it misses a lacking overload, and takes a member of the app's own types for SwiftUI's
/// if both have one name.
struct FileExamination {
    private let known: KnownNames
    /// The names that the app declares itself.
    private let own: Set<String>
    /// The modules that can be imported.
    private let modules: Set<String>
    private let text: SourceText
    /// Whether the file imports SwiftData or Core Data.
    private let importsData: Bool
    private(set) var findings: [(finding: Finding, line: Int)] = []

    private static let objectiveC: Set = ["objc", "objcMembers", "IBOutlet", "IBAction", "NSManaged"]
    private static let importKinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]

    init(_ text: SourceText, _ known: KnownNames, own: Set<String>, modules: Set<String>) {
        (self.text, self.known, self.own, self.modules) = (text, known, own, modules)
        importsData = text.tokens.indices.contains {
            text.word(at: $0) == "import" && DataFrameworks.modules.contains(text.word(at: $0 + 1) ?? "")
        }
        let parts = Conditions(modules: modules).parts(of: text)
        var found = parts.skipped.map { ($0, Finding(kind: .skipped, name: Self.line(of: text, from: $0))) }
        for range in parts.active {
            for index in range {
                if let finding = finding(at: index) { found.append((index, finding)) }
            }
        }
        found.sort { $0.0 < $1.0 }
        var (line, offset) = (1, 0)
        for (index, finding) in found {
            let start = text.tokens[index].range.lowerBound
            line += text.bytes[offset..<start].count { $0 == UInt8(ascii: "\n") }
            offset = start
            findings.append((finding, line))
        }
    }

    /// The most characters of a line in the report.
    private static let lineLimit = 60

    /// Returns the text from a token to the end of its line.
    private static func line(of text: SourceText, from index: Int) -> String {
        let rest = text.bytes[text.tokens[index].range.lowerBound...].prefix { $0 != UInt8(ascii: "\n") }
        return String(String(decoding: rest, as: UTF8.self).prefix(lineLimit))
            .trimmingCharacters(in: .whitespaces)
    }

    private func finding(at index: Int) -> Finding? {
        if text.isMark("#", at: index), let word = text.word(at: index + 1) {
            return word == "selector" || word == "keyPath" ? Finding(kind: .language, name: "#\(word)") : nil
        }
        if text.isMark("@", at: index), let word = text.word(at: index + 1), Self.objectiveC.contains(word) {
            return Finding(kind: .language, name: "@\(word)")
        }
        guard let name = text.name(at: index) else { return nil }
        if name == "import" { return finding(ofImportAt: index) }
        guard !own.contains(name), !isPartOfImport(index) else { return nil }
        if known.silent[name] != nil, isMember(index) || name.first?.isUppercase == true {
            return Finding(kind: .silent, name: name)
        }
        if DataFrameworks.names.contains(name) || importsData && DataFrameworks.sharedNames.contains(name) {
            return Finding(kind: .data, name: name)
        }
        guard !known.declared.contains(name) else { return nil }
        if isMember(index) {
            // Of a type's own name only the part before the point is looked at.
            guard name.first?.isUppercase == false, known.members.contains(name) else { return nil }
            return Finding(kind: .missing, name: name)
        }
        guard name.first?.isUppercase == true else { return nil }
        if known.types.contains(name) || known.unavailable[name] != nil && !Self.looksLikeFramework(name) {
            return Finding(kind: .missing, name: name)
        }
        return Self.looksLikeFramework(name) && !known.foundation.contains(name)
            ? Finding(kind: .framework, name: name) : nil
    }

    private func finding(ofImportAt index: Int) -> Finding? {
        guard isImport(index), var name = text.word(at: index + 1) else { return nil }
        if Self.importKinds.contains(name), let next = text.word(at: index + 2) { name = next }
        return modules.contains(name) ? nil : Finding(kind: .module, name: name)
    }

    private func isImport(_ index: Int) -> Bool {
        text.word(at: index) == "import"
            && (index == 0 || text.tokens[index].beginsLine || text.word(at: index - 1) != nil
                || text.isMark(";", at: index - 1))
    }

    private func isPartOfImport(_ index: Int) -> Bool {
        var index = index
        while index > 0, !text.tokens[index].beginsLine {
            index -= 1
            guard text.word(at: index) != nil || text.isMark(".", at: index) else { return false }
            if text.word(at: index) == "import" { return true }
        }
        return false
    }

    private func isMember(_ index: Int) -> Bool { index > 0 && text.isMark(".", at: index - 1) }

    /// Whether a type's name begins as those of AppKit and UIKit do: `NSView`, `UIView`.
    private static func looksLikeFramework(_ name: String) -> Bool {
        guard name.hasPrefix("NS") || name.hasPrefix("UI") else { return false }
        let rest = name.dropFirst(2)
        return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }
}
