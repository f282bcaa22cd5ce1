import PicaGraph
import PicaLabels
import PicaState

/// A single-line text field that shows a dot for each typed character.
///
/// The text cannot be copied, and edits cannot be undone. The text is kept in memory that is never written to disk, and
/// wiped when it changes. An eye at the end of the field reveals the text while the pointer presses it, or from one
/// click to the next. A sign beside it tells that Caps Lock is on.
///
/// An app that does not read its string while the person types has no copy of it. Copies made by reading are
/// overwritten once they are released. Strings of fifteen bytes or fewer are an exception, because Swift stores them
/// inline.
public struct SecureField<Label: View> {
    let label: Label
    let input: FieldInput
    let prompt: Text?

    nonisolated init(label: Label, input: FieldInput, prompt: Text? = nil) {
        self.label = label
        self.input = input
        self.prompt = prompt
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title, which names it and is shown while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), input: FieldInput(text))
    }

    /// Creates a field named by a localized title. The prompt is shown while it is empty; `nil` for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), input: FieldInput(text), prompt: prompt)
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
}

extension SecureField {
    /// Creates a field with any view as its label. Only text in the label is used, to name the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), input: FieldInput(text), prompt: prompt)
    }
}

extension SecureField: View {
    /// A text field that shows dots.
    public var body: some View { TextField(label: label, input: input, prompt: prompt, isSecret: true) }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title that runs an action on Return. `onSubmit(of:_:)` is the newer way.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text, commit: onCommit))
    }

    /// Creates a field with a title that is not localized, which runs an action on Return. `onSubmit(of:_:)` is the
    /// newer way.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(text, commit: onCommit))
    }
}
