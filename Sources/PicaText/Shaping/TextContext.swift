import PicaFoundation

/// The shared resources of text layout: fonts, shaped words and ICU's iterators.
///
/// There is one for each thread that lays out text. Creating it costs nothing; each part is created on first use.
package final class TextContext {
    package let fonts: FontCatalog
    package let breaks = Breaks()
    let properties = CharacterProperties()
    let shaper = Shaper()
    lazy var bidi = BidiResolver(properties)
    lazy var lineBreaker = LineBreaker(properties)
    lazy var hyphenator = Hyphenator()
    private(set) lazy var scratch = ShapingScratch()

    /// The fonts of recent styles: more than an app has, unless it animates them.
    private var styles = RecentCache<StyleFonts.Key, StyleFonts>(capacity: 256)
    private var lastStyle: StyleFonts?
    private var sets: ContiguousArray<StyleSet> = []
    private var generation = 0

    /// The number of style sets to keep, because texts with shared styles alternate between few.
    private static let remembered = 8

    /// - Parameter fontconfigFile: A fontconfig file to use in place of the user's configuration; `nil` for the user's
    ///   fonts.
    package init(fontconfigFile: String? = nil) {
        fonts = FontCatalog(configFile: fontconfigFile)
    }

    /// Returns the faces and metrics of styles, computed once for all texts that share the styles.
    func styleSet(_ styles: [TextStyle]) -> StyleSet {
        forgetOutdated()
        for number in sets.indices.reversed() where sets[number].isOf(styles) { return sets[number] }
        let made = StyleSet(styles, styles.map { styleFonts($0) })
        if sets.count == Self.remembered { sets.removeFirst() }
        sets.append(made)
        return made
    }

    /// Discards caches after fonts were added or removed.
    private func forgetOutdated() {
        guard generation != fonts.generation else { return }
        generation = fonts.generation
        forgetWords()
    }

    /// Discards all shaped words and fonts.
    package func forgetWords() {
        styles.removeAll()
        lastStyle = nil
        sets = []
    }

    /// Returns the faces of a style, found once for all its sizes.
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
