import AppKit
import PicaUI

/// Source on a card, with a button to copy it.
struct CodeCard: View {
    let source: String
    @State private var isCopied = false

    init(source: String) { self.source = source }

    var body: some View {
        ScrollView(.horizontal) {
            CodeText(source: source)
                .padding(12)
                // The button never covers the end of a line.
                .padding(.trailing, 36)
        }
        .modifier(CardSurface(cornerRadius: 8))
        .overlay(alignment: .topTrailing) {
            Button(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc") {
                _ = NSPasteboard.general.clearContents()
                isCopied = NSPasteboard.general.setString(source, forType: .string)
            }
            .labelStyle(.iconOnly)
            .help(isCopied ? "Copied" : "Copy the code")
            .padding(6)
        }
        .environment(\.layoutDirection, .leftToRight)
    }
}
