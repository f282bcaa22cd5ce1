import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A control that increments and decrements a value.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...99)
///
/// It has two buttons in one frame, which repeat while they are held. With the focus, the up and right arrows
/// increment, and the down and left arrows decrement. Home and End go to the ends of its range.
public struct Stepper<Label: View> {
    private let value: StepperValue
    private let label: Label
    /// The field in which the value can be typed; `nil` for none.
    private let field: AnyView?

    nonisolated package init(_ value: StepperValue, label: Label, field: AnyView? = nil) {
        self.value = value
        self.label = label
        self.field = field
    }
}

/// The value of a stepper, with its type erased.
package struct StepperValue {
    /// Returns the action that increments the value; `nil` at the upper bound.
    var increment: () -> (() -> Void)?
    var decrement: () -> (() -> Void)?
    /// Sets the value to a bound; `nil` if there are no bounds.
    var toEnd: ((_ isUpper: Bool) -> Void)?
    /// The value as a number; `nil` if it is unknown or no number.
    var measure: StepperMeasure?
    var editingChanged: (Bool) -> Void

    nonisolated init(
        up: (() -> Void)?, down: (() -> Void)?, _ editingChanged: @escaping (Bool) -> Void
    ) {
        increment = { up }
        decrement = { down }
        self.editingChanged = editingChanged
    }

    /// Makes a step if the value is not at its bound.
    @MainActor func step(isUp: Bool) {
        guard let change = isUp ? increment() : decrement() else { return }
        editingChanged(true)
        change()
        editingChanged(false)
    }

    nonisolated package init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride,
        _ editingChanged: @escaping (Bool) -> Void
    ) {
        func move(isUp: Bool) -> (() -> Void)? {
            value.wrappedValue.stepped(by: step, isUp: isUp, in: bounds)
                .map { next in { value.wrappedValue = next } }
        }
        increment = { move(isUp: true) }
        decrement = { move(isUp: false) }
        toEnd = bounds.map { bounds in
            { value.wrappedValue = $0 ? bounds.upperBound : bounds.lowerBound }
        }
        measure = StepperMeasure(value, bounds, step: step)
        self.editingChanged = editingChanged
    }
}

extension Stepper {
    /// Creates a stepper with actions to increment and decrement.
    ///
    /// - Parameters:
    ///   - label: The label before the buttons, which names them.
    ///   - onIncrement: The action to increment; `nil` if that is impossible now.
    ///   - onDecrement: The action to decrement; `nil` if that is impossible now.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: label())
    }

    /// Creates a stepper for a value without bounds.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - step: The amount of each step; 1 by default.
    ///   - label: The label before the buttons, which names them.
    ///   - onEditingChanged: Called with `true` when a change begins, and with `false` when it ends.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: label())
    }

    /// Creates a stepper for a value in a range.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: label())
    }

    /// Creates a stepper with actions to increment and decrement, with the label last as in older versions.
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: label())
    }

    /// Creates a stepper for a value without bounds, with the label last as in older versions.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: label())
    }

    /// Creates a stepper for a value in a range, with the label last as in older versions.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: label())
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title and actions to increment and decrement.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(titleKey))
    }

    /// Creates a stepper with the text of a resource and actions to increment and decrement.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(titleResource))
    }

    /// Creates a stepper with actions to increment and decrement. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(title))
    }

    /// Creates a stepper with a localized title for a value without bounds.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// Creates a stepper with the text of a resource for a value without bounds.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: Text(titleResource))
    }

    /// Creates a stepper for a value without bounds. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: Text(title))
    }

    /// Creates a stepper with a localized title for a value in a range.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// Creates a stepper with the text of a resource for a value in a range.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: Text(titleResource))
    }

    /// Creates a stepper for a value in a range. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: Text(title))
    }
}

extension Stepper: View {
    /// The label, the field if there is one, and the buttons.
    public var body: some View {
        LabeledControl(label: label) {
            if let field {
                JoinedControls {
                    field.labelsHidden()
                } second: {
                    StepperButtons(value: value, takesFocus: false)
                }
                .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                    guard press.modifiers.isEmpty else { return .ignored }
                    value.step(isUp: press.key == .upArrow)
                    return .handled
                }
            } else {
                StepperButtons(value: value)
            }
        }
    }
}
