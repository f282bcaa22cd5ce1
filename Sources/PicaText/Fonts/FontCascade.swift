import PicaFoundation

/// The faces that set one style in one script and language, in order of preference.
///
/// The first is the style's own face; the others come of one fontconfig query, made when the first
/// lacks a character. Emoji come from fonts with colours, and all other text from fonts without, as long
/// as there is one.
final class FontCascade {
    let primary: ResolvedFont
    private let isEmoji: Bool
    private let isInstalled: (UInt32) -> Bool
    private let query: () -> FontSequence?
    private lazy var others: FontSequence? = query()
    /// Of the characters met last; more than a page has.
    private var choices = RecentCache<UInt32, ResolvedFont?>(capacity: 4096)

    /// - Parameters:
    ///   - isEmoji: Whether fonts with colours come before the primary face.
    ///   - isInstalled: Whether any font at all has a scalar; where none has, none is looked for.
    ///   - query: The fonts beside the primary face; asked at most once.
    init(
        primary: ResolvedFont, isEmoji: Bool, isInstalled: @escaping (UInt32) -> Bool,
        query: @escaping () -> FontSequence?
    ) {
        self.primary = primary
        self.isEmoji = isEmoji
        self.isInstalled = isInstalled
        self.query = query
    }

    /// The first font that has the scalar, or nil if none has.
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
