/// Where programs leave things for each other: the clipboard, or the primary selection, which is what was
/// selected last in any program and is pasted by the middle button.
@MainActor package protocol Clipboard: ContentOffer {
    /// Puts something there in place of what was.
    func put(_ content: ClipboardContent)
    /// Who is told when something else is there.
    var watchers: ClipboardWatchers { get }
}

extension Clipboard {
    package func put(_ text: String) { put(ClipboardContent(text: Deferred(made: text))) }
}
