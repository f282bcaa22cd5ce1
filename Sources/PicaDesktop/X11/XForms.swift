import Foundation
import PicaGraph

/// The forms of a selection's content that one request gets. A request may list very many targets: each form is made
/// once, however often it is asked for, and all together are no more than a clipboard holds.
@MainActor final class XForms {
    private var made: [String: [UInt8]] = [:]
    /// In bytes.
    private var room = ClipboardContent.limit

    /// A form as a target's name wants it; nil where there is none yet.
    func bytes(named name: String, of content: ClipboardContent) -> [UInt8]? {
        if let known = made[name] { return known }
        guard let bytes = content.bytes(of: TextType.type(named: name)) else { return nil }
        made[name] = encoded(bytes, as: name)
        return made[name]
    }

    /// Bytes in UTF-8 as a target's name wants them.
    func encoded(_ bytes: [UInt8], as name: String) -> [UInt8] {
        name == "STRING" ? ExchangedText.latin1(utf8: bytes) : bytes
    }

    /// Takes room for what is given.
    /// - Returns: Whether there was enough.
    func allow(_ count: Int) -> Bool {
        guard count <= room else { return false }
        room -= count
        return true
    }
}
