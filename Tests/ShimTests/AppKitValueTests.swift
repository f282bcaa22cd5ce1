import AppKit
import SwiftUI
import Testing

@MainActor @Suite struct NSColorTests {
    @Test("Components are those of the color, in each way to say them")
    func components() throws {
        let color = NSColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        #expect(abs(color.redComponent - 0.2) < 0.001)
        #expect(abs(color.greenComponent - 0.4) < 0.001)
        #expect(abs(color.blueComponent - 0.6) < 0.001)
        #expect(color.alphaComponent == 0.5)
        let hue = NSColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
        #expect(abs(hue.hueComponent - 0.75) < 0.001)
        #expect(abs(hue.saturationComponent - 0.5) < 0.001)
        #expect(abs(hue.brightnessComponent - 0.8) < 0.001)
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        color.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(abs(red - 0.2) < 0.001 && alpha == 0.5)
        #expect(NSColor(white: 0.25, alpha: 1).whiteComponent == 0.25)
        #expect(NSColor(cgColor: .white)?.redComponent == 1)
        #expect(color.cgColor.alpha == 0.5)
    }

    @Test("A system color follows the appearance, also with another opacity")
    func system() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let label = Color(nsColor: .labelColor)
        #expect(label.resolve(in: dark).red > label.resolve(in: EnvironmentValues()).red)
        let faded = Color(nsColor: .labelColor.withAlphaComponent(0.5))
        #expect(faded.resolve(in: dark).red > 0.5 && faded.resolve(in: dark).opacity == 0.5)
        #expect(Color(nsColor: .systemRed) == Color.red)
        #expect(NSColor(Color.red) == NSColor.systemRed)
        #expect(NSColor.red != NSColor.systemRed)
    }

    @Test("A provider gives a color for each appearance")
    func provider() {
        let color = NSColor(name: nil) { appearance in
            appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
        }
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(nsColor: color).resolve(in: dark).red == 1)
        #expect(Color(nsColor: color).resolve(in: EnvironmentValues()).red == 0)
    }

    @Test("Colors are mixed with others by shares")
    func mixing() throws {
        let mixed = try #require(NSColor.black.blended(withFraction: 0.25, of: .white))
        #expect(abs(mixed.redComponent - 0.25) < 0.001)
        #expect(NSColor.black.highlight(withLevel: 1)?.redComponent == 1)
        #expect(NSColor.white.shadow(withLevel: 1)?.redComponent == 0)
        #expect(NSColor.white.usingColorSpace(.deviceRGB)?.greenComponent == 1)
    }

    @Test("A name that no catalog has gives no color")
    func names() { #expect(NSColor(named: "No such color") == nil) }

    @Test("An appearance finds the nearest of several")
    func appearances() throws {
        let dark = try #require(NSAppearance(named: .vibrantDark))
        #expect(dark.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: NSAppearance.Name("none")) == nil)
    }
}

@MainActor @Suite struct NSFontTests {
    @Test("System fonts have the size and weight that they were asked for")
    func system() {
        let font = NSFont.systemFont(ofSize: 20, weight: .semibold)
        #expect(font.pointSize == 20)
        let resolved = Font(font).resolve(in: EnvironmentValues().fontResolutionContext)
        #expect(resolved.pointSize == 20 && resolved.weight == .semibold)
        #expect(
            Font(NSFont.boldSystemFont(ofSize: 9)) == Font.system(size: 9, weight: .bold, design: .default))
        let code = Font(NSFont.monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(code.resolve(in: EnvironmentValues().fontResolutionContext).isMonospaced)
        #expect(NSFont.systemFont(ofSize: 0).pointSize == NSFont.systemFontSize)
        #expect(font.withSize(30).pointSize == 30)
    }

    @Test("The font of a text style has the style's size")
    func styles() {
        #expect(NSFont.preferredFont(forTextStyle: .title1).pointSize == 28)
        #expect(NSFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    }

    @Test("A family that is not installed gives no font")
    func families() { #expect(NSFont(name: "No such family", size: 12) == nil) }
}

@MainActor @Suite struct NSImageTests {
    private func data() throws -> Data {
        try #require(ImageRenderer(content: Color.black.frame(width: 30, height: 20)).pngData())
    }

    @Test("A file's bytes become an image of its size, and others none")
    func files() throws {
        let image = try #require(NSImage(data: try data()))
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(!image.isTemplate && image.isValid && image.name() == nil)
        #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 30)
        #expect(NSImage(data: Data([1, 2, 3])) == nil)
        #expect(NSImage(contentsOfFile: "/no/such/file.png") == nil)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
        try data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(NSImage(contentsOf: url)?.size == CGSize(width: 15, height: 10))
    }

    @Test("An image is written as PNG and JPEG, and read again")
    func writing() throws {
        let image = try #require(NSImage(data: try data()))
        let png = try #require(image.pngData())
        #expect(NSImage(data: png)?.size == image.size)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.5))
        #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
        #expect(NSImage(data: jpeg)?.size == image.size)
    }

    @Test("A symbol is a template that a view shows like text")
    func symbols() throws {
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Favorite"))
        #expect(star.isTemplate && star.accessibilityDescription == "Favorite" && star.name() == "star")
        #expect(star.size.width > 10)
        #expect(star.pngData() != nil)
        #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
        #expect(ImageRenderer(content: Image(nsImage: star)).cgImage != nil)
        #expect(NSImage(named: "no such image") == nil)
    }

    @Test(
        "A new size stretches what a view shows",
        arguments: [CGSize(width: 15, height: 10), CGSize(width: 40, height: 40)])
    func sizes(size: CGSize) throws {
        let image = try #require(NSImage(data: try data()))
        image.size = size
        let shown = try #require(ImageRenderer(content: Image(nsImage: image)).nsImage)
        #expect(shown.size == size)
        #expect((image.copy() as? NSImage)?.size == size)
    }
}

@MainActor @Suite struct NSPasteboardTests {
    @Test("A board holds a text and bytes of other types until it is cleared")
    func content() {
        let board = NSPasteboard.withUniqueName()
        let count = board.changeCount
        board.clearContents()
        #expect(board.setString("Hello", forType: .string))
        #expect(board.setData(Data("<b>Hello</b>".utf8), forType: .html))
        #expect(board.string(forType: .string) == "Hello")
        #expect(board.string(forType: .html) == "<b>Hello</b>")
        #expect(board.availableType(from: [.png, .html]) == .html)
        #expect(board.types?.contains(.string) == true)
        #expect(board.changeCount > count)
        board.clearContents()
        #expect(board.string(forType: .string) == nil)
        #expect(board.data(forType: .html) == nil)
    }

    @Test("Objects are written together and read by class")
    func objects() throws {
        let board = NSPasteboard.withUniqueName()
        let url = URL(fileURLWithPath: "/tmp/a b.txt")
        #expect(board.writeObjects([url]))
        #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == [url])
        #expect(board.string(forType: .fileURL) == url.absoluteString)
        board.clearContents()
        #expect(board.writeObjects(["one", "two"]))
        #expect(board.readObjects(forClasses: [NSString.self]) as? [String] == ["one\ntwo"])
        #expect(!board.canReadObject(forClasses: [NSURL.self]))
        board.clearContents()
        let data = try #require(ImageRenderer(content: Color.black.frame(width: 3, height: 2)).pngData())
        #expect(board.writeObjects([try #require(NSImage(data: data))]))
        #expect(NSImage(pasteboard: board)?.size == CGSize(width: 3, height: 2))
    }
}
