import PicaBus
import PicaDesktop
import PicaViews
import Testing

/// The meaning of the portal's values, without a portal.
struct PortalSettingsTests {
    private func settings(_ values: [String: [String: BusValue]]) -> DesktopSettings {
        var portal = PortalSettings()
        let isAnswer = portal.replace(with: [.dictionary(values.mapValues { .dictionary($0) })])
        #expect(isAnswer)
        return portal.settings
    }

    private func appearance(_ key: String, _ value: BusValue) -> DesktopSettings {
        settings(["org.freedesktop.appearance": [key: value]])
    }

    private func interface(_ key: String, _ value: BusValue) -> DesktopSettings {
        settings(["org.gnome.desktop.interface": [key: value]])
    }

    @Test("Each key sets only its own setting")
    func keys() {
        func expect(
            _ found: DesktopSettings, _ change: (inout DesktopSettings) -> Void,
            _ location: SourceLocation = #_sourceLocation
        ) {
            var wanted = DesktopSettings()
            change(&wanted)
            #expect(found == wanted, sourceLocation: location)
        }
        expect(settings([:])) { _ in }
        expect(appearance("color-scheme", .integer(0))) { _ in }
        expect(appearance("color-scheme", .integer(1))) { $0.colorScheme = .dark }
        expect(appearance("color-scheme", .integer(2))) { $0.colorScheme = .light }
        expect(appearance("contrast", .integer(1))) { $0.increasesContrast = true }
        expect(appearance("contrast", .integer(0))) { _ in }
        expect(settings(["org.gnome.desktop.a11y.interface": ["high-contrast": .bool(true)]])) {
            $0.increasesContrast = true
        }
        expect(appearance("reduced-motion", .integer(1))) { $0.reducesMotion = true }
        expect(interface("enable-animations", .bool(false))) { $0.reducesMotion = true }
        expect(interface("enable-animations", .bool(true))) { _ in }
        expect(interface("overlay-scrolling", .bool(false))) { $0.keepsScrollBars = true }
        expect(interface("overlay-scrolling", .bool(true))) { _ in }
        expect(interface("text-scaling-factor", .double(1.25))) { $0.textScale = 1.25 }
        expect(interface("font-name", .string("Cantarell 11"))) { $0.families.interface = "Cantarell" }
        expect(interface("monospace-font-name", .string("Hack, 10"))) { $0.families.monospaced = "Hack" }
        expect(appearance("accent-color", .list([.double(0.25), .double(0.5), .double(1)]))) {
            $0.accent = Color(red: 0.25, green: 0.5, blue: 1)
        }
    }

    @Test("If Plasma reports fonts they win over GNOME's keys")
    func plasma() {
        let fonts = settings([
            "org.kde.kdeglobals.General": [
                "font": .string("Noto Sans,10,-1,5,400,0,0,0,0,0,0,0,0,0,0,1"),
                "fixed": .string("Hack,10,-1,5,400,0,0,0,0,0,0,0,0,0,0,1"),
            ],
            "org.gnome.desktop.interface": [
                "font-name": .string("Cantarell 11"), "monospace-font-name": .string("Monospace 10"),
            ],
        ])
        #expect(fonts.families.interface == "Noto Sans")
        #expect(fonts.families.monospaced == "Hack")
        let none = settings(["org.kde.kdeglobals.General": ["font": .string(""), "fixed": .integer(3)]])
        #expect(none == DesktopSettings())
    }

    @Test("An accent out of range or of the wrong length or type is ignored")
    func accents() {
        let wrong: [BusValue] = [
            .list([.double(-1), .double(-1), .double(-1)]), .list([.double(0), .double(1.01), .double(0)]),
            .list([.double(.nan), .double(0), .double(0)]), .list([.double(0), .double(0)]),
            .list([.integer(0), .integer(0), .integer(0)]), .list([]), .string("red"), .other,
        ]
        for value in wrong { #expect(appearance("accent-color", value) == DesktopSettings()) }
    }

    @Test("Implausible text scales are ignored")
    func scales() {
        for factor in [0, -1, 0.01, 1000, .nan, .infinity, -.infinity] {
            #expect(interface("text-scaling-factor", .double(factor)) == DesktopSettings())
        }
    }

    @Test("One change keeps the other settings; a full answer replaces all")
    func changes() {
        var portal = PortalSettings()
        portal.change([.string("org.freedesktop.appearance"), .string("color-scheme"), .integer(1)])
        portal.change([.string("org.freedesktop.appearance"), .string("contrast"), .integer(1)])
        #expect(portal.settings.colorScheme == .dark)
        #expect(portal.settings.increasesContrast)
        for nonsense in [[], [.string("a")], [.integer(1), .integer(2), .integer(3)]] as [[BusValue]] {
            let before = portal.settings
            portal.change(nonsense)
            #expect(portal.settings == before)
            let isAnswer = portal.replace(with: nonsense)
            #expect(!isAnswer)
            #expect(portal.settings == before)
        }
        let isAnswer = portal.replace(with: [.dictionary([:])])
        #expect(isAnswer)
        #expect(portal.settings == DesktopSettings())
    }

    @Test(
        "The family is extracted from a font description",
        arguments: [
            ("Cantarell 11", "Cantarell"), ("Noto Sans Semi-Bold Italic 10.5", "Noto Sans"),
            ("Noto Sans SemiBold 10", "Noto Sans"), ("Ubuntu Mono, Bold 12", "Ubuntu Mono"),
            ("DejaVu Sans 13px", "DejaVu Sans"), ("Adwaita Sans", "Adwaita Sans"),
            ("Roboto Condensed, 11", "Roboto Condensed"), ("Inter, Noto Sans, Bold 9", "Inter"),
            ("Fira Code Light 11 @wght=350 #tnum", "Fira Code"), ("  Sans   10 ", "Sans"),
            ("Source Han Sans 2 11", "Source Han Sans 2"), ("思源黑体 11", "思源黑体"),
        ])
    func families(description: String, family: String) {
        #expect(FontFamilyName.family(in: description) == family)
    }

    @Test(
        "A description without a family has none",
        arguments: ["", " ", "11", "Bold 11", ", 11", ",", "@wght=1"])
    func noFamily(description: String) {
        #expect(FontFamilyName.family(in: description) == nil)
    }
}
