import CPicaHarfBuzz
import Glibc
import Testing

@testable import PicaText

@Suite("A descriptor finds the nearest face")
struct FontMatchingTests {
    private func file(_ descriptor: FontDescriptor, _ context: TextContext = PinnedFonts.context()) -> String
    {
        String(context.fonts.font(for: descriptor).face.path.split(separator: "/").last ?? "")
    }

    private static let variable = PinnedFonts.configFile(folders: [PinnedFonts.variable], name: "variable")

    @Test("Each of the nine weights has its face, upright and italic")
    func weights() {
        let context = PinnedFonts.context()
        let names = [
            "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        for (number, name) in names.enumerated() {
            let weight = (number + 1) * 100
            #expect(file(FontDescriptor(weight: weight, size: 13), context) == "Inter-\(name).otf")
            let italic = name == "Regular" ? "Italic" : name + "Italic"
            #expect(
                file(FontDescriptor(weight: weight, isItalic: true, size: 13), context)
                    == "Inter-\(italic).otf")
        }
    }

    @Test("A family substituted by a rule stays substituted, bold or not")
    func replacedFamily() {
        let rule = """
            <match target="pattern"><test name="family"><string>DejaVu Sans</string></test>
            <edit name="family" mode="assign" binding="same"><string>Noto Serif</string></edit></match>
            """
        let config = PinnedFonts.configFile(folders: PinnedFonts.folders, name: "replaced", rules: rule)
        let context = TextContext(fontconfigFile: config)
        let font = FontDescriptor(family: "DejaVu Sans", size: 13)
        #expect(file(font, context) == "NotoSerif-Regular.ttf")
        var bold = font
        bold.weight = 700
        #expect(file(bold, context) == "NotoSerif-Bold.ttf")
    }

    @Test("NaN axis values are ignored")
    func wildAxes() {
        let context = PinnedFonts.context()
        var font = FontDescriptor(size: 13)
        let face = context.fonts.font(for: font).face
        font.variations = FontVariation("wght", .nan).map { [$0] } ?? []
        #expect(context.fonts.font(for: font).face === face)
        #expect(context.fonts.font(for: font).face === face)
    }

    @Test("Narrow widths use the family's condensed face, wide ones its widest")
    func widths() {
        func sans(_ width: Int, _ weight: Int = 400) -> String {
            file(FontDescriptor(family: "DejaVu Sans", weight: weight, width: width, size: 13))
        }
        #expect(sans(50) == "DejaVuSansCondensed.ttf")
        #expect(sans(75) == "DejaVuSansCondensed.ttf")
        #expect(sans(100) == "DejaVuSans.ttf")
        #expect(sans(125) == "DejaVuSans.ttf")
        #expect(sans(75, 700) == "DejaVuSansCondensed-Bold.ttf")
        #expect(file(FontDescriptor(family: "DejaVu Sans Condensed", size: 13)) == "DejaVuSansCondensed.ttf")
    }

    @Test("A rounded design uses a rounded family if there is one, else the default")
    func rounded() {
        let descriptor = FontDescriptor(design: .rounded, weight: 700, size: 13)
        #expect(file(descriptor) == "Inter-Bold.otf")
        let folders = PinnedFonts.folders + [PinnedFonts.rounded]
        let config = PinnedFonts.configFile(folders: folders, name: "rounded")
        #expect(file(descriptor, TextContext(fontconfigFile: config)) == "Quicksand-Bold.ttf")
        #expect(file(FontDescriptor(size: 13), TextContext(fontconfigFile: config)) == "Inter-Regular.otf")
    }

    @Test("A family name ignores case and spaces")
    func spelling() {
        #expect(file(FontDescriptor(family: "dejavu serif", size: 13)) == "DejaVuSerif.ttf")
        #expect(file(FontDescriptor(family: "DejaVuSerif", size: 13)) == "DejaVuSerif.ttf")
    }

    @Test("A PostScript or full name finds that face; traits modify it")
    func faceNames() {
        let context = PinnedFonts.context()
        func named(_ name: String, weight: Int = 400, isItalic: Bool = false) -> String {
            file(FontDescriptor(family: name, weight: weight, isItalic: isItalic, size: 13), context)
        }
        #expect(named("Inter-SemiBold") == "Inter-SemiBold.otf")
        #expect(named("inter-semibold") == "Inter-SemiBold.otf")
        #expect(named("Inter-Italic") == "Inter-Italic.otf")
        #expect(named("DejaVuSansCondensed-Bold") == "DejaVuSansCondensed-Bold.ttf")
        #expect(named("DejaVu Serif Bold Italic") == "DejaVuSerif-BoldItalic.ttf")
        #expect(named("NotoSans-Regular") == "NotoSans-Regular.ttf")
        #expect(named("Inter-SemiBold", isItalic: true) == "Inter-SemiBoldItalic.otf")
        #expect(named("Inter-SemiBold", weight: 900) == "Inter-Black.otf")
        #expect(named("Inter-Italic", weight: 700) == "Inter-BoldItalic.otf")
        #expect(named("Inter-NoSuchFace") == "Inter-Regular.otf")
        let face = context.fonts.font(for: FontDescriptor(family: "Inter-SemiBold", size: 13)).face
        #expect(face === context.fonts.font(for: FontDescriptor(weight: 600, size: 13)).face)
    }

    @Test("A face in a collection is found by name")
    func collection() {
        let fonts = PinnedFonts.context().fonts
        for (name, index) in [("NotoSansCJKjp-Regular", 0), ("NotoSansCJKkr-Regular", 1)] {
            let face = fonts.font(for: FontDescriptor(family: name, size: 13)).face
            #expect(face.path.hasSuffix("NotoSansCJK-Regular.ttc"))
            #expect(face.index == index, "\(name)")
        }
    }

    @Test("Each weight of a variable font is an instance or an axis position, and heavier is wider")
    func variableWeights() {
        let context = TextContext(fontconfigFile: Self.variable)
        var widths: [Double] = []
        for weight in stride(from: 100, through: 900, by: 50) {
            let style = TextStyle(font: FontDescriptor(family: "Inter", weight: weight, size: 100))
            let text = ShapedText(StyledText("mnHIo", style: style), context: context)
            widths.append(TextLayout(text, width: nil, options: LayoutOptions()).width)
        }
        for (lighter, heavier) in zip(widths, widths.dropFirst()) { #expect(lighter < heavier, "\(widths)") }
        let italic = context.fonts.font(for: FontDescriptor(family: "Inter", isItalic: true, size: 9)).face
        let upright = context.fonts.font(for: FontDescriptor(family: "Inter", size: 9)).face
        #expect(italic !== upright)
    }

    @Test("An explicit axis value wins over the weight, within the axis's range")
    func axes() {
        let context = TextContext(fontconfigFile: Self.variable)
        func width(_ weight: Int, _ variations: [FontVariation?]) -> Double {
            let font = FontDescriptor(
                family: "Inter", weight: weight, variations: variations.compactMap { $0 }, size: 100)
            let text = ShapedText(StyledText("mnHIo", style: TextStyle(font: font)), context: context)
            return TextLayout(text, width: nil, options: LayoutOptions()).width
        }
        #expect(width(400, []) < width(400, [FontVariation("wght", 450)]))
        #expect(width(400, [FontVariation("wght", 450)]) < width(500, []))
        #expect(abs(width(400, [FontVariation("wght", 700)]) - width(700, [])) < 1e-6)
        #expect(abs(width(400, [FontVariation("wght", 70000)]) - width(900, [])) < 1e-6)
        #expect(width(400, [FontVariation("wght", .nan), FontVariation("XXXX", 3)]) == width(400, []))
        #expect(FontVariation("weight", 3) == nil)
        // A named instance keeps what it has on the other axes.
        let path = PinnedFonts.variable + "/Inter.var.ttf"
        let slanted = FontFace(path: path, index: 2 << 16, variations: [])
        let both = FontFace(
            path: path, index: 2 << 16, variations: [FontVariation(tag: 0x7767_6874, value: 100)])
        #expect(slanted?.advance("H") == both?.advance("H"))
        #expect(slanted?.advance("H") != FontFace(path: path, index: 0)?.advance("H"))
    }

    @Test("Metrics follow the instance if the font has an MVAR table")
    func instanceMetrics() throws {
        let path = TemporaryFiles.folder + "/mvar.ttf"
        var font = try #require(FontSurgery(PinnedFonts.variable + "/Inter-roman.var.ttf"))
        // Each grows by 100 units to the heaviest weight.
        font.replace("DSIG", by: "MVAR", FontSurgery.measures(["hasc", "xhgt", "undo"]))
        font.write(to: path)
        defer { unlink(path) }
        func metrics(_ weight: Float) throws -> FontMetrics {
            let weight = FontVariation(tag: 0x7767_6874, value: weight)
            let face = try #require(FontFace(path: path, index: 0, variations: [weight]))
            return face.metrics(size: Double(face.unitsPerEm))
        }
        let (regular, black) = (try metrics(400), try metrics(900))
        #expect(black.ascent - regular.ascent == 100)
        #expect(black.xHeight - regular.xHeight == 100)
        #expect(black.underlinePosition - regular.underlinePosition == -100)
        #expect(black.descent == regular.descent)
        #expect(black.capHeight == regular.capHeight)
    }
}

