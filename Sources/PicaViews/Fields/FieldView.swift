import Foundation
import PicaGraph

/// What a field is called, and what stands in it while it is empty.
struct FieldTitle {
    let title: Text
    let prompt: Text?
}

/// What `TextField` and `SecureField` are made of.
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

/// What signs before and after its text take of a field, in points from its edges.
struct FieldRoom: Equatable {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
}

/// A field of one line.
struct LineView {
    let input: FieldInput
    let chrome: FieldChrome
    let field: FieldTitle
    var room = FieldRoom()
    /// Of a field of dots; nil shows the text.
    var signs: SecretSigns?
}

extension LineView: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<LineView> {
        let isSecret = signs != nil
        return LeafNode(self, parent: parent) { FieldLeaf($0, isSecret: isSecret) }
    }
}
