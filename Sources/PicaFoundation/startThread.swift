import Foundation

/// Runs a closure on a separate thread without waiting for it.
///
/// It uses a plain thread, because Foundation's would add a third of a megabyte of code.
/// - Returns: `false` if the system cannot create a thread; the closure is then not run.
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
