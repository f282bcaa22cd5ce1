/// A custom attribute of a text, which a ``TextRenderer`` can read.
public protocol TextAttribute: Hashable {}

extension Text {
    /// Sets a custom attribute of the text, which a ``TextRenderer`` can read from its runs.
    ///
    /// A text has one value of each type; an attribute set further inside wins.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changed { $0.custom = ($0.custom ?? CustomTextAttributes()).setting(value) }
    }
}

/// The custom attributes of a text, by type.
struct CustomTextAttributes: Hashable, @unchecked Sendable {
    // The values are read only on the main actor.
    private var values: [ObjectIdentifier: AnyHashable] = [:]

    func setting<T: TextAttribute>(_ value: T) -> CustomTextAttributes {
        var attributes = self
        attributes.values[ObjectIdentifier(T.self)] = AnyHashable(value)
        return attributes
    }

    /// Returns both combined; where both have a value of one type, `inner` wins.
    func merging(_ inner: CustomTextAttributes?) -> CustomTextAttributes {
        guard let inner else { return self }
        var attributes = self
        attributes.values.merge(inner.values) { $1 }
        return attributes
    }

    subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)]?.base as? T }
}
