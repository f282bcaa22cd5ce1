import Foundation

@testable import PicaExpansions

/// A use of a macro, as the compiler describes it.
func use(
    _ macro: String, role: String = "declaration", _ source: String, in context: [String] = [],
    extended: String = "", conformances: String = ""
) throws -> MacroUse {
    let location: [String: Any] = [
        "fileID": "App/Views.swift", "fileName": "/app/Views.swift", "offset": 7, "line": 12, "column": 1,
    ]
    let key = role == "declaration" ? "syntax" : "declSyntax"
    let message: [String: Any] = [
        "macro": ["moduleName": "PicaMacros", "typeName": macro, "name": "x"], "macroRole": role,
        "discriminator": "$s3App1fMf_", key: ["source": source, "location": location],
        "lexicalContext": context.map { ["source": $0] },
        "extendedTypeSyntax": ["source": extended], "conformanceListSyntax": ["source": conformances],
    ]
    guard let use = MacroUse(message) else { throw ExpansionError("no use") }
    return use
}

/// Its expansion, in lines without indentation.
func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}
