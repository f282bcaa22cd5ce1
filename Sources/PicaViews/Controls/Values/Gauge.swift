import Foundation
import PicaFoundation
import PicaGraph

/// Shows where a value is between two bounds.
///
///     Gauge(value: battery, in: 0...100) { Text("Battery") }
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let part: Double
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
        part = (Double(bounds.lowerBound)...Double(bounds.upperBound)).part(of: Double(value))
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }
}

extension Gauge {
    /// A gauge with a label.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: Between what it is; from 0 to 1 by default.
    ///   - label: Says what is measured.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label())
    }

    /// A gauge that says what the value is.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), current: currentValueLabel())
    }

    /// A gauge that says what the value is, with labels for values along it. Pica's styles show none of these.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value, bounds, label(), current: currentValueLabel(), marked: markedValueLabels())
    }

    /// A gauge that says what the value is, and the bounds.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: Between what it is; from 0 to 1 by default.
    ///   - label: Says what is measured.
    ///   - currentValueLabel: Says what the value is.
    ///   - minimumValueLabel: Says what the lower bound is.
    ///   - maximumValueLabel: Says what the upper bound is.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    /// A gauge that says what the value is, and the bounds, with labels for values along it. Pica's styles show none of
    /// these last.
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
    /// What the style in force makes of the gauge.
    public var body: some View {
        styles.body(
            GaugeStyleConfiguration(
                value: part, label: .init(view: styles.content(label)),
                currentValueLabel: currentValueLabel.map { .init(view: styles.content($0)) },
                minimumValueLabel: minimumValueLabel.map { .init(view: styles.content($0)) },
                maximumValueLabel: maximumValueLabel.map { .init(view: styles.content($0)) },
                markedValueLabels: markedValueLabels.map { .init(view: styles.content($0)) })
        ) { DefaultGaugeStyle().makeBody(configuration: $0) }
    }
}
