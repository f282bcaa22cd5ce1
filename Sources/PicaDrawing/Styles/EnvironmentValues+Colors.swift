import Foundation
import PicaCanvas
import PicaState

/// The appearance of an interface: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The contrast between the colors of an interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The theme's usual contrast.
    case standard
    /// A higher contrast: text, lines and focus rings stand out.
    case increased
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}
private enum DesktopAccentKey: EnvironmentKey { static var defaultValue: PixelColor? { nil } }
private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The color scheme. By default it is the window's.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that the person chose in the desktop's settings.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Whether information in colors should be shown in another way, too: whether the person chose increased contrast.
    /// No Linux desktop has a setting of its own for it.
    public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }

    /// Whether translucent surfaces should be opaque: whether the person chose increased contrast. No Linux desktop has
    /// a setting of its own for it. Materials are opaque then.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// The accent color of the desktop's settings; `nil` for the theme's.
    package var desktopAccent: PixelColor? {
        get { self[DesktopAccentKey.self] }
        set { self[DesktopAccentKey.self] = newValue }
    }

    /// The style of text and shapes; `nil` for the theme's color.
    package var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles.first }
        set { foregroundStyles = newValue.map { [$0] } ?? [] }
    }

    /// The levels of the foreground style that are set; further levels are fainter than the last.
    package var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The tint of controls; `nil` for the accent color of the desktop or the theme.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
