import Foundation
import PicaCanvas
import PicaState
import Synchronization

/// The colors of a theme in a light or dark interface with usual or increased contrast.
package final class Palette: Sendable {
    private let colors: [PixelColor]
    private let hasMoreContrast: Bool
    /// Foreign colors made legible.
    private let adapted = Mutex<[PixelColor: PixelColor]>([:])
    /// The most colors to remember. An animated tint has new ones in each frame.
    private static let mostAdapted = 64

    init(_ theme: PicaTheme, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
        hasMoreContrast = contrast == .increased
        let (isDark, isStrong) = (scheme == .dark, hasMoreContrast)
        func color(_ name: PicaTheme.Role) -> PixelColor {
            let tone = theme[name]
            if isStrong, let strong = tone.strong { return isDark ? strong.dark : strong.light }
            return isDark ? tone.dark : tone.light
        }
        var colors = PicaTheme.Role.allCases.map(color)
        let grounds = PicaTheme.Role.grounds.map(color)
        for name in PicaTheme.Role.legible + (isStrong ? PicaTheme.Role.named : []) {
            colors[Int(name.rawValue)] = Self.adapt(
                color(name), to: grounds, least: isStrong ? 7 : 4.5)
        }
        let edge = isStrong ? 4.5 : 3
        for name in isStrong ? PicaTheme.Role.lines : [.outline] {
            colors[Int(name.rawValue)] = Self.adapt(color(name), to: grounds, least: edge)
        }
        self.colors = colors
    }

    /// The palettes of a theme in the order of `index`.
    static func all(of theme: PicaTheme) -> [Palette] {
        ColorSchemeContrast.allCases.flatMap { contrast in
            ColorScheme.allCases.map { Palette(theme, $0, contrast) }
        }
    }

    static func index(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Int {
        (scheme == .dark ? 1 : 0) + (contrast == .increased ? 2 : 0)
    }

    package subscript(name: PicaTheme.Role) -> PixelColor { colors[Int(name.rawValue)] }

    /// Returns a color of an interface whose accent may be the app's tint or the desktop's color.
    package subscript(name: PicaTheme.Role, environment: EnvironmentValues) -> PixelColor {
        switch name {
        case .accent: accent(in: environment)
        case .onAccent: Self.ink(on: accent(in: environment))
        case .selection: selection(in: environment)
        default: self[name]
        }
    }

    private func accent(in environment: EnvironmentValues) -> PixelColor {
        if let color = environment.resolvedTint?.mainColor { return color }
        return environment.desktopAccent.map(legible) ?? self[.accent]
    }

    /// Returns the background of selected text and rows, which is of the desktop's accent color if there is one.
    private func selection(in environment: EnvironmentValues) -> PixelColor {
        environment.desktopAccent.map { self[.field].mixed(with: legible($0), 0.3) } ?? self[.selection]
    }

    /// Returns the color of text on an accent color: white if it is legible, otherwise the better of black and white.
    static func ink(on ground: PixelColor) -> PixelColor {
        let (white, black) = (PixelColor(hex: 0xFFFFFF), PixelColor(hex: 0))
        let contrast = white.contrast(to: ground)
        return contrast >= 4.5 || contrast >= black.contrast(to: ground) ? white : black
    }

    /// Returns a foreign color, darkened or lightened just enough to be legible in this palette.
    package func legible(_ color: PixelColor) -> PixelColor {
        if let known = adapted.withLock({ $0[color] }) { return known }
        let new = Self.adapt(
            color, to: PicaTheme.Role.grounds.map { self[$0] }, least: hasMoreContrast ? 7 : 4.5)
        adapted.withLock {
            if $0.count >= Self.mostAdapted { $0.removeAll() }
            $0[color] = new
        }
        return new
    }

    /// Returns a color, darkened or lightened just enough to have a contrast to several grounds, as far as black or
    /// white have it.
    private static func adapt(_ color: PixelColor, to grounds: [PixelColor], least: Double) -> PixelColor {
        func contrast(_ color: PixelColor) -> Double {
            grounds.map { $0.contrast(to: color) }.min() ?? .infinity
        }
        if contrast(color) >= least { return color }
        let (white, black) = (PixelColor(hex: 0xFFFFFF), PixelColor(hex: 0))
        let end = contrast(white) > contrast(black) ? white : black
        return (1...64).lazy.map { color.mixed(with: end, Float($0) / 64) }
            .first { contrast($0) >= least } ?? end
    }

    /// The width of the focus ring, in points.
    var focusRingWidth: CGFloat { hasMoreContrast ? 3 : 2 }
}

extension PixelColor {
    /// The relative luminance by WCAG: 0 is black, 1 is white.
    package var luminance: Double {
        func linear(_ value: Float) -> Double {
            let value = Double(value)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the WCAG contrast of two opaque colors, from 1 to 21.
    package func contrast(to other: PixelColor) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Returns the color mixed with another, where 0 is only this color and 1 only the other.
    func mixed(with other: PixelColor, _ part: Float) -> PixelColor {
        PixelColor(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}
