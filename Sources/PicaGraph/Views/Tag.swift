extension View {
    /// Tags the view with a value, for selection and for the symbols of a canvas.
    ///
    /// - Parameters:
    ///   - tag: The value of the tag.
    ///   - includeOptional: Whether the tag also matches as an optional value; `true` by default.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        let types: [Any.Type] = includeOptional ? [V.self, V?.self] : [V.self]
        return modifier(
            TraitWriter(
                key: TagKey.self, value: Tag(value: AnyHashable(tag), types: types.map(ObjectIdentifier.init))
            ))
    }
}

/// The value that identifies a view.
package struct Tag {
    fileprivate let value: AnyHashable
    /// The value types that the tag matches. Equal values of other types are different tags.
    fileprivate let types: [ObjectIdentifier]

    fileprivate init(value: AnyHashable, types: [ObjectIdentifier]) {
        self.value = value
        self.types = types
    }

    /// Creates a tag that matches a value, plain or optional.
    init<ID: Hashable>(_ id: ID) {
        self.init(value: AnyHashable(id), types: [ObjectIdentifier(ID.self), ObjectIdentifier(ID?.self)])
    }

    /// Returns the tag as a value of a type; `nil` if it does not match that type.
    package func value<ID: Hashable>(as type: ID.Type) -> ID? {
        types.contains(ObjectIdentifier(type)) ? value.base as? ID : nil
    }

    package func matches<ID: Hashable>(_ id: ID) -> Bool {
        types.contains(ObjectIdentifier(ID.self)) && value == AnyHashable(id)
    }
}

package enum TagKey: TraitKey {
    package static var defaultValue: Tag? { nil }
}
