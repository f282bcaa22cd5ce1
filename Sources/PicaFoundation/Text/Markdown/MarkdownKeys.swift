import Foundation
import Synchronization

/// The attributes of a scope that Markdown may contain: `^[text](name: value)`.
struct MarkdownKeys: @unchecked Sendable {
    private let keys: [String: any MarkdownDecodableAttributedStringKey.Type]

    /// - Parameter scope: The scope, including the scopes in it.
    static func of(_ scope: any AttributeScope.Type) -> MarkdownKeys {
        let id = ObjectIdentifier(scope)
        if let found = known.withLock({ $0[id] }) { return found }
        var keys: [String: any MarkdownDecodableAttributedStringKey.Type] = [:]
        for case let key as any MarkdownDecodableAttributedStringKey.Type in ScopeKeys.of(scope).keys {
            keys[key.markdownName] = key
        }
        let made = MarkdownKeys(keys: keys)
        known.withLock { $0[id] = made }
        return made
    }

    private static let known = Mutex<[ObjectIdentifier: MarkdownKeys]>([:])

    /// Returns the attributes in parentheses.
    ///
    /// Names that the scope does not have are ignored. It throws if the text is not JSON 5, or a value does not fit its
    /// attribute.
    func attributes(_ words: String) throws -> AttributeContainer {
        guard !keys.isEmpty else { return AttributeContainer() }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode(Values.self, from: Data("{\(words)}".utf8), configuration: self).container
    }

    private struct Values: DecodableWithConfiguration {
        var container = AttributeContainer()

        init(from decoder: any Decoder, configuration keys: MarkdownKeys) throws {
            let values = try decoder.container(keyedBy: Name.self)
            for name in values.allKeys {
                guard let key = keys.keys[name.stringValue] else { continue }
                try Self.decode(key, from: try values.superDecoder(forKey: name), into: &container)
            }
        }

        private static func decode<Key: MarkdownDecodableAttributedStringKey>(
            _ key: Key.Type, from decoder: any Decoder, into container: inout AttributeContainer
        ) throws {
            Key.put(try Key.decodeMarkdown(from: decoder), in: &container)
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
