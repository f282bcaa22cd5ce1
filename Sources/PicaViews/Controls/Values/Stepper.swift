import Foundation
import PicaFoundation
import PicaGraph

/// Moves a value up and down in steps.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...99)
///
/// It is two buttons in one frame, which go on while they are held; with the focus the arrows up and right go up, those
/// down and left go down, and Home and End to the ends of its range.
public struct Stepper<Label: View> {
    private let value: StepperValue
    private let label: Label
    /// What the value is typed in; nil without.
    private let field: AnyView?

    nonisolated init(_ value: StepperValue, label: Label, field: AnyView? = nil) {
        self.value = value
        self.label = label
        self.field = field
    }
}

/// What a stepper changes, whatever its type.
struct StepperValue {
    /// Nil where there is nothing more that way.
    var increment: () -> (() -> Void)?
    var decrement: () -> (() -> Void)?
    /// Goes to the ends; nil where there are none.
    var toEnd: ((_ isUpper: Bool) -> Void)?
    var editingChanged: (Bool) -> Void

    nonisolated init(
        up: (() -> Void)?, down: (() -> Void)?, _ editingChanged: @escaping (Bool) -> Void
    ) {
        increment = { up }
        decrement = { down }
        self.editingChanged = editingChanged
    }

    nonisolated init<V: Strideable>(
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
        self.editingChanged = editingChanged
    }
}

extension Stepper {
    /// A stepper that says which way to go.
    ///
    /// - Parameters:
    ///   - label: Stands before the buttons, and names them.
    ///   - onIncrement: Called to go up; nil where that cannot be.
    ///   - onDecrement: Called to go down; nil where that cannot be.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: label())
    }

    /// A stepper for a value without bounds.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - step: How far it goes at once; 1 by default.
    ///   - label: Stands before the buttons, and names them.
    ///   - onEditingChanged: Called with true as a change begins, and with false when it is done.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: label())
    }

    /// A stepper for a value in a range.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: label())
    }

    /// A stepper that says which way to go; the label comes last, as it used to.
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: label())
    }

    /// A stepper for a value without bounds; the label comes last, as it used to.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: label())
    }

    /// A stepper for a value in a range; the label comes last, as it used to.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: label())
    }
}

extension Stepper where Label == Text {
    /// A stepper with a localized title that says which way to go.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a resource's text that says which way to go.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(titleResource))
    }

    /// A stepper that says which way to go; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(up: onIncrement, down: onDecrement, onEditingChanged), label: Text(title))
    }

    /// A stepper with a localized title for a value without bounds.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a resource's text for a value without bounds.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: Text(titleResource))
    }

    /// A stepper for a value without bounds; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, nil, step: step, onEditingChanged), label: Text(title))
    }

    /// A stepper with a localized title for a value in a range.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a resource's text for a value in a range.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: Text(titleResource))
    }

    /// A stepper for a value in a range; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperValue(value, bounds, step: step, onEditingChanged), label: Text(title))
    }
}

extension Stepper: View {
    /// The label, the field where there is one, and the buttons.
    public var body: some View {
        LabeledControl(label: label) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                field?.labelsHidden()
                StepperButtons(value: value)
            }
        }
    }
}
