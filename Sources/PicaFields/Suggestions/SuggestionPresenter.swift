import Foundation
import PicaControls
import PicaGraph
import PicaState

/// A modifier that shows suggestions below the field inside that requests them.
package struct SuggestionPresenter<Suggestions: View> {
    private let key: WritableKeyPath<EnvironmentValues, Binding<SuggestionRequest?>?>
    private let suggestions: Suggestions
    @State private var request: SuggestionRequest?

    /// - Parameter key: The environment key under which fields find the request binding.
    package init(
        key: WritableKeyPath<EnvironmentValues, Binding<SuggestionRequest?>?>, suggestions: Suggestions
    ) {
        self.key = key
        self.suggestions = suggestions
    }
}

extension SuggestionPresenter: ViewModifier {
    package func body(content: Content) -> some View {
        content
            .environment(key, $request)
            .modifier(
                LayerPresenter(
                    isPresented: Binding(get: { request != nil }, set: { if !$0 { request = nil } }),
                    placement: .list, anchor: .window { request?.frame ?? .zero }, role: .companion
                ) {
                    request.map {
                        MenuSurface(items: suggestions, keys: $0.keys).environment(\.suggestion, $0)
                    }
                })
    }
}
