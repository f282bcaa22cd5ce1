import PicaGraph

extension View {
    /// Puts a search field with tokens into the bar: parts of the search that are chosen instead of typed.
    ///
    ///     MessageList(messages(for: tokens, text))
    ///         .searchable(text: $text, tokens: $tokens) { Label($0.name, systemImage: $0.icon) }
    ///
    /// Backspace in the empty field takes the last token out, a press on its cross any. A suggestion with
    /// `searchCompletion(_:)` and a token adds that.
    ///
    /// - Parameters:
    ///   - text: What is looked for beside the tokens; it follows each letter.
    ///   - tokens: The tokens in the field, in order.
    ///   - placement: Where the field stands; see ``SearchFieldPlacement``.
    ///   - prompt: What stands in the empty field; nil for "Search" in the person's language.
    ///   - token: Shows a token.
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

    /// Puts a search field with tokens into the bar, with a localized prompt; see
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

    /// Puts a search field with tokens into the bar, with a prompt that is not localized; see
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

    /// Puts a search field with tokens into the bar, with a state that says whether a person searches; see
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

    /// Puts a search field with tokens into the bar, with a localized prompt and a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens into the bar, with a prompt that is not localized and a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens, and suggests more while a person searches into the bar; see
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

    /// Puts a search field with tokens, and suggests more while a person searches into the bar, with a localized prompt; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens, and suggests more while a person searches into the bar, with a prompt that is not localized; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens, and suggests more while a person searches into the bar, with a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens, and suggests more while a person searches into the bar, with a localized prompt and a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens, and suggests more while a person searches into the bar, with a prompt that is not localized and a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens that can be changed in place into the bar; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens that can be changed in place into the bar, with a localized prompt; see
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

    /// Puts a search field with tokens that can be changed in place into the bar, with a prompt that is not localized; see
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

    /// Puts a search field with tokens that can be changed in place into the bar, with a state that says whether a person searches; see
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

    /// Puts a search field with tokens that can be changed in place into the bar, with a localized prompt and a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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

    /// Puts a search field with tokens that can be changed in place into the bar, with a prompt that is not localized and a state that says whether a person searches; see
    /// `searchable(text:tokens:placement:prompt:token:)`.
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
