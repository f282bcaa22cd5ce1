import Foundation

/// A description of an axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title, which names the column of the axis.
    var title: String { get set }
    /// The title with attributes. Pica keeps only the words.
    var attributedTitle: NSAttributedString { get set }
}

extension AXDataAxisDescriptor {
    /// The title with attributes. Pica keeps only the words.
    public var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The relation of numbers to places on an axis.
    public enum ScaleType: Int, Hashable, Sendable {
        /// Places are proportional to numbers.
        case linear
        /// Places are proportional to the logarithms to base 10.
        case log10
        /// Places are proportional to the natural logarithms.
        case ln
    }

    /// The title, which names the column of the axis.
    public var title: String
    /// The relation of numbers to places. Assistive technologies on Linux do not use it.
    public var scaleType: ScaleType = .linear
    /// The range of the numbers. Assistive technologies on Linux do not use it.
    public var range: ClosedRange<Double>
    /// The numbers with a grid line. Assistive technologies on Linux do not use them.
    public var gridlinePositions: [Double]
    /// Makes the words for a number, such as "12 km/h".
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The title, which names the column of the axis.
    ///   - range: The range of the numbers.
    ///   - gridlinePositions: The numbers with a grid line.
    ///   - valueDescriptionProvider: Makes the words for a number, such as "12 km/h".
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// Creates an axis from attributed words, whose attributes are not used.
    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The title, which names the column of the axis.
    public var title: String
    /// The categories, in order.
    public var categoryOrder: [String]

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The title, which names the column of the axis.
    ///   - categoryOrder: The categories, in order.
    public init(title: String, categoryOrder: [String]) {
        (self.title, self.categoryOrder) = (title, categoryOrder)
    }

    /// Creates an axis from attributed words, whose attributes are not used.
    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    }
}