@Suite("fontconfig is queried as little as possible")
struct FontQueryCountTests {
    @Test("There is no query before the first text, and then one for each style")
    func oncePerStyle() {
        let context = PinnedFonts.context()
        #expect(context.fonts.queryCount == 0)
        for size in [10.0, 11, 12.5] {
            _ = PinnedFonts.layout("Some words", size: size, context: context)
            _ = PinnedFonts.layout("and others", size: size, context: context)
        }
        #expect(context.fonts.queryCount == 1)
        _ = context.fonts.font(for: FontDescriptor(weight: 700, size: 10))
        #expect(context.fonts.queryCount == 2)
    }

    @Test("Fallback takes one query for each script, language and style")
    func oncePerScript() {
        let context = PinnedFonts.context()
        func queries(_ text: String, language: String? = nil, weight: Int = 400) -> Int {
            let before = context.fonts.queryCount
            for size in [10.0, 20] {
                let font = FontDescriptor(weight: weight, size: size)
                _ = ShapedText(
                    StyledText(text, style: TextStyle(font: font, language: language)), context: context)
            }
            return context.fonts.queryCount - before
        }
        _ = queries("Latin")
        #expect(queries("ไทย") == 1)
        #expect(queries("ภาษาไทยอีกหลายคำ") == 0)
        #expect(queries("ไทย नमस्ते") == 1)
        #expect(queries("直す") == 1)
        #expect(queries("直", language: "ja") == 1)
        #expect(queries("ไทย", weight: 700) == 2)
        #expect(queries("😀") == 1)
        #expect(queries("👩‍🚀 🇩🇪 1️⃣") == 0)
    }
}

extension FontFace {
    /// In font units.
    fileprivate func advance(_ scalar: Unicode.Scalar) -> Int32? {
        nominalGlyph(scalar.value).map { hb_font_get_glyph_h_advance(hbFont, $0) }
    }
}
