import Glibc
import Testing

@testable import PicaText

@Suite("Fonts are found through fontconfig")
struct FontCatalogueTests {
    private func name(_ descriptor: FontDescriptor, _ context: TextContext) -> String {
        String(context.fonts.font(for: descriptor).face.path.split(separator: "/").last ?? "")
    }

    @Test("Designs, weights and slants choose their files")
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

    @Test("A family nobody has gives the system's font")
    func missingFamily() {
        #expect(
            name(FontDescriptor(family: "No Such Family", size: 13), PinnedFonts.context())
                == "Inter-Regular.otf")
    }

    @Test("All sizes of a style share one face")
    func oneFace() {
        let fonts = PinnedFonts.context().fonts
        let small = fonts.font(for: FontDescriptor(size: 9)).face
        let large = fonts.font(for: FontDescriptor(size: 90)).face
        #expect(small === large)
        #expect(abs(large.metrics(size: 90).ascent - 10 * small.metrics(size: 9).ascent) < 1e-9)
    }

    @Test("Without any font, text still has lines of sane size")
    func noFonts() {
        let file = PinnedFonts.configFile(folders: [], name: "none")
        let layout = PinnedFonts.layout("boxes", size: 10, context: TextContext(fontconfigFile: file))
        #expect(layout.lines.count == 1)
        #expect(abs(layout.width - 30) < 1e-6)
        #expect(abs(layout.height - 10) < 1e-6)
    }

    @Test("A truncated font file is passed over and text is set in the next")
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
