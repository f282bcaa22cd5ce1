import Foundation
import Synchronization
@_spi(Reflection) import Swift

/// The attributes of a scope that Markdown may name: `^[text](name: value)`.
struct MarkdownKeys: @unchecked Sendable {
    private let keys: [String: any MarkdownDecodableAttributedStringKey.Type]

    /// - Parameter scope: With those in it; in Foundation's are those that it lacks on Linux.
    static func of(_ scope: any AttributeScope.Type) -> MarkdownKeys {
        let id = ObjectIdentifier(scope)
        if let found = known.withLock({ $0[id] }) { return found }
        var keys: [String: any MarkdownDecodableAttributedStringKey.Type] = [:]
        collect(scope, into: &keys, depth: 0)
        let made = MarkdownKeys(keys: keys)
        known.withLock { $0[id] = made }
        return made
    }

    private static let known = Mutex<[ObjectIdentifier: MarkdownKeys]>([:])

    /// Scopes name each other by their properties' types; no other way leads to these.
    private static func collect(
        _ scope: any AttributeScope.Type,
        into keys: inout [String: any MarkdownDecodableAttributedStringKey.Type], depth: Int
    ) {
        // No app's scopes are so deep; a scope in itself would be.
        guard depth < 16 else { return }
        _ = _forEachField(of: scope, options: []) { _, _, type, _ in
            if let key = type as? any MarkdownDecodableAttributedStringKey.Type {
                keys[key.markdownName] = key
            } else if let scope = type as? any AttributeScope.Type {
                collect(scope, into: &keys, depth: depth + 1)
            }
            return true
        }
        if scope == AttributeScopes.FoundationAttributes.self {
            collect(AttributeScopes.PicaFoundationAttributes.self, into: &keys, depth: depth + 1)
        }
    }

    /// What is written in the parentheses, as attributes. Names that the scope does not have are passed over; throws
    /// where the words are none of JSON 5, or a value is not the attribute's.
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
            // Containers take only what is safe to share, which the value of a key found at run time is not known
            // to be, but Foundation's own reader stores it all the same. Nothing is left of `Sendable` when a
            // program runs, so both are kept alike.
            let value: any Hashable = try Key.decodeMarkdown(from: decoder)
            store(
                unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self), as: key,
                in: &container)
        }

        private static func store<Key: AttributedStringKey, Value: Hashable & Sendable>(
            _ value: Value, as key: Key.Type, in container: inout AttributeContainer
        ) {
            container[SharedKey<Key, Value>.self] = value
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Another key with its values known to be safe to share.
    private enum SharedKey<Key: AttributedStringKey, Shared: Hashable & Sendable>: AttributedStringKey {
        typealias Value = Shared
        static var name: String { Key.name }
        static var runBoundaries: AttributedString.AttributeRunBoundaries? { Key.runBoundaries }
        static var inheritedByAddedText: Bool { Key.inheritedByAddedText }
        static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
            Key.invalidationConditions
        }
    }
}
