import Foundation
import PicaState

/// A length that grows and shrinks with the text size in force.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scale = 1.0

    /// Creates a value that scales as body text does, given the value at the default text size.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Creates a value that scales as a text style does, given the value at the default text size.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The value at the text size in force.
    public var wrappedValue: Value { base * Value(scale) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: NodeProperty {
    package mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues) {
        scale = style.scale(at: environment.dynamicTypeSize)
    }

    package func isSame(as other: ScaledMetric) -> Bool { base == other.base && style == other.style }
}
