import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaText
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaDrawing
@testable import PicaLabels

@MainActor @Suite struct ThemeTests {
    private static let texts: [PicaTheme.Role] = [.primary, .secondary, .tertiary, .accent]
    /// Every theme that ships in every interface, and one that is illegible.
    private static let palettes = (Array(PicaTheme.shipped.values) + [.illegible]).flatMap {
        Palette.all(of: $0)
    }

    /// The least contrast of a color to any of its backgrounds.
    private func least(_ color: PixelColor, in palette: Palette) -> Double {
        PicaTheme.Role.grounds.map { ground in
            let ground = palette[ground]
            let seen = PixelColor(red: color.red, green: color.green, blue: color.blue)
            return ground.mixed(with: seen, color.alpha).contrast(to: ground)
        }.min() ?? 0
    }

    @Test("Contrast is measured by the WCAG formula")
    func measure() {
        let (white, black) = (PixelColor(hex: 0xFFFFFF), PixelColor(hex: 0))
        #expect(abs(white.contrast(to: black) - 21) < 1e-6)
        #expect(white.contrast(to: white) == 1)
        let grey = PixelColor(hex: 0x767676)
        #expect(abs(grey.contrast(to: white) - 4.54) < 0.01)
        #expect(grey.contrast(to: white) == white.contrast(to: grey))
    }

    @Test("In every theme, text has a contrast of 4.5 on every background, and of 7 with increased contrast")
    func texts() {
        for palette in Self.palettes {
            let wanted = palette.focusRingWidth > 2 ? 7.0 : 4.5
            for name in Self.texts + (palette.focusRingWidth > 2 ? PicaTheme.Role.named : []) {
                let found = least(palette[name], in: palette)
                #expect(found >= wanted, "\(name): \(found)")
            }
            let environment = EnvironmentValues()
            let ink = palette[.onAccent, environment]
            #expect(ink.contrast(to: palette[.accent, environment]) >= 4.5)
        }
    }

    @Test("In every theme, edges of controls have a contrast of 3, and all lines 4.5 with increased contrast")
    func lines() {
        for palette in Self.palettes {
            let isStrong = palette.focusRingWidth > 2
            for name in isStrong ? PicaTheme.Role.lines : [.outline] {
                #expect(least(palette[name], in: palette) >= (isStrong ? 4.5 : 3), "\(name)")
            }
        }
    }

    @Test("In every theme, text is legible on selections and search matches")
    func marks() {
        for palette in Self.palettes.dropLast(4) {
            for ground in [PicaTheme.Role.selection, .inactiveSelection, .found, .foundNow] {
                #expect(palette[.primary].contrast(to: palette[ground]) >= 4.5, "\(ground)")
            }
        }
    }

    @Test("Scroll thumb contrast is at least 3, and 4.5 with increased contrast")
    func thumbs() {
        for palette in Self.palettes.dropLast(4) {
            #expect(least(palette[.scrollThumb], in: palette) >= (palette.focusRingWidth > 2 ? 4.5 : 3))
        }
    }

    @Test("Increased contrast strengthens all colors and the focus ring", arguments: ColorScheme.allCases)
    func increased(scheme: ColorScheme) {
        for theme in PicaTheme.shipped.values {
            let (standard, increased) = (
                Palette(theme, scheme, .standard), Palette(theme, scheme, .increased)
            )
            for name in PicaTheme.Role.named {
                #expect(least(increased[name], in: increased) >= least(standard[name], in: standard))
            }
            #expect(increased.focusRingWidth > standard.focusRingWidth)
        }
    }

    @Test("Any accent of the desktop is legible, carries text, and keeps selected text legible")
    func accents() {
        let parts: [Float] = [0, 0.25, 0.5, 0.75, 1]
        let palettes = PicaTheme.shipped.values.flatMap { Palette.all(of: $0) }
        for red in parts {
            for green in parts {
                for blue in parts {
                    var environment = EnvironmentValues()
                    environment.desktopAccent = PixelColor(red: red, green: green, blue: blue)
                    for palette in palettes {
                        let color = palette[.accent, environment]
                        #expect(least(color, in: palette) >= (palette.focusRingWidth > 2 ? 7.0 : 4.5))
                        #expect(palette[.onAccent, environment].contrast(to: color) >= 4.5)
                        let selection = palette[.selection, environment]
                        #expect(palette[.primary].contrast(to: selection) >= 4.5)
                    }
                }
            }
        }
    }

    @Test("A legible accent stays unchanged")
    func accentStays() {
        let purple = PixelColor(hex: 0x813D9C)
        #expect(Palette(.pica, .light, .standard).legible(purple) == purple)
        #expect(Palette(.pica, .dark, .standard).legible(purple) != purple)
    }

    @Test("Text on the accent color is white where that is legible, otherwise black")
    func ink() {
        #expect(Palette.ink(on: PixelColor(hex: 0x2867D6)) == PixelColor(hex: 0xFFFFFF))
        #expect(Palette.ink(on: PixelColor(hex: 0x5E9BFF)) == PixelColor(hex: 0))
        #expect(Palette.ink(on: PixelColor(hex: 0xF4CB4A)) == PixelColor(hex: 0))
    }

    @Test(
        "The desktop's name chooses the theme",
        arguments: [
            ("GNOME", .adwaita), ("ubuntu:GNOME", .adwaita), ("KDE", .breeze), ("sway", .pica), (nil, .pica),
        ] as [(String?, PicaTheme)])
    func desktops(name: String?, theme: PicaTheme) {
        #expect(PicaTheme.suiting(name) == theme)
    }

