import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A view that shows a value between two bounds.
///
///     Gauge(value: battery, in: 0...100) { Text("Battery") }
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let measured: MeasuredNumber
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    private let markedValueLabels: MarkedValueLabels?
    @Environment(stylesOf: GaugeStyleConfiguration.self) private var styles

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel? = nil,
        minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil, marked: MarkedValueLabels? = nil
    ) {
        measured = MeasuredNumber(
            Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound))
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }
}

extension Gauge {
    /// Creates a gauge with a label.
    ///
    /// - Parameters:
    ///   - value: The value to show.
    ///   - bounds: The range of the value; from 0 to 1 by default.
    ///   - label: The label of what is measured.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label())
    }

    /// Creates a gauge that also labels the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), current: currentValueLabel())
    }

    /// Creates a gauge that labels the value, with labels for values along it. Pica's styles do not show the latter.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value, bounds, label(), current: currentValueLabel(), marked: markedValueLabels())
    }

    /// Creates a gauge that also labels the value and the bounds.
    ///
    /// - Parameters:
    ///   - value: The value to show.
    ///   - bounds: The range of the value; from 0 to 1 by default.
    ///   - label: The label of what is measured.
    ///   - currentValueLabel: The label of the value.
    ///   - minimumValueLabel: The label of the lower bound.
    ///   - maximumValueLabel: The label of the upper bound.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    /// Creates a gauge that labels the value and the bounds, with labels for values along it. Pica's styles do not show
    /// the last.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), marked: markedValueLabels())
    }
}

extension Gauge: View {
    /// The gauge, as the style in force shows it.
    public var body: some View {
        styles.body(
            GaugeStyleConfiguration(
                value: measured.part, label: .init(view: styles.content(label)),
                currentValueLabel: currentValueLabel.map { .init(view: styles.content($0)) },
                minimumValueLabel: minimumValueLabel.map { .init(view: styles.content($0)) },
                maximumValueLabel: maximumValueLabel.map { .init(view: styles.content($0)) },
                markedValueLabels: markedValueLabels.map { .init(view: styles.content($0)) },
                measured: measured)
        ) { DefaultGaugeStyle().makeBody(configuration: $0) }
    }
}
