/// What copies a window's elements for other programs, as the window sees it.
@MainActor protocol ElementCopier: AnyObject {
    /// Notes that something may have changed since the last copy.
    func invalidate()
}
