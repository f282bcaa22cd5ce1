import Foundation
import PicaGraph

/// Text of any length to be typed, in a place that scrolls.
public struct TextEditor {
    private let input: FieldInput
    @Environment(stylesOf: TextEditorStyleConfiguration.self) private var styles

    /// An editor of a string, which follows every change.
    nonisolated public init(text: Binding<String>) { input = FieldInput(text) }

    /// An editor of a string and of what is selected in it; both follow every change.
    ///
    /// - Parameters:
    ///   - text: The string.
    ///   - selection: What is selected, by the string's indices. It is nil until the person has been there;
    ///     setting nil changes nothing.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        input = FieldInput(text, selection: selection)
    }

    /// An editor of a text with attributes, and of what is selected in it; both follow every change.
    ///
    /// What is typed gets the attributes that the selection chooses, or else those that the text around the caret
    /// hands on. The app's own attributes stay with their text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: What is selected. It is as the app has it until the person has been there.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        input = FieldInput(text, selection: selection)
    }
}

extension TextEditor: View {
    /// What the style in force makes of the editor.
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

/// What `TextEditor`, and a `TextField` of several lines, is made of.
struct EditorView {
    let input: FieldInput
    let chrome: FieldChrome
    /// What makes it a field as high as its text; nil for an editor as large as the room it has.
    var field: FieldTitle?
}

extension EditorView: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<EditorView> {
        LeafNode(self, parent: parent, behavior: EditorLeaf.init)
    }
}
