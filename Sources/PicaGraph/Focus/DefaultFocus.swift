/// When what `defaultFocus(_:_:priority:)` says counts.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
    let leadsPeople: Bool

    /// Where the focus comes without a person's doing: as the window or a popover opens, when a state gives
    /// it to something around, when `resetFocus` asks.
    public static let automatic = DefaultFocusEvaluationPriority(leadsPeople: false)
    /// Also where a person moves into the view by Tab.
    public static let userInitiated = DefaultFocusEvaluationPriority(leadsPeople: true)
}

extension View {
    /// Says which view inside has the keyboard first, as the window opens.
    ///
    /// - Parameters:
    ///   - binding: The state that `focused(_:equals:)` ties views to.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: When this counts; by default not where a person moves the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocus(binding: binding, value: value, priority: priority))
    }
}

struct DefaultFocus<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority
}

extension DefaultFocus: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DefaultFocusBehavior<Value> {
        DefaultFocusBehavior(element, self)
    }
}

final class DefaultFocusBehavior<Value: Hashable>: ElementBehavior, FocusRegion {
    unowned let element: Element
    private var wish: DefaultFocus<Value>

    init(_ element: Element, _ wish: DefaultFocus<Value>) {
        self.element = element
        self.wish = wish
        element.graph.hasFocusRegions = true
    }

    func update(_ value: DefaultFocus<Value>, _ environment: EnvironmentValues) { wish = value }

    var responder: (any Responder)? { self }
    var leadsPeople: Bool { wish.priority.leadsPeople }

    var defaultFocus: Element? {
        element.first { inner in
            guard let tie = inner.responder as? FocusTieBehavior<Value>,
                tie.isTie(of: wish.value, to: wish.binding)
            else { return nil }
            return inner.firstFocusable
        }
    }
}
