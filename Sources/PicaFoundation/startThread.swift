import Foundation

/// Runs something on a thread of its own, which nobody waits for.
///
/// It is a bare thread: Foundation's would bring a third of a megabyte of code along.
/// - Returns: false when the system has no thread to give; then nothing is run.
@discardableResult
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let failure = pthread_create(
        &thread, nil,
        { work in
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }, work.toOpaque())
    guard failure == 0 else {
        work.release()
        return false
    }
    pthread_detach(thread)
    return true
}
