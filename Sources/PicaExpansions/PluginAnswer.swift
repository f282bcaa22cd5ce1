import Foundation

/// The answers to the compiler's messages.
package enum PluginAnswer {
    package static func to(_ message: Data) -> Data {
        let parsed = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
        let answer =
            parsed.map(answer)
            ?? expansion(of: nil, error: ExpansionError("the compiler's message is no JSON"))
        return (try? JSONSerialization.data(withJSONObject: answer)) ?? Data("{}".utf8)
    }

    private static func answer(to message: [String: Any]) -> [String: Any] {
        if message["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
        }
        guard
            let body = (message["expandFreestandingMacro"] ?? message["expandAttachedMacro"])
                as? [String: Any],
            let use = MacroUse(body)
        else { return expansion(of: nil, error: ExpansionError("Pica's macros do not know this message")) }
        do throws(ExpansionError) {
            return ["expandMacroResult": ["expandedSource": try use.expanded(), "diagnostics": [Any]()]]
        } catch {
            return expansion(of: use, error: error)
        }
    }

    private static func expansion(of use: MacroUse?, error: ExpansionError) -> [String: Any] {
        let diagnostic: [String: Any] = [
            "message": error.message, "severity": "error",
            "position": ["fileName": use?.file ?? "", "offset": use?.offset ?? 0],
            "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
        return ["expandMacroResult": ["expandedSource": NSNull(), "diagnostics": [diagnostic]]]
    }
}

/// The reason why a macro cannot be expanded, as one line for the developer.
struct ExpansionError: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }
}
