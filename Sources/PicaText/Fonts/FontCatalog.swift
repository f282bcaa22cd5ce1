import CPicaFontconfig
import PicaFoundation

/// A catalog that finds faces for descriptors through fontconfig.
///
/// It first uses fontconfig when the first font is needed. Then it makes one match per descriptor (whatever its size),
/// and one sort per script, language and style with a character that its face lacks. As all sizes share their results,
/// size-dependent rules of the configuration have no effect.
package final class FontCatalog {
    private let log = Logger(subsystem: "Pica", category: "fonts")
    private let configuration: FontConfiguration
    private var config: OpaquePointer? { configuration.value }

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
    /// A face, kept only as long as a result, a text or a drawing refers to it.
    private struct KnownFace {
        weak var face: FontFace?
        /// Whether the file is unusable.
        var isUnusable = false
    }
    /// The most fontconfig results of either kind to keep.
    private static let mostAnswers = 1024
    private var fonts = RecentCache<FontDescriptor, ResolvedFont>(capacity: mostAnswers)
    private var cascades = RecentCache<CascadeKey, FontCascade>(capacity: mostAnswers)
    private var faces: [FaceKey: KnownFace] = [:]
    private let files = FontFiles()
    /// A counter that increases whenever earlier results may no longer be valid.
    package private(set) var generation = 0
    /// The number of fontconfig matches and sorts so far.
    private(set) var queryCount = 0
    /// The missing families that a warning was logged for.
    private var missingFamilies = RecentCache<String, Bool>(capacity: mostAnswers)
    /// The names for which the configuration provides families.
    private static let genericFamilies: Set = [
        "sans", "sans-serif", "serif", "mono", "monospace", "system-ui", "cursive", "fantasy", "emoji",
        "math",
    ]
    private lazy var noFont: ResolvedFont = {
        log.error("fontconfig found no usable font; text shows as boxes. Is a font package installed?")
        return ResolvedFont(face: FontFace(withoutGlyphs: ""), treatment: [])
    }()

    /// The pseudo-script for emoji in cascades; no `UScriptCode` has this value.
    static let emojiScript: UInt8 = 255

    /// - Parameter configFile: The configuration file; `nil` for the user's configuration.
    init(configFile: String?) {
        configuration = FontConfiguration(file: configFile)
    }

    /// Starts reading the configuration on a separate thread. It takes some milliseconds, during which the program can
    /// continue to start.
    package func prepare() { configuration.prepare() }

    /// A reader of the installed families. After it has run, a known family's face is searched only within the family.
    /// A search of all of 20,000 fonts takes 13 ms, too long for each row of a font list.
    package var families: FontFamilyReader { FontFamilyReader(configuration: configuration) }

    // MARK: Faces

    /// Returns the face for a descriptor, whatever its size.
    package func font(for descriptor: FontDescriptor) -> ResolvedFont {
        let key = Self.faceKey(descriptor)
        if let known = fonts[key] { return known }
        let found = match(key)
        fonts[key] = found
        return found
    }

    /// Returns the vertical metrics of a descriptor's face at the descriptor's size.
    package func metrics(for descriptor: FontDescriptor) -> FontMetrics {
        font(for: descriptor).face.metrics(size: descriptor.size)
    }

    /// Registers the app's own fonts for use by descriptors. Existing texts keep their fonts.
    /// - Parameter path: A font file, or a folder of font files, including its subfolders.
    /// - Returns: `false`, after a warning, if there is no font.
    @discardableResult
    package func register(fontsAt path: String) -> Bool {
        guard configuration.add(fontsAt: path) else {
            log.warning("no fonts to register at \(path)")
            return false
        }
        // Earlier results may have better answers now.
        fonts.removeAll()
        cascades.removeAll()
        missingFamilies.removeAll()
        generation += 1
        return true
    }

    /// - Parameter script: A `UScriptCode`, or ``emojiScript``.
    func cascade(for descriptor: FontDescriptor, script: UInt8, language: String?) -> FontCascade {
        let key = CascadeKey(style: Self.faceKey(descriptor), script: script, language: language)
        if let known = cascades[key] { return known }
        let isEmoji = script == Self.emojiScript
        let made = FontCascade(
            primary: font(for: descriptor), isEmoji: isEmoji,
            isInstalled: { [configuration] in configuration.covers($0) },
            query: { [unowned self] in fallbacks(key.style, script: script, language: language) })
        cascades[key] = made
        return made
    }

    /// Returns the parts of a descriptor that determine its face.
    private static func faceKey(_ descriptor: FontDescriptor) -> FontDescriptor {
        var key = descriptor
        key.size = 0
        key.features = []
        // NaN equals nothing, so a key that contains it would never be found.
        key.variations.removeAll { !$0.value.isFinite }
        return key
    }

    // MARK: Querying fontconfig

    /// Returns whether a family or a face of a name is installed or registered.
    package func contains(_ name: String) -> Bool {
        var style = FontDescriptor(size: 12)
        style.family = name
        guard let query = query(style, families: Self.families(style), language: nil),
            let found = query.match()
        else { return false }
        return FontCandidate(prepared: found).hasFamily(name) || configuration.font(named: name) != nil
    }

    private func match(_ style: FontDescriptor) -> ResolvedFont {
        guard let query = query(style, families: Self.families(style), language: nil) else { return noFont }
        queryCount += 1
        let own = style.family.flatMap { name in
            configuration.knownFonts(ofFamily: name).flatMap { query.match(among: $0, of: name) }
        }
        guard let found = own ?? query.match() else { return noFont }
        let candidate = FontCandidate(prepared: found)
        if let name = style.family, !Self.genericFamilies.contains(name.lowercased()),
            !candidate.hasFamily(name)
        {
            if let font = font(named: name, style) { return font }
            if missingFamilies[name] == nil { log.warning("no font \(name); using another") }
            missingFamilies[name] = true
        }
        if let font = open(candidate, style) { return font }
        let others = sort(query, style)
        return (0..<others.count).lazy.compactMap { others[$0] }.first ?? noFont
    }

    /// Returns the face with a PostScript name (`Inter-SemiBold`) or full name (`Inter Semi Bold`).
    ///
    /// If the style asks for a weight, width or slant that is not regular, it returns the face of its family that also
    /// has this.
    private func font(named name: String, _ style: FontDescriptor) -> ResolvedFont? {
        // For a family's name, fontconfig had reasons not to return that family.
        guard let pattern = configuration.font(named: name), let family = pattern.string(FC_FAMILY),
            family.lowercased() != name.lowercased()
        else { return nil }
        var named = style
        named.family = family
        if style.weight == 400, let weight = pattern.double(FC_WEIGHT) {
            named.weight = max(1, min(Int(FcWeightToOpenTypeDouble(weight).rounded()), 1000))
        }
        if style.width == 100, let width = pattern.integer(FC_WIDTH) { named.width = width }
        if !style.isItalic { named.isItalic = pattern.integer(FC_SLANT) ?? 0 > 0 }
        let isPlain = style.weight == 400 && style.width == 100 && !style.isItalic
        guard isPlain else { return font(for: named) }
        guard let query = query(named, families: Self.families(named), language: nil) else { return nil }
        return query.prepare(pattern.pointer).flatMap { open(FontCandidate(prepared: $0), style) }
    }

    private func fallbacks(_ style: FontDescriptor, script: UInt8, language: String?) -> FontSequence? {
        // The query includes the language. A script's fonts then come in the language's forms (Han), and before fonts
        // that happen to contain a few of its letters.
        let isEmoji = script == Self.emojiScript
        let families = isEmoji ? ["emoji"] : Self.families(style)
        let language = isEmoji ? "und-zsye" : FontLanguage.language(of: script, preferring: language)
        return query(style, families: families, language: language).map { sort($0, style) }
    }

    private func sort(_ query: FontQuery, _ style: FontDescriptor) -> FontSequence {
        queryCount += 1
        return FontSequence(query) { [unowned self] in open($0, style) }
    }

    private func open(_ candidate: FontCandidate, _ style: FontDescriptor) -> ResolvedFont? {
        let key = FaceKey(
            path: candidate.path, index: candidate.index,
            variations: candidate.variations + style.variations)
        let known = faces[key]
        if known?.isUnusable == true { return nil }
        if let face = known?.face { return ResolvedFont(face: face, treatment: candidate.treatment) }
        let face = FontFace(
            path: key.path, index: key.index, variations: key.variations, files: files)
        if face == nil { log.warning("cannot use the font file \(key.path)") }
        if faces.count >= Self.mostAnswers {
            faces = faces.filter { $0.value.face != nil }
            if faces.count >= Self.mostAnswers { faces = [:] }
        }
        faces[key] = KnownFace(face: face, isUnusable: face == nil)
        return face.map { ResolvedFont(face: $0, treatment: candidate.treatment) }
    }

    private func query(_ style: FontDescriptor, families: [String], language: String?) -> FontQuery? {
        config.flatMap { FontQuery(style, families: families, language: language, config: $0) }
    }

    private static func families(_ style: FontDescriptor) -> [String] {
        let system = style.systemFamily.map { [$0] } ?? []
        let own =
            switch style.design {
            case .default: system + ["Inter", "sans-serif"]
            case .serif: system + ["serif"]
            // `ui-rounded` is a name that users can define in their own configuration.
            case .rounded:
                ["ui-rounded", "Nunito", "Varela Round", "Quicksand", "Comfortaa"] + system
                    + ["Inter", "sans-serif"]
            case .monospaced: system + ["DejaVu Sans Mono", "monospace"]
            }
        return (style.family.map { [$0] } ?? []) + own
    }
}
