import PicaControls
import PicaFields
import PicaGraph
import PicaLabels
import PicaState

/// A rule for when the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    fileprivate let needsText: Bool

    /// The usual rule: during a search.
    public static let automatic = SearchScopeActivation(needsText: false)
    /// While the field contains text.
    public static let onTextEntry = SearchScopeActivation(needsText: true)
    /// During a search.
    public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

extension View {
    /// Adds scopes to the view's search, which the person chooses from below the field while searching.
    ///
    ///     MessageList(messages)
    ///         .searchable(text: $text)
    ///         .searchScopes($scope) {
    ///             Text("Inbox").tag(Scope.inbox)
    ///             Text("All").tag(Scope.all)
    ///         }
    ///
    /// - Parameters:
    ///   - scope: The tag of the chosen scope.
    ///   - scopes: The scopes, as views with tags.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes to the view's search, which the person chooses from below the field.
    ///
    /// - Parameters:
    ///   - scope: The tag of the chosen scope.
    ///   - activation: The rule for when the scopes are shown.
    ///   - scopes: The scopes, as views with tags.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { Text(SearchWord(key: .search)) }
            .pickerStyle(.segmented).labelsHidden()
        return environment(
            \.searchScopes, SearchScopes(activation: activation, picker: AnyView(picker)))
    }
}

/// The scopes of a search.
struct SearchScopes {
    fileprivate let activation: SearchScopeActivation
    let picker: AnyView

    /// Returns whether the scopes are shown during a search.
    func areShown(for text: String) -> Bool { !activation.needsText || !text.isEmpty }
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}
