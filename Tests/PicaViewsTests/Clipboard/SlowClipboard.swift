import PicaState

/// A clipboard on which another program has put text, which it sends when the test says so.
final class SlowClipboard: Clipboard {
    private(set) var ownContent: ClipboardContent?
    private(set) var requests = 0
    private var waiting: [@MainActor (Result<[UInt8], ClipboardError>) -> Void] = []

    /// The other program's data.
    var offered = [ClipboardContent.plainText]
    /// The type that was asked for last.
    private(set) var asked: String?
    var types: [String]? { ownContent?.types ?? offered }
    let watchers = ClipboardWatchers()

    func put(_ content: ClipboardContent) { ownContent = content }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        requests += 1
        asked = type
        waiting.append(completion)
    }

    /// Answers the first that waits.
    func answer(_ result: Result<[UInt8], ClipboardError>) { waiting.removeFirst()(result) }

    func answer(_ text: String) { answer(.success(Array(text.utf8))) }

    /// An answer that never comes.
    func forget() { waiting = [] }
}
