/// The faces that set one style in one script and language, in order of preference.
///
/// The first is the style's own face; the others come of one fontconfig query, made when the first
/// lacks a character.
final class FontCascade {
    let primary: ResolvedFont
    private let isEmoji: Bool
    private let query: () -> [FontCandidate]
    private lazy var candidates: [FontCandidate] = query()
    private var choices: [UInt32: ResolvedFont?] = [:]

    /// - Parameters:
    ///   - isEmoji: Whether the candidates come before the primary face.
    ///   - query: The candidates beside the primary face; asked at most once.
    init(primary: ResolvedFont, isEmoji: Bool, query: @escaping () -> [FontCandidate]) {
        self.primary = primary
        self.isEmoji = isEmoji
        self.query = query
    }

    /// The first font that has the scalar, or nil if none has.
    func font(for scalar: UInt32) -> ResolvedFont? {
        if !isEmoji, primary.face.nominalGlyph(scalar) != nil { return primary }
        if let known = choices[scalar] { return known }
        let found = search(scalar)
        choices[scalar] = .some(found)
        return found
    }

    private func search(_ scalar: UInt32) -> ResolvedFont? {
        for candidate in candidates where candidate.covers(scalar) {
            // fontconfig's cache may be older than the file: the face itself has the last word.
            if let font = candidate.resolved, font.face.nominalGlyph(scalar) != nil,
                !isEmoji || font.face.hasColorGlyphs
            {
                return font
            }
        }
        return primary.face.nominalGlyph(scalar) != nil ? primary : nil
    }
}
