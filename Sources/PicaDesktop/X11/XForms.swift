import Foundation
import PicaState

/// The encoded forms of a selection's content for one request.
///
/// A request may list very many targets. Each form is made once however often it is requested, and their total size is
/// limited to the clipboard's limit.
@MainActor final class XForms {
    private var made: [String: [UInt8]] = [:]
    /// The remaining total size, in bytes.
    private var room = ClipboardContent.limit

    /// Returns the content in the form for a target's name, or `nil` if it has not been made yet.
    func bytes(named name: String, of content: ClipboardContent) -> [UInt8]? {
        if let known = made[name] { return known }
        guard let bytes = content.bytes(of: TextType.type(named: name)) else { return nil }
        made[name] = encoded(bytes, as: name)
        return made[name]
    }

    /// Returns UTF-8 bytes in the encoding of a target's name.
    func encoded(_ bytes: [UInt8], as name: String) -> [UInt8] {
        name == "STRING" ? ExchangedText.latin1(utf8: bytes) : bytes
    }

    /// Deducts a form's size from the remaining total size.
    /// - Returns: Whether there was enough left.
    func allow(_ count: Int) -> Bool {
        guard count <= room else { return false }
        room -= count
        return true
    }
}
