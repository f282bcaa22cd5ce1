import Foundation

/// A series of a chart's data.
public final class AXDataSeriesDescriptor {
    /// The name, which comes before the values of each point if the chart has several series; `nil` for none.
    public var name: String?
    /// Whether a line connects the points. Assistive technologies on Linux do not use it.
    public var isContinuous: Bool
    /// The points.
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - name: The name; `nil` for none.
    ///   - isContinuous: Whether a line connects the points.
    ///   - dataPoints: The points.
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }

    /// Creates a series from attributed words, whose attributes are not used.
    public convenience init(
        attributedName: NSAttributedString?, isContinuous: Bool, dataPoints: [AXDataPoint]
    ) {
        self.init(name: attributedName?.string, isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// The name with attributes. Pica keeps only the words.
    public var attributedName: NSAttributedString? {
        get { name.map { NSAttributedString(string: $0) } }
        set { name = newValue?.string }
    }
}

/// A point of a chart's data.
public final class AXDataPoint {
    /// The value on the first axis.
    public var xValue: AXDataPointValue
    /// The value on the second axis; `nil` for none.
    public var yValue: AXDataPointValue?
    /// The values on the further axes, in order.
    public var additionalValues: [AXDataPointValue]
    /// The label, which names the point's row; `nil` to use its values.
    public var label: String?

    /// Creates a point.
    public init(
        x: AXDataPointValue, y: AXDataPointValue? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        (xValue, yValue, self.additionalValues, self.label) = (x, y, additionalValues, label)
    }

    /// Creates a point with a number on the first axis.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        self.init(
            x: .number(x), y: y.map { .number($0) }, additionalValues: additionalValues, label: label)
    }

    /// Creates a point with a category on the first axis.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        self.init(
            x: .category(x), y: y.map { .number($0) }, additionalValues: additionalValues, label: label)
    }

    /// The label with attributes. Pica keeps only the words.
    public var attributedLabel: NSAttributedString? {
        get { label.map { NSAttributedString(string: $0) } }
        set { label = newValue?.string }
    }
}

/// A value of a point on one axis: a number or a category.
public final class AXDataPointValue {
    /// The number; 0 for a category.
    public let number: Double
    /// The category; empty for a number.
    public let category: String
    let isNumber: Bool

    private init(number: Double, category: String, isNumber: Bool) {
        (self.number, self.category, self.isNumber) = (number, category, isNumber)
    }

    /// Returns a value that is a number.
    public static func number(_ value: Double) -> AXDataPointValue {
        AXDataPointValue(number: value, category: "", isNumber: true)
    }

    /// Returns a value that is a category.
    public static func category(_ value: String) -> AXDataPointValue {
        AXDataPointValue(number: 0, category: value, isNumber: false)
    }
}
