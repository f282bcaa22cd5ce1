import Foundation
import PicaFoundation
import PicaState

/// A view that updates at the dates of a schedule, such as a clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    fileprivate let schedule: Schedule
    fileprivate let content: (TimelineViewDefaultContext) -> Content

    /// The context of the content.
    public struct Context {
        /// The rate at which the content updates.
        public enum Cadence: Comparable, Sendable {
            /// At every date of the schedule.
            case live
            /// Once per second at most.
            case seconds
            /// Once per minute at most.
            case minutes
        }

        /// The current date of the schedule: the last that has come.
        public let date: Date
        /// The rate at which the content updates; always `live`.
        public let cadence: Cadence

        init(date: Date) {
            self.date = date
            cadence = .live
        }

        /// Discards cached snapshots of the view. Does nothing, as Pica caches none.
        public func invalidateTimelineContent() {}
    }
}

/// The context of a timeline view's content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    /// No body; Pica evaluates the content itself.
    public typealias Body = Never

    /// Creates a view that updates at the dates of a schedule.
    ///
    /// - Parameters:
    ///   - schedule: The schedule.
    ///   - content: Makes the content for a date.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { TimelineNode(self, parent: parent) }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    TypedNode<TimelineView<Schedule, Content>>, DeadlineClient
{
    private var child: TypedNode<Content>?
    private var dates: Schedule.Entries.Iterator?
    private var date = Date()
    private var next: Date?
    private let type = ViewType.of(TimelineView<Schedule, Content>.self)

    /// The number of missed dates after which the view gives up catching up.
    private static var timeout: Int { 100_000 }

    override init(_ view: TimelineView<Schedule, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        begin()
        evaluate()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var environmentReads: EnvironmentReads { type.environmentReads }

    override func viewDidChange(from old: TimelineView<Schedule, Content>) {
        if !ViewType.of(Schedule.self).isSame(old.schedule, view.schedule) { begin() }
        super.viewDidChange(from: old)
    }

    override func evaluate() {
        let inner = track { view.content(TimelineViewDefaultContext(date: date)) }
        if let child {
            child.update(inner)
        } else {
            child = inner.mount(in: self)
        }
    }

    private var now: Date { graph.host?.platform.date ?? Date() }

    /// Finds the current date of the schedule and the next one.
    private func begin() {
        let now = now
        var dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
        // If the first date is in the future, it is used already.
        date = dates.next() ?? now
        next = dates.next()
        var steps = 0
        while let due = next, due <= now, steps < Self.timeout {
            date = due
            next = dates.next()
            steps += 1
        }
        if steps == Self.timeout { next = nil }
        self.dates = dates
        wait()
    }

    private func wait() {
        guard let host = graph.host, environment.isPageShown else { return }
        host.setDeadline(next.map { host.platform.now + max(0, $0.timeIntervalSince(now)) }, for: self)
    }

    func deadlineReached() {
        guard isMounted, let due = next else { return }
        // The system clock may have been set back.
        guard due.timeIntervalSince(now) < 1e-6 else { return wait() }
        date = due
        next = dates?.next()
        // Skips the dates missed during a sleep.
        if let next, next <= now { begin() } else { wait() }
        invalidate()
    }

    override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        let wasShown = self.environment.isPageShown
        super.inherit(environment, changed: keys)
        guard environment.isPageShown != wasShown else { return }
        graph.host?.setDeadline(nil, for: self)
        guard environment.isPageShown else { return }
        begin()
        invalidate()
    }

    override func unmount() {
        graph.host?.setDeadline(nil, for: self)
        super.unmount()
    }
}
