/// A key for a value that views set for all views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets the preference.
    static var defaultValue: Value { get }
    /// Merges the value of the next view into that of the views before it.
    ///
    /// - Parameters:
    ///   - value: The merged value of the views before.
    ///   - nextValue: Returns the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`, for optional values.
    public static var defaultValue: Value { nil }
}
