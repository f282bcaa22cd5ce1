import PicaGraph

/// Ends the search around a view. Found in the environment, inside of `searchable`.
@MainActor @preconcurrency public struct DismissSearchAction {
    let session: SearchSession?

    /// Empties the search field, and takes the keyboard from it; where nothing is searched it does nothing.
    public func callAsFunction() { session?.dismiss() }
}

extension DismissSearchAction: Equatable {
    /// Whether both end the same search.
    nonisolated public static func == (a: DismissSearchAction, b: DismissSearchAction) -> Bool {
        a.session === b.session
    }
}

/// One for each search field, for as long as it is there: closures cannot be compared.
@MainActor final class SearchSession {
    var dismiss: () -> Void = {}

    nonisolated init() {}
}

/// Ties the focus of a search field to a state outside.
struct SearchFocus {
    let tie: (AnyView) -> AnyView
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
    /// Whether a person searches, inside of `searchable`: from when the field has the keyboard until the search
    /// is ended, or the field is left empty.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search around the view.
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
