import PicaGraph
import PicaState

/// A transition for pages of a stack.
public protocol NavigationTransition: Sendable {
    /// The kind of the transition; used by Pica only.
    var _kind: _NavigationTransitionKind { get }
}

/// The kind of a page's transition, which only Pica can create.
public struct _NavigationTransitionKind: Equatable, @unchecked Sendable {
    struct Source: Equatable {
        let id: TransitionSourceID
        let namespace: Namespace.ID
    }

    /// The view that the page grows out of; `nil` if the page moves in from the trailing edge.
    var source: Source?
}

/// A transition that moves the page in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The kind of the transition; used by Pica only.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind() }

    /// Creates the transition; `automatic` is the short form.
    public init() {}
}

/// A transition in which the page grows out of a view, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition, @unchecked Sendable {
    private let source: _NavigationTransitionKind.Source

    /// Creates a transition from a view.
    /// - Parameters:
    ///   - sourceID: The identifier of the view; see `matchedTransitionSource(id:in:)`.
    ///   - namespace: The namespace of the identifier.
    init(sourceID: AnyHashable, namespace: Namespace.ID) {
        source = _NavigationTransitionKind.Source(id: TransitionSourceID(id: sourceID), namespace: namespace)
    }

    /// The kind of the transition; used by Pica only.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// A transition that moves the page in from the trailing edge.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the page grows out of a view of the page below, and shrinks back into it. If there
    /// is no such view, the page moves in from the trailing edge.
    ///
    /// - Parameters:
    ///   - sourceID: The identifier of the view; see `matchedTransitionSource(id:in:)`.
    ///   - namespace: The namespace of the identifier.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

extension View {
    /// Sets the transition of the view as a page of a ``NavigationStack``.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let kind = style._kind
        return transformPreference(NavigationTransitionKey.self) { $0 = $0 ?? kind }
    }

    /// Makes the view a source that a page may grow out of by ``NavigationTransition/zoom(sourceID:in:)``.
    ///
    /// - Parameters:
    ///   - id: The identifier of the view.
    ///   - namespace: The namespace of the identifier.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        matchedGeometryEffect(id: TransitionSourceID(id: AnyHashable(id)), in: namespace, properties: [])
    }
}

/// The identifier of a transition source, distinct from other uses of the same value.
struct TransitionSourceID: Hashable {
    let id: AnyHashable
}

enum NavigationTransitionKey: PreferenceKey {
    static var defaultValue: _NavigationTransitionKind? { nil }

    static func reduce(value: inout _NavigationTransitionKind?, nextValue: () -> _NavigationTransitionKind?) {
        value = value ?? nextValue()
    }
}
