import PicaUI

/// The appearance set in the gallery's header, for all its windows.
@Observable final class Appearance {
    /// nil follows the desktop.
    var colorScheme: ColorScheme?
    /// nil follows the desktop.
    var textSize: DynamicTypeSize?
    var layoutDirection: LayoutDirection

    init(_ options: Options) {
        colorScheme = options.colorScheme
        textSize = options.textSize
        layoutDirection = options.layoutDirection
    }
}

extension View {
    /// Shows the view and a background behind it in the chosen appearance.
    func appearance(_ appearance: Appearance) -> some View {
        modifier(AppearanceModifier(appearance: appearance))
    }
}

struct AppearanceModifier: ViewModifier {
    let appearance: Appearance
    @Environment(\.colorScheme) private var desktopScheme
    @Environment(\.dynamicTypeSize) private var desktopTextSize

    func body(content: Content) -> some View {
        content
            .background(.background)
            .environment(appearance)
            .environment(\.colorScheme, appearance.colorScheme ?? desktopScheme)
            .environment(\.layoutDirection, appearance.layoutDirection)
            .dynamicTypeSize(appearance.textSize ?? desktopTextSize)
    }
}

/// Applies the chosen appearance to whole windows, including their menus.
struct AppearanceScene<Content: Scene>: Scene {
    private let appearance: Appearance
    private let content: Content
    @Environment(\.colorScheme) private var desktopScheme
    @Environment(\.dynamicTypeSize) private var desktopTextSize

    init(appearance: Appearance, @SceneBuilder content: () -> Content) {
        self.appearance = appearance
        self.content = content()
    }

    var body: some Scene {
        content
            .environment(\.colorScheme, appearance.colorScheme ?? desktopScheme)
            .environment(\.layoutDirection, appearance.layoutDirection)
            .environment(\.dynamicTypeSize, appearance.textSize ?? desktopTextSize)
    }
}
