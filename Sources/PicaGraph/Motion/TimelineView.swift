import Foundation
import PicaFoundation

/// A view that is shown anew at dates of a schedule: a clock, what moves with the time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    fileprivate let schedule: Schedule
    fileprivate let content: (TimelineViewDefaultContext) -> Content

    /// What the content is made for.
    public struct Context {
        /// How often the content is shown anew.
        public enum Cadence: Comparable, Sendable {
            /// As often as the schedule asks for.
            case live
            /// Once a second at most.
            case seconds
            /// Once a minute at most.
            case minutes
        }

        /// The schedule's date: the last that has come.
        public let date: Date
        /// How often the content is shown anew: always as often as the schedule asks for.
        public let cadence: Cadence

        init(date: Date) {
            self.date = date
            cadence = .live
        }

        /// Has systems that keep pictures of views for later drop them. Pica keeps none.
        public func invalidateTimelineContent() {}
    }
}

/// What the content of a timeline is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    /// There is no body: Pica asks for the content by itself.
    public typealias Body = Never

    /// A view that is shown anew at dates.
    ///
    /// - Parameters:
    ///   - schedule: The dates.
    ///   - content: Makes the content for one of them.
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

    /// A schedule that is so far behind never comes to the present.
    private static var patience: Int { 100_000 }

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

    /// Looks for the date that is shown now, and for the next.
    private func begin() {
        let now = now
        var dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
        // Before the first date that is shown already.
        date = dates.next() ?? now
        next = dates.next()
        var steps = 0
        while let due = next, due <= now, steps < Self.patience {
            date = due
            next = dates.next()
            steps += 1
        }
        if steps == Self.patience { next = nil }
        self.dates = dates
        wait()
    }

    private func wait() {
        guard let host = graph.host, environment.isPageShown else { return }
        host.setDeadline(next.map { host.platform.now + max(0, $0.timeIntervalSince(now)) }, for: self)
    }

    func deadlineReached() {
        guard isMounted, let due = next else { return }
        // The clock on the wall may have been put back.
        guard due.timeIntervalSince(now) < 1e-6 else { return wait() }
        date = due
        next = dates?.next()
        // After a sleep what was missed is left out.
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
