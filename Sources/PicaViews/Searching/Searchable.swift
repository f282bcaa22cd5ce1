import Foundation
import PicaGraph

extension View {
    /// Puts a field into the bar around the view by which a person searches it.
    ///
    ///     RecipeList(recipes.filter { search.isEmpty || $0.name.contains(search) })
    ///         .searchable(text: $search, prompt: "Find a recipe")
    ///         .onSubmit(of: .search) { remember(search) }
    ///
    /// What is found is the app's to show. Ctrl and F in the window go to the field, unless a text editor with
    /// the focus takes them; Escape ends the search, which empties the field. Return submits to
    /// `onSubmit(of: .search)` further out. Inside, `isSearching` and `dismissSearch` are in the environment.
    /// Where there are no bars the field stands over the view, which takes the rest of the room.
    ///
    /// - Parameters:
    ///   - text: What is looked for; it follows each letter.
    ///   - placement: Where the field stands; see ``SearchFieldPlacement``.
    ///   - prompt: What stands in the empty field; nil for "Search" in the person's language.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Puts a search field into the bar, with a localized prompt; see `searchable(text:placement:prompt:)`.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar, with a prompt that is not localized; see
    /// `searchable(text:placement:prompt:)`.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar; see `searchable(text:placement:prompt:)`.
    ///
    /// - Parameter isPresented: Whether a person searches: setting it gives the field the keyboard, or ends the
    ///   search.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Puts a search field into the bar, with a localized prompt, and says whether a person searches.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field into the bar, with a prompt that is not localized, and says whether a person
    /// searches.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field with suggestions into the bar: `searchable(text:placement:prompt:)` with
    /// `searchSuggestions(_:)`, in their older form.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Puts a search field with suggestions and a localized prompt into the bar, in the older form.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Puts a search field with suggestions and a prompt that is not localized into the bar, in the older form.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Offers suggestions below the search field of the view, as `textInputSuggestions(_:)` does below other
    /// fields: as soon as the field has the keyboard, and with the search submitted by a choice.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SuggestionPresenter(key: \.searchSuggestionRequest, suggestions: suggestions()))
    }

    /// Says what is looked for where the view is a suggestion that is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(Completion(text: completion))
    }

    /// Ties the focus of the view's search field to a state: it is true while the field has the keyboard.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
    }

    /// Ties the focus of the view's search field to a state: it is `value` while the field has the keyboard.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }
}

/// A view with a search field.
struct Searchable {
    private let text: Binding<String>
    private let presented: Binding<Bool>?
    private let placement: SearchFieldPlacement
    private let prompt: Text?
    private let tokens: SearchTokens?
    @State private var isSearching = false
    @State private var session = SearchSession()
    @State private var passage = PortalPassage()
    @State private var appearance = BarAppearance()
    @FocusState private var isFocused: Bool
    @FocusState private var isChoosingScope: Bool
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var outerFocus
    @Environment(\.searchSuggestionRequest) private var suggestions
    @Environment(\.barRelay) private var bars

    /// The widest field over a view, in points.
    private static let width: CGFloat = 480

    init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
        tokens: SearchTokens? = nil
    ) {
        self.text = text
        presented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.tokens = tokens
    }

    private var isPresented: Binding<Bool> { presented ?? $isSearching }
}

extension Searchable: ViewModifier {
    func body(content: Content) -> some View {
        // Not the whole view, whose state keeps the session.
        session.dismiss = { [text, isPresented, $isFocused] in Self.end(text, isPresented, $isFocused) }
        let isInBar = bars != nil
        let item = BarItem(passage: passage, placement: placement.item, appearance: appearance, kind: .search)
        return VStack(spacing: 0) {
            if !isInBar {
                PortalOutlet(passage)
                    .frame(maxWidth: Self.width)
                    .padding(12)
                    .frame(maxWidth: .infinity)
            }
            scopePicker
                .padding(.horizontal, 12)
                .padding(.bottom, 8)
                .padding(.top, isInBar ? 8 : 0)
                .frame(maxWidth: .infinity)
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.isSearching, isPresented.wrappedValue)
                .environment(\.searchSession, session)
                // It is this field's.
                .environment(\.searchScopes, nil)
        }
        .modifier(SearchKeys { perform($0) })
        .companion {
            Portal(passage) { field(isInBar: isInBar) }
                .bar { if isInBar { $0.items.append(item) } }
        }
        .onAppear { if isPresented.wrappedValue { isFocused = true } }
        .onChange(of: isPresented.wrappedValue) { _, isPresented in
            if isPresented { isFocused = true } else { end() }
        }
        .onChange(of: isFocused || isChoosingScope) { _, hasKeyboard in
            if hasKeyboard {
                isPresented.wrappedValue = true
            } else if text.wrappedValue.isEmpty, tokens?.isEmpty != false {
                isPresented.wrappedValue = false
            }
        }
    }

    @MainActor @ViewBuilder private func field(isInBar: Bool) -> some View {
        if isInBar {
            // It is not inside of what the keys are given to.
            field.modifier(SearchKeys { $0 == .begin ? false : perform($0) })
                .modifier(BarItemEnvironment(appearance: appearance, isProminent: false))
        } else {
            field
        }
    }

    @MainActor private var field: some View {
        let field = AnyView(
            SearchField(
                text: text, prompt: prompt, isFocused: $isFocused, isPresented: isPresented, tokens: tokens))
        return (outerFocus?.tie(field) ?? field)
            .environment(\.suggestionRequest, suggestions)
            .environment(\.tokenTaker, tokens?.taker { text.wrappedValue = "" })
    }

    @MainActor @ViewBuilder private var scopePicker: some View {
        if let scopes, isPresented.wrappedValue, scopes.areShown(for: text.wrappedValue) {
            scopes.picker.focused($isChoosingScope)
        }
    }

    @MainActor private func end() { Self.end(text, isPresented, $isFocused) }

    @MainActor private static func end(
        _ text: Binding<String>, _ isPresented: Binding<Bool>, _ isFocused: FocusState<Bool>.Binding
    ) {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        isFocused.wrappedValue = false
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
    }

    @MainActor private func perform(_ command: SearchCommand) -> Bool {
        switch command {
        case .begin:
            // What comes as the search begins takes the focus by itself.
            isPresented.wrappedValue = true
            isFocused = true
            return true
        case .end:
            guard isPresented.wrappedValue || isFocused else { return false }
            end()
            return true
        case .deleteToken:
            guard text.wrappedValue.isEmpty, let tokens, !tokens.isEmpty else { return false }
            tokens.removeLast()
            return true
        }
    }
}
