import PicaGraph

/// Creates its content again when its dependencies change, as the body of an app's view does.
struct Live<Content: View>: View {
    @ViewBuilder let content: @MainActor () -> Content

    var body: some View { content() }
}
