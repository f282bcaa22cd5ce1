import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import Synchronization

/// Decodes pictures beside the main thread: a few at once, within a bound of memory, and those that were asked
/// for last first, as they are what is in sight.
final class PictureQueue: Sendable {
    static let shared = PictureQueue(
        threads: min(4, max(1, ProcessInfo.processInfo.activeProcessorCount - 1)))
    /// Threads that wait for servers.
    static let network = PictureQueue(threads: 6)

    private struct Job: Sendable {
        let wish: PictureWish
        /// In bytes, while it is decoded.
        let cost: Int
        let work: @Sendable () -> Void
    }

    private struct State {
        var jobs: [Job] = []
        var running = 0
        var cost = 0
    }

    private let state = Mutex(State())
    private let mostThreads: Int
    /// One job may cost more, alone.
    private static let mostBytes = 256 << 20

    private init(threads: Int) { mostThreads = threads }

    /// Waits for what is made on a thread of the queue's; nil where the task is cancelled before.
    func result<Made: Sendable>(_ work: @escaping @Sendable (PictureWish) -> Made) async -> Made? {
        let wish = PictureWish()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                add(
                    Job(wish: wish, cost: 0) {
                        continuation.resume(returning: wish.isCancelled ? nil : work(wish))
                    })
            }
        } onCancel: {
            wish.cancel()
        }
    }

    /// - Parameters:
    ///   - cost: What the work takes in memory, in bytes.
    ///   - work: Done on a thread of the queue's, unless nobody wants it any more.
    ///   - then: Gets what it made.
    func add<Made>(
        cost: Int, _ work: @escaping @Sendable () -> Made,
        then: @escaping @MainActor @Sendable (Made) -> Void
    ) -> PictureWish {
        let wish = PictureWish()
        let job = Job(wish: wish, cost: cost) {
            guard !wish.isCancelled else { return }
            let made = UncheckedValue(value: work())
            Task { @MainActor in
                if !wish.isCancelled { then(made.value) }
            }
        }
        add(job)
        return wish
    }

    private func add(_ job: Job) {
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            guard state.running < mostThreads else { return false }
            state.running += 1
            return true
        }
        if needsThread, !startThread({ self.run() }) {
            // Without threads it is done here, late rather than never.
            run()
        }
    }

    private func run() {
        while let job = next() {
            job.work()
            state.withLock { $0.cost -= job.cost }
        }
    }

    /// nil ends the thread. What does not fit beside that of others is theirs to do when they are done.
    private func next() -> Job? {
        state.withLock { state in
            guard let job = state.jobs.last, state.cost == 0 || state.cost + job.cost <= Self.mostBytes else {
                state.running -= 1
                return nil
            }
            state.jobs.removeLast()
            state.cost += job.cost
            return job
        }
    }
}

/// Whether somebody still wants a picture.
final class PictureWish: Sendable {
    private let state = Mutex(false)
    var isCancelled: Bool { state.withLock { $0 } }
    func cancel() { state.withLock { $0 = true } }
}

private enum DecodesPicturesAsideKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether pictures may come later than what is around them. In a window they do; a picture of a view has
    /// all that is in it at once.
    package var decodesPicturesAside: Bool {
        get { self[DecodesPicturesAsideKey.self] }
        set { self[DecodesPicturesAsideKey.self] = newValue }
    }
}
