import Foundation

/// The compiler's description of one module's public declarations, or of one module's extensions of another.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Names: Decodable { let title: String }
        struct Line: Decodable { let text: String }
        struct Comment: Decodable { let lines: [Line] }
        struct Fragment: Decodable {
            let kind: String
            let spelling: String
            /// Identifies the declaration that a type's name stands for; `nil` for everything else.
            let preciseIdentifier: String?
        }
        struct Location: Decodable { let uri: String }

        let kind: Kind
        let identifier: Identifier
        let names: Names
        /// The names of the enclosing types, then its own.
        let pathComponents: [String]
        let docComment: Comment?
        let declarationFragments: [Fragment]?
        let location: Location?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
