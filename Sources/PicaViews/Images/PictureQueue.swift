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
    /// Threads that wait for servers, which may be slow.
    static let network = PictureQueue(threads: 24)

    private struct Job: Sendable {
        /// In bytes, while it is decoded.
        let cost: Int
        /// What it needs that few have at once: a server.
        let lane: String?
        let work: @Sendable () -> Void
    }

    private struct State {
        var jobs: [Job] = []
        var running = 0
        var cost = 0
        /// How many of each lane are running.
        var lanes: [String: Int] = [:]
    }

    private let state = Mutex(State())
    private let mostThreads: Int
    /// One job may cost more, alone.
    private static let mostBytes = 256 << 20
    /// In one lane, as browsers do with servers.
    private static let mostInLane = 6

    private init(threads: Int) { mostThreads = threads }

    /// Waits for what is made on a thread of the queue's; nil where the task is cancelled before.
    /// - Parameters:
    ///   - lane: Of what work of the same kind is done only a little at once.
    ///   - work: Gets a budget, which is cancelled with the task.
    func result<Made: Sendable>(
        lane: String? = nil, _ work: @escaping @Sendable (WorkBudget) -> Made
    ) async -> Made? {
        let budget = PictureLimits.budget()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                add(
                    Job(cost: 0, lane: lane) {
                        let isWanted = (try? budget.check()) != nil
                        continuation.resume(returning: isWanted ? work(budget) : nil)
                    })
            }
        } onCancel: {
            budget.cancel()
        }
    }

    /// - Parameters:
    ///   - cost: What the work takes in memory, in bytes.
    ///   - work: Done on a thread of the queue's, unless nobody wants it any more.
    ///   - then: Gets what it made.
    /// - Returns: What the work may cost. Once that is cancelled the work stops, and nobody gets what it made.
    func add<Made>(
        cost: Int, _ work: @escaping @Sendable (WorkBudget) -> Made,
        then: @escaping @MainActor @Sendable (Made) -> Void
    ) -> WorkBudget {
        let budget = PictureLimits.budget()
        let job = Job(cost: cost, lane: nil) {
            guard (try? budget.check()) != nil else { return }
            let made = UncheckedValue(value: work(budget))
            Task { @MainActor in
                if !budget.isCancelled { then(made.value) }
            }
        }
        add(job)
        return budget
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
            state.withLock { state in
                state.cost -= job.cost
                if let lane = job.lane {
                    state.lanes[lane] = state.lanes[lane].flatMap { $0 > 1 ? $0 - 1 : nil }
                }
            }
        }
    }

    /// nil ends the thread. What does not fit beside that of others is theirs to do when they are done.
    private func next() -> Job? {
        state.withLock { state in
            let free = state.jobs.lastIndex { job in
                job.lane.map { state.lanes[$0, default: 0] < Self.mostInLane } ?? true
            }
            guard let free, state.cost == 0 || state.cost + state.jobs[free].cost <= Self.mostBytes else {
                state.running -= 1
                return nil
            }
            let job = state.jobs.remove(at: free)
            state.cost += job.cost
            if let lane = job.lane { state.lanes[lane, default: 0] += 1 }
            return job
        }
    }
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
