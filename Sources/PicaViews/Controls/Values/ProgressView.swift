import Foundation
import PicaFoundation
import PicaGraph

/// Shows how far something has come, or that it goes on.
///
///     ProgressView("Loading…")
///     ProgressView("Copying", value: done, total: files)
///
/// With a value it is a bar that fills, without one a wheel that turns; `progressViewStyle(_:)` says otherwise.
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

/// What is known of how far something has come.
enum ProgressSource {
    /// From 0 to 1; nil where nobody knows.
    case fraction(Double?)
    case time(ClosedRange<Date>, countsDown: Bool)
    case progress(Progress)

    /// - Parameters:
    ///   - value: How much is done; nil where nobody knows.
    ///   - total: How much there is to do.
    nonisolated static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> ProgressSource {
        guard let value else { return .fraction(nil) }
        let part = Double(value) / Double(total)
        return .fraction(part.isFinite ? min(max(part, 0), 1) : 0)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that goes on, nobody knows how long.
    nonisolated public init() where Label == EmptyView {
        self.init(.fraction(nil), label: nil, currentValueLabel: nil)
    }

    /// Something that goes on, nobody knows how long.
    /// - Parameter label: Says what.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    /// Something that goes on, with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Something that goes on, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }

    /// Something that goes on, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// How far something has come.
    ///
    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; nil where nobody knows.
    ///   - total: How much there is to do; 1 by default.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(.part(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// How far something has come.
    ///
    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; nil where nobody knows.
    ///   - total: How much there is to do; 1 by default.
    ///   - label: Says what is done.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(.part(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// How far something has come, with a localized title.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// How far something has come, with a resource's text.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }

    /// How far something has come, with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// How far something has come.
    ///
    /// - Parameters:
    ///   - value: How much is done, from 0 to the total; nil where nobody knows.
    ///   - total: How much there is to do; 1 by default.
    ///   - label: Says what is done.
    ///   - currentValueLabel: Says how far it has come.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// How much of an interval is over, or is left; it goes on with the time.
    ///
    /// - Parameters:
    ///   - timerInterval: From when to when.
    ///   - countsDown: Whether it shows what is left rather than what is over; true by default.
    ///   - label: Says what the time is for.
    ///   - currentValueLabel: Says how far it has come.
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
    /// How much of an interval is over, or is left, with a clock below it.
    ///
    /// - Parameters:
    ///   - timerInterval: From when to when.
    ///   - countsDown: Whether it shows what is left rather than what is over; true by default.
    ///   - label: Says what the time is for.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    /// How much of an interval is over, or is left, with a clock below it.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView {
        self.init(
            .time(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
    /// How far a `Progress` of Foundation's has come, with what it says of itself. Linux's does not tell when it changes:
    /// it is asked five times a second until it is finished.
    nonisolated public init(_ progress: Progress) {
        self.init(.progress(progress), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The view that a style was given, with the style from further out.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .fraction(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView: View {
    /// What the style in force makes of it.
    public var body: some View {
        switch source {
        case .fraction(let fraction):
            StyledProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
        case .time(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            // As often as a bar of some hundred points can be seen to grow.
            TimelineView(IntervalSchedule(interval: interval, step: max(length / 400, 1.0 / 30))) { context in
                let over = context.date.timeIntervalSince(interval.lowerBound)
                let part = length > 0 ? (0...length).part(of: over) : 1
                StyledProgress(
                    fraction: countsDown ? 1 - part : part, label: label,
                    currentValueLabel: currentValueLabel)
            }
        case .progress(let progress):
            TimelineView(ProgressSchedule(progress: progress)) { _ in
                StyledProgress(
                    fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
                    label: progress.localizedDescription.map { Text(verbatim: $0) },
                    currentValueLabel: progress.localizedAdditionalDescription.map { Text(verbatim: $0) })
            }
        }
    }
}

/// A clock of a view that shows how much of an interval is over.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The clock.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The moments of an interval at which something is to be seen of its going by.
private struct IntervalSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>
    /// In seconds.
    let step: TimeInterval

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let first = max(startDate, interval.lowerBound)
        guard first < interval.upperBound else { return AnySequence([startDate]) }
        let moments = sequence(first: first) { $0 < interval.upperBound ? $0 + step : nil }
        return AnySequence(startDate < first ? AnySequence([startDate] + [first]) : AnySequence(moments))
    }
}

/// The moments at which something may have come further.
private struct ProgressSchedule: TimelineSchedule {
    let progress: Progress

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let progress = progress
        return AnySequence(
            sequence(first: startDate) { progress.isFinished || progress.isCancelled ? nil : $0 + 0.2 })
    }
}

/// A style's body for a fraction.
private struct StyledProgress<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @Environment(stylesOf: ProgressViewStyleConfiguration.self) private var styles

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    var body: some View {
        styles.body(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(view: styles.content($0)) },
                currentValueLabel: currentValueLabel.map { .init(view: styles.content($0)) })
        ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    }
}
