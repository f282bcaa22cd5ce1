/// Which view assistive technology is at.
///
/// Windows are not open to screen readers and their like yet, so it is at none: the value is always false or nil, and
/// writing it has no effect. It is here for source that is shared with Apple's systems.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Whether assistive technology is at a view; false.
    public init() where Value == Bool { none = false }

    /// Whether one of some technologies is at a view; false.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

    /// Which view assistive technology is at; nil.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// Which view one of some technologies is at; nil.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// False or nil.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// What views are told apart by.
    public var projectedValue: Binding { Binding(none: none) }

    /// What views are told apart by.
    @propertyWrapper public struct Binding {
        let none: Value

        /// False or nil.
        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Ties a value to whether assistive technology is at the view. It is at none yet, so the view stays as it is.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { self }

    /// Ties a value to the view that assistive technology is at. It is at none yet, so the view stays as it is.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt8
    /// The kinds whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Screen readers.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
