import PicaGraph
import PicaState

extension View {
    /// Sets the theme of the view in place of the desktop's.
    ///
    /// It is Pica's extension of SwiftUI. Windows of the app have the theme that their scene sets.
    nonisolated public func picaTheme(_ theme: PicaTheme) -> some View { environment(\.picaTheme, theme) }
}

extension Scene {
    /// Sets the theme of the scene's windows in place of the desktop's.
    ///
    /// It is Pica's extension of SwiftUI.
    nonisolated public func picaTheme(_ theme: PicaTheme) -> some Scene { environment(\.picaTheme, theme) }
}
