import Foundation

/// A dynamic property whose storage can be written to a file and read by another process.
package protocol SavableProperty: NodeProperty {
    /// Returns the value in the storage as data; `nil` if it was never written to or cannot be encoded.
    @MainActor static func encoded(_ slot: AnyObject?) -> Data?
    /// Returns storage with a value that was encoded; `nil` if it is no value of the property's type.
    @MainActor static func slot(decoding data: Data) -> AnyObject?
}

extension State: SavableProperty {
    package static func encoded(_ slot: AnyObject?) -> Data? {
        guard let location = slot as? StateLocation<Value>, location.wasWritten,
            let type = Value.self as? any Encodable.Type
        else { return nil }
        return encode(location.held.value, as: type)
    }

    package static func slot(decoding data: Data) -> AnyObject? {
        guard let type = Value.self as? any Decodable.Type, let value = decode(data, as: type) else {
            return nil
        }
        let location = StateLocation(value)
        // The value survives the next restart, too.
        location.noteWritten()
        return location
    }

    // In an array, because a value alone is no JSON document for every coder.

    private static func encode<Saved: Encodable>(_ value: Value, as type: Saved.Type) -> Data? {
        (value as? Saved).flatMap { try? JSONEncoder().encode([$0]) }
    }

    private static func decode<Saved: Decodable>(_ data: Data, as type: Saved.Type) -> Value? {
        guard let values = try? JSONDecoder().decode([Saved].self, from: data), values.count == 1 else {
            return nil
        }
        return values[0] as? Value
    }
}
