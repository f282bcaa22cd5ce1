import Foundation
import PicaCanvas
import PicaFoundation
import PicaState
import Synchronization

/// Decodes images on background threads, a few at once and within a memory limit. The latest requests come first,
/// because they are what is visible now.
final class PictureQueue: Sendable {
    static let shared = PictureQueue(
        threads: min(4, max(1, ProcessInfo.processInfo.activeProcessorCount - 1)))
    /// A queue whose threads wait for servers, which may be slow.
    static let network = PictureQueue(threads: 24)

    private struct Job: Sendable {
        /// The memory it needs while decoding, in bytes.
        let cost: Int
        /// The lane, such as a server, in which only a few jobs may run at once.
        let lane: String?
        let work: @Sendable () -> Void
    }

    private struct State {
        var jobs: [Job] = []
        var running = 0
        var cost = 0
        /// The number of running jobs in each lane.
        var lanes: [String: Int] = [:]
    }

    private let state = Mutex(State())
    private let mostThreads: Int
    /// The maximum memory of running jobs; a single job that needs more runs alone.
    private static let mostBytes = 256 << 20
    /// The maximum number of jobs in a lane, as in browsers.
    private static let mostInLane = 6

    private init(threads: Int) { mostThreads = threads }

    /// Waits for the result of work on a thread of the queue; `nil` if the task is canceled first.
    /// - Parameters:
    ///   - lane: The lane, in which only a few jobs run at once.
    ///   - work: The work. Its budget is canceled with the task.
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
    ///   - cost: The memory that the work needs, in bytes.
    ///   - work: The work, done on a thread of the queue unless it is canceled first.
    ///   - then: Called with the result.
    /// - Returns: The budget of the work. Canceling it stops the work and drops its result.
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
            // If no thread can be created, do the work here: late rather than never.
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

    /// Returns the next job; `nil` ends the thread. If the job exceeds the memory limit, a thread that is still running
    /// takes it later.
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
    /// Whether images may appear after the views around them. They may in a window; in a rendered image of a view,
    /// everything must be complete.
    package var decodesPicturesAside: Bool {
        get { self[DecodesPicturesAsideKey.self] }
        set { self[DecodesPicturesAsideKey.self] = newValue }
    }
}
