import PicaFields
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Adds a search field with tokens to the bar: parts of the search that the person chooses rather than types.
    ///
    ///     MessageList(messages(for: tokens, text))
    ///         .searchable(text: $text, tokens: $tokens) { Label($0.name, systemImage: $0.icon) }
    ///
    /// Backspace in the empty field removes the last token, and a press on its cross removes any. A suggestion with
    /// `searchCompletion(_:)` for a token adds that.
    ///
    /// - Parameters:
    ///   - text: The search text beside the tokens, updated with each letter.
    ///   - tokens: The tokens in the field, in order.
    ///   - placement: The placement of the field; see ``SearchFieldPlacement``.
    ///   - prompt: The text shown in the empty field; `nil` for "Search" in the person's language.
    ///   - token: Returns the view of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) })))
    }

    /// Adds a search field with tokens and a localized prompt to the bar; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) })))
    }

    /// Adds a search field with tokens to the bar. The prompt is not localized. See
    /// `searchable(text:tokens:placement:prompt:token:)`.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) })))
    }

    /// Adds a search field with tokens to the bar, with a binding to whether the person is searching. See
    /// `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) })))
    }

    /// Adds a search field with tokens and a localized prompt to the bar, with a binding to whether the person is
    /// searching. See `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) })))
    }

    /// Adds a search field with tokens to the bar, with a binding to whether the person is searching. The prompt is not
    /// localized. See `searchable(text:tokens:placement:prompt:token:)`.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) })))
    }

    /// Adds a search field with tokens to the bar, and suggests further tokens during a search. See
    /// `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) }))
        ).searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens and a localized prompt to the bar, and suggests further tokens during a search.
    /// See `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) }))
        ).searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens to the bar, and suggests further tokens during a search. The prompt is not
    /// localized. See `searchable(text:tokens:placement:prompt:token:)`.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) }))
        ).searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens to the bar, and suggests further tokens during a search. A binding tells whether
    /// the person is searching. See `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) }))
        ).searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens and a localized prompt to the bar, and suggests further tokens during a search.
    /// A binding tells whether the person is searching. See `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) }))
        ).searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens to the bar, and suggests further tokens during a search. A binding tells whether
    /// the person is searching; the prompt is not localized. See `searchable(text:tokens:placement:prompt:token:)`.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: { token($0.wrappedValue) }))
        ).searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    /// Adds a search field with editable tokens to the bar; see `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token: token)))
    }

    /// Adds a search field with editable tokens and a localized prompt to the bar; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)))
    }

    /// Adds a search field with editable tokens to the bar. The prompt is not localized. See
    /// `searchable(text:tokens:placement:prompt:token:)`.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: nil, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)))
    }

    /// Adds a search field with editable tokens to the bar, with a binding to whether the person is searching. See
    /// `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, token: token)))
    }

    /// Adds a search field with editable tokens and a localized prompt to the bar, with a binding to whether the person
    /// is searching. See `searchable(text:tokens:placement:prompt:token:)`.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)))
    }

    /// Adds a search field with editable tokens to the bar, with a binding to whether the person is searching. The
    /// prompt is not localized. See `searchable(text:tokens:placement:prompt:token:)`.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        modifier(
            Searchable(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)))
    }
}

/// The tokens that a search suggests.
private struct SuggestedTokens<C, T: View>
where C: RandomAccessCollection, C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    init(tokens: Binding<C>, token: @escaping (C.Element) -> T) {
        self.tokens = tokens
        self.token = token
    }
}

extension SuggestedTokens: View {
    var body: some View {
        ForEach(tokens.wrappedValue) { value in token(value).searchCompletion(value) }
    }
}
