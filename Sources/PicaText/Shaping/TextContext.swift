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
    private var generation = 0

    /// - Parameter fontconfigFile: nil for the user's fonts; else a fontconfig file to use in place of
    ///   the user's configuration.
    package init(fontconfigFile: String? = nil) {
        fonts = FontCatalogue(configFile: fontconfigFile)
    }

    /// The faces of a style, found once for all its sizes.
    func styleFonts(_ style: TextStyle) -> StyleFonts {
        let key = StyleFonts.Key(style)
        if generation != fonts.generation {
            generation = fonts.generation
            styles.removeAll()
            lastStyle = nil
        }
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
