import Foundation
import PicaGraph

/// Text to be typed: a line of it, or several where the axis is vertical.
///
/// A bound string follows every change; a bound value is read from the text when Return is pressed or the
/// field is left, and stays as it is where the text cannot be read. Without a prompt the label stands in the
/// empty field.
///
/// A field with a vertical axis is as high as its text, within the limits that `lineLimit`
/// sets, and scrolls beyond them. Return submits it where somebody waits for that, and Shift+Return begins a
/// line; where nobody waits both begin one.
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

    /// What the field is called: the label, as far as it is text.
    var title: Text {
        (label as? Text) ?? (label as? _TextFieldStyleLabel)?.title ?? Text(verbatim: "")
    }
}

extension TextField: View {
    /// What the style in force makes of the field.
    public var body: some View {
        if placement == .beside || visibility == .hidden {
            field(prompt)
        } else {
            // In a form the title stands before the field, and not in it.
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
    /// A field with a localized title, which it is named by and which stands in it while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), input: FieldInput(text))
    }

    /// A field named by a localized title; the prompt stands in it while it is empty, nil for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), input: FieldInput(text), prompt: prompt)
    }

    /// A field with a localized title that grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), input: FieldInput(text), axis: axis)
    }

    /// A field named by a localized title that grows along an axis; the prompt stands in it while it is
    /// empty, nil for the title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text), prompt: prompt, axis: axis)
    }

    /// A field named by a localized title, with what is selected in it.
    ///
    /// - Parameters:
    ///   - titleKey: What the field is called.
    ///   - text: The string.
    ///   - selection: What is selected, by the string's indices. It is nil until the person has been there;
    ///     setting nil changes nothing.
    ///   - prompt: What stands in the empty field; nil for the title.
    ///   - axis: Along which it grows; nil for one line.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            label: Text(titleKey), input: FieldInput(text, selection: selection), prompt: prompt, axis: axis)
    }

    /// A field with a title that is not localized; it stands in the field while that is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), input: FieldInput(text))
    }

    /// A field named by a title that is not localized; the prompt stands in it while it is empty, nil
    /// for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), input: FieldInput(text), prompt: prompt)
    }

    /// A field with a title that is not localized, which grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), input: FieldInput(text), axis: axis)
    }

    /// A field named by a title that is not localized, which grows along an axis; the prompt stands in it
    /// while it is empty, nil for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(label: Text(title), input: FieldInput(text), prompt: prompt, axis: axis)
    }

    /// A field named by a title that is not localized, with what is selected in it; see the initializer
    /// with a localized one.
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
    /// A field with any view as its label; only text in it is used, to name the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), input: FieldInput(text), prompt: prompt)
    }

    /// A field with any view as its label, which grows along an axis.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), input: FieldInput(text), prompt: prompt, axis: axis)
    }

    /// A field with any view as its label, and with what is selected in it; see the initializer with a
    /// title.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), input: FieldInput(text, selection: selection), prompt: prompt, axis: axis)
    }
}
