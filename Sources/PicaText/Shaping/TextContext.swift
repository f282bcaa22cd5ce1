import PicaFoundation

/// What setting text needs and is worth keeping: fonts, shaped words, ICU's iterators.
///
/// One for each thread that sets text. Making it costs nothing; each part comes to life when it is
/// first needed.
package final class TextContext {
    package let fonts: FontCatalogue
    package let breaks = Breaks()
    let properties = CharacterProperties()
    let shaper = Shaper()
    lazy var bidi = BidiResolver(properties)
    lazy var lineBreaker = LineBreaker(properties)
    lazy var hyphenator = Hyphenator()
    private(set) lazy var scratch = ShapingScratch()

    /// More styles than an app has, unless it animates them.
    private var styles = RecentCache<StyleFonts.Key, StyleFonts>(capacity: 256)
    private var lastStyle: StyleFonts?
    private var sets: ContiguousArray<StyleSet> = []
    private var generation = 0

    /// Of texts whose styles are shared few alternate.
    private static let remembered = 8

    /// - Parameter fontconfigFile: nil for the user's fonts; else a fontconfig file to use in place of
    ///   the user's configuration.
    package init(fontconfigFile: String? = nil) {
        fonts = FontCatalogue(configFile: fontconfigFile)
    }

    /// What styles come to, found once for all texts that share them.
    func styleSet(_ styles: [TextStyle]) -> StyleSet {
        forgetOutdated()
        for number in sets.indices.reversed() where sets[number].isOf(styles) { return sets[number] }
        let made = StyleSet(styles, styles.map { styleFonts($0) })
        if sets.count == Self.remembered { sets.removeFirst() }
        sets.append(made)
        return made
    }

    /// Fonts have come or gone.
    private func forgetOutdated() {
        guard generation != fonts.generation else { return }
        generation = fonts.generation
        forgetWords()
    }

    /// Keeps nothing of what was set so far.
    package func forgetWords() {
        styles.removeAll()
        lastStyle = nil
        sets = []
    }

    /// The faces of a style, found once for all its sizes.
    func styleFonts(_ style: TextStyle) -> StyleFonts {
        let key = StyleFonts.Key(style)
        forgetOutdated()
        if let lastStyle, lastStyle.key == key { return lastStyle }
        let found: StyleFonts
        if let known = styles[key] {
            found = known
        } else {
            found = StyleFonts(key, fonts: fonts, shaper: shaper)
            styles[key] = found
        }
        lastStyle = found
        return found
    }
}
