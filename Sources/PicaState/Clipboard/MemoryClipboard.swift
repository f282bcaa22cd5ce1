/// A clipboard in memory that no other program sees.
package final class MemoryClipboard: Clipboard {
    package private(set) var ownContent: ClipboardContent?
    package var types: [String]? { ownContent?.types ?? [] }

    package init() {}

    package let watchers = ClipboardWatchers()

    package func put(_ content: ClipboardContent) {
        ownContent = content
        watchers.tell()
    }

    package func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        completion(.failure(.nothing))
    }
}
