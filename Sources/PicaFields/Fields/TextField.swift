import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A control for editing text: a single line, or several if the axis is vertical.
///
/// A bound string is updated on every change. A bound value is read when the person presses Return or leaves the field;
/// it stays as it is if the text cannot be read. Without a prompt the label is shown in the empty field.
///
/// A field with a vertical axis is as high as its text, within the limits that `lineLimit` sets, and scrolls beyond
/// them. If an action waits for submission, Return submits and Shift+Return starts a new line; otherwise both start a
/// new line.
public struct TextField<Label: View> {
    let label: Label
    let input: FieldInput
    let prompt: Text?
    let axis: Axis
    let isSecret: Bool
    @Environment(stylesOf: TextField<_TextFieldStyleLabel>.self) private var styles
    @Environment(\.controlLabelPlacement) private var placement
    @Environment(\.labelsVisibility) private var visibility

    nonisolated init(
        label: Label, input: FieldInput, prompt: Text? = nil, axis: Axis? = nil, isSecret: Bool = false
    ) {
        self.label = label
        self.input = input
        self.prompt = prompt
        self.axis = axis ?? .horizontal
        self.isSecret = isSecret
    }

    /// The name of the field: the label, if it is text.
    var title: Text {
        (label as? Text) ?? (label as? _TextFieldStyleLabel)?.title ?? Text(verbatim: "")
    }
}

extension TextField: View {
    /// The field, as the style in force shows it.
    public var body: some View {
        if placement == .beside || visibility == .hidden {
            field(prompt)
        } else {
            // In a form the title stands before the field rather than inside it.
            ControlRow(label: label.accessibilityHidden(true), fills: true) {
                field(prompt ?? Text(verbatim: ""))
                    .environment(\.controlLabelPlacement, .beside)
            }
        }
    }

    @MainActor private func field(_ prompt: Text?) -> some View {
        styles.body(
            TextField<_TextFieldStyleLabel>(
                label: _TextFieldStyleLabel(view: styles.content(label), title: title), input: input,
                prompt: prompt, axis: axis, isSecret: isSecret)
        ) { DefaultTextFieldStyle()._body(configuration: $0) }
        .modifier(TextMenuPresenter())
    }
}

// MARK: - Strings

extension TextField where Label == Text {
    /// Creates a field with a localized title, which names it and is shown while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), input: FieldInput(text))
    }

    /// Creates a field named by a localized title. The prompt is shown while it is empty; `nil` for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), input: FieldInput(text), prompt: prompt)
    }

    /// Creates a field with a localized title that grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), input: FieldInput(text), axis: axis)
    }

    /// Creates a field named by a localized title that grows along an axis. The prompt is shown while it is empty;
    /// `nil` for the title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text), prompt: prompt, axis: axis)
    }

    /// Creates a field with a localized title and a binding to its selection.
    ///
    /// - Parameters:
    ///   - titleKey: The title of the field.
    ///   - text: The string.
    ///   - selection: The selection, by the string's indices. It is `nil` until the field first has the focus; setting
    ///     it to `nil` changes nothing.
    ///   - prompt: The text shown in the empty field; `nil` for the title.
    ///   - axis: The axis along which the field grows; `nil` for a single line.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            label: Text(titleKey), input: FieldInput(text, selection: selection), prompt: prompt, axis: axis)
    }

    /// Creates a field with a title that is not localized, which is shown while it is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), input: FieldInput(text))
    }

    /// Creates a field named by a title that is not localized. The prompt is shown while it is empty; `nil` for the
    /// title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), input: FieldInput(text), prompt: prompt)
    }

    /// Creates a field with a title that is not localized, which grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), input: FieldInput(text), axis: axis)
    }

    /// Creates a field named by a title that is not localized, which grows along an axis. The prompt is shown while it
    /// is empty; `nil` for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(label: Text(title), input: FieldInput(text), prompt: prompt, axis: axis)
    }

    /// Creates a field with a title that is not localized and a binding to its selection. See the initializer with a
    /// localized title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(
            label: Text(title), input: FieldInput(text, selection: selection), prompt: prompt, axis: axis)
    }
}

extension TextField {
    /// Creates a field with any view as its label. Only text in the label is used, to name the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), input: FieldInput(text), prompt: prompt)
    }

    /// Creates a field with any view as its label, which grows along an axis.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), input: FieldInput(text), prompt: prompt, axis: axis)
    }

    /// Creates a field with any view as its label and a binding to its selection. See the initializer with a title.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), input: FieldInput(text, selection: selection), prompt: prompt, axis: axis)
    }
}
