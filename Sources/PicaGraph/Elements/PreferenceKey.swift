/// A key of something that views say of themselves to those around them, however far out.
public protocol PreferenceKey {
    /// What is said.
    associatedtype Value
    /// What is read where no view says anything.
    static var defaultValue: Value { get }
    /// Adds what a later view says to what those before it said.
    /// - Parameters:
    ///   - value: What the views before said together.
    ///   - nextValue: What the next view says.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, where nil is a value.
    public static var defaultValue: Value { nil }
}
