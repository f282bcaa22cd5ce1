import PicaGraph

/// One line of text to be typed and not to be seen: a dot for each character.
///
/// The text cannot be copied, leaves nothing to undo, and is kept in memory that is not written to disk
/// and wiped when it changes. An eye at the end of the field shows the text while the pointer holds it down; a
/// sign beside it says that Caps Lock is on. An app that does not read its string while it is typed has no
/// copy of it; copies that it made by reading are overwritten once nobody holds them, unless they are of fifteen
/// bytes or fewer, which Swift keeps in the string itself.
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
    /// A field with a localized title, which it is named by and which stands in it while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), input: FieldInput(text))
    }

    /// A field named by a localized title; the prompt stands in it while it is empty, nil for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), input: FieldInput(text), prompt: prompt)
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
}

extension SecureField {
    /// A field with any view as its label; only text in it is used, to name the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), input: FieldInput(text), prompt: prompt)
    }
}

extension SecureField: View {
    /// A text field that shows dots.
    public var body: some View { TextField(label: label, input: input, prompt: prompt, isSecret: true) }
}

extension SecureField where Label == Text {
    /// A field with a localized title; an action runs when Return is pressed. `onSubmit(of:_:)` is the newer
    /// way.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: FieldInput(text, commit: onCommit))
    }

    /// A field with a title that is not localized; an action runs when Return is pressed. `onSubmit(of:_:)`
    /// is the newer way.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), input: FieldInput(text, commit: onCommit))
    }
}
