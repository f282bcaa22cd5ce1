import Foundation
import PicaGraph

/// What an editable field is connected to in its app.
struct FieldInput {
    /// What the field shows and changes.
    enum Content {
        /// A string that follows every change.
        case string(Binding<String>)
        /// A value that is read from the text, in a locale, when the person is done with it.
        case value((Locale) -> Binding<String>)
        /// A text with attributes that follows every change, and what is selected in it.
        case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
    }

    let content: Content
    let selection: Binding<TextSelection?>?
    /// Called with true when the person begins to edit, and with false when that is over.
    let editingChanged: ((Bool) -> Void)?
    /// Called when the person is done, before `onSubmit`.
    let commit: (() -> Void)?
    /// The find bar over it.
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

    /// The same with a find bar.
    func connected(to find: FindConnection?) -> FieldInput {
        var input = self
        input.find = find
        return input
    }

    /// The string in a locale; nil where it is none.
    func text(in locale: Locale) -> Binding<String>? {
        switch content {
        case .string(let text): text
        case .value(let text): text(locale)
        case .attributed: nil
        }
    }

    /// Whether the app hears of what was typed only when the person is done.
    var isRead: Bool {
        if case .value = content { true } else { false }
    }
}
