import Foundation
import PicaGraph

/// A field in which somebody types, and which wants to offer suggestions.
@MainActor final class SuggestionRequest {
    private weak var field: FieldLeaf?
    /// Leads to the list once that is shown.
    let keys = MenuKeys()

    init(for field: FieldLeaf) { self.field = field }

    func isOf(_ other: FieldLeaf) -> Bool { field === other }

    /// Where the field is, in the window's points.
    var frame: CGRect {
        field.map { $0.element.toWindow(CGRect(origin: .zero, size: $0.size)) } ?? .zero
    }

    /// Takes a suggestion.
    func accept(_ completion: String) { field?.accept(completion) }
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
