import Foundation

/// A description of a chart for assistive technologies: its axes and its data.
public final class AXChartDescriptor {
    /// The direction in which the content of a chart runs.
    public enum ContentDirection: Int, Hashable, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
        /// From top to bottom.
        case topToBottom
        /// From bottom to top.
        case bottomToTop
        /// Around a center, clockwise.
        case radialClockwise
        /// Around a center, counterclockwise.
        case radialCounterClockwise
    }

    /// The title, which names the chart; `nil` to keep the view's own label.
    public var title: String?
    /// A sentence or two that say what the chart shows; `nil` for none.
    public var summary: String?
    /// The direction of the content. Assistive technologies on Linux do not use it.
    public var contentDirection: ContentDirection = .leftToRight
    /// The frame of the content in the view. Assistive technologies on Linux do not use it.
    public var contentFrame: CGRect = .zero
    /// The series of data.
    public var series: [AXDataSeriesDescriptor]
    /// The axis of the points' first values.
    public var xAxis: any AXDataAxisDescriptor
    /// The axis of the points' second values; `nil` if they have none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of the points' further values, in order.
    public var additionalAxes: [any AXDataAxisDescriptor]

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` to keep the view's own label.
    ///   - summary: What the chart shows; `nil` for none.
    ///   - xAxis: The axis of the points' first values.
    ///   - yAxis: The axis of the points' second values; `nil` if they have none.
    ///   - additionalAxes: The axes of the points' further values.
    ///   - series: The series of data.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }

    /// Creates a description from attributed words, whose attributes are not used.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }

    /// The title with attributes. Pica keeps only the words.
    public var attributedTitle: NSAttributedString? {
        get { title.map { NSAttributedString(string: $0) } }
        set { title = newValue?.string }
    }
}
