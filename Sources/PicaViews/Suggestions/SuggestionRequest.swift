import Foundation
import PicaGraph

/// A field in which somebody types, and which wants to offer suggestions.
@MainActor final class SuggestionRequest {
    private weak var element: Element?
    /// Leads to the list once that is shown.
    let keys = MenuKeys()
    /// Takes a suggestion.
    let accept: (String) -> Void
    /// Takes a suggested token; where the field has none it does nothing.
    let acceptToken: (Any) -> Void

    init(
        for element: Element, accept: @escaping (String) -> Void, acceptToken: @escaping (Any) -> Void
    ) {
        self.element = element
        self.accept = accept
        self.acceptToken = acceptToken
    }

    /// Where the field is, in the window's points.
    var frame: CGRect {
        element.map { $0.toWindow(CGRect(origin: .zero, size: $0.size)) } ?? .zero
    }
}

private enum SuggestionRequestKey: EnvironmentKey {
    static var defaultValue: Binding<SuggestionRequest?>? { nil }
}
private enum SearchSuggestionRequestKey: EnvironmentKey {
    static var defaultValue: Binding<SuggestionRequest?>? { nil }
}
private enum SuggestionKey: EnvironmentKey {
    static var defaultValue: SuggestionRequest? { nil }
}

extension EnvironmentValues {
    /// Where a field asks for suggestions; nil where there are none.
    var suggestionRequest: Binding<SuggestionRequest?>? {
        get { self[SuggestionRequestKey.self] }
        set { self[SuggestionRequestKey.self] = newValue }
    }
    /// Where the field of a search asks for them.
    var searchSuggestionRequest: Binding<SuggestionRequest?>? {
        get { self[SearchSuggestionRequestKey.self] }
        set { self[SearchSuggestionRequestKey.self] = newValue }
    }
    /// In a list of suggestions: who asked for it.
    var suggestion: SuggestionRequest? {
        get { self[SuggestionKey.self] }
        set { self[SuggestionKey.self] = newValue }
    }
}
