import CFontconfig
import PicaFoundation

/// Finds faces for descriptors through fontconfig.
///
/// Nothing is asked of fontconfig until the first font is wanted; then one match a descriptor (whatever
/// its size) and one sort a (script, language, style) that meets a character its face lacks.
package final class FontCatalogue {
    private let log = Logger(subsystem: "Pica", category: "fonts")
    private let configuration: FontConfiguration
    private var config: OpaquePointer? { configuration.value }
    private var appFonts: [String] = []

    private struct CascadeKey: Hashable {
        var style: FontDescriptor
        var script: UInt8
        var language: String?
    }
    private struct FaceKey: Hashable {
        var path: String
        var index: Int
        var variations: [FontVariation]
    }
    /// The most answers of fontconfig to keep of either kind. Faces are kept for good: glyph caches know
    /// them by id.
    private static let mostAnswers = 1024
    private var fonts: [FontDescriptor: ResolvedFont] = [:]
    private var cascades: [CascadeKey: FontCascade] = [:]
    private var faces: [FaceKey: FontFace?] = [:]
    /// Grows whenever earlier answers may no longer hold.
    private(set) var generation = 0
    private var missingFamilies: Set<String> = []
    /// Names that the configuration gives families for.
    private static let genericFamilies: Set = [
        "sans", "sans-serif", "serif", "mono", "monospace", "system-ui", "cursive", "fantasy", "emoji",
        "math",
    ]
    private lazy var noFont: ResolvedFont = {
        log.error("fontconfig found no usable font; text shows as boxes. Is a font package installed?")
        return ResolvedFont(face: FontFace(withoutGlyphs: ""), synthesis: [])
    }()

    /// The pseudo-script of emoji in cascades; no `UScriptCode` is so high.
    static let emojiScript: UInt8 = 255

    /// - Parameter configFile: nil for the user's configuration, else a file to use in its place.
    init(configFile: String?) {
        configuration = FontConfiguration(file: configFile)
    }

    /// Begins to read the configuration on a thread of its own: it takes some milliseconds that a
    /// program's start has other work for.
    package func prepare() { configuration.prepare() }

    // MARK: Faces

    /// The face for a descriptor, whatever its size.
    package func font(for descriptor: FontDescriptor) -> ResolvedFont {
        let key = Self.faceKey(descriptor)
        if let known = fonts[key] { return known }
        let found = match(key)
        if fonts.count >= Self.mostAnswers { fonts = [:] }
        fonts[key] = found
        return found
    }

    /// The vertical measures of a descriptor's face at the descriptor's size.
    package func metrics(for descriptor: FontDescriptor) -> FontMetrics {
        font(for: descriptor).face.metrics(size: descriptor.size)
    }

    /// Adds a font file of the app's own to what descriptors can name.
    /// - Returns: false, after a warning, if the file is not a font.
    @discardableResult
    package func register(fontFile path: String) -> Bool {
        guard let config, FcConfigAppFontAddFile(config, path) != 0 else {
            log.warning("cannot register the font file \(path)")
            return false
        }
        // What was found so far may have a better answer now. Faces stay: glyph caches know them by id.
        fonts = [:]
        cascades = [:]
        generation += 1
        return true
    }

    /// - Parameter script: A `UScriptCode`, or ``emojiScript``.
    func cascade(for descriptor: FontDescriptor, script: UInt8, language: String?) -> FontCascade {
        let key = CascadeKey(style: Self.faceKey(descriptor), script: script, language: language)
        if let known = cascades[key] { return known }
        let isEmoji = script == Self.emojiScript
        let made = FontCascade(primary: font(for: descriptor), isEmoji: isEmoji) { [unowned self] in
            sort(key.style, script: script, language: language)
        }
        if cascades.count >= Self.mostAnswers { cascades = [:] }
        cascades[key] = made
        return made
    }

    /// The parts of a descriptor that choose a face.
    private static func faceKey(_ descriptor: FontDescriptor) -> FontDescriptor {
        var key = descriptor
        key.size = 0
        key.features = []
        if key.design == .rounded { key.design = .default }
        return key
    }

    // MARK: Asking fontconfig

    private func match(_ style: FontDescriptor) -> ResolvedFont {
        guard let query = query(style, families: Self.families(style), language: nil) else { return noFont }
        var result = FcResultNoMatch
        guard let found = FcFontMatch(query.config, query.pattern, &result) else { return noFont }
        defer { FcPatternDestroy(found) }
        let candidate = candidate(found, query)
        if let family = style.family, !Self.genericFamilies.contains(family.lowercased()),
            !candidate.hasFamily(family), missingFamilies.insert(family).inserted
        {
            log.warning("no font family \(family); using another")
        }
        if let font = candidate.resolved { return font }
        for next in sorted(query) {
            if let font = next.resolved { return font }
        }
        return noFont
    }

    private func sort(_ style: FontDescriptor, script: UInt8, language: String?) -> [FontCandidate] {
        // By language as well, so that a script's fonts come in the language's forms (Han) and before
        // fonts that happen to have a few of its letters.
        let isEmoji = script == Self.emojiScript
        let families = isEmoji ? ["emoji"] : Self.families(style)
        let language = isEmoji ? "und-zsye" : ScriptNames.language(of: script, preferring: language)
        guard let query = query(style, families: families, language: language) else { return [] }
        return sorted(query)
    }

    private func sorted(_ query: FontQuery) -> [FontCandidate] {
        var result = FcResultNoMatch
        guard let set = FcFontSort(query.config, query.pattern, 0, nil, &result) else { return [] }
        defer { FcFontSetSortDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { number in
            set.pointee.fonts[number].map { candidate($0, query) }
        }
    }

    private func candidate(_ font: OpaquePointer, _ query: FontQuery) -> FontCandidate {
        FontCandidate(font: font, query: query) { [unowned self] in open($0) }
    }

    private func open(_ candidate: FontCandidate) -> ResolvedFont? {
        // fontconfig marks a variable font's whole design space by 0x8000 where an instance would be.
        let index = candidate.index >> 16 == 0x8000 ? candidate.index & 0xFFFF : candidate.index
        let key = FaceKey(path: candidate.path, index: index, variations: candidate.variations)
        let face: FontFace?
        if let known = faces[key] {
            face = known
        } else {
            face = FontFace(path: key.path, index: key.index, variations: key.variations)
            if face == nil { log.warning("cannot use the font file \(key.path)") }
            faces[key] = .some(face)
        }
        return face.map { ResolvedFont(face: $0, synthesis: candidate.synthesis) }
    }

    private func query(_ style: FontDescriptor, families: [String], language: String?) -> FontQuery? {
        guard let config, let pattern = FcPatternCreate() else { return nil }
        for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
        if let language { FcPatternAddString(pattern, FC_LANG, language) }
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight)))
        FcPatternAddInteger(pattern, FC_WIDTH, Int32(clamping: style.width))
        FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return FontQuery(config: config, pattern: pattern)
    }

    private static func families(_ style: FontDescriptor) -> [String] {
        let own =
            switch style.design {
            case .default, .rounded: ["Inter", "sans-serif"]
            case .serif: ["serif"]
            case .monospaced: ["DejaVu Sans Mono", "monospace"]
            }
        return (style.family.map { [$0] } ?? []) + own
    }
}
