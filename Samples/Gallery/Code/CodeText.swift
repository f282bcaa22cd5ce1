import PicaUI

/// Source as text: colored, selectable, and from left to right in every interface.
struct CodeText: View {
    let source: String

    var body: some View {
        Text(ExampleCode.colored(source))
            .font(.callout.monospaced())
            .textSelection(.enabled)
            .environment(\.layoutDirection, .leftToRight)
    }
}
