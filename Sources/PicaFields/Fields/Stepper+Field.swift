import Foundation
import PicaControls
import PicaGraph
import PicaLabels
import PicaState

extension Stepper {
    /// Creates a stepper with a field in which the value can be typed.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - step: The amount of each step; 1 by default.
    ///   - format: The format in which the field beside the buttons writes and reads the value.
    ///   - label: The label before the field, which names it.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperValue(value, nil, step: step, onEditingChanged), label: label(),
            field: Self.field(value, format))
    }

    /// Creates a stepper with a field for a value in a range; a typed value is clamped to the range.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let bounded = Binding(get: { value.wrappedValue }) {
            // In this order a NaN becomes the lower bound.
            value.wrappedValue = min(max(bounds.lowerBound, $0), bounds.upperBound)
        }
        self.init(
            StepperValue(value, bounds, step: step, onEditingChanged), label: label(),
            field: Self.field(bounded, format))
    }

    nonisolated private static func field<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, _ format: F
    ) -> AnyView where F.FormatOutput == String {
        AnyView(
            TextField("", value: value, format: format).multilineTextAlignment(.trailing)
                .frame(minWidth: 48, idealWidth: 72, maxWidth: 120))
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title and a field in which the value can be typed.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a field in which the value can be typed. The title is shown as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title and a field for a value in a range.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a field for a value in a range. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}
