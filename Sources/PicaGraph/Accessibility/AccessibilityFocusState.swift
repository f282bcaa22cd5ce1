import PicaState

/// A property wrapper that reads and sets which view a screen reader is at.
///
/// With `Bool` it concerns one view; an optional holds the value given to `accessibilityFocused(_:equals:)`. While no
/// assistive technology listens it is `false` or `nil`, and writes have no effect.
///
/// On Linux screen readers follow the keyboard focus: a view that can have it gets it. Another view is told to the
/// screen reader as if it had it, until the keyboard focus moves.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private let technologies: AccessibilityTechnologies
    private var location: Location<Value>?

    /// Creates the state of one view: `true` while the screen reader is at it.
    public init() where Value == Bool { self.init(none: false, for: .voiceOver) }

    /// Creates the state of one view for some technologies.
    ///
    /// - Parameter technologies: Without `voiceOver` the state is always `false`: Linux tells no other technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init(none: false, for: technologies)
    }

    /// Creates the state of several views: the value of the one that the screen reader is at, `nil` elsewhere.
    public init<T: Hashable>() where Value == T? { self.init(none: nil, for: .voiceOver) }

    /// Creates the state of several views for some technologies.
    ///
    /// - Parameter technologies: Without `voiceOver` the state is always `nil`: Linux tells no other technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init(none: nil, for: technologies)
    }

    private init(none: Value, for technologies: AccessibilityTechnologies) {
        self.none = none
        self.technologies = technologies
    }

    /// Where the screen reader is. Writing a view's value moves it there before the next frame.
    ///
    /// Outside a mounted view it is `false` or `nil`, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to pass to `accessibilityFocused`.
    public var projectedValue: Binding {
        Binding(
            location: location ?? FunctionLocation(get: { [none] in none }, set: { _ in }), none: none,
            isHeard: technologies.contains(.voiceOver))
    }

    /// A binding to an accessibility focus state.
    @propertyWrapper public struct Binding {
        fileprivate let location: Location<Value>
        fileprivate let none: Value
        /// Whether the state is for screen readers.
        fileprivate let isHeard: Bool

        /// Where the screen reader is, as in the state itself.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let location = slot as? StateLocation<Value> ?? StateLocation(none)
        slot = location
        self.location = location
    }

    package func isSame(as other: AccessibilityFocusState) -> Bool { true }
}

extension View {
    /// Binds whether a screen reader is at the view to a state.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        modifier(AccessibilityFocusTie(binding: condition, value: true))
    }

    /// Binds where a screen reader is to a state: it is `value` while the screen reader is at the view.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusTie(binding: binding, value: value))
    }
}

extension View {
    /// Sets where a screen reader is once the view has appeared, unless it is at another view of the binding by then.
    ///
    /// - Parameters:
    ///   - binding: The state of the views among which it is.
    ///   - value: The value of the view that it goes to.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear {
            if binding.wrappedValue == binding.none { binding.wrappedValue = value }
        }
    }
}

private struct AccessibilityFocusTie<Value: Hashable> {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
}

extension AccessibilityFocusTie: ElementModifier {
    typealias Body = Never

    fileprivate var focusValue: FocusValue<Value> {
        FocusValue(location: binding.location, none: binding.none, value: value)
    }

    func makeBehavior(_ element: Element) -> AccessibilityFocusTieBehavior<Value> {
        AccessibilityFocusTieBehavior(element, self)
    }
}

private final class AccessibilityFocusTieBehavior<Value: Hashable>: ElementBehavior, FocusObserver {
    unowned let element: Element
    private var tie: AccessibilityFocusTie<Value>
    private let cursor: AccessibilityCursor

    init(_ element: Element, _ tie: AccessibilityFocusTie<Value>) {
        self.element = element
        self.tie = tie
        cursor = element.graph.accessibilityCursor
        cursor.add(self)
    }

    func update(_ value: AccessibilityFocusTie<Value>, _ environment: EnvironmentValues) {
        tie = value
        let isWanted = tie.focusValue.isWanted
        element.graph.after { [weak self, weak element] in
            if element != nil { self?.follow(isWanted) }
        }
    }

    private func follow(_ isWanted: Bool) {
        guard tie.binding.isHeard, cursor.isOn, element.isInReach else {
            if isWanted { tie.binding.wrappedValue = tie.binding.none }
            return
        }
        if isWanted, !holds(cursor.element) {
            if let target = element.automaticFocus {
                element.host?.focus.focus(target, for: .program)
            } else {
                cursor.moveAwayFromKeyboard(to: element.firstAccessible)
            }
        } else if !isWanted, holds(cursor.element) {
            cursor.focusMoved(to: element.host?.focus.focused)
        }
        element.host?.accessibilityChanged()
    }

    func notify(from old: Element?, to new: Element?) {
        if tie.binding.isHeard { tie.focusValue.follow(from: old, to: new, in: element) }
    }

    private func holds(_ other: Element?) -> Bool { other?.isWithin(element) ?? false }
}

extension ViewGraph {
    /// Where assistive technologies are in the graph's window.
    var accessibilityCursor: AccessibilityCursor { shared(AccessibilityCursor()) }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// The bits, one per kind.
    public let rawValue: UInt8
    /// Creates a set from a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Screen readers.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch control. Linux desktops do not tell whether it is used.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
