import PicaGraph
import PicaState

/// The assistance of fields with spelling.
package enum SpellingHelp: Hashable, Sendable {
    case none
    /// Words that no dictionary has are underlined.
    case marks
    /// Words that no dictionary has are underlined, and typing slips are corrected.
    case corrections
}

/// Whether autocorrection is disabled; `nil` if not set.
private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether fields neither mark nor correct words; `false` by default.
    ///
    /// See `autocorrectionDisabled(_:)` for the effect on fields. One difference to a plain `Bool`: fields correct
    /// words only if `false` was set explicitly. If nothing was set, they only mark words.
    public var autocorrectionDisabled: Bool {
        get { autocorrection ?? false }
        set { autocorrection = newValue }
    }

    /// Whether fields neither mark nor correct words; `nil`, the default, if not set.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrection }
        set { autocorrection = newValue }
    }

    fileprivate var autocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// The assistance with spelling in editable fields.
    package var spellingHelp: SpellingHelp {
        switch autocorrection {
        case true?: .none
        case false?: .corrections
        case nil: .marks
        }
    }
}

extension View {
    /// Sets whether fields in the view neither mark nor correct words.
    ///
    ///     TextField("Street", text: $street)
    ///         .autocorrectionDisabled()
    ///     TextEditor(text: $letter)
    ///         .autocorrectionDisabled(false)
    ///
    /// Text fields and text editors underline words that no dictionary has. They use all dictionaries at once for the
    /// language of the environment's locale and those that the desktop names (`LANGUAGE`, `LANG`). The menu of a word
    /// offers suggestions, ignores the word until the program ends, or adds it to the person's own dictionary, which
    /// other programs share. The dictionaries are those that Enchant finds, such as Debian's `hunspell-en-us`; in a
    /// language without one, nothing is underlined. Fields underline nothing if autocorrection is disabled, if they are
    /// secure, or if they are disabled.
    ///
    /// Difference from Apple's systems, where a system setting decides: Linux users do not expect their words to
    /// change. Fields therefore correct words only if the app sets `autocorrectionDisabled(false)`. A space or a
    /// punctuation mark then corrects the word before it, if it is one typing slip away from exactly one other word
    /// (`teh`, `dont`, `london`). Undo restores the word, which then stays.
    ///
    /// - Parameter disable: Whether fields neither mark nor correct words.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether fields in the view neither mark nor correct words.
    ///
    /// - Parameter disable: `true` for neither, `false` for both, and `nil` for marks only.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrection, disable)
    }
}