    @Test("A theme of the app changes colors, corners, density and font below it, and nothing beside it")
    func ownTheme() throws {
        var theme = PicaTheme.pica
        theme[.control] = PicaTheme.Tone(light: 0x00FF00, dark: 0x00FF00)
        theme.density = 2
        var font = PicaTheme.pica
        font.fontFamily = "DejaVu Sans"
        let host = try mount(width: 300, height: 200) {
            VStack {
                Button("Hamburg") {}.named("own").picaTheme(theme)
                Button("Hamburg") {}.named("usual")
                Text("Hamburg").named("text").picaTheme(font)
                Text("Hamburg").named("plain")
            }
        }
        let (own, usual) = (try host.frame("own"), try host.frame("usual"))
        #expect(own.height == usual.height + 10)
        #expect(own.width > usual.width + 20)
        #expect(try host.frame("text").width != host.frame("plain").width)
        let painted = host.paintedScreen()
        #expect(painted[Int(own.minX) + 6, Int(own.midY)] == 0xFF00_FF00)
        #expect(painted[Int(usual.minX) + 6, Int(usual.midY)] != 0xFF00_FF00)
    }

    @Test("Archived colors name themselves, and an unknown name is an error")
    func archives() throws {
        for color in PicaTheme.Role.allCases {
            let data = try JSONEncoder().encode([color])
            #expect(String(decoding: data, as: UTF8.self) == "[\"\(color)\"]")
            #expect(try JSONDecoder().decode([PicaTheme.Role].self, from: data) == [color])
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([PicaTheme.Role].self, from: Data(#"["puce"]"#.utf8))
        }
    }

    @Test("The desktop's accent tints controls unless the app has a tint")
    func precedence() throws {
        var desktop = DesktopSettings()
        desktop.accent = Color(red: 0.5, green: 0, blue: 0.5)
        let environment = EnvironmentValues.desktop(desktop)
        let accent = Color.accentColor.resolve(in: environment)
        #expect(accent == Color(red: 0.5, green: 0, blue: 0.5).resolve(in: environment))
        var tinted = environment
        tinted.tint = AnyShapeStyle(.red)
        #expect(Color.accentColor.resolve(in: tinted) == Color.red.resolve(in: tinted))
    }

    @Test("With increased contrast a window is repainted, and views can read it")
    func repaints() throws {
        struct Reading: View {
            @Environment(\.colorSchemeContrast) private var contrast
            var body: some View { Button("\(contrast)") {} }
        }
        let host = try mount(width: 200, height: 60) { Reading() }
        #expect(try host.find(.button).label == "standard")
        host.setEnvironment(\.colorSchemeContrast, .increased)
        #expect(try host.find(.button).label == "increased")
        let painted = host.paintedScreen()
        #expect(painted.pixels == host.freshPicture().pixels)
    }

    @Test("Desktop settings reach the environment, and unset ones leave the defaults")
    func environment() {
        var plain = EnvironmentValues()
        // A desktop has a later in which pictures can come.
        plain.decodesPicturesAside = true
        #expect(EnvironmentValues.desktop().keysChanged(from: plain).isEmpty)
        var settings = DesktopSettings()
        settings.colorScheme = .dark
        settings.increasesContrast = true
        settings.reducesMotion = true
        settings.textScale = 1.25
        settings.families = SystemFamilies(interface: "Sans", monospaced: "Mono")
        let values = EnvironmentValues.desktop(settings)
        #expect(values.colorScheme == .dark)
        #expect(values.colorSchemeContrast == .increased)
        #expect(values.accessibilityReduceMotion)
        #expect(values.dynamicTypeSize == .xxLarge)
        #expect(values.systemFamilies == settings.families)
        #expect(values.accessibilityDifferentiateWithoutColor && values.accessibilityReduceTransparency)
        settings.increasesContrast = false
        let usual = EnvironmentValues.desktop(settings)
        #expect(!usual.accessibilityDifferentiateWithoutColor && !usual.accessibilityReduceTransparency)
    }

    @Test("A new interface font changes texts, and a new monospaced font the monospaced ones")
    func families() throws {
        let host = try mount {
            VStack {
                Text("Hamburg").named("system")
                Text("Hamburg").monospaced().named("monospaced")
                Text("Hamburg").font(.custom("Inter", size: 17)).named("custom")
            }
        }
        func widths() throws -> [CGFloat] {
            try ["system", "monospaced", "custom"].map { try host.frame($0).width }
        }
        let before = try widths()
        host.setEnvironment(\.systemFamilies, SystemFamilies(interface: "DejaVu Sans"))
        let interface = try widths()
        #expect(interface[0] != before[0])
        #expect(interface[1...] == before[1...])
        host.setEnvironment(\.systemFamilies, SystemFamilies(monospaced: "DejaVu Serif"))
        let monospaced = try widths()
        #expect(monospaced[0] == before[0])
        #expect(monospaced[1] != before[1])
        #expect(monospaced[2] == before[2])
    }
}

extension PicaTheme {
    /// A theme whose text and lines have the colors of its backgrounds.
    fileprivate static var illegible: PicaTheme {
        var theme = PicaTheme.pica
        for color in PicaTheme.Role.legible + PicaTheme.Role.lines { theme[color] = theme[.field] }
        return theme
    }
}
