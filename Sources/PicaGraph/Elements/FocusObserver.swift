/// An observer of focus changes.
@MainActor package protocol FocusObserver: AnyObject {
    func notify(from old: Element?, to new: Element?)
}
