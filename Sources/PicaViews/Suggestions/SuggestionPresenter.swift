import Foundation
import PicaGraph

/// Shows suggestions below the field inside that asks for them.
struct SuggestionPresenter<Suggestions: View> {
    private let key: WritableKeyPath<EnvironmentValues, Binding<SuggestionRequest?>?>
    private let suggestions: Suggestions
    @State private var request: SuggestionRequest?

    /// - Parameter key: Where fields find it.
    init(
        key: WritableKeyPath<EnvironmentValues, Binding<SuggestionRequest?>?>, suggestions: Suggestions
    ) {
        self.key = key
        self.suggestions = suggestions
    }
}

extension SuggestionPresenter: ViewModifier {
    func body(content: Content) -> some View {
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
