import Foundation
import PicaGraph

extension Stepper {
    /// A stepper for a value that can be typed, too.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - step: How far it goes at once; 1 by default.
    ///   - format: How the field beside the buttons writes and reads it.
    ///   - label: Stands before the field, and names it.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperValue(value, nil, step: step, onEditingChanged), label: label(),
            field: Self.field(value, format))
    }

    /// A stepper for a value in a range that can be typed, too; what is typed is brought into the range.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let bounded = Binding(get: { value.wrappedValue }) {
            // In this order what is not a number becomes the lower bound.
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
    /// A stepper with a localized title for a value that can be typed, too.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value that can be typed, too; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a localized title for a value in a range that can be typed, too.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value in a range that can be typed, too; the title is shown as it is, without localization.
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
