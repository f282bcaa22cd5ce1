import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The root of all views of a window. It reads their preferences and holds the edit mode.
struct WindowRoot {
    let content: AnyView
    let preferred: PreferredColorScheme
    /// Passes the wishes of the views to the window.
    let setWishes: (WindowWishes) -> Void
    @Environment(\.locale) private var locale
    @State private var editMode = EditMode.inactive
    @State private var wishes = WishCollector()
    /// The background that views set for the window; `nil` for none.
    @State private var background: PortalPassage?

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
            .onPreferenceUpdate(ContainerBackgroundKey.self) { background = $0[.window] }
            .environment(\.editMode, $editMode)
            .onPreferenceChange(PreferredColorSchemeKey.self) { preferred.set($0) }
            .onPreferenceChange(WindowWishesKey.self) { [wishes] new in
                wishes.update(setWishes) { $0.isResizable = new.isResizable }
            }
            .onPreferenceUpdate(BarKey.self) { [locale, wishes] bar in
                var environment = EnvironmentValues()
                environment.locale = locale
                let title = bar.title.map { ResolvedText($0.text, in: environment).string }
                wishes.update(setWishes) { $0.title = title }
            }
            .surfaceBackground {
                if let background { ZStack { PortalOutlet(background) } }
            }
    }
}

/// Combines the wishes from several preferences.
@MainActor private final class WishCollector {
    private var wishes = WindowWishes()

    nonisolated init() {}

    func update(_ tell: (WindowWishes) -> Void, _ change: (inout WindowWishes) -> Void) {
        change(&wishes)
        tell(wishes)
    }
}
