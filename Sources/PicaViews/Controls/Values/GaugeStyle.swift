import Foundation
import PicaGraph

/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A gauge as its style sees it.
    typealias Configuration = GaugeStyleConfiguration
    /// The gauge's look. A gauge in it has the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
    /// What is measured, whatever its type.
    public struct Label {
        let view: AnyView
    }
    /// What the value is, whatever its type.
    public struct CurrentValueLabel {
        let view: AnyView
    }
    /// What the lower bound is, whatever its type.
    public struct MinimumValueLabel {
        let view: AnyView
    }
    /// What the upper bound is, whatever its type.
    public struct MaximumValueLabel {
        let view: AnyView
    }
    /// What values along the gauge are, whatever their types.
    public struct MarkedValueLabels {
        let view: AnyView
    }

    /// From 0 at the lower bound to 1 at the upper one.
    public var value: Double
    /// Says what is measured.
    public var label: Label
    /// Says what the value is; nil without.
    public var currentValueLabel: CurrentValueLabel?
    /// Says what the lower bound is; nil without.
    public var minimumValueLabel: MinimumValueLabel?
    /// Says what the upper bound is; nil without.
    public var maximumValueLabel: MaximumValueLabel?
    /// Say what values along the gauge are; nil without.
    public var markedValueLabels: MarkedValueLabels?
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
    /// Sets the look of gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What gauges look like when nobody says otherwise: a bar that is filled as far as the value.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that is filled as far as the value, between its bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style that `linearCapacity` is.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A small bar that is filled as far as the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style that `accessoryLinearCapacity` is.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration).controlSize(.small)
    }
}

/// A small bar with a mark where the value is.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style that `accessoryLinear` is.
    nonisolated public init() {}
    /// The bar with the mark.
    public func makeBody(configuration: Configuration) -> some View {
        MarkGauge(configuration: configuration)
    }
}

/// An open ring with a mark where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style that `accessoryCircular` is.
    nonisolated public init() {}
    /// The ring with the mark.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: false)
    }
}

/// A ring that closes as far as the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style that `accessoryCircularCapacity` is.
    nonisolated public init() {}
    /// The ring.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// What gauges look like when nobody says otherwise.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled as far as the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled as far as the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark where the value is.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark where the value is.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that closes as far as the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
