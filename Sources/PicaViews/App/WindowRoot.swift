import PicaGraph

/// Around all views of a window: listens to what they prefer, and keeps whether they are edited.
struct WindowRoot {
    let content: AnyView
    let preferred: PreferredColorScheme
    @State private var editMode = EditMode.inactive

    init(content: AnyView, preferred: PreferredColorScheme) {
        self.content = content
        self.preferred = preferred
    }
}

extension WindowRoot: View {
    var body: some View {
        content
            .environment(\.editMode, $editMode)
            .onPreferenceChange(PreferredColorSchemeKey.self) { preferred.set($0) }
    }
}
