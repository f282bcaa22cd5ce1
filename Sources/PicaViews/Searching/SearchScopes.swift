import PicaGraph

/// When what a search is confined to can be chosen.
public struct SearchScopeActivation: Hashable, Sendable {
    fileprivate let needsText: Bool

    /// As is usual: while a person searches.
    public static let automatic = SearchScopeActivation(needsText: false)
    /// While something is in the field.
    public static let onTextEntry = SearchScopeActivation(needsText: true)
    /// While a person searches.
    public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

extension View {
    /// Lets a person choose what the view's search is confined to, below the field while they search.
    ///
    ///     MessageList(messages)
    ///         .searchable(text: $text)
    ///         .searchScopes($scope) {
    ///             Text("Inbox").tag(Scope.inbox)
    ///             Text("All").tag(Scope.all)
    ///         }
    ///
    /// - Parameters:
    ///   - scope: The tag of what is chosen.
    ///   - scopes: What can be chosen, with tags.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets a person choose what the view's search is confined to, below the field.
    ///
    /// - Parameters:
    ///   - scope: The tag of what is chosen.
    ///   - activation: When it can be chosen.
    ///   - scopes: What can be chosen, with tags.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { Text(SearchWord(key: .search)) }
            .pickerStyle(.segmented).labelsHidden()
        return environment(
            \.searchScopes, SearchScopes(activation: activation, picker: AnyView(picker)))
    }
}

/// What a search can be confined to.
struct SearchScopes {
    fileprivate let activation: SearchScopeActivation
    let picker: AnyView

    /// Whether it can be chosen while a person searches.
    func areShown(for text: String) -> Bool { !activation.needsText || !text.isEmpty }
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}
