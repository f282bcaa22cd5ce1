/// An object that wants to know when the content of a surface may have changed, or the focus moved.
@MainActor protocol SurfaceObserver: AnyObject {
    func contentMayHaveChanged()
}
