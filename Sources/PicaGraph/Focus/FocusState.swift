import PicaState

/// A property wrapper that reads and sets which view has the keyboard focus.
///
/// With `Bool` it concerns one view; an optional holds the value given to `focused(_:equals:)`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private var location: Location<Value>?

    /// Creates the state of one view: `true` while it has the focus.
    public init() where Value == Bool { none = false }
    /// Creates the state of several views: the value of the one that has the focus, `nil` while none has.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The current focus. Writing a view's value focuses it before the next frame; writing `false` or `nil` removes the
    /// focus.
    ///
    /// Outside a mounted view it is `false` or `nil`, and writes have no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the state, to pass to `focused`.
    public var projectedValue: Binding {
        Binding(location: location ?? FunctionLocation(get: { [none] in none }, set: { _ in }), none: none)
    }

    /// A binding to the state, to pass to `focused`.
    @propertyWrapper public struct Binding {
        package let location: Location<Value>
        package let none: Value

        /// The current focus, as in the state itself.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        let location = slot as? StateLocation<Value> ?? StateLocation(none)
        slot = location
        self.location = location
    }

    package func isSame(as other: FocusState) -> Bool { true }
}

extension View {
    /// Binds the focus of the view to a state: it is `value` while the view has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusTie(binding: binding, value: value))
    }

    /// Binds the focus of the view to a state: it is `true` while the view has the focus.
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

    fileprivate var focusValue: FocusValue<Value> {
        FocusValue(location: binding.location, none: binding.none, value: value)
    }

    func makeBehavior(_ element: Element) -> FocusTieBehavior<Value> { FocusTieBehavior(element, self) }
}

final class FocusTieBehavior<Value: Hashable>: ElementBehavior, FocusObserver, AwaitingFocus, Responder {
    unowned let element: Element
    private var tie: FocusTie<Value>
    private var isObserving = false

    init(_ element: Element, _ tie: FocusTie<Value>) {
        self.element = element
        self.tie = tie
    }

    var responder: (any Responder)? { self }

    /// Returns whether the behavior binds a value to a state.
    func isTie(of value: Value, to binding: FocusState<Value>.Binding) -> Bool {
        tie.value == value && tie.binding.location.isSame(as: binding.location)
    }

    func update(_ value: FocusTie<Value>, _ environment: EnvironmentValues) {
        tie = value
        let wantsFocus = tie.focusValue.isWanted
        element.graph.after { [weak self, weak element] in
            if element != nil { self?.follow(wantsFocus) }
        }
    }

    var isInTree: Bool { element.isInTree }
    func resume() { follow(tie.focusValue.isWanted) }

    private func follow(_ wantsFocus: Bool) {
        guard let focus = element.host?.focus, element.isInTree else {
            // A view mounted by a portal joins the tree later than its state changes.
            return element.graph.shared(AwaitedFocus()).add(self)
        }
        if !isObserving {
            isObserving = true
            focus.add(self)
        }
        if wantsFocus, !holds(focus.focused) {
            if let target = element.automaticFocus { focus.focus(target, for: .program) }
        } else if !wantsFocus, holds(focus.focused) {
            // Another view with the same state may have been focused in the same change.
            focus.focus(nil, for: .program)
        }
    }

    func notify(from old: Element?, to new: Element?) {
        tie.focusValue.follow(from: old, to: new, in: element)
    }

    private func holds(_ other: Element?) -> Bool {
        other?.isWithin(element) ?? false
    }
}
