import Foundation
import PicaUI

/// A red ball of 16 pixels, called so by its file.
enum Ball {
    private static let base64 = """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAFnRFWHREZXNjcmlwdGlvbgBB\
        IHJlZCBiYWxsWLM1oAAAALFJREFUOMutkzsOgzAMhr+y9RyV2omwcxIm1JkDZY6YcpLsoVOR\
        cg7WLg4C9QVuPVr+Pz/0G36Mw6vkUNVnoAUa4AQkwAO9iWF8Cxiq+ghY4PqhqQM6E8O0Aoj4\
        Jh2/RQJKE8NULJJ2oxips/MEsvNdccNLnqBViAHaDGiUgCYDtu7+dIsMSEpAygCvBPgM6JWA\
        vgAQe7qdYmdiGJdG6nbcIkk9M0C8XW6YxCE2hj984wMKHzQLVGrztQAAAABJRU5ErkJggg==
        """
    static let png = Data(base64Encoded: base64) ?? Data()

    /// A text of nothing else.
    static var text: AttributedString {
        var text = AttributedString("\u{FFFC}")
        text.adaptiveImageGlyph = AttributedString.AdaptiveImageGlyph(imageContent: png)
        return text
    }
}
