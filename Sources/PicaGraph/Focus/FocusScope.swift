import PicaState

extension View {
    /// Makes the view a scope in which `resetFocus` can restore the default focus.
    ///
    /// - Parameter namespace: The name for `resetFocus` and `prefersDefaultFocus(_:in:)`.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScope(namespace: namespace))
    }

    /// Makes the view the default focus of a scope.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether it is the default.
    ///   - namespace: The namespace of the scope, as in `focusScope(_:)`.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(FocusPreference(namespace: prefersDefaultFocus ? namespace : nil))
    }
}

struct FocusScope {
    let namespace: Namespace.ID
}

extension FocusScope: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FocusScopeBehavior { FocusScopeBehavior(element, self) }
}

final class FocusScopeBehavior: ElementBehavior, FocusRegion {
    unowned let element: Element
    private(set) var namespace: Namespace.ID

    init(_ element: Element, _ scope: FocusScope) {
        self.element = element
        namespace = scope.namespace
        element.graph.hasFocusRegions = true
    }

    func update(_ value: FocusScope, _ environment: EnvironmentValues) { namespace = value.namespace }

    var responder: (any Responder)? { self }
    var leadsPeople: Bool { false }

    var defaultFocus: Element? {
        element.first { inner in
            guard let preference = inner.responder as? FocusPreferenceBehavior,
                preference.namespace == namespace
            else { return nil }
            return inner.firstFocusable
        }
    }
}

struct FocusPreference {
    let namespace: Namespace.ID?
}

extension FocusPreference: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FocusPreferenceBehavior { FocusPreferenceBehavior(element) }
}

final class FocusPreferenceBehavior: ElementBehavior, Responder {
    unowned let element: Element
    private(set) var namespace: Namespace.ID?

    init(_ element: Element) { self.element = element }

    func update(_ value: FocusPreference, _ environment: EnvironmentValues) { namespace = value.namespace }

    var responder: (any Responder)? { self }
}

/// An action that restores the default focus of a scope. Read it from the environment.
@MainActor @preconcurrency public struct ResetFocusAction {
    let scene: (any FocusScene)?

    nonisolated init(scene: (any FocusScene)?) { self.scene = scene }

    /// Focuses the scope's default view, else its first focusable one.
    ///
    /// - Parameter namespace: The namespace of the scope, as in `focusScope(_:)`. Nothing happens if there is no such
    ///   scope.
    public func callAsFunction(in namespace: Namespace.ID) { scene?.resetFocus(in: namespace) }
}

extension EnvironmentValues {
    /// An action that restores the default focus of a scope.
    public var resetFocus: ResetFocusAction { ResetFocusAction(scene: focusScene) }
}
