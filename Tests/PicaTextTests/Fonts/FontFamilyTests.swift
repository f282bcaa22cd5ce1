import Testing

@testable import PicaText

@Suite("Families are read from fontconfig")
struct FontFamilyTests {
    private func families(_ context: TextContext) -> [String: FontFamily] {
        Dictionary(context.fonts.families.read().map { ($0.name, $0) }) { first, _ in first }
    }

    @Test("Each family is listed once, its faces from light to heavy, upright before slanted")
    func faces() throws {
        let context = PinnedFonts.context()
        let families = families(context)
        #expect(families.count == context.fonts.families.read().count)
        let sans = try #require(families["DejaVu Sans"])
        #expect(
            sans.faces.map(\.weight) == sans.faces.map(\.weight).sorted()
                || sans.faces.contains { $0.width != 100 })
        #expect(sans.faces.contains { $0.name == "Bold" && $0.weight == 700 && !$0.isItalic })
        let inter = try #require(families["Inter"])
        #expect(inter.faces.count == 18)
        #expect(inter.faces.first?.weight == 100)
        #expect(inter.faces.prefix(2).map(\.isItalic) == [false, true])
        #expect(!inter.isSymbolic)
        #expect(families["Noto Color Emoji"]?.isSymbolic == true)
    }

    @Test("A variable font's named instances are faces")
    func variable() throws {
        let families = families(PinnedFonts.context(folders: [PinnedFonts.variable]))
        let inter = try #require(families.values.first { $0.name.hasPrefix("Inter") })
        #expect(inter.faces.count > 2)
        #expect(Set(inter.faces.map(\.weight)).isSuperset(of: [400, 700]))
    }

    @Test("After listing families, faces are found as before")
    func sameFaces() {
        let (plain, listed) = (PinnedFonts.context().fonts, PinnedFonts.context().fonts)
        let families = listed.families.read()
        #expect(families.count > 20)
        for family in families.prefix(60) {
            for face in family.faces {
                let descriptor = FontDescriptor(
                    family: family.name, weight: face.weight, width: face.width, isItalic: face.isItalic,
                    size: 12)
                let (one, other) = (plain.font(for: descriptor), listed.font(for: descriptor))
                #expect(one.face.path == other.face.path, "\(family.name) \(face.name)")
                #expect(one.face.index == other.face.index)
                #expect(one.treatment == other.treatment)
            }
        }
    }

    @Test("fontconfig's family substitutions still apply")
    func replaced() {
        let rule = """
            <match target="pattern"><test name="family"><string>DejaVu Serif</string></test>
            <edit name="family" mode="assign" binding="same"><string>Inter</string></edit></match>
            """
        let file = PinnedFonts.configFile(folders: PinnedFonts.folders, name: "replaced", rules: rule)
        let fonts = TextContext(fontconfigFile: file).fonts
        _ = fonts.families.read()
        #expect(fonts.font(for: FontDescriptor(family: "DejaVu Serif", size: 12)).face.path.contains("Inter"))
    }

    @Test("An app's fonts are listed once they are registered")
    func registered() {
        let fonts = PinnedFonts.context().fonts
        #expect(!fonts.families.read().contains { $0.name == "Quicksand" })
        fonts.register(fontsAt: PinnedFonts.rounded)
        #expect(fonts.families.read().contains { $0.name == "Quicksand" })
    }
}
