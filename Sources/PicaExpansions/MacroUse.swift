import Foundation

/// A use of a macro, as the compiler describes it.
struct MacroUse {
    /// The name of the type in the macro's declaration.
    let macro: String
    /// The kind of expansion: `accessor`, `peer`, `extension`, `declaration` or `expression`.
    let role: String
    /// The declaration that an attached macro is on, or the use of a freestanding macro.
    let source: String
    /// The surrounding declarations, innermost first.
    let context: [String]
    /// The type for an extension, and the conformances that the extension must declare.
    let extendedType: String
    let conformances: String
    /// A string that is unique to this expansion, for use in names.
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
        // The compiler reports the end of the token before the use.
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

    /// Returns the list of conformances. The compiler sends it as `struct Placeholder: Animatable {}`.
    private static func conformances(_ source: String) -> String {
        let text = SourceText(source)
        let marks = text.tokens.indices
        guard let colon = marks.first(where: { text.isMark(":", at: $0) }),
            let brace = marks.first(where: { text.isMark("{", at: $0) }), colon < brace
        else { return "" }
        return text[tokens: colon + 1..<brace]
    }

    /// Returns the source that the compiler inserts.
    func expanded() throws(ExpansionError) -> String {
        switch macro {
        case "EntryMacro": try EntryMacro(self).expanded(role)
        case "AnimatableMacro": try AnimatableMacro(self).expanded()
        case "PreviewMacro": try PreviewMacro(self).expanded()
        case "ConstructionMacro": ".init()"
        // They only mark declarations for other macros.
        case "AnimatableIgnoredMacro", "PreviewableMacro": ""
        default: throw ExpansionError("Pica has no macro \(macro)")
        }
    }

    /// Returns a unique name in the compiler's form.
    func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
