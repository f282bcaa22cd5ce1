import Glibc
import Testing

@testable import PicaText

@Suite("Fonts are found through fontconfig")
struct FontCatalogTests {
    private func name(_ descriptor: FontDescriptor, _ context: TextContext) -> String {
        String(context.fonts.font(for: descriptor).face.path.split(separator: "/").last ?? "")
    }

    @Test("Designs, weights and slants select their files")
    func designs() {
        let context = PinnedFonts.context()
        #expect(name(FontDescriptor(size: 13), context) == "Inter-Regular.otf")
        #expect(name(FontDescriptor(weight: 600, size: 13), context) == "Inter-SemiBold.otf")
        #expect(
            name(FontDescriptor(weight: 700, isItalic: true, size: 13), context) == "Inter-BoldItalic.otf")
        #expect(name(FontDescriptor(design: .rounded, size: 13), context) == "Inter-Regular.otf")
        #expect(name(FontDescriptor(design: .monospaced, size: 13), context) == "DejaVuSansMono.ttf")
        #expect(name(FontDescriptor(design: .serif, size: 13), context) == "NotoSerif-Regular.ttf")
        #expect(name(FontDescriptor(family: "DejaVu Serif", size: 13), context) == "DejaVuSerif.ttf")
    }

    @Test("A missing family falls back to the system's font")
    func missingFamily() {
        #expect(
            name(FontDescriptor(family: "No Such Family", size: 13), PinnedFonts.context())
                == "Inter-Regular.otf")
    }

    @Test("The desktop's family precedes the design's, but not a named one")
    func systemFamily() {
        let context = PinnedFonts.context()
        func file(
            _ system: String, family: String? = nil, design: FontDescriptor.Design = .default
        ) -> String {
            var descriptor = FontDescriptor(family: family, design: design, size: 13)
            descriptor.systemFamily = system
            return name(descriptor, context)
        }
        #expect(file("DejaVu Serif") == "DejaVuSerif.ttf")
        #expect(file("DejaVu Serif", design: .monospaced) == "DejaVuSerif.ttf")
        #expect(file("DejaVu Serif", design: .rounded) == "DejaVuSerif.ttf")
        #expect(file("No Such Family") == "Inter-Regular.otf")
        #expect(file("No Such Family", design: .monospaced) == "DejaVuSansMono.ttf")
        #expect(file("DejaVu Serif", family: "Inter") == "Inter-Regular.otf")
        #expect(file("DejaVu Serif", family: "No Such Family") == "DejaVuSerif.ttf")
    }

    @Test("All sizes of a style share one face")
    func oneFace() {
        let fonts = PinnedFonts.context().fonts
        let small = fonts.font(for: FontDescriptor(size: 9)).face
        let large = fonts.font(for: FontDescriptor(size: 90)).face
        #expect(small === large)
        #expect(abs(large.metrics(size: 90).ascent - 10 * small.metrics(size: 9).ascent) < 1e-9)
    }

    @Test("Without any font, text still has lines of reasonable size")
    func noFonts() {
        let file = PinnedFonts.configFile(folders: [], name: "none")
        let layout = PinnedFonts.layout("boxes", size: 10, context: TextContext(fontconfigFile: file))
        #expect(layout.lines.count == 1)
        #expect(abs(layout.width - 30) < 1e-6)
        #expect(abs(layout.height - 10) < 1e-6)
    }

    @Test("A character without a font costs no further query in any style or script")
    func missingCharacter() {
        let context = PinnedFonts.context()
        _ = PinnedFonts.layout("a", context: context)
        for size in [10.0, 20] {
            for family in ["Inter", "DejaVu Sans"] {
                _ = context.fonts.font(for: FontDescriptor(family: family, size: size))
            }
        }
        let before = context.fonts.queryCount
        for family in ["Inter", "DejaVu Sans"] {
            for number in 0..<50 {
                let missing = String(Character(UnicodeScalar(UInt32(0x10_FF00 + number)) ?? "?"))
                let layout = PinnedFonts.layout("a\(missing)b", context: context, family: family)
                #expect(layout.glyphs.contains(0))
            }
        }
        #expect(context.fonts.queryCount == before)
    }

    @Test("A character in a font registered later is found from then on")
    func foundLater() throws {
        let file = PinnedFonts.configFile(folders: [PinnedFonts.folders[0]], name: "inter only")
        let context = TextContext(fontconfigFile: file)
        #expect(PinnedFonts.layout("ش", context: context).glyphs == [0])
        #expect(context.fonts.register(fontsAt: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        #expect(PinnedFonts.layout("ش", context: context).glyphs != [0])
    }

    @Test("A truncated font file is skipped, and the next one is used")
    func truncatedFile() throws {
        let folder = TemporaryFiles.folder + "/broken"
        mkdir(folder, 0o755)
        let whole = try #require(fopen("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "r"))
        var bytes = [UInt8](repeating: 0, count: 1_000_000)
        let count = fread(&bytes, 1, bytes.count, whole)
        fclose(whole)
        for length in [0, 3, 12, 200, 5000, count / 2, count - 7] {
            let path = "\(folder)/broken-\(length).ttf"
            let out = try #require(fopen(path, "w"))
            fwrite(bytes, 1, length, out)
            fclose(out)
            let context = PinnedFonts.context()
            context.fonts.register(fontsAt: path)
            let layout = PinnedFonts.layout("Broken ok", context: context, family: "DejaVu Sans")
            #expect(layout.lines.count == 1, "length \(length)")
            #expect(layout.width.isFinite)
        }
    }
}
