extension View {
    /// Makes the view a part of its window in which the focus can be set anew, by `resetFocus`.
    ///
    /// - Parameter namespace: What `resetFocus` and `prefersDefaultFocus(_:in:)` name it by.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScope(namespace: namespace))
    }

    /// Says that the view is the one to have the focus first in a part of the window.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether it is.
    ///   - namespace: The part, as `focusScope(_:)` names it.
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

/// Gives the focus anew to what is to have it first in a part of the window. Found in the environment.
@MainActor @preconcurrency public struct ResetFocusAction {
    let scene: (any FocusScene)?

    nonisolated init(scene: (any FocusScene)?) { self.scene = scene }

    /// Gives the focus to the view in the part that prefers it, or else to the first that can have it.
    ///
    /// - Parameter namespace: The part, as `focusScope(_:)` names it; nothing happens where there is none.
    public func callAsFunction(in namespace: Namespace.ID) { scene?.resetFocus(in: namespace) }
}

extension EnvironmentValues {
    /// Sets the focus anew in a part of the window.
    public var resetFocus: ResetFocusAction { ResetFocusAction(scene: focusScene) }
}
