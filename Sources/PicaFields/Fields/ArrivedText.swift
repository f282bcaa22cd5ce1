import Foundation
import PicaText

/// Text pasted or dropped into a field.
enum ArrivedText: Sendable {
    case plain(Rope)
    case attributed(AttributedString)

    /// The length in UTF-8 bytes.
    var count: Int {
        switch self {
        case .plain(let text): text.utf8Count
        case .attributed(let text): text.utf8.count
        }
    }
}
