import Foundation
import PicaFoundation
import PicaGraph
import PicaText

/// What a person has set for all programs of the desktop; each value says by default that nothing was.
package struct DesktopSettings: Equatable, Sendable {
    /// nil leaves it to programs.
    package var colorScheme: ColorScheme?
    /// What is chosen and what is active is coloured with.
    package var accent: Color?
    package var increasesContrast = false
    package var reducesMotion = false
    /// By how much text is larger than programs would have it.
    package var textScale = 1.0
    package var families = SystemFamilies()

    package init() {}
}

extension EnvironmentValues {
    /// What a window's root inherits on this machine.
    ///
    /// `PICA_COLOR_SCHEME` (`light`, `dark`) and `PICA_TEXT_SIZE` (a case of `DynamicTypeSize`, such as
    /// `accessibility1`) set light or dark and the text size for one program, whatever the desktop says.
    package static func desktop(_ settings: DesktopSettings = DesktopSettings()) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = wish("PICA_COLOR_SCHEME") ?? settings.colorScheme ?? .light
        values.dynamicTypeSize =
            wish("PICA_TEXT_SIZE") ?? DynamicTypeSize(nearestToScale: settings.textScale)
        values.colorSchemeContrast = settings.increasesContrast ? .increased : .standard
        values.accessibilityReduceMotion = settings.reducesMotion
        values.desktopAccent = settings.accent.map { Accent($0.pixelColor(in: values)) }
        values.systemFamilies = settings.families
        values.decodesPicturesAside = true
        return values
    }

    /// The case that a variable of the environment names, if it names one.
    private static func wish<Choice: CaseIterable>(_ variable: String) -> Choice? {
        environmentVariable(variable).flatMap { name in Choice.allCases.first { "\($0)" == name } }
    }
}

private enum SystemFamiliesKey: EnvironmentKey {
    static var defaultValue: SystemFamilies { SystemFamilies() }
}

extension EnvironmentValues {
    /// The families that the system's fonts are set in.
    var systemFamilies: SystemFamilies {
        get { self[SystemFamiliesKey.self] }
        set { self[SystemFamiliesKey.self] = newValue }
    }
}
