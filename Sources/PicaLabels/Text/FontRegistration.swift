import Foundation
import PicaText

extension Font {
    /// Registers fonts that come with the app, so that it can use them by name without installing them. On Apple's
    /// systems Core Text's `CTFontManagerRegisterFontsForURL` does this.
    ///
    /// Call it before the first text is shown; texts already on screen keep their fonts.
    /// - Parameter url: A font file, or a folder with font files in it and in folders below it, such as
    ///   one of a bundle's.
    /// - Returns: `false`, after a warning, if there is no font.
    @MainActor @discardableResult
    public static func register(contentsOf url: URL) -> Bool {
        TextContext.shared.fonts.register(fontsAt: url.isFileURL ? url.path : url.absoluteString)
    }
}
