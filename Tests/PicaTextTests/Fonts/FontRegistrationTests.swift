import Foundation
import Testing

@testable import PicaText

@Suite("An app's own fonts are used without being installed")
struct FontRegistrationTests {
    private let folder = URL(
        fileURLWithPath: NSTemporaryDirectory() + "pica-app-fonts-\(UUID().uuidString)")
    /// Knows hardly a font.
    private let context = TextContext(
        fontconfigFile: PinnedFonts.configFile(folders: [PinnedFonts.rounded], name: "registration"))

    private func withFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    private func copy(_ path: String, as name: String) throws -> String {
        let copy = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: path, toPath: copy.path)
        return copy.path
    }

    private func path(_ family: String, weight: Int = 400) -> String {
        context.fonts.font(for: FontDescriptor(family: family, weight: weight, size: 13)).face.path
    }

    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"

    @Test("A file is found by family and PostScript name, even after an earlier failed lookup")
    func file() throws {
        try withFolder {
            #expect(!path("DejaVu Serif").hasPrefix(folder.path))
            let own = try copy("\(Self.dejaVu)/DejaVuSerif-Bold.ttf", as: "own.ttf")
            #expect(context.fonts.register(fontsAt: own))
            #expect(path("DejaVu Serif") == own)
            #expect(path("DejaVuSerif-Bold") == own)
            let text = PinnedFonts.layout("Serif", context: context, family: "DejaVu Serif")
            #expect(text.faces == ["own.ttf"])
        }
    }

    @Test("A folder registers all its fonts recursively, and skips other files")
    func wholeFolder() throws {
        try withFolder {
            let regular = try copy("\(Self.dejaVu)/DejaVuSans.ttf", as: "a.ttf")
            let bold = try copy("\(Self.dejaVu)/DejaVuSans-Bold.ttf", as: "more/b.ttf")
            try Data("no font".utf8).write(to: folder.appendingPathComponent("readme.txt"))
            #expect(context.fonts.register(fontsAt: folder.path))
            #expect(path("DejaVu Sans") == regular)
            #expect(path("DejaVu Sans", weight: 700) == bold)
            #expect(path("DejaVuSans-Bold") == bold)
        }
    }

    @Test("Every face of a collection and instance of a variable font is found")
    func collections() throws {
        try withFolder {
            let collection = try copy("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", as: "c.ttc")
            #expect(context.fonts.register(fontsAt: collection))
            let korean = context.fonts.font(for: FontDescriptor(family: "Noto Sans CJK KR", size: 13)).face
            #expect(korean.path == collection)
            #expect(korean.index == 1)
            let variable = try copy("\(PinnedFonts.variable)/InterDisplay.var.ttf", as: "v.ttf")
            #expect(context.fonts.register(fontsAt: variable))
            let thin = context.fonts.font(for: FontDescriptor(family: "Inter Display", weight: 100, size: 13))
            let black = context.fonts.font(
                for: FontDescriptor(family: "Inter Display", weight: 900, size: 13))
            #expect(thin.face.path == variable)
            #expect(black.face.path == variable)
            #expect(thin.face !== black.face)
        }
    }

    @Test("A file without a font is rejected and changes nothing")
    func refused() throws {
        try withFolder {
            let generation = context.fonts.generation
            let texts = folder.appendingPathComponent("texts")
            try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
            let text = texts.appendingPathComponent("text.ttf")
            try Data("This is no font.".utf8).write(to: text)
            let cut = folder.appendingPathComponent("cut.ttf")
            try Data(contentsOf: URL(fileURLWithPath: "\(Self.dejaVu)/DejaVuSans.ttf")).prefix(200).write(
                to: cut)
            let pipe = folder.appendingPathComponent("pipes/pipe.ttf")
            try FileManager.default.createDirectory(
                at: pipe.deletingLastPathComponent(), withIntermediateDirectories: true)
            mkfifo(pipe.path, 0o600)
            for path in ["", "/nonexistent.ttf", "/dev/null", texts.path, text.path, cut.path, pipe.path] {
                #expect(!context.fonts.register(fontsAt: path), "\(path)")
            }
            #expect(context.fonts.generation == generation)
            #expect(path("DejaVu Sans").contains("Quicksand"))
        }
    }
}
