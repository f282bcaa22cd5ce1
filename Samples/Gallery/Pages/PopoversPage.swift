import PicaUI

struct PopoversPage: View {
    @State private var isAsking = false
    @State private var name = "Ada"
    @State private var side: Edge?

    var body: some View {
        Example("Popover", note: "Click outside it or press Escape to close it; the focus returns.") {
            FlowLayout(spacing: 16) {
                Button("Rename…") { isAsking = true }
                    .popover(isPresented: $isAsking) { NameEditor(name: $name) }
                Text("Hello, \(name)!")
            }
        }
        Example("Sides", note: "If there is no space on one side, the popover opens on another.") {
            FlowLayout(spacing: 12) {
                ForEach(Edge.allCases, id: \.self) { edge in
                    SideButton(edge: edge)
                }
            }
        }
    }
}

private struct NameEditor: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .trailing, spacing: 12) {
            TextField("Name", text: $name)
                .frame(width: 200)
                .onSubmit { dismiss() }
            Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
        }
        .padding(16)
    }
}

private struct SideButton: View {
    let edge: Edge
    @State private var isShown = false

    var body: some View {
        Button("\(edge)".capitalized) { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: edge) {
                Text("On the \("\(edge)") side").padding(14)
            }
    }
}
