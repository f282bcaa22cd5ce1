import PicaGraph

/// Makes its content anew when what that has read changes, as the body of an app's view does.
struct Live<Content: View>: View {
    @ViewBuilder let content: @MainActor () -> Content

    var body: some View { content() }
}
