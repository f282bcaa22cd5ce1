import PicaFoundation

/// The faces for one style in one script and language, in order of preference.
///
/// The first is the style's own face. The others come from one fontconfig query, made when the first lacks a character.
/// Emoji come from fonts with colors, and all other text from fonts without, if there is one.
final class FontCascade {
    let primary: ResolvedFont
    private let isEmoji: Bool
    private let isInstalled: (UInt32) -> Bool
    private let query: () -> FontSequence?
    private lazy var others: FontSequence? = query()
    /// The fonts of the characters used last; more than a page contains.
    private var choices = RecentCache<UInt32, ResolvedFont?>(capacity: 4096)

    /// - Parameters:
    ///   - isEmoji: Whether fonts with colors take precedence over the primary face.
    ///   - isInstalled: Whether any font contains a scalar; if none does, no font is searched for.
    ///   - query: Returns the fonts besides the primary face; called at most once.
    init(
        primary: ResolvedFont, isEmoji: Bool, isInstalled: @escaping (UInt32) -> Bool,
        query: @escaping () -> FontSequence?
    ) {
        self.primary = primary
        self.isEmoji = isEmoji
        self.isInstalled = isInstalled
        self.query = query
    }

    /// Returns the first font that contains the scalar, or `nil` if none does.
    func font(for scalar: UInt32) -> ResolvedFont? {
        if !isEmoji || primary.face.hasColorGlyphs, primary.face.nominalGlyph(scalar) != nil {
            return primary
        }
        if let known = choices[scalar] { return known }
        let found = search(scalar)
        choices[scalar] = .some(found)
        return found
    }

    private func search(_ scalar: UInt32) -> ResolvedFont? {
        guard isInstalled(scalar) else { return nil }
        if let font = others?.first(with: scalar, hasColor: isEmoji) { return font }
        if isEmoji, primary.face.nominalGlyph(scalar) != nil { return primary }
        return others?.first(with: scalar, hasColor: !isEmoji)
    }
}
