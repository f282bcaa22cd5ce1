import Foundation
import PicaFoundation

/// Something for the clipboard or to be dragged, in the forms in which it can be had. Each is made when it
/// is asked for.
package struct ClipboardContent {
    /// Text, as its MIME type says it.
    package static let plainText = "text/plain;charset=utf-8"
    /// Files and other places, a line each (RFC 2483).
    package static let places = "text/uri-list"
    /// The most that is taken from another program, in bytes.
    package static let limit = 512 << 20
    /// The longest text that takes no time worth mentioning, in bytes.
    package static let shortText = 1 << 20

    package var text: Deferred<String>?
    /// The text with all of its attributes, which this program has to itself.
    package var attributed: Deferred<AttributedString>?
    /// Whether the text takes long to make.
    package var isLong = false
    /// What else it is (`text/html`, `image/png`, `text/uri-list`), by MIME type; what is better comes
    /// first.
    package var data: [(type: String, bytes: Deferred<[UInt8]>)]
    /// The same for what an app makes, which may take long.
    package var later: [(type: String, bytes: LazyData)] = []
    /// Values that say themselves how they travel: this program has them in all their forms.
    package var items: [TransferItem] = []

    package init(text: Deferred<String>? = nil, data: [(type: String, bytes: Deferred<[UInt8]>)] = []) {
        self.text = text
        self.data = data
    }

    /// The MIME types of all its forms.
    package var types: [String] {
        (text == nil ? [] : [Self.plainText]) + data.map(\.type) + later.map(\.type)
    }

    /// One of its forms as other programs get it; nil when it has none of that type, or none that is made yet.
    package func bytes(of type: String) -> [UInt8]? {
        if type == Self.plainText, let text { return ExchangedText.bytes(of: text.value) }
        return data.first { $0.type == type }?.bytes.value
            ?? later.first { $0.type == type }?.bytes.keptBytes
    }

    /// One of its forms as other programs get it: at once, unless an app makes it.
    @MainActor package func give(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        if let bytes = bytes(of: type) { return completion(.success(bytes)) }
        guard let form = later.first(where: { $0.type == type }) else {
            return completion(.failure(.nothing))
        }
        form.bytes.get(completion: completion)
    }
}
