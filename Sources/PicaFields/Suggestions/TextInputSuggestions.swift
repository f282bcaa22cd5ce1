import PicaControls
import PicaGraph
import PicaState

extension View {
    /// Shows suggestions below the text field in the view while the person types.
    ///
    ///     TextField("Fruit", text: $fruit)
    ///         .textInputSuggestions {
    ///             ForEach(fruits.filter { $0.hasPrefix(fruit) }, id: \.self) { name in
    ///                 Text(name).textInputCompletion(name)
    ///             }
    ///         }
    ///
    /// The list opens when the person types or presses the down arrow. The arrow keys and the pointer choose a
    /// suggestion. Return or a click replaces the text with the completion of the suggestion; Escape or leaving the
    /// field closes the list. Views without `textInputCompletion(_:)` are shown and cannot be chosen; buttons perform
    /// their actions. An empty list is not shown. Secure fields and fields that grow have no suggestions.
    ///
    /// - Parameter suggestions: The suggestions for the current text.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SuggestionPresenter(key: \.suggestionRequest, suggestions: suggestions()))
    }

    /// Shows a suggestion for each element of a collection; see `textInputSuggestions(_:)` with views.
    nonisolated public func textInputSuggestions<Data, Content>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View
    where Data: RandomAccessCollection, Content: View, Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Shows a suggestion for each element of a collection, identified by a property; see `textInputSuggestions(_:)`
    /// with views.
    nonisolated public func textInputSuggestions<Data, ID, Content>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View
    where Data: RandomAccessCollection, ID: Hashable, Content: View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Sets the text that replaces that of a field when the view is chosen as a suggestion. Elsewhere it changes
    /// nothing.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        modifier(Completion(text: completion))
    }
}

/// A modifier that turns a view into a row of a list of suggestions.
package struct Completion {
    let text: String
    @Environment(\.suggestion) private var request

    package init(text: String) { self.text = text }
}

extension Completion: ViewModifier {
    package func body(content: Content) -> some View {
        if let request {
            Button(action: { request.accept(text) }, label: { content })
        } else {
            content
        }
    }
}
