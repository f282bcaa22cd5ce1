/// Is told when the keyboard moves.
@MainActor package protocol FocusObserver: AnyObject {
    func notify(from old: Element?, to new: Element?)
}
