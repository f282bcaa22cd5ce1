import Dispatch
import Foundation
import PicaFoundation

/// Bytes that are made off the main thread at each request, and cached only by `makeLazyData(within:)`.
package final class LazyData: @unchecked Sendable {
    private let make: @Sendable () async throws -> [UInt8]
    private let lock = NSLock()
    private var kept: [UInt8]?

    package init(_ make: @escaping @Sendable () async throws -> [UInt8]) { self.make = make }

    /// The cached bytes; `nil` if there are none.
    package var keptBytes: [UInt8]? { lock.withLock { kept } }

    /// Makes the bytes.
    ///
    /// - Parameter completion: Called once, with all of them or an error.
    @MainActor package func get(
        completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        if let kept = keptBytes { return completion(.success(kept)) }
        Task.detached { [make] in
            let result: Result<[UInt8], ClipboardError>
            do {
                let bytes = try await make()
                result = bytes.count > ClipboardContent.limit ? .failure(.tooLarge) : .success(bytes)
            } catch {
                Logger.clipboard.warning("what was offered cannot be had: \(error)")
                result = .failure((error as? TransferError) == .tooLarge ? .tooLarge : .nothing)
            }
            await completion(result)
        }
    }

    /// Makes the bytes and caches them.
    ///
    /// - Parameter isDone: Called on any thread when that succeeded or failed.
    fileprivate func keep(_ isDone: @escaping @Sendable () -> Void) {
        Task.detached { [self] in
            let made = try? await make()
            if let made, made.count <= ClipboardContent.limit { lock.withLock { kept = made } }
            isDone()
        }
    }
}

extension ClipboardContent {
    /// Makes and caches all lazy data before the program ends, and waits for a limited time.
    package func makeLazyData(within seconds: TimeInterval) {
        let group = DispatchGroup()
        for (_, bytes) in later where bytes.keptBytes == nil {
            group.enter()
            bytes.keep { group.leave() }
        }
        _ = group.wait(timeout: .now() + seconds)
    }
}

extension Logger {
    package static let clipboard = Logger(subsystem: "Pica", category: "clipboard")
}
