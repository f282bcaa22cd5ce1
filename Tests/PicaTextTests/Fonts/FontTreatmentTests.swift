import Testing

@testable import PicaText

@Suite("Glyph rendering follows the user's fontconfig settings")
struct FontTreatmentTests {
    private func treatment(
        _ name: String, _ edits: [String], target: String = "pattern",
        _ descriptor: FontDescriptor = FontDescriptor(size: 13)
    ) -> FontTreatment {
        let rules = "<match target=\"\(target)\">\(edits.joined())</match>"
        let config = PinnedFonts.configFile(folders: PinnedFonts.folders, name: "draw-\(name)", rules: rules)
        return TextContext(fontconfigFile: config).fonts.font(for: descriptor).treatment
    }

    private func edit(_ name: String, _ value: String) -> String {
        "<edit name=\"\(name)\" mode=\"assign\">\(value)</edit>"
    }

    private func bool(_ name: String, _ value: Bool) -> String { edit(name, "<bool>\(value)</bool>") }
    private func style(_ value: String) -> String { edit("hintstyle", "<const>\(value)</const>") }

    @Test("By default, outlines are hinted vertically")
    func silent() {
        #expect(PinnedFonts.context().fonts.font(for: FontDescriptor(size: 13)).treatment == [])
        #expect(treatment("slight", [style("hintslight")]) == [])
    }

    @Test("Hinting can be off, or the font's own")
    func hinting() {
        for target in ["pattern", "font"] {
            #expect(treatment("none-\(target)", [style("hintnone")], target: target) == .unhinted)
            #expect(treatment("off-\(target)", [bool("hinting", false)], target: target) == .unhinted)
            #expect(treatment("medium-\(target)", [style("hintmedium")], target: target) == .instructed)
            #expect(treatment("full-\(target)", [style("hintfull")], target: target) == .instructed)
        }
        #expect(treatment("auto", [style("hintfull"), bool("autohint", true)]) == [])
        #expect(treatment("off-full", [style("hintfull"), bool("hinting", false)]) == .unhinted)
    }

    @Test("Antialiasing can be off, for some fonts only, too")
    func antialias() {
        #expect(treatment("aliased", [bool("antialias", false)]) == .aliased)
        #expect(treatment("both", [bool("antialias", false), style("hintnone")]) == [.aliased, .unhinted])
        let test = "<test name=\"family\"><string>DejaVu Serif</string></test>"
        let some = [test, bool("antialias", false)]
        #expect(treatment("some", some, target: "font") == [])
        #expect(
            treatment("some", some, target: "font", FontDescriptor(family: "DejaVu Serif", size: 13))
                == .aliased)
    }

    @Test("Emboldening and slanting are applied on request")
    func synthetic() {
        #expect(treatment("bold", [bool("embolden", true)], target: "font") == .embolden)
        let matrix =
            "<matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>"
        #expect(treatment("slant", [edit("matrix", matrix)], target: "font") == .slant)
    }

    @Test("Fallback fonts and fonts found by name follow the settings, too")
    func everywhere() {
        let rules = "<match target=\"pattern\">\(style("hintnone"))</match>"
        let config = PinnedFonts.configFile(
            folders: PinnedFonts.folders, name: "draw-everywhere", rules: rules)
        let context = TextContext(fontconfigFile: config)
        var found: [FontTreatment] = []
        PinnedFonts.layout("ไทย", context: context).forEachRun { run, _, _, _, _ in
            found.append(run.treatment)
        }
        #expect(found == [.unhinted])
        #expect(
            context.fonts.font(for: FontDescriptor(family: "Inter-Bold", size: 13)).treatment == .unhinted)
    }
}
