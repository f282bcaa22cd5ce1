/// The clipboard or the primary selection. The latter is the text selected last in any program, which the middle button
/// pastes.
@MainActor package protocol Clipboard: ContentOffer {
    /// Replaces the content.
    func put(_ content: ClipboardContent)
    /// The observers of content changes.
    var watchers: ClipboardWatchers { get }
    /// Returns content of a type without letting the event loop run, for code that cannot wait for an answer.
    ///
    /// Another program has a second to send its content. The result is `nil` if it does not, or offers none.
    func readNow(_ type: String) -> [UInt8]?
}

extension Clipboard {
    package func readNow(_ type: String) -> [UInt8]? { ownContent?.bytes(of: type) }
}

extension Clipboard {
    package func put(_ text: String) { put(ClipboardContent(text: Deferred(made: text))) }
}
