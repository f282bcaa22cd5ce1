import PicaState

/// The occasions on which `defaultFocus(_:_:priority:)` applies.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
    let leadsPeople: Bool

    /// When the focus moves without the user. A window or popover opens, a state focuses an ancestor, or `resetFocus`
    /// is called.
    public static let automatic = DefaultFocusEvaluationPriority(leadsPeople: false)
    /// Also when the user moves into the view with Tab.
    public static let userInitiated = DefaultFocusEvaluationPriority(leadsPeople: true)
}

extension View {
    /// Sets the view inside that has the focus first when the window opens.
    ///
    /// - Parameters:
    ///   - binding: The state to which `focused(_:equals:)` binds views.
    ///   - value: The value of the view to focus.
    ///   - priority: The occasions on which this applies; by default not when the user moves the focus.
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
