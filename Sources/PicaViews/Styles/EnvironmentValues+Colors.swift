import Foundation
import PicaGraph

/// Whether an interface is dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How much the colours of an interface differ from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As the theme has it.
    case standard
    /// More than that: text, lines and focus rings stand out.
    case increased
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}
private enum DesktopAccentKey: EnvironmentKey { static var defaultValue: Accent? { nil } }
private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// Light or dark. The default follows the window.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How much contrast the person asked for, in the desktop's settings.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Whether what colours say should be said otherwise, too. Always false: no desktop of Linux has a
    /// setting for it.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether see-through surfaces should be opaque. Always false: no desktop of Linux has a setting for it.
    public var accessibilityReduceTransparency: Bool { false }

    /// The accent colour in the desktop's settings; nil stands for the theme's.
    var desktopAccent: Accent? {
        get { self[DesktopAccentKey.self] }
        set { self[DesktopAccentKey.self] = newValue }
    }

    /// What text and shapes are coloured with; nil stands for the theme's.
    var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles.first }
        set { foregroundStyles = newValue.map { [$0] } ?? [] }
    }

    /// The foreground style's levels, as far as they were set; what is missing is fainter than the last.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// What the accent of controls is; nil stands for the desktop's, or the theme's.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var theme: Theme { Theme(colorScheme, colorSchemeContrast) }
}
