import Foundation

/// An object that can be called at a set time.
@MainActor package protocol DeadlineClient: AnyObject {
    /// Called when the time passed to `ViewHost.setDeadline` has come.
    func deadlineReached()
}
