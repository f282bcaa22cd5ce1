import Foundation
import PicaUI

/// A red ball of 16 pixels, called so by its file.
enum Ball {
    static let png =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAFnRFWHREZXNjcmlwdGlvbgBBIHJl"
                    + "ZCBiYWxsWLM1oAAAALFJREFUOMutkzsOgzAMhr+y9RyV2omwcxIm1JkDZY6YcpLsoVORcg7WLg4C"
                    + "9QVuPVr+Pz/0G36Mw6vkUNVnoAUa4AQkwAO9iWF8Cxiq+ghY4PqhqQM6E8O0Aoj4Jh2/RQJKE8NU"
                    + "LJJ2oxips/MEsvNdccNLnqBViAHaDGiUgCYDtu7+dIsMSEpAygCvBPgM6JWAvgAQe7qdYmdiGJdG"
                    + "6nbcIkk9M0C8XW6YxCE2hj984wMKHzQLVGrztQAAAABJRU5ErkJggg==") ?? Data()

    /// A text of nothing else.
    static var text: AttributedString {
        var text = AttributedString("\u{FFFC}")
        text.adaptiveImageGlyph = AttributedString.AdaptiveImageGlyph(imageContent: png)
        return text
    }
}
