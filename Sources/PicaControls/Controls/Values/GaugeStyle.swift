import Foundation
import PicaGraph
import PicaState

/// A style for gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The view that shows the gauge.
    associatedtype Body: View
    /// The configuration of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the view that shows a gauge. A gauge inside it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a gauge that its style receives.
public struct GaugeStyleConfiguration {
    /// The type-erased label of what is measured.
    public struct Label {
        let view: AnyView
    }
    /// The type-erased label of the value.
    public struct CurrentValueLabel {
        let view: AnyView
    }
    /// The type-erased label of the lower bound.
    public struct MinimumValueLabel {
        let view: AnyView
    }
    /// The type-erased label of the upper bound.
    public struct MaximumValueLabel {
        let view: AnyView
    }
    /// The type-erased labels of values along the gauge.
    public struct MarkedValueLabels {
        let view: AnyView
    }

    /// The value, from 0 at the lower bound to 1 at the upper one.
    public var value: Double
    /// The label of what is measured.
    public var label: Label
    /// The label of the value; `nil` for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; `nil` for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; `nil` for none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of values along the gauge; `nil` for none.
    public var markedValueLabels: MarkedValueLabels?
    /// The value and its bounds as the app gave them.
    let measured: MeasuredNumber

    /// The value in the app's own unit. It follows a style that changes `value`.
    var number: AccessibleNumber { measured.number(at: value) }
}

extension GaugeStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}
extension GaugeStyleConfiguration.CurrentValueLabel: View {
    /// The label itself.
    public var body: some View { view }
}
extension GaugeStyleConfiguration.MinimumValueLabel: View {
    /// The label itself.
    public var body: some View { view }
}
extension GaugeStyleConfiguration.MaximumValueLabel: View {
    /// The label itself.
    public var body: some View { view }
}
extension GaugeStyleConfiguration.MarkedValueLabels: View {
    /// The labels themselves.
    public var body: some View { view }
}

extension View {
    /// Sets the style of gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of gauges: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the bar.
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A style for gauges as a bar between its bounds, filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `linearCapacity` is the short form.
    nonisolated public init() {}
    /// Returns the bar.
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A style for gauges as a small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryLinearCapacity` is the short form.
    nonisolated public init() {}
    /// Returns the bar.
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration).controlSize(.small)
    }
}

/// A style for gauges as a small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryLinear` is the short form.
    nonisolated public init() {}
    /// Returns the bar with the mark.
    public func makeBody(configuration: Configuration) -> some View {
        MarkGauge(configuration: configuration)
    }
}

/// A style for gauges as an open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircular` is the short form.
    nonisolated public init() {}
    /// Returns the ring with the mark.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: false)
    }
}

/// A style for gauges as a ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircularCapacity` is the short form.
    nonisolated public init() {}
    /// Returns the ring.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style of gauges.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A style for gauges as a bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A style for gauges as a small bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A style for gauges as a small bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A style for gauges as an open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A style for gauges as a ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
