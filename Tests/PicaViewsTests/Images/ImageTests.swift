import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaDrawing
@testable import PicaLabels
@testable import PicaScenes

/// Pictures from files.
@MainActor @Suite struct ImageTests {
    /// A bundle on disk, removed with the test.
    private final class Pictures {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("Pica-\(UUID().uuidString).bundle")
        let bundle: Bundle

        @MainActor init() throws {
            // Fonts are chosen before the first view is mounted.
            _ = try mount { EmptyView() }
            try FileManager.default.createDirectory(
                at: url.appendingPathComponent("Folder"), withIntermediateDirectories: true)
            try Self.write(Color(red: 1, green: 0, blue: 0), to: url, "Flag.png")
            try Self.write(Color(red: 0, green: 0, blue: 1), to: url, "Flag@2x.png", scale: 2)
            try Self.write(Color(red: 0, green: 1, blue: 0), to: url, "Folder/Green.png")
            try Self.write(Self.quarters, to: url, "Quarters.png")
            try Data("no picture".utf8).write(to: url.appendingPathComponent("Damaged.png"))
            let whole = try Data(contentsOf: url.appendingPathComponent("Quarters.png"))
            try whole.prefix(whole.count / 2).write(to: url.appendingPathComponent("Cut.png"))
            bundle = try #require(Bundle(url: url))
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        @MainActor private static func write(
            _ view: some View, to folder: URL, _ name: String, scale: CGFloat = 1
        ) throws {
            let renderer = ImageRenderer(content: view.frame(width: 20, height: 10))
            renderer.scale = scale
            try #require(renderer.pngData()).write(to: folder.appendingPathComponent(name))
        }

        /// White with edges of 5 points in other colors left and right; see-through at the bottom.
        @MainActor private static var quarters: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color(red: 1, green: 0, blue: 0).frame(width: 5)
                    Color.white
                    Color(red: 0, green: 0, blue: 1).frame(width: 5)
                }
                .frame(height: 5)
                Color.clear
            }
        }
    }

    private static let (red, blue, green): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00)
    private static let white: UInt32 = 0xFFFF_FFFF

    @Test("A file shows at its own size, at the screen's best resolution")
    func scales() throws {
        let files = try Pictures()
        for (scale, color) in [(1, Self.red), (2, Self.blue), (3, Self.blue)] {
            let app = try mount(width: 100, height: 100, scale: CGFloat(scale)) {
                Image("Flag", bundle: files.bundle)
            }
            #expect(try app.find(.image).frame == CGRect(x: 40, y: 45, width: 20, height: 10))
            #expect(app.freshPicture()[50 * scale, 50 * scale] == color)
            #expect(app.freshPicture()[39 * scale, 50 * scale] != color)
        }
    }

    @Test("An image style tiles from the upper left, wholly or in part; a symbol is no style")
    func paint() throws {
        let files = try Pictures()
        func draw(_ style: ImagePaint) throws -> Bitmap {
            try mount(width: 100, height: 100) {
                Rectangle().fill(style).background(Color(red: 0, green: 1, blue: 0))
            }.freshPicture()
        }
        let image = Image("Quarters", bundle: files.bundle)
        let whole = try draw(ImagePaint(image: image))
        for y in [2, 12, 92] {
            #expect(whole[2, y] == Self.red && whole[10, y] == Self.white && whole[17, y] == Self.blue)
            #expect(whole[82, y] == Self.red && whole[2, y + 5] == Self.green)
        }
        let doubled = try draw(.image(image, scale: 2))
        #expect(doubled[8, 8] == Self.red && doubled[38, 28] == Self.blue && doubled[8, 18] == Self.green)
        var style = ImagePaint(image: image, sourceRect: CGRect(x: 0, y: 0, width: 0.25, height: 0.5))
        let part = try draw(style)
        #expect(part[7, 7] == Self.red && part[99, 99] == Self.red)
        #expect(style.sourceRect.width == 0.25 && style.scale == 1)
        style.image = Image(systemName: "star")
        #expect(try draw(style)[50, 50] == Self.green)
    }

    @Test("Names can include folders and extensions, but cannot leave the bundle")
    func names() throws {
        let files = try Pictures()
        func middle(_ name: String) throws -> UInt32 {
            try mount(width: 100, height: 100) { Image(name, bundle: files.bundle) }.freshPicture()[45, 48]
        }
        #expect(try middle("Folder/Green") == Self.green)
        #expect(try middle("Flag.png") == Self.red)
        #expect(try middle("Folder/../Flag") != Self.red)
    }

    @Test(
        "A missing or damaged file shows a dashed box with its name as label",
        arguments: ["Nothing", "Damaged", "Cut", "", "../x", "a\0b", "Folder", "star"])
    func missing(name: String) throws {
        let files = try Pictures()
        let app = try mount { Image(name, bundle: files.bundle) }
        let box = try mount { Image(systemName: "no such symbol") }
        #expect(app.freshPicture().difference(from: box.freshPicture()).count == 0)
        #expect(app.all(.image).map(\.label) == [name])
    }

    @Test("An image's label is its name or its own label; a decorative one is hidden")
    func labels() throws {
        let files = try Pictures()
        let app = try mount {
            Image("Flag", bundle: files.bundle)
            Image("Flag", bundle: files.bundle, label: Text("A red flag"))
            Image(decorative: "Flag", bundle: files.bundle)
        }
        #expect(app.all().map(\.label) == ["Flag", "A red flag"])
    }

    @Test("An image keeps its size unless it is resizable, and its aspect ratio if requested")
    func resizable() throws {
        let files = try Pictures()
        func size<V: View>(_ view: (Image) -> V) throws -> CGSize {
            try mount { view(Image("Flag", bundle: files.bundle)) }.find(.image).frame.size
        }
        #expect(try size { $0.frame(width: 80, height: 80) } == CGSize(width: 20, height: 10))
        #expect(try size { $0.resizable().frame(width: 80, height: 80) } == CGSize(width: 80, height: 80))
        #expect(
            try size { $0.resizable().scaledToFit().frame(width: 80, height: 80) }
                == CGSize(width: 80, height: 40))
        #expect(
            try size { $0.resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 80) }
                == CGSize(width: 160, height: 80))
        #expect(try size { $0.resizable().fixedSize() } == CGSize(width: 20, height: 10))
    }

    @Test("A template takes the foreground style where it is opaque")
    func template() throws {
        let files = try Pictures()
        let app = try mount(width: 100, height: 100) {
            Image("Quarters", bundle: files.bundle).renderingMode(.template)
                .foregroundStyle(Color(red: 0, green: 1, blue: 0))
        }
        let picture = app.freshPicture()
        #expect(picture[42, 47] == Self.green)
        #expect(picture[50, 47] == Self.green)
        #expect(picture[50, 53] == picture[5, 5])
    }

    @Test("An original image keeps its colors, whatever the foreground style")
    func original() throws {
        let files = try Pictures()
        func picture(_ mode: Image.TemplateRenderingMode?) throws -> TestHost {
            try mount(width: 100, height: 100) {
                Image("Quarters", bundle: files.bundle).renderingMode(mode)
                    .foregroundStyle(Color(red: 0, green: 1, blue: 0))
            }
        }
        let own = try picture(Image.TemplateRenderingMode.original).freshPicture()
        #expect(try own.difference(from: picture(nil).freshPicture()).count == 0)
        #expect(try own.difference(from: picture(.template).freshPicture()).count > 0)
    }

    @Test("Cap insets keep the edges and stretch or tile the center")
    func capInsets() throws {
        let files = try Pictures()
        let insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
        for mode in [Image.ResizingMode.stretch, .tile] {
            let app = try mount(width: 100, height: 100) {
                Image("Quarters", bundle: files.bundle).resizable(capInsets: insets, resizingMode: mode)
            }
            let picture = app.freshPicture()
            #expect(picture[2, 2] == Self.red)
            #expect(picture[7, 2] == Self.white, "the edge is 5 points wide")
            #expect(picture[92, 2] == Self.white)
            #expect(picture[97, 2] == Self.blue)
            // Stretched, the opaque half is 50 points high; repeated, 5 of each 10.
            #expect((picture[50, 36] == Self.white) == (mode == .stretch))
            #expect((picture[50, 83] == Self.white) == (mode == .tile))
        }
        let whole = try mount(width: 100, height: 100) {
            Image("Flag", bundle: files.bundle).resizable(resizingMode: .tile)
        }
        #expect(whole.freshPicture()[99, 99] == Self.red)
    }

    @Test(
        "Any cap insets and frame draw safely",
        arguments: [CGFloat.nan, .infinity, -5, 3, 1000])
    func wild(inset: CGFloat) throws {
        let files = try Pictures()
        let insets = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        for length in [CGFloat(0), 1, 4, 300] {
            let app = try mount {
                Image("Quarters", bundle: files.bundle).resizable(capInsets: insets, resizingMode: .tile)
                    .frame(width: length, height: length)
            }
            _ = app.freshPicture()
            #expect(app.all(.image).count == 1)
        }
    }

    @Test("Symbols can be resized, too")
    func symbols() throws {
        let app = try mount(width: 100, height: 100) {
            Image(systemName: "square.fill").resizable().foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        #expect(try app.find(.image).frame.size == CGSize(width: 100, height: 100))
        let picture = app.freshPicture()
        #expect(picture[25, 25] == Self.red && picture[75, 75] == Self.red)
    }

    @Test("An image in text sits on the baseline and is read out by its label")
    func inText() throws {
        let files = try Pictures()
        let app = try mount(width: 200, height: 100) {
            Text("a \(Image("Flag", bundle: files.bundle, label: Text("flag"))) b")
        }
        #expect(app.texts == ["a flag b"])
        let picture = app.freshPicture()
        let pixels = (0..<200).flatMap { x in (0..<100).map { y in picture[x, y] } }
        #expect(pixels.count { $0 == Self.red } == 200)
    }

    @Test("A label can have an image file as icon")
    func label() throws {
        let files = try Pictures()
        let app = try mount {
            Label("Nowhere", image: "Flag")
            Label {
                Text("Red")
            } icon: {
                Image("Flag", bundle: files.bundle)
            }.labelStyle(.iconOnly)
        }
        #expect(app.texts == ["Nowhere"])
        #expect(app.all(.image).map(\.label) == ["Flag", "Red"])
    }
}

