import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A view that shows the progress of a task, or only that it is running.
///
///     ProgressView("Loading…")
///     ProgressView("Copying", value: done, total: files)
///
/// With a value it is a bar that fills; without one it is a turning wheel. `progressViewStyle(_:)` sets another style.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let source: ProgressSource
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    nonisolated init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// The source of a task's progress.
enum ProgressSource {
    /// A fraction from 0 to 1; `nil` if it is unknown. The number is what the app gave.
    case fraction(Double?, of: MeasuredNumber? = nil)
    case time(ClosedRange<Date>, countsDown: Bool)
    case progress(Progress)

    /// - Parameters:
    ///   - value: The completed amount; `nil` if it is unknown.
    ///   - total: The total amount.
    nonisolated static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> ProgressSource {
        guard let value = value.map({ Double($0) }) else { return .fraction(nil) }
        let total = Double(total)
        let part = value / total
        return .fraction(
            part.isFinite ? min(max(part, 0), 1) : 0,
            of: total > 0 && total.isFinite ? MeasuredNumber(value, in: 0...total) : nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view for a running task of unknown length.
    nonisolated public init() where Label == EmptyView {
        self.init(.fraction(nil), label: nil, currentValueLabel: nil)
    }

    /// Creates a view for a running task of unknown length, with a label.
    /// - Parameter label: The label of the task.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    /// Creates a view for a running task of unknown length, with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Creates a view for a running task of unknown length, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }

    /// Creates a view for a running task of unknown length. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// Creates a view that shows a task's progress.
    ///
    /// - Parameters:
    ///   - value: The completed amount, from 0 to the total; `nil` if it is unknown.
    ///   - total: The total amount; 1 by default.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(.part(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Creates a view that shows a task's progress, with a label.
    ///
    /// - Parameters:
    ///   - value: The completed amount, from 0 to the total; `nil` if it is unknown.
    ///   - total: The total amount; 1 by default.
    ///   - label: The label of the task.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(.part(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Creates a view that shows a task's progress, with a localized title.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a view that shows a task's progress, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }

    /// Creates a view that shows a task's progress. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// Creates a view that shows a task's progress, with labels for the task and the progress.
    ///
    /// - Parameters:
    ///   - value: The completed amount, from 0 to the total; `nil` if it is unknown.
    ///   - total: The total amount; 1 by default.
    ///   - label: The label of the task.
    ///   - currentValueLabel: The label of the progress.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a view that shows how much of a time interval has passed or is left. It updates itself as time passes.
    ///
    /// - Parameters:
    ///   - timerInterval: The time interval.
    ///   - countsDown: Whether it shows the time left rather than the time passed; `true` by default.
    ///   - label: The label of the interval.
    ///   - currentValueLabel: The label of the progress.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that shows how much of a time interval has passed or is left, with a timer below it.
    ///
    /// - Parameters:
    ///   - timerInterval: The time interval.
    ///   - countsDown: Whether it shows the time left rather than the time passed; `true` by default.
    ///   - label: The label of the interval.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    /// Creates a view without a label that shows how much of a time interval has passed or is left. A timer is shown
    /// below it.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
    /// Creates a view that shows a Foundation `Progress` and its descriptions. On Linux `Progress` does not report
    /// changes, so it is read five times a second until it is finished.
    nonisolated public init(_ progress: Progress) {
        self.init(.progress(progress), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the view that a style received, with the style from further out.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .fraction(configuration.fractionCompleted, of: configuration.measured),
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView: View {
    /// The view, as the style in force shows it.
    public var body: some View {
        switch source {
        case .fraction(let fraction, let measured):
            StyledProgress(
                fraction: fraction, measured: measured, label: label, currentValueLabel: currentValueLabel)
        case .time(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            // Update as often as growth is visible in a bar of some hundred points.
            TimelineView(IntervalSchedule(interval: interval, step: max(length / 400, 1.0 / 30))) { context in
                let over = context.date.timeIntervalSince(interval.lowerBound)
                let part = length > 0 ? (0...length).part(of: over) : 1
                StyledProgress(
                    fraction: countsDown ? 1 - part : part, measured: nil, label: label,
                    currentValueLabel: currentValueLabel)
            }
        case .progress(let progress):
            TimelineView(ProgressSchedule(progress: progress)) { _ in
                StyledProgress(
                    fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
                    measured: progress.measured,
                    label: progress.localizedDescription.map { Text(verbatim: $0) },
                    currentValueLabel: progress.localizedAdditionalDescription.map { Text(verbatim: $0) })
            }
        }
    }
}

/// The timer of a progress view for a time interval.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The timer, as a text.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The times at which the progress of an interval visibly changes.
private struct IntervalSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>
    /// The time between updates, in seconds.
    let step: TimeInterval

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let first = max(startDate, interval.lowerBound)
        guard first < interval.upperBound else { return AnySequence([startDate]) }
        let moments = sequence(first: first) { $0 < interval.upperBound ? $0 + step : nil }
        return AnySequence(startDate < first ? AnySequence([startDate] + [first]) : AnySequence(moments))
    }
}

extension Progress {
    /// The completed units, with those of the progress inside; `nil` without a total.
    fileprivate var measured: MeasuredNumber? {
        guard totalUnitCount > 0 else { return nil }
        let total = Double(totalUnitCount)
        return MeasuredNumber(fractionCompleted * total, in: 0...total)
    }
}

/// The times at which a `Progress` is read.
private struct ProgressSchedule: TimelineSchedule {
    let progress: Progress

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let progress = progress
        return AnySequence(
            sequence(first: startDate) { progress.isFinished || progress.isCancelled ? nil : $0 + 0.2 })
    }
}

/// The body of the style in force for a fraction.
private struct StyledProgress<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let measured: MeasuredNumber?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @Environment(stylesOf: ProgressViewStyleConfiguration.self) private var styles

    init(
        fraction: Double?, measured: MeasuredNumber?, label: Label?, currentValueLabel: CurrentValueLabel?
    ) {
        self.fraction = fraction
        self.measured = measured
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    var body: some View {
        styles.body(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(view: styles.content($0)) },
                currentValueLabel: currentValueLabel.map { .init(view: styles.content($0)) },
                measured: measured)
        ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    }
}
