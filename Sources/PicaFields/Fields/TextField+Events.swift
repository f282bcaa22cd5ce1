import Foundation
import PicaLabels
import PicaState

/// Older initializers with callbacks; `onSubmit(of:_:)` and `focused(_:)` are the newer way.
extension TextField where Label == Text {
    /// Creates a field with callbacks for the start (`true`) and end (`false`) of editing, and for Return.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: FieldInput(text, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a field with a callback for the start (`true`) and end (`false`) of editing.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text, editingChanged: onEditingChanged))
    }

    /// Creates a field with a callback for Return.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text, commit: onCommit))
    }

    /// Creates a field with callbacks for editing and Return, and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title), input: FieldInput(text, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a field with a callback for editing, and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(text, editingChanged: onEditingChanged))
    }

    /// Creates a field with a callback for Return, and a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(text, commit: onCommit))
    }

    /// Creates a field for a value in a formatter's format, with callbacks for the start and end of editing, and for
    /// Return.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: FieldInput(value, formatter, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a field for a value in a formatter's format, with a callback for the start and end of editing.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: Text(titleKey), input: FieldInput(value, formatter, editingChanged: onEditingChanged))
    }

    /// Creates a field for a value in a formatter's format, with a callback for Return.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(value, formatter, commit: onCommit))
    }

    /// Creates a field for a value in a formatter's format, with callbacks for editing and Return. The title is not
    /// localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title),
            input: FieldInput(value, formatter, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a field for a value in a formatter's format, with a callback for editing. The title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(value, formatter, editingChanged: onEditingChanged))
    }

    /// Creates a field for a value in a formatter's format, with a callback for Return. The title is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(value, formatter, commit: onCommit))
    }
}
