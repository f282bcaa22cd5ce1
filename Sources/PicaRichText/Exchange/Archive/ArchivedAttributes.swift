import Foundation
import PicaFoundation

/// The attributes of a run by the names of their keys: those of the coder's scope that can be encoded.
struct ArchivedAttributes: Codable {
    /// The user info key of a coder's scope.
    private static let place = CodingUserInfoKey(rawValue: "org.pica-ui.scope")

    /// Returns the user info that sets a coder's scope.
    static func userInfo(_ keys: ScopeKeys) -> [CodingUserInfoKey: any Sendable] {
        place.map { [$0: keys] } ?? [:]
    }

    private static func keys(_ userInfo: [CodingUserInfoKey: Any]) -> [any AttributedStringKey.Type] {
        (place.flatMap { userInfo[$0] } as? ScopeKeys)?.keys ?? []
    }

    struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    var container: AttributeContainer

    init(container: AttributeContainer) { self.container = container }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Name.self)
        for key in Self.keys(encoder.userInfo) {
            key.write(container, into: &values)
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Name.self)
        container = AttributeContainer()
        for key in Self.keys(decoder.userInfo) {
            key.read(values, into: &container)
        }
        // Restrict links as in documents of other programs.
        if let link = container.link, HarmlessLink.url(link) == nil { container.link = nil }
    }
}

/// An attribute key whose values are not codable, with a type that stands for them.
protocol ArchivedKey: AttributedStringKey {
    associatedtype Archived: Codable
    /// Returns the codable form; `nil` for a value that is meaningful only on this machine.
    static func archived(_ value: Value) -> Archived?
    /// Returns the value; `nil` for an implausible one.
    static func value(_ archived: Archived) -> Value?
}

/// An attribute key that checks values from other programs for plausible bounds.
protocol BoundedKey: AttributedStringKey {
    static func isReasonable(_ value: Value) -> Bool
}

extension AttributedStringKey {
    private typealias Name = ArchivedAttributes.Name

    fileprivate static func write(
        _ container: AttributeContainer, into values: inout KeyedEncodingContainer<ArchivedAttributes.Name>
    ) {
        guard let value = value(in: container) else { return }
        // Leave out an attribute that cannot be encoded.
        if let key = self as? any ArchivedKey.Type {
            try? key.write(value, into: &values)
        } else if let key = self as? any EncodableAttributedStringKey.Type {
            try? key.write(value, into: &values)
        }
    }

    fileprivate static func read(
        _ values: KeyedDecodingContainer<ArchivedAttributes.Name>, into container: inout AttributeContainer
    ) {
        guard values.contains(Name(stringValue: name)) else { return }
        let value: (any Hashable)?
        if let key = self as? any ArchivedKey.Type {
            value = try? key.read(values)
        } else if let key = self as? any DecodableAttributedStringKey.Type {
            value = try? key.read(values)
        } else {
            value = nil
        }
        guard let value = value as? Value else { return }
        if let key = self as? any BoundedKey.Type, !key.allows(value) { return }
        put(value, in: &container)
    }
}

extension BoundedKey {
    fileprivate static func allows(_ value: Any) -> Bool { (value as? Value).map(isReasonable) ?? false }
}

extension ArchivedKey {
    fileprivate static func write(
        _ value: any Hashable, into values: inout KeyedEncodingContainer<ArchivedAttributes.Name>
    ) throws {
        guard let value = value as? Value, let archived = archived(value) else { return }
        try values.encode(archived, forKey: ArchivedAttributes.Name(stringValue: name))
    }

    fileprivate static func read(
        _ values: KeyedDecodingContainer<ArchivedAttributes.Name>
    ) throws -> (any Hashable)? {
        let archived = try values.decode(Archived.self, forKey: ArchivedAttributes.Name(stringValue: name))
        return value(archived)
    }
}

extension EncodableAttributedStringKey {
    fileprivate static func write(
        _ value: any Hashable, into values: inout KeyedEncodingContainer<ArchivedAttributes.Name>
    ) throws {
        guard let value = value as? Value else { return }
        try values.encode(
            ArchivedValue { try encode(value, to: $0) }, forKey: ArchivedAttributes.Name(stringValue: name))
    }
}

extension DecodableAttributedStringKey {
    fileprivate static func read(
        _ values: KeyedDecodingContainer<ArchivedAttributes.Name>
    ) throws -> (any Hashable)? {
        let name = ArchivedAttributes.Name(stringValue: name)
        return try values.decode(UnarchivedValue<Self>.self, forKey: name).value
    }
}

/// A value encoded by its attribute key.
private struct ArchivedValue: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

/// A value decoded by its attribute key.
private struct UnarchivedValue<Key: DecodableAttributedStringKey>: Decodable {
    let value: Key.Value

    init(from decoder: any Decoder) throws { value = try Key.decode(from: decoder) }
}
