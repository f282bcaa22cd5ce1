import Foundation
import PicaGraph

/// Moves a value along a track.
///
///     Slider(value: $volume, in: 0...100) { Text("Volume") }
///
/// A press moves the knob there and a drag goes on with it; the arrows move it by a step or a hundredth, Page Up and Page
/// Down by a tenth, Home and End to the ends. From right to left it runs the other way.
public struct Slider<Label: View, ValueLabel: View> {
    private let value: SliderValue
    private let label: Label
    private let minimumValueLabel: ValueLabel?
    private let maximumValueLabel: ValueLabel?

    nonisolated init(
        _ value: SliderValue, label: Label, minimum: ValueLabel? = nil, maximum: ValueLabel? = nil
    ) {
        self.value = value
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }
}

/// The value of a slider, whatever its type.
struct SliderValue {
    let get: () -> Double
    let set: (Double) -> Void
    /// From the first value to the last: with steps the upper bound may lie beyond the last.
    let bounds: ClosedRange<Double>
    /// Nil where every place on the track is a value.
    let step: Double?
    let editingChanged: (Bool) -> Void

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil,
        _ editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        get = { Double(value.wrappedValue) }
        set = { value.wrappedValue = V($0) }
        self.step = step.map { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        let numbers = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
        let range = (Double(bounds.lowerBound)...Double(bounds.upperBound)).clamped(to: numbers)
        if let step, self.step != nil {
            let count = Self.count(of: V(step), in: bounds)
            self.bounds = range.lowerBound...range.nearest(to: range.lowerBound + count * Double(step))
        } else {
            self.bounds = range
        }
        self.editingChanged = editingChanged
    }

    /// How many whole steps a range has room for. A tenth is not quite one in numbers of two: a step that is all but
    /// whole is.
    nonisolated private static func count<V: BinaryFloatingPoint>(
        of step: V, in bounds: ClosedRange<V>
    ) -> Double {
        let steps = (bounds.upperBound - bounds.lowerBound) / step
        let nearest = steps.rounded()
        let isWhole = (steps - nearest).magnitude <= max(1e-3, 4 * steps.ulp)
        return Double(isWhole ? nearest : steps.rounded(.down))
    }

    /// Where the value is, from 0 to 1.
    var part: Double { bounds.part(of: get()) }

    /// How many steps there are; nil where every place on the track is a value.
    var stepCount: Double? {
        step.map { ((bounds.upperBound - bounds.lowerBound) / $0).rounded() }
    }

    /// The nearest value that there is.
    func snapped(_ value: Double) -> Double {
        var value = value
        if let step { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
        return bounds.nearest(to: value)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for every value in a range.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range; from 0 to 1 by default.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, onEditingChanged), label: EmptyView())
    }

    /// A slider for values that are steps apart.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance from one value to the next; 1 by default.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, step: step, onEditingChanged), label: EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for every value in a range, with a label.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range; from 0 to 1 by default.
    ///   - label: Stands before the track, and names it.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, onEditingChanged), label: label())
    }

    /// A slider for values that are steps apart, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, step: step, onEditingChanged), label: label())
    }

    /// A slider for every value in a range, with a label; the label comes last, as it used to.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, onEditingChanged), label: label())
    }

    /// A slider for values that are steps apart, with a label; the label comes last, as it used to.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, step: step, onEditingChanged), label: label())
    }
}

extension Slider {
    /// A slider for every value in a range, with labels at its ends.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range; from 0 to 1 by default.
    ///   - label: Stands before the track, and names it.
    ///   - minimumValueLabel: Stands where the track begins.
    ///   - maximumValueLabel: Stands where it ends.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, onEditingChanged), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    /// A slider for values that are steps apart, with labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, step: step, onEditingChanged), label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider for every value in a range, with labels at its ends; the label comes last, as it used to.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, onEditingChanged), label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel)
    }

    /// A slider for values that are steps apart, with labels at its ends; the label comes last, as it used to.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, step: step, onEditingChanged), label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider: View {
    /// The label and the track.
    public var body: some View {
        LabeledControl(label: label, fills: true) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                minimumValueLabel.accessibilityHidden(true)
                SliderTrack(value: value, present: value.get()).alignedWithText()
                maximumValueLabel.accessibilityHidden(true)
            }
        }
    }
}
