import Foundation
import PicaControls
import PicaFields
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Adds a field to the bar around the view by which the person searches the view.
    ///
    ///     RecipeList(recipes.filter { search.isEmpty || $0.name.contains(search) })
    ///         .searchable(text: $search, prompt: "Find a recipe")
    ///         .onSubmit(of: .search) { remember(search) }
    ///
    /// The app shows the results. Ctrl+F in the window moves the focus to the field, unless a focused text editor
    /// handles it. Escape ends the search, which clears the field. Return submits to `onSubmit(of: .search)` further
    /// out. Views inside can read `isSearching` and `dismissSearch` from the environment. If there are no bars, the
    /// field is above the view.
    ///
    /// - Parameters:
    ///   - text: The search text, updated with each letter.
    ///   - placement: The placement of the field; see ``SearchFieldPlacement``.
    ///   - prompt: The text shown in the empty field; `nil` for "Search" in the person's language.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Adds a search field with a localized prompt to the bar; see `searchable(text:placement:prompt:)`.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that is not localized to the bar; see `searchable(text:placement:prompt:)`.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the bar with a binding to whether the person is searching; see
    /// `searchable(text:placement:prompt:)`.
    ///
    /// - Parameter isPresented: Whether the person is searching. Setting it moves the focus to the field, or ends the
    ///   search.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field with a localized prompt to the bar, with a binding to whether the person is searching.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that is not localized to the bar, with a binding to whether the person is
    /// searching.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with suggestions to the bar. `searchable(text:placement:prompt:)` with
    /// `searchSuggestions(_:)` is the newer form.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions and a localized prompt to the bar, in the older form.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions and a prompt that is not localized to the bar, in the older form.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Offers suggestions below the view's search field, like `textInputSuggestions(_:)` for other fields. They appear
    /// when the field gets the focus, and choosing one submits the search.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SuggestionPresenter(key: \.searchSuggestionRequest, suggestions: suggestions()))
    }

    /// Sets the search text for a suggestion that is this view.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(Completion(text: completion))
    }

    /// Binds the focus of the view's search field to a state that is `true` while the field has the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
    }

    /// Binds the focus of the view's search field to a state that equals `value` while the field has the focus.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }
}

/// Adds a search field to a view.
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

    /// The maximum width of a field above a view, in points.
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
        // Do not capture the whole view, whose state keeps the session alive.
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
                // The scopes belong to this field only.
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
            // The field in the bar is outside the view that has the search's keys.
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
            // Set this first: views that appear when the search begins would otherwise take the focus.
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
