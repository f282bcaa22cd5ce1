extension View {
    /// Tells the view apart from others: for what chooses among views, and for the symbols of a canvas.
    ///
    /// - Parameters:
    ///   - tag: What it is known by.
    ///   - includeOptional: Whether it is also known by the tag as an optional value; it is by default.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        let types: [Any.Type] = includeOptional ? [V.self, V?.self] : [V.self]
        return modifier(
            TraitWriter(
                key: TagKey.self, value: Tag(value: AnyHashable(tag), types: types.map(ObjectIdentifier.init))
            ))
    }
}

/// What a view is known by.
package struct Tag {
    fileprivate let value: AnyHashable
    /// Of those who may ask: equal values of other types are other tags.
    fileprivate let types: [ObjectIdentifier]

    fileprivate init(value: AnyHashable, types: [ObjectIdentifier]) {
        self.value = value
        self.types = types
    }

    /// Known by a value, and by that as an optional one.
    init<ID: Hashable>(_ id: ID) {
        self.init(value: AnyHashable(id), types: [ObjectIdentifier(ID.self), ObjectIdentifier(ID?.self)])
    }

    /// The tag as a value of a type; nil where it is not known by one.
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
