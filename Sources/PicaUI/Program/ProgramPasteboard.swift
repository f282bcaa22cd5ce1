import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A clipboard for code that reads at once, by the identifiers of content types.
@MainActor package final class ProgramPasteboard: ClipboardWatcher {
    /// The clipboard; asked for at each use, as the program may not run yet.
    private let find: @MainActor () -> any Clipboard
    private weak var watched: (any Clipboard)?
    /// The content written since the last clearing.
    private var content = ClipboardContent()
    /// The number of changes seen. A change of another program's content can count twice, when its types are known.
    private var changes = 0
    /// Called after each change.
    package var onChange: () -> Void = {}

    package init(_ find: @escaping @MainActor () -> any Clipboard) { self.find = find }

    private var clipboard: any Clipboard {
        let clipboard = find()
        if watched !== clipboard {
            watched = clipboard
            clipboard.watchers.add(self)
        }
        return clipboard
    }

    package func clipboardChanged() {
        changes += 1
        onChange()
    }

    package var changeCount: Int {
        _ = clipboard
        return changes
    }

    /// The identifiers of the content's types, without those that have none.
    package var types: [String] {
        var identifiers: [String] = []
        for type in clipboard.types ?? [] {
            let name = Self.identifier(type)
            if let name, !identifiers.contains(name) { identifiers.append(name) }
        }
        return identifiers
    }

    /// Removes the content. What is written afterwards belongs together.
    package func clear() {
        content = ClipboardContent()
        clipboard.put(content)
    }

    /// Adds bytes of a type; text and places have forms of their own. Returns whether the type can be offered.
    package func write(_ data: Data, as identifier: String) -> Bool {
        guard let type = Self.mimeType(identifier) else { return false }
        let bytes = [UInt8](data)
        if type == ClipboardContent.plainText {
            content.text = Deferred(made: String(decoding: bytes, as: UTF8.self))
        } else {
            content.data.removeAll { $0.type == type }
            content.data.append((type, Deferred(made: bytes)))
        }
        clipboard.put(content)
        return true
    }

    /// Adds files and other places.
    package func write(_ places: [URL]) {
        let list = places.map { $0.absoluteString + "\r\n" }.joined()
        content.data.removeAll { $0.type == ClipboardContent.places }
        content.data.append((ClipboardContent.places, Deferred(made: Array(list.utf8))))
        clipboard.put(content)
    }

    /// Returns the bytes of a type, at once or after at most a second; `nil` if there are none.
    package func read(_ identifier: String) -> Data? {
        guard let type = Self.mimeType(identifier), clipboard.types?.contains(type) != false,
            let bytes = clipboard.readNow(type)
        else { return nil }
        return Data(bytes)
    }

    /// The text; `nil` if there is none.
    package var text: String? {
        guard let bytes = read("public.utf8-plain-text") else { return nil }
        return ExchangedText.text([UInt8](bytes))
    }

    /// The files and other places.
    package var places: [URL] {
        read("public.file-url").map { TransferReading.places([UInt8]($0)) } ?? []
    }

    /// Returns the MIME type by which other programs know a content type.
    private static func mimeType(_ identifier: String) -> String? {
        switch identifier {
        case "public.utf8-plain-text", "public.plain-text", "public.text", "NSStringPboardType":
            ClipboardContent.plainText
        case "public.file-url", "public.url": ClipboardContent.places
        default:
            // A type of the app's own goes by its identifier.
            UTType(identifier)?.preferredMIMEType
                ?? (identifier.contains(".") ? "application/x-" + identifier : nil)
        }
    }

    private static func identifier(_ mimeType: String) -> String? {
        switch mimeType {
        case ClipboardContent.plainText: "public.utf8-plain-text"
        case ClipboardContent.places: "public.file-url"
        default: UTType(mimeType: mimeType)?.identifier
        }
    }
}
