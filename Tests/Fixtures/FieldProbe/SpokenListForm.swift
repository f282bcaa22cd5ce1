import PicaUI

/// A list of many rows with a multiple selection, and a text with links, for a client of the accessibility bus.
struct SpokenListForm: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        VStack {
            Text("See [Pica](https://pica.example/a) and 👋🏽 [more](https://pica.example/b).")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        say("opened \($0)"); return .handled
                    })
            List(0..<10_000, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
        }
        .onAppear { say("ready") }
        .onChange(of: selection) { say("selected=\(selection.count)") }
    }
}