/// Pictures in memory, how they come, and how they move.
@MainActor @Suite(.serialized) struct PictureDataTests {
    /// Fonts are chosen before the first view is mounted.
    init() throws { _ = try mount { EmptyView() } }

    private static let (red, green, blue, white): (UInt32, UInt32, UInt32, UInt32) =
        (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)

    /// Red and green above blue and white.
    private func quarters(_ side: CGFloat) throws -> Data {
        let view = VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 1, blue: 0)
            }
            HStack(spacing: 0) {
                Color(red: 0, green: 0, blue: 1)
                Color.white
            }
        }
        return try #require(ImageRenderer(content: view.frame(width: side, height: side)).pngData())
    }

    /// 6 × 4 pixels: red for 0.3 s, green for 0.1 s, blue for 0.1 s, three times.
    private static let moving =
        Data(
            base64Encoded:
                "R0lGODlhBgAEAPAAAP8AAAAAACH5BAAeAAAAIf8LTkVUU0NBUEUyLjADAQIAACwAAAAABgAEAAACBISPqVcAIfkEAAoAAAAsAAAAAAYABACAAP8AAAAAAgSEj6lXACH5BAAAAAAALAAAAAAGAAQAgAAA/wAAAAIEhI+pVwA7"
        ) ?? Data()

    /// Likewise in WebP: red for 0.3 s and green for 0.1 s, twice.
    private static let movingWebP =
        Data(
            base64Encoded:
                "UklGRoQAAABXRUJQVlA4WAoAAAACAAAABQAAAwAAQU5JTQYAAAD/////AgBBTk1GKAAAAAAAAAAAAAUAAAMAACwBAAJWUDhMDwAAAC8FwAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAAGQAAABWUDhMDwAAAC8FwAAAB9D/iP4HIqL/AQA="
        ) ?? Data()

    @Test("An image from memory has its scale and label")
    func data() throws {
        let data = try quarters(20)
        let app = try mount(width: 100, height: 100) {
            Image(data: data, label: Text("Four"))
            Image(data: data, scale: 2)
        }
        #expect(app.all(.image).map(\.label) == ["Four"])
        #expect(try app.find(.image).frame.size == CGSize(width: 20, height: 20))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Pica-\(UUID().uuidString).png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let shown = try mount(width: 100, height: 100) { Image(contentsOf: file, label: Text("File")) }
        #expect(shown.freshPicture()[45, 45] == Self.red && shown.freshPicture()[55, 55] == Self.white)
        let none = try mount { Image(data: Data("no picture".utf8), label: Text("None")) }
        #expect(none.all(.image).map(\.label) == ["None"])
    }

    @Test("An orientation rotates an image", arguments: Image.Orientation.allCases)
    func orientation(_ orientation: Image.Orientation) throws {
        let data = try quarters(20)
        let picture = try mount(width: 20, height: 20) { Image(data: data, orientation: orientation) }
            .freshPicture()
        let corners = [(5, 5), (15, 5), (5, 15), (15, 15)].map { picture[$0.0, $0.1] }
        let (a, b, c, d) = (Self.red, Self.green, Self.blue, Self.white)
        let expected =
            switch orientation {
            case .up: [a, b, c, d]
            case .upMirrored: [b, a, d, c]
            case .down: [d, c, b, a]
            case .downMirrored: [c, d, a, b]
            case .left: [b, d, a, c]
            case .leftMirrored: [d, b, c, a]
            case .right: [c, a, d, b]
            case .rightMirrored: [a, c, b, d]
            }
        #expect(corners == expected)
    }

    @Test("Without interpolation pixels are sharp squares")
    func interpolation() throws {
        let data = try quarters(2)
        func colors(_ interpolation: Image.Interpolation) throws -> Set<UInt32> {
            let app = try mount(width: 80, height: 60) {
                Image(data: data).interpolation(interpolation).antialiased(true).resizable()
            }
            return Set(app.freshPicture().pixels)
        }
        #expect(try colors(.none) == [Self.red, Self.green, Self.blue, Self.white])
        for smooth in [Image.Interpolation.low, .medium, .high] { #expect(try colors(smooth).count > 100) }
    }

    @Test("A vector image is sharp at any size, and rendered again as it grows")
    func drawing() throws {
        let data = Data(
            "<svg width='10' height='10'><rect width='5' height='10' fill='#f00'/><rect x='5' width='5' height='10' fill='#00f'/></svg>"
                .utf8)
        for side in [10, 40, 90] {
            let app = try mount(width: 100, height: 100, scale: 2) {
                Image(data: data).resizable().frame(width: CGFloat(side), height: CGFloat(side))
            }
            let picture = app.freshPicture()
            #expect(picture[99, 100] == Self.red && picture[100, 100] == Self.blue)
        }
    }

    @Test("A photo shown small is kept small in memory")
    func reduced() throws {
        let data = try quarters(1024)
        let before = ImageStore.statistics.bytes
        let app = try mount(width: 64, height: 64) { Image(data: data).resizable() }
        let picture = app.freshPicture()
        #expect(picture[10, 10] == Self.red && picture[60, 60] == Self.white)
        #expect(ImageStore.statistics.bytes - before <= 64 * 64 * 4 * 4)
    }

    @Test("The cache of decoded pictures has a byte limit and keeps the most recent ones")
    func bound() throws {
        for index in 0..<12 {
            let drawing = "<svg width='24' height='24'><rect width='\(index + 1)' height='24'/></svg>"
            var key = ImageStore.Key(source: .data(Data(drawing.utf8)))
            key.size = ImageStore.Key.Size(width: 2400, height: 2400)
            #expect(ImageStore.bitmap(key)?.width == 2400)
            #expect(ImageStore.statistics.bytes <= ImageStore.capacity)
            #expect(ImageStore.known(key) != nil)
        }
        ImageStore.removeAll()
    }

    @Test("A large picture takes its space at once and appears when decoded")
    func aside() async throws {
        let data = try quarters(700)
        let app = try mount(width: 700, height: 700) { EmptyView() }
        app.setEnvironment(\.decodesPicturesAside, true)
        app.show { Image(data: data, label: Text("Four")) }
        #expect(try app.find(.image).frame.size == CGSize(width: 700, height: 700))
        #expect(app.paintedScreen()[10, 10] != Self.red)
        try await settle(app) { app.paintedScreen()[10, 10] == Self.red }
        #expect(app.paintedScreen()[690, 690] == Self.white)
    }

    @Test("A picture that turns out to be damaged shows the missing-image box")
    func damagedAside() async throws {
        let data = try quarters(700)
        let app = try mount(width: 700, height: 700) { EmptyView() }
        app.setEnvironment(\.decodesPicturesAside, true)
        app.show { Image(data: data.prefix(data.count - 40), label: Text("Four")) }
        _ = app.paintedScreen()
        try await settle(app) {
            _ = app.paintedScreen()
            return try app.find(.image).frame.width < 100
        }
    }

    private func settle(_ app: TestHost, until isDone: () throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !isDone() {
            try #require(ContinuousClock.now < end)
            await app.settle()
        }
    }

    @Test("A GIF animation plays its frames and loop count, and then stops")
    func movie() throws {
        let app = try mount(width: 6, height: 4) { Image(data: Self.moving) }
        func color() -> UInt32 { app.paintedScreen()[3, 2] }
        for _ in 0..<3 {
            #expect(color() == Self.red)
            app.advance(by: 0.29)
            #expect(color() == Self.red)
            app.advance(by: 0.02)
            #expect(color() == Self.green)
            app.advance(by: 0.1)
            #expect(color() == Self.blue)
            app.advance(by: 0.09)
        }
        #expect(color() == Self.blue)
        #expect(app.nextDeadline == nil)
    }

    @Test("A WebP animation does the same")
    func movieInWebP() throws {
        let app = try mount(width: 6, height: 4) { Image(data: Self.movingWebP) }
        func color() -> UInt32 { app.paintedScreen()[3, 2] }
        for _ in 0..<2 {
            #expect(color() == Self.red)
            app.advance(by: 0.31)
            #expect(color() == Self.green)
            app.advance(by: 0.09)
        }
        #expect(color() == Self.green)
        #expect(app.nextDeadline == nil)
    }

    @Test("With reduced motion, animations stand still")
    func lessMotion() throws {
        for data in [Self.moving, Self.movingWebP] {
            let app = try mount(width: 6, height: 4) { EmptyView() }
            app.setEnvironment(\.accessibilityReduceMotion, true)
            app.show { Image(data: data) }
            #expect(app.paintedScreen()[3, 2] == Self.red)
            #expect(app.nextDeadline == nil)
        }
    }
}
