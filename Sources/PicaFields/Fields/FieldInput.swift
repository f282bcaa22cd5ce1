import Foundation
import PicaRichText
import PicaState

/// The bindings and actions that connect an editable field to its app.
struct FieldInput {
    /// The content that the field shows and edits.
    enum Content {
        /// A string, updated on every change.
        case string(Binding<String>)
        /// A value in a locale, which is read from the text when the person submits or leaves the field.
        case value((Locale) -> Binding<String>)
        /// An attributed text and its selection, updated on every change.
        case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
    }

    let content: Content
    let selection: Binding<TextSelection?>?
    /// Called with `true` when the person begins to edit, and with `false` when editing ends.
    let editingChanged: ((Bool) -> Void)?
    /// Called when the person submits the field, before `onSubmit`.
    let commit: (() -> Void)?
    /// The connection to the find bar.
    var find: FindConnection?

    init(
        _ text: Binding<String>, selection: Binding<TextSelection?>? = nil,
        editingChanged: ((Bool) -> Void)? = nil, commit: (() -> Void)? = nil
    ) {
        content = .string(text)
        self.selection = selection
        self.editingChanged = editingChanged
        self.commit = commit
    }

    init(
        value: @escaping (Locale) -> Binding<String>, editingChanged: ((Bool) -> Void)? = nil,
        commit: (() -> Void)? = nil
    ) {
        content = .value(value)
        selection = nil
        self.editingChanged = editingChanged
        self.commit = commit
    }

    init(_ text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
        content = .attributed(text, selection)
        self.selection = nil
        editingChanged = nil
        commit = nil
    }

    /// Returns the same input with a find bar.
    func connected(to find: FindConnection?) -> FieldInput {
        var input = self
        input.find = find
        return input
    }

    /// Returns the string binding in a locale; `nil` for an attributed text.
    func text(in locale: Locale) -> Binding<String>? {
        switch content {
        case .string(let text): text
        case .value(let text): text(locale)
        case .attributed: nil
        }
    }

    /// Whether the app receives the text only when the person submits or leaves the field.
    var isRead: Bool {
        if case .value = content { true } else { false }
    }
}
