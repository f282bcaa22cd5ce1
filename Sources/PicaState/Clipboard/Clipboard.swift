/// The clipboard or the primary selection. The latter is the text selected last in any program, which the middle button
/// pastes.
@MainActor package protocol Clipboard: ContentOffer {
    /// Replaces the content.
    func put(_ content: ClipboardContent)
    /// The observers of content changes.
    var watchers: ClipboardWatchers { get }
}

extension Clipboard {
    package func put(_ text: String) { put(ClipboardContent(text: Deferred(made: text))) }
}
