import Foundation
import PicaText

/// Text that has come into a field from elsewhere.
enum ArrivedText: Sendable {
    case plain(Rope)
    case attributed(AttributedString)

    /// In UTF-8 bytes.
    var count: Int {
        switch self {
        case .plain(let text): text.utf8Count
        case .attributed(let text): text.utf8.count
        }
    }
}
