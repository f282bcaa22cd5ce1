import PicaGraph

/// Around all views of a window: listens to what they prefer, and keeps whether they are edited.
struct WindowRoot {
    let content: AnyView
    let preferred: PreferredColorScheme
    /// Tells the window what its views want of it.
    let setWishes: (WindowWishes) -> Void
    @Environment(\.locale) private var locale
    @State private var editMode = EditMode.inactive

    init(
        content: AnyView, preferred: PreferredColorScheme, setWishes: @escaping (WindowWishes) -> Void
    ) {
        self.content = content
        self.preferred = preferred
        self.setWishes = setWishes
    }
}

extension WindowRoot: View {
    var body: some View {
        content
            .modifier(WindowBars())
            .environment(\.editMode, $editMode)
            .onPreferenceChange(PreferredColorSchemeKey.self) { preferred.set($0) }
            .onPreferenceUpdate(BarKey.self) { [locale] bar in
                var environment = EnvironmentValues()
                environment.locale = locale
                setWishes(
                    WindowWishes(title: bar.title.map { ResolvedText($0.text, in: environment).string }))
            }
    }
}
