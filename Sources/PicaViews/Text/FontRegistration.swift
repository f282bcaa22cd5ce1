import Foundation
import PicaText

extension Font {
    /// Lets fonts that come with the app be named without being installed, as
    /// `CTFontManagerRegisterFontsForURL` does where there is Core Text.
    ///
    /// To be called before the first text is shown; texts that are on screen keep their fonts.
    /// - Parameter url: A font file, or a folder with font files in it and in folders below it, such as
    ///   one of a bundle's.
    /// - Returns: false, after a warning, when there is no font.
    @MainActor @discardableResult
    public static func register(contentsOf url: URL) -> Bool {
        TextContext.shared.fonts.register(fontsAt: url.isFileURL ? url.path : url.absoluteString)
    }
}
