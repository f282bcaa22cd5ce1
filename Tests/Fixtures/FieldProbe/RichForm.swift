import Foundation
import PicaUI

/// An editor of attributed text that prints its runs: bold ones between stars, links with their URLs.
struct RichForm: View {
    @State private var text = AttributedString()
    @FocusState private var isFocused: Bool
    @Environment(\.fontResolutionContext) private var fonts

    var body: some View {
        TextEditor(text: $text)
            .focused($isFocused)
            .padding(20)
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { say("focus=\(isFocused)") }
            .onChange(of: text) { say("rich=\(runs)") }
    }

    private var runs: String {
        text.runs.map { run in
            var words = String(text.characters[run.range]).replacing("\n", with: "\\n")
            if run.font?.resolve(in: fonts).isBold == true { words = "*\(words)*" }
            if let link = run.link { words += "(\(link.absoluteString))" }
            return words
        }.joined()
    }
}
