import PicaGraph

/// How a page of a stack comes and goes.
public protocol NavigationTransition: Sendable {
    /// Which way it is; for Pica itself.
    var _kind: _NavigationTransitionKind { get }
}

/// A way for pages to come and go. Only Pica can make one.
public struct _NavigationTransitionKind: Equatable, @unchecked Sendable {
    struct Source: Equatable {
        let id: TransitionSourceID
        let namespace: Namespace.ID
    }

    /// What the page grows out of; nil where it moves in from the trailing edge.
    var source: Source?
}

/// The page moves in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Which way it is; for Pica itself.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind() }

    /// The transition that `automatic` is.
    public init() {}
}

/// The page grows out of a view, and shrinks into it again.
public struct ZoomNavigationTransition: NavigationTransition, @unchecked Sendable {
    private let source: _NavigationTransitionKind.Source

    /// - Parameters:
    ///   - sourceID: What the view is known by; see `matchedTransitionSource(id:in:)`.
    ///   - namespace: Where it is known.
    init(sourceID: AnyHashable, namespace: Namespace.ID) {
        source = _NavigationTransitionKind.Source(id: TransitionSourceID(id: sourceID), namespace: namespace)
    }

    /// Which way it is; for Pica itself.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page moves in from the trailing edge.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of a view of the page below, and shrinks into it again; where that view is not there, the page
    /// moves in from the trailing edge.
    ///
    /// - Parameters:
    ///   - sourceID: What the view is known by; see `matchedTransitionSource(id:in:)`.
    ///   - namespace: Where it is known.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

extension View {
    /// Sets how the view comes and goes as a page of a ``NavigationStack``.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let kind = style._kind
        return transformPreference(NavigationTransitionKey.self) { $0 = $0 ?? kind }
    }

    /// Makes the view what a page may grow out of, by ``NavigationTransition/zoom(sourceID:in:)``.
    ///
    /// - Parameters:
    ///   - id: What the view is known by.
    ///   - namespace: The `Namespace` in which it is known.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        matchedGeometryEffect(id: TransitionSourceID(id: AnyHashable(id)), in: namespace, properties: [])
    }
}

/// What a source of transitions is known by, apart from what else is known by the same value.
struct TransitionSourceID: Hashable {
    let id: AnyHashable
}

enum NavigationTransitionKey: PreferenceKey {
    static var defaultValue: _NavigationTransitionKind? { nil }

    static func reduce(value: inout _NavigationTransitionKind?, nextValue: () -> _NavigationTransitionKind?) {
        value = value ?? nextValue()
    }
}
