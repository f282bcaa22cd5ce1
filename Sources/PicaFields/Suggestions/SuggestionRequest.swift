import Foundation
import PicaControls
import PicaGraph
import PicaState

/// The request of a field for suggestions while the person types.
@MainActor package final class SuggestionRequest {
    private weak var element: Element?
    /// The keys that the open list of suggestions receives.
    let keys = MenuKeys()
    /// Accepts a suggestion.
    let accept: (String) -> Void
    /// Accepts a suggested token. It does nothing if the field has no tokens.
    let acceptToken: (Any) -> Void

    init(
        for element: Element, accept: @escaping (String) -> Void, acceptToken: @escaping (Any) -> Void
    ) {
        self.element = element
        self.accept = accept
        self.acceptToken = acceptToken
    }

    /// The frame of the field, in the window's points.
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
    /// The binding in which fields request suggestions; `nil` if there are none.
    package var suggestionRequest: Binding<SuggestionRequest?>? {
        get { self[SuggestionRequestKey.self] }
        set { self[SuggestionRequestKey.self] = newValue }
    }
    /// The binding in which search fields request suggestions; `nil` if there are none.
    package var searchSuggestionRequest: Binding<SuggestionRequest?>? {
        get { self[SearchSuggestionRequestKey.self] }
        set { self[SearchSuggestionRequestKey.self] = newValue }
    }
    /// The request that a list of suggestions answers.
    var suggestion: SuggestionRequest? {
        get { self[SuggestionKey.self] }
        set { self[SuggestionKey.self] = newValue }
    }
}
