import Foundation
import PicaGraph
import PicaState

/// A control that selects a value along a track.
///
///     Slider(value: $volume, in: 0...100) { Text("Volume") }
///
/// A press moves the knob to the pointer, and a drag continues from there. The keys:
///
/// - Arrows move it by a step, or by a hundredth without steps.
/// - Page Up and Page Down move it by a tenth.
/// - Home and End move it to the ends.
///
/// In right-to-left interfaces the direction is reversed.
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

/// The value of a slider, with its type erased.
struct SliderValue {
    let get: () -> Double
    let set: (Double) -> Void
    /// The range from the first value to the last. With steps the upper bound given may lie beyond the last value.
    let bounds: ClosedRange<Double>
    /// The distance between values; `nil` if every position on the track is a value.
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

    /// Returns how many whole steps fit in a range. A tenth has no exact binary form, so a step that is nearly whole
    /// counts.
    nonisolated private static func count<V: BinaryFloatingPoint>(
        of step: V, in bounds: ClosedRange<V>
    ) -> Double {
        let steps = (bounds.upperBound - bounds.lowerBound) / step
        let nearest = steps.rounded()
        let isWhole = (steps - nearest).magnitude <= max(1e-3, 4 * steps.ulp)
        return Double(isWhole ? nearest : steps.rounded(.down))
    }

    /// The position of the value, from 0 to 1.
    var part: Double { bounds.part(of: get()) }

    /// The length of the range; at most the greatest finite number.
    var length: Double { min(bounds.upperBound - bounds.lowerBound, .greatestFiniteMagnitude) }

    /// The distance by which an arrow key changes the value.
    var keyStep: Double { step ?? length / 100 }

    /// The number of steps; `nil` if every position on the track is a value.
    var stepCount: Double? {
        step.map { ((bounds.upperBound - bounds.lowerBound) / $0).rounded() }
    }

    /// Returns the nearest value that the slider can have.
    func snapped(_ value: Double) -> Double {
        var value = value
        if let step { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
        return bounds.nearest(to: value)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for all values in a range.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range; from 0 to 1 by default.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, onEditingChanged), label: EmptyView())
    }

    /// Creates a slider for values at equal steps.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range.
    ///   - step: The distance from one value to the next; 1 by default.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, step: step, onEditingChanged), label: EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider for all values in a range, with a label.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range; from 0 to 1 by default.
    ///   - label: The label before the track, which names the slider.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, onEditingChanged), label: label())
    }

    /// Creates a slider for values at equal steps, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, step: step, onEditingChanged), label: label())
    }

    /// Creates a slider for all values in a range, with the label last as in older versions.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, onEditingChanged), label: label())
    }

    /// Creates a slider for values at equal steps, with the label last as in older versions.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, bounds, step: step, onEditingChanged), label: label())
    }
}

extension Slider {
    /// Creates a slider for all values in a range, with labels at its ends.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range; from 0 to 1 by default.
    ///   - label: The label before the track, which names the slider.
    ///   - minimumValueLabel: The label at the start of the track.
    ///   - maximumValueLabel: The label at the end of the track.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, onEditingChanged), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    /// Creates a slider for values at equal steps, with labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, step: step, onEditingChanged), label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Creates a slider for all values in a range, with labels at its ends and the label last as in older versions.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, bounds, onEditingChanged), label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel)
    }

    /// Creates a slider for values at equal steps, with labels at its ends and the label last as in older versions.
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
