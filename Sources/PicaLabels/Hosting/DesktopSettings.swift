import Foundation
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

/// The settings that the person has chosen for all programs of the desktop. The default of each property means that
/// nothing was chosen.
package struct DesktopSettings: Equatable, Sendable {
    /// The color scheme; `nil` leaves it to programs.
    package var colorScheme: ColorScheme?
    /// The accent color, for chosen and active items.
    package var accent: Color?
    package var increasesContrast = false
    package var reducesMotion = false
    /// Whether scroll bars are always shown, rather than over content while it scrolls.
    package var keepsScrollBars = false
    /// The factor by which text is larger than programs would have it.
    package var textScale = 1.0
    package var families = SystemFamilies()
    /// The theme that suits the desktop's own programs.
    package var theme = PicaTheme.pica

    package init() {}
}

extension EnvironmentValues {
    /// Returns the environment that the root of a window inherits on this machine.
    ///
    /// The environment variables `PICA_COLOR_SCHEME` (`light`, `dark`), `PICA_TEXT_SIZE` and `PICA_THEME` (`pica`,
    /// `adwaita`, `breeze`) override what the desktop says for one program. `PICA_TEXT_SIZE` is a case of `DynamicTypeSize`, such as
    /// `accessibility1`.
    package static func desktop(_ settings: DesktopSettings = DesktopSettings()) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = wish("PICA_COLOR_SCHEME") ?? settings.colorScheme ?? .light
        values.dynamicTypeSize =
            wish("PICA_TEXT_SIZE") ?? DynamicTypeSize(nearestToScale: settings.textScale)
        values.colorSchemeContrast = settings.increasesContrast ? .increased : .standard
        values.accessibilityReduceMotion = settings.reducesMotion
        values.keepsScrollBars = settings.keepsScrollBars
        values.desktopAccent = settings.accent?.pixelColor(in: values)
        values.systemFamilies = settings.families
        values.picaTheme =
            environmentVariable("PICA_THEME").flatMap { PicaTheme.shipped[$0] } ?? settings.theme
        values.decodesPicturesAside = true
        return values
    }

    /// Returns the case that an environment variable names, if any.
    private static func wish<Choice: CaseIterable>(_ variable: String) -> Choice? {
        environmentVariable(variable).flatMap { name in Choice.allCases.first { "\($0)" == name } }
    }
}
