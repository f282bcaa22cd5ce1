import Foundation
import PicaGraph
import PicaRichText
import PicaState

/// A scrolling view in which text of any length can be edited.
public struct TextEditor {
    private let input: FieldInput
    @Environment(stylesOf: TextEditorStyleConfiguration.self) private var styles

    /// Creates an editor of a string, which is updated on every change.
    nonisolated public init(text: Binding<String>) { input = FieldInput(text) }

    /// Creates an editor of a string and its selection; both are updated on every change.
    ///
    /// - Parameters:
    ///   - text: The string.
    ///   - selection: The selection, by the string's indices. It is `nil` until the editor first has the focus; setting
    ///     it to `nil` changes nothing.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        input = FieldInput(text, selection: selection)
    }

    /// Creates an editor of an attributed text and its selection; both are updated on every change.
    ///
    /// Typed text gets the attributes chosen for the selection, or else those it inherits from the text around the
    /// caret. The app's own attributes stay with their text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection. It stays as the app sets it until the editor first has the focus.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        input = FieldInput(text, selection: selection)
    }
}

extension TextEditor: View {
    /// The editor, as the style in force shows it.
    public var body: some View {
        FindableEditor { connection in
            styles.body(TextEditorStyleConfiguration(input: input.connected(to: connection))) {
                AutomaticTextEditorStyle().makeBody(configuration: $0)
            }
        }
        .modifier(TextMenuPresenter())
        .modifier(FormatPanelPresenter())
    }
}

/// The content of `TextEditor` and of a multi-line `TextField`.
struct EditorView {
    let input: FieldInput
    let chrome: FieldChrome
    /// The title of a field that is as high as its text; `nil` for an editor that fills its space.
    var field: FieldTitle?
}

extension EditorView: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<EditorView> {
        LeafNode(self, parent: parent, behavior: EditorLeaf.init)
    }
}
