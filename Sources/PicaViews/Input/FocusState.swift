/// Says, and lets the program decide, which view has the keyboard.
///
/// With `Bool` it is about one view; with an optional it holds the value given to `focused(_:equals:)`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private var location: Location<Value>?

    public init() where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding {
        Binding(location: location ?? FunctionLocation(get: { [none] in none }, set: { _ in }), none: none)
    }

    /// A connection to the state, to be given to `focused`.
    @propertyWrapper public struct Binding {
        let location: Location<Value>
        let none: Value

        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: NodeProperty {
    mutating func connect(to slot: inout AnyObject?, in node: ViewNode) {
        let location = slot as? StateLocation<Value> ?? StateLocation(none)
        slot = location
        self.location = location
    }

    func isSame(as other: FocusState) -> Bool { true }
}

extension View {
    /// Ties the keyboard focus of the view to a state: it is `value` while the view has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusTie(binding: binding, value: value))
    }

    /// Ties the keyboard focus of the view to a state: it is true while the view has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusTie(binding: condition, value: true))
    }
}

struct FocusTie<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusTie: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        FocusTieElement<Value>(node: node, modifier: self)
    }
}

final class FocusTieElement<Value: Hashable>: WrapperElement<FocusTie<Value>>, FocusObserver {
    private var isObserving = false

    override func modifierDidChange(_ environment: EnvironmentValues) {
        let wantsFocus = modifier.binding.wrappedValue == modifier.value
        graph.after { [weak self] in self?.follow(wantsFocus) }
    }

    private func follow(_ wantsFocus: Bool) {
        guard let focus = host?.focus, isInTree else { return }
        if !isObserving {
            isObserving = true
            focus.add(self)
        }
        if wantsFocus, !holds(focus.focused) {
            var order: [Element] = []
            collectFocusable(into: &order)
            if let first = order.first { focus.focus(first) }
        } else if !wantsFocus, holds(focus.focused) {
            // Another view with the same state may have been given the focus in the same change.
            focus.focus(nil)
        }
    }

    func notify(from old: Element?, to new: Element?) {
        let binding = modifier.binding
        if holds(new) {
            binding.wrappedValue = modifier.value
        } else if holds(old), binding.wrappedValue == modifier.value {
            binding.wrappedValue = binding.none
        }
    }

    private func holds(_ element: Element?) -> Bool {
        element.map { $0 === self || $0.isInside(self) } ?? false
    }
}
