import Foundation
import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// The title of a field, and the prompt shown while it is empty.
struct FieldTitle {
    let title: Text
    let prompt: Text?
}

/// The content of `TextField` and `SecureField`.
struct FieldView: View {
    let field: TextField<_TextFieldStyleLabel>
    let chrome: FieldChrome

    init(_ field: TextField<_TextFieldStyleLabel>, chrome: FieldChrome) {
        self.field = field
        self.chrome = chrome
    }

    var body: some View {
        let title = FieldTitle(title: field.title, prompt: field.prompt)
        Group {
            if field.axis == .vertical {
                EditorView(input: field.input, chrome: chrome, field: title)
            } else if field.isSecret {
                SecretLine(input: field.input, chrome: chrome, field: title)
            } else {
                LineView(input: field.input, chrome: chrome, field: title)
            }
        }
        .modifier(ControlFont())
    }
}

/// The space that signs before and after its text take up in a field, in points from its edges.
struct FieldRoom: Equatable {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
}

/// A single-line field.
struct LineView {
    let input: FieldInput
    let chrome: FieldChrome
    let field: FieldTitle
    var room = FieldRoom()
    /// The signs of a secure field; `nil` for one that shows its text.
    var signs: SecretSigns?
}

extension LineView: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<LineView> {
        let isSecret = signs != nil
        return LeafNode(self, parent: parent) { FieldLeaf($0, isSecret: isSecret) }
    }
}
