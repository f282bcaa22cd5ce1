import Foundation
import PicaCanvas
import PicaState
import Synchronization

/// The look of an interface: its colors by purpose, its corners, its density and its font.
///
///     var theme = PicaTheme.pica
///     theme[.accent] = PicaTheme.Tone(light: 0x8B3FC0, dark: 0xC488F2)
///     theme.cornerRadius = 10
///     return ContentView().picaTheme(theme)
///
/// An app has the desktop's theme unless it sets one with `picaTheme(_:)`. Themes are Pica's extension of SwiftUI.
///
/// Text keeps a contrast of 4.5 on every background, and of 7 where the person asks for increased contrast: a color that
/// has less is darkened or lightened as far as needed.
public struct PicaTheme: Hashable, Sendable {
    private var tones: [Tone]
    /// The corner radius of controls, in points.
    public var cornerRadius: CGFloat
    /// The corner radius of cards, lists, menus and popovers, in points.
    public var surfaceRadius: CGFloat
    /// The factor by which the space within controls differs from the usual one. At any density a control can be pressed
    /// in 24 points of height.
    public var density: CGFloat
    /// The font family of the interface; `nil` for the desktop's.
    public var fontFamily: String?
    /// Whether the button that confirms comes before the one that cancels, as in KDE's dialogs; otherwise it comes last.
    public var confirmsFirst: Bool

    init(
        cornerRadius: CGFloat, surfaceRadius: CGFloat, density: CGFloat = 1, confirmsFirst: Bool = false,
        tones: (Role) -> Tone
    ) {
        self.tones = Role.allCases.map(tones)
        self.cornerRadius = cornerRadius
        self.surfaceRadius = surfaceRadius
        self.density = density
        self.confirmsFirst = confirmsFirst
    }

    /// The tone of a color.
    public subscript(color: Role) -> Tone {
        get { tones[Int(color.rawValue)] }
        set { tones[Int(color.rawValue)] = newValue }
    }

    /// Returns the radius of corners within rounded corners, so that both have one center.
    ///
    /// - Parameters:
    ///   - outer: The outer radius, in points.
    ///   - padding: The distance between the two edges, in points.
    package static func radius(within outer: CGFloat, padding: CGFloat) -> CGFloat { max(0, outer - padding) }
}

extension PicaTheme {
    /// The themes of Pica by name.
    package static let shipped: [String: PicaTheme] = ["pica": .pica, "adwaita": .adwaita, "breeze": .breeze]

    /// Returns the theme that sits well beside the programs of a desktop.
    ///
    /// - Parameter desktop: The value of `XDG_CURRENT_DESKTOP`, names with colons between them; `nil` if unset.
    package static func suiting(_ desktop: String?) -> PicaTheme {
        let names = desktop?.split(separator: ":").map { $0.lowercased() } ?? []
        if names.contains("gnome") { return .adwaita }
        return names.contains("kde") ? .breeze : .pica
    }
}

private enum ThemeKey: EnvironmentKey { static var defaultValue: ThemeInUse { .pica } }

extension EnvironmentValues {
    /// The theme of the interface. By default it is the one that suits the desktop.
    public var picaTheme: PicaTheme {
        get { self[ThemeKey.self].theme }
        set { self[ThemeKey.self] = ThemeInUse.of(newValue) }
    }

    /// The theme's colors for the interface's color scheme and contrast.
    package var palette: Palette { self[ThemeKey.self].palette(colorScheme, colorSchemeContrast) }
}

/// A theme with its palettes, which environments share.
private final class ThemeInUse: Sendable, Equatable {
    static let pica = ThemeInUse(.pica)
    /// The themes set last, so that a view that sets its theme in each evaluation makes its palettes once.
    private static let recent = Mutex<[ThemeInUse]>([])
    private static let mostRecent = 8

    let theme: PicaTheme
    private let palettes: [Palette]

    static func of(_ theme: PicaTheme) -> ThemeInUse {
        if theme == pica.theme { return pica }
        return recent.withLock { recent in
            if let known = recent.first(where: { $0.theme == theme }) { return known }
            let new = ThemeInUse(theme)
            recent = recent.suffix(mostRecent - 1) + [new]
            return new
        }
    }

    private init(_ theme: PicaTheme) {
        self.theme = theme
        palettes = Palette.all(of: theme)
    }

    func palette(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Palette {
        palettes[Palette.index(scheme, contrast)]
    }

    static func == (one: ThemeInUse, other: ThemeInUse) -> Bool { one === other || one.theme == other.theme }
}
