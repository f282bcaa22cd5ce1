import Foundation
import PicaFoundation

/// Content for the clipboard or a drag, in several forms. Each form is made when it is requested.
package struct ClipboardContent {
    /// The MIME type of text.
    package static let plainText = "text/plain;charset=utf-8"
    /// The MIME type of files and other places, one per line (RFC 2483).
    package static let places = "text/uri-list"
    /// The maximum size taken from another program, in bytes.
    package static let limit = 512 << 20
    /// The maximum length of text that is converted on the main thread, in bytes.
    package static let shortText = 1 << 20

    package var text: Deferred<String>?
    /// The text with all attributes, for use within this program.
    package var attributed: Deferred<AttributedString>?
    /// Whether making the text takes long.
    package var isLong = false
    /// Other forms by MIME type (`text/html`, `image/png`, `text/uri-list`), the best first.
    package var data: [(type: String, bytes: Deferred<[UInt8]>)]
    /// Other forms that an app makes, which may take long.
    package var later: [(type: String, bytes: LazyData)] = []
    /// The transferable values, for use within this program in all their forms.
    package var items: [TransferItem] = []

    package init(text: Deferred<String>? = nil, data: [(type: String, bytes: Deferred<[UInt8]>)] = []) {
        self.text = text
        self.data = data
    }

    /// The MIME types of all forms.
    package var types: [String] {
        (text == nil ? [] : [Self.plainText]) + data.map(\.type) + later.map(\.type)
    }

    /// Returns a form as other programs get it. The result is `nil` if there is none of this type, or it is not made
    /// yet.
    package func bytes(of type: String) -> [UInt8]? {
        if type == Self.plainText, let text { return ExchangedText.bytes(of: text.value) }
        return data.first { $0.type == type }?.bytes.value
            ?? later.first { $0.type == type }?.bytes.keptBytes
    }

    /// Passes on a form as other programs get it: at once, unless an app has to make it.
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
