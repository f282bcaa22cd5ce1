import Foundation

/// Something that wants to be called at a time.
@MainActor package protocol DeadlineClient: AnyObject {
    /// The time given to `ViewHost.setDeadline` has come.
    func deadlineReached()
}
