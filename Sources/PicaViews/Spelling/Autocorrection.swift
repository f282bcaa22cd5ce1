import PicaGraph

/// How fields help with spelling.
enum SpellingHelp: Hashable, Sendable {
    case none
    /// Words that no dictionary has are underlined.
    case marks
    /// Slips of the fingers are corrected, too.
    case corrections
}

/// Whether autocorrection is disabled; nil where nobody says.
private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether fields leave alone what is typed into them; false by default.
    ///
    /// See `autocorrectionDisabled(_:)` for what fields do. One difference shows here: a field corrects words
    /// only where the value was set to false, and where nobody has set it only marks them.
    public var autocorrectionDisabled: Bool {
        get { autocorrection ?? false }
        set { autocorrection = newValue }
    }

    /// Whether fields leave alone what is typed into them; nil, the default, where nobody says.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrection }
        set { autocorrection = newValue }
    }

    fileprivate var autocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// What fields that can be written in do about spelling.
    var spellingHelp: SpellingHelp {
        switch autocorrection {
        case true?: .none
        case false?: .corrections
        case nil: .marks
        }
    }
}

extension View {
    /// Says whether the fields of the view leave alone what is typed into them.
    ///
    ///     TextField("Street", text: $street)
    ///         .autocorrectionDisabled()
    ///     TextEditor(text: $letter)
    ///         .autocorrectionDisabled(false)
    ///
    /// Text fields and text editors underline the words that no dictionary has, in the language of the
    /// environment's locale and in those that the desktop names (`LANGUAGE`, `LANG`), all at once. A word's
    /// menu offers what may be meant, ignores the word until the program ends, or adds it to the person's own,
    /// which other programs know, too. Dictionaries are those that Enchant finds, such as Debian's
    /// `hunspell-en-us`; in a language without one nothing is underlined. Where autocorrection is disabled,
    /// nothing is, nor is it in secure fields and disabled ones.
    ///
    /// What differs from Apple's systems, where a setting decides: here people are used to no hand but theirs
    /// in what they write, so words are corrected only where the app says `autocorrectionDisabled(false)`. A
    /// space or a punctuation mark then corrects the word before it if it is one slip of the fingers away from
    /// just one other (`teh`, `dont`, `london`). Undo takes that back, and the word stays.
    ///
    /// - Parameter disable: Whether fields neither mark nor correct words.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Says whether the fields of the view leave alone what is typed into them.
    ///
    /// - Parameter disable: Whether they neither mark nor correct words; false lets them do both, nil only
    ///   mark.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrection, disable)
    }
}
