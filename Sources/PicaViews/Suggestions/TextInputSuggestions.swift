import PicaGraph

extension View {
    /// Offers suggestions below the text field in the view while a person types.
    ///
    ///     TextField("Fruit", text: $fruit)
    ///         .textInputSuggestions {
    ///             ForEach(fruits.filter { $0.hasPrefix(fruit) }, id: \.self) { name in
    ///                 Text(name).textInputCompletion(name)
    ///             }
    ///         }
    ///
    /// The list opens as something is typed, and by the down arrow. The arrows and the pointer choose, Return or a
    /// press puts the suggestion's completion in place of the text, Escape or leaving the field takes the list away.
    /// Views without a `textInputCompletion(_:)` are shown and cannot be chosen; buttons do what they are there
    /// for. Where there is nothing to suggest no list is seen. Fields of secrets and fields that grow offer none.
    ///
    /// - Parameter suggestions: What is suggested, for the text as it is.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SuggestionPresenter(key: \.suggestionRequest, suggestions: suggestions()))
    }

    /// Offers a suggestion for each of some data; see `textInputSuggestions(_:)` with views.
    nonisolated public func textInputSuggestions<Data, Content>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View
    where Data: RandomAccessCollection, Content: View, Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Offers a suggestion for each of some data, told apart by a property; see `textInputSuggestions(_:)` with
    /// views.
    nonisolated public func textInputSuggestions<Data, ID, Content>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View
    where Data: RandomAccessCollection, ID: Hashable, Content: View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Says what takes the place of a field's text where the view is a suggestion that is chosen. Elsewhere
    /// it changes nothing.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        modifier(Completion(text: completion))
    }
}

/// Makes a row of a list of suggestions of what it modifies.
struct Completion {
    let text: String
    @Environment(\.suggestion) private var request

    init(text: String) { self.text = text }
}

extension Completion: ViewModifier {
    func body(content: Content) -> some View {
        if let request {
            Button(action: { request.accept(text) }, label: { content })
        } else {
            content
        }
    }
}
