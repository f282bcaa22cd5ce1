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
    private static let grounds: [ThemeColor] = [.background, .field, .sidebar, .control]
    private static let texts: [ThemeColor] = [.primary, .secondary, .tertiary, .accent]

    /// The least contrast of a color to any of its backgrounds.
    private func least(_ color: PixelColor, in theme: Theme) -> Double {
        Self.grounds.map { ground in
            let ground = theme[ground]
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

    @Test(
        "Text contrast is at least 4.5 on every background, and 7 with increased contrast",
        arguments: ColorScheme.allCases)
    func texts(scheme: ColorScheme) {
        for (contrast, wanted) in [(ColorSchemeContrast.standard, 4.5), (.increased, 7)] {
            let theme = Theme(scheme, contrast)
            for name in Self.texts {
                let found = least(theme[name], in: theme)
                #expect(found >= wanted, "\(name), \(contrast): \(found)")
            }
            #expect(theme[.onAccent].contrast(to: theme[.accent]) >= wanted)
        }
    }

    @Test(
        "Scroll thumb contrast is at least 3, and 4.5 with increased contrast",
        arguments: ColorScheme.allCases)
    func thumbs(scheme: ColorScheme) {
        let (standard, increased) = (Theme(scheme, .standard), Theme(scheme, .increased))
        #expect(least(standard.scrollThumb, in: standard) >= 3)
        #expect(least(increased.scrollThumb, in: increased) >= 4.5)
    }

    @Test("Increased contrast strengthens lines and all colors", arguments: ColorScheme.allCases)
    func increased(scheme: ColorScheme) {
        let (standard, increased) = (Theme(scheme, .standard), Theme(scheme, .increased))
        for line in [increased.outline, increased.separator, increased[.quaternary]] {
            #expect(least(line, in: increased) >= 4.5)
        }
        for name in ThemeColor.named {
            let found = least(increased[name], in: increased)
            #expect(found >= 7, "\(name): \(found)")
            #expect(found >= least(standard[name], in: standard))
        }
        #expect(increased.focusRingWidth > standard.focusRingWidth)
    }

    @Test("Any accent of the desktop is legible, carries text, and keeps selected text legible")
    func accents() {
        let parts: [Float] = [0, 0.25, 0.5, 0.75, 1]
        for red in parts {
            for green in parts {
                for blue in parts {
                    let accent = Accent(PixelColor(red: red, green: green, blue: blue))
                    for theme in Theme.all {
                        let color = accent[theme]
                        let wanted = theme.focusRingWidth > 2 ? 7.0 : 4.5
                        #expect(least(color, in: theme) >= wanted)
                        #expect(theme[.onAccent].contrast(to: color) >= wanted)
                        var environment = EnvironmentValues()
                        environment.desktopAccent = accent
                        let selection = theme.selection(in: environment)
                        #expect(theme[.primary].contrast(to: selection) >= 4.5)
                    }
                }
            }
        }
    }

    @Test("A legible accent stays unchanged")
    func accentStays() {
        let purple = PixelColor(hex: 0x813D9C)
        #expect(Accent(purple)[Theme(.light, .standard)] == purple)
        #expect(Accent(purple)[Theme(.dark, .standard)] != purple)
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
        #expect(!values.accessibilityDifferentiateWithoutColor)
        #expect(!values.accessibilityReduceTransparency)
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

extension ThemeColor {
    fileprivate static let named: [ThemeColor] = [
        .gray, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    ]
}
