import Foundation
import PicaGraph

/// Whether an interface is dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// Light or dark. The default follows the window.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// What text and shapes are coloured with; nil stands for the theme's.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    var tintColor: Color? {
        get { self[TintColorKey.self] }
        set { self[TintColorKey.self] = newValue }
    }

    var theme: Theme { colorScheme == .dark ? .dark : .light }
}
