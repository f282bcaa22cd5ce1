/// What an app says of a part of a text, for a ``TextRenderer`` to find there.
public protocol TextAttribute: Hashable {}

extension Text {
    /// Says something of the text, for a ``TextRenderer`` to find in its runs.
    ///
    /// A text has one value of each type; what is said further in wins.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changed { $0.custom = ($0.custom ?? CustomTextAttributes()).setting(value) }
    }
}

/// What apps say of a text, by type.
struct CustomTextAttributes: Hashable, @unchecked Sendable {
    // Values that only the main actor reads.
    private var values: [ObjectIdentifier: AnyHashable] = [:]

    func setting<T: TextAttribute>(_ value: T) -> CustomTextAttributes {
        var attributes = self
        attributes.values[ObjectIdentifier(T.self)] = AnyHashable(value)
        return attributes
    }

    /// Where both say something of one type `inner` wins.
    func merging(_ inner: CustomTextAttributes?) -> CustomTextAttributes {
        guard let inner else { return self }
        var attributes = self
        attributes.values.merge(inner.values) { $1 }
        return attributes
    }

    subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)]?.base as? T }
}
