import PicaState

/// A property wrapper for the accessibility focus. Has no effect in Pica yet.
///
/// Windows are not accessible to screen readers yet, so the value is always `false` or `nil`, and writes have no
/// effect. It exists for source code shared with Apple's systems.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Creates the state of one view; always `false`.
    public init() where Value == Bool { none = false }

    /// Creates the state of one view for some technologies; always `false`.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

    /// Creates the state of several views; always `nil`.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// Creates the state of several views for some technologies; always `nil`.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// `false` or `nil`.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// A binding to pass to `accessibilityFocused`.
    public var projectedValue: Binding { Binding(none: none) }

    /// A binding to an accessibility focus state.
    @propertyWrapper public struct Binding {
        let none: Value

        /// `false` or `nil`.
        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds the accessibility focus of the view. Has no effect in Pica yet.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { self }

    /// Binds the accessibility focus among several views. Has no effect in Pica yet.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// The bits, one per kind.
    public let rawValue: UInt8
    /// Creates a set from a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Screen readers.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch control.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
