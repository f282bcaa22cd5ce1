import Foundation

/// A place where a macro is used, as the compiler tells of it.
struct MacroUse {
    /// The type that the macro's declaration names.
    let macro: String
    /// What is to be made: `accessor`, `peer`, `extension`, `declaration`.
    let role: String
    /// What is attached to, or for others the use itself.
    let source: String
    /// What stands around, from the inside out.
    let context: [String]
    /// What the extension is for, and the conformances that it is to have.
    let extendedType: String
    let conformances: String
    /// What no other expansion has in its names.
    let discriminator: String
    let file: String
    let fileID: String
    let offset: Int
    let line: Int
    let column: Int

    init?(_ message: [String: Any]) {
        guard let macro = message["macro"] as? [String: Any],
            let name = macro["typeName"] as? String ?? macro["name"] as? String
        else { return nil }
        func syntax(_ key: String) -> [String: Any]? { message[key] as? [String: Any] }
        func source(_ key: String) -> String { syntax(key)?["source"] as? String ?? "" }
        let subject = syntax("declSyntax") ?? syntax("syntax")
        let used = syntax("attributeSyntax") ?? subject
        let place = used?["location"] as? [String: Any] ?? [:]
        // What is told is where the last thing before it ends.
        let gap = SourceText(used?["source"] as? String ?? "").start
        self.macro = name
        role = message["macroRole"] as? String ?? ""
        self.source = subject?["source"] as? String ?? ""
        context = (message["lexicalContext"] as? [[String: Any]] ?? []).map { $0["source"] as? String ?? "" }
        extendedType = source("extendedTypeSyntax").trimmingCharacters(in: .whitespacesAndNewlines)
        conformances = Self.conformances(source("conformanceListSyntax"))
        discriminator = message["discriminator"] as? String ?? ""
        file = place["fileName"] as? String ?? ""
        fileID = place["fileID"] as? String ?? ""
        offset = (place["offset"] as? Int ?? 0) &+ gap.offset
        line = (place["line"] as? Int ?? 0) &+ gap.lines
        column = gap.lines == 0 ? (place["column"] as? Int ?? 0) &+ gap.column : gap.column + 1
    }

    /// The list comes as that of a type that is none: `struct Placeholder: Animatable {}`.
    private static func conformances(_ source: String) -> String {
        let text = SourceText(source)
        let marks = text.tokens.indices
        guard let colon = marks.first(where: { text.isMark(":", at: $0) }),
            let brace = marks.first(where: { text.isMark("{", at: $0) }), colon < brace
        else { return "" }
        return text[tokens: colon + 1..<brace]
    }

    /// What the compiler puts there.
    func expanded() throws(ExpansionError) -> String {
        switch macro {
        case "EntryMacro": try EntryMacro(self).expanded(role)
        case "AnimatableMacro": try AnimatableMacro(self).expanded()
        case "PreviewMacro": try PreviewMacro(self).expanded()
        // They mark what other macros look at.
        case "AnimatableIgnoredMacro", "PreviewableMacro": ""
        default: throw ExpansionError("Pica has no macro \(macro)")
        }
    }

    /// A name that nobody else has, as the compiler wants such names.
    func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
