import PicaGraph
import PicaState

/// An action that ends the search around a view, from the environment inside `searchable`.
@MainActor @preconcurrency public struct DismissSearchAction {
    let session: SearchSession?

    /// Clears the search field and removes its focus. Without a search it does nothing.
    public func callAsFunction() { session?.dismiss() }
}

extension DismissSearchAction: Equatable {
    /// Returns whether both end the same search.
    nonisolated public static func == (a: DismissSearchAction, b: DismissSearchAction) -> Bool {
        a.session === b.session
    }
}

/// A session of a search field. It lives as long as the field, because closures cannot be compared.
@MainActor final class SearchSession {
    var dismiss: () -> Void = {}

    nonisolated init() {}
}

/// Binds the focus of a search field to a state outside.
struct SearchFocus {
    let tie: (AnyView) -> AnyView
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
    /// Whether the person is searching, inside `searchable`. A search begins when the field gets the focus. It lasts
    /// until it is ended, or until the field loses the focus while empty.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search around the view.
    @MainActor public var dismissSearch: DismissSearchAction {
        DismissSearchAction(session: searchSession)
    }

    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }

    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}
