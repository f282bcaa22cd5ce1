import Foundation
import PicaGraph

/// The older ways to hear of a field; `onSubmit(of:_:)` and `focused(_:)` are the newer ones.
extension TextField where Label == Text {
    /// A field that says when it begins to be edited (true) and when that is over (false), and when Return
    /// is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: FieldInput(text, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// A field that says when it begins to be edited (true), and when that is over (false).
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text, editingChanged: onEditingChanged))
    }

    /// A field that says when Return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text, commit: onCommit))
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title), input: FieldInput(text, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(text, editingChanged: onEditingChanged))
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(text, commit: onCommit))
    }

    /// A field for a value that a formatter writes and reads, which says when it begins to be edited, when
    /// that is over, and when Return is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: FieldInput(value, formatter, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// A field for a value that a formatter writes and reads, which says when it begins to be edited and when
    /// that is over.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: Text(titleKey), input: FieldInput(value, formatter, editingChanged: onEditingChanged))
    }

    /// A field for a value that a formatter writes and reads, which says when Return is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(value, formatter, commit: onCommit))
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title),
            input: FieldInput(value, formatter, editingChanged: onEditingChanged, commit: onCommit))
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(value, formatter, editingChanged: onEditingChanged))
    }

    /// The same with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(value, formatter, commit: onCommit))
    }
}
