import PicaGraph

/// Shows the bars of what is inside it: around a window's content, a sheet's, or a column's.
struct BarHost: ViewModifier {
    @State private var bar = BarContent()

    init() {}

    func body(content: Content) -> some View {
        content
            .onPreferenceUpdate(BarKey.self) { bar = $0 }
            .modifier(
                EdgeBars {
                    if bar.isShown(.top) { HeaderBar(bar: bar) }
                } bottom: {
                    if bar.isShown(.bottom) { BottomBar(bar: bar) }
                }
            )
            .transformPreference(BarKey.self) { content in
                // Windows further out are called so, and show nothing else of it.
                let (title, subtitle) = (content.title, content.subtitle)
                content = BarContent()
                (content.title, content.subtitle) = (title, subtitle)
            }
    }
}
