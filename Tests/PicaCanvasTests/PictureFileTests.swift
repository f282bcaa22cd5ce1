import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("Picture files") struct PictureFileTests {
    private static let (red, green, blue, white): (UInt32, UInt32, UInt32, UInt32) =
        (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)

    /// The middles of a picture's four quarters: above left, above right, below left, below right.
    private static func quarters(_ bitmap: Bitmap) -> [UInt32] {
        let (x, y) = (bitmap.width / 4, bitmap.height / 4)
        return [(x, y), (3 * x, y), (x, 3 * y), (3 * x, 3 * y)].map { bitmap[$0.0, $0.1] }
    }

    /// Whether colors are alike, as far as a format keeps them.
    private static func alike(_ a: [UInt32], _ b: [UInt32], by tolerance: Int = 3) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { a, b in
                [UInt32(0), 8, 16, 24].allSatisfy {
                    abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= tolerance
                }
            }
    }

    @Test(
        "Pictures are read in all formats",
        arguments: [SamplePictures.Kind.jpeg, .progressive, .webp, .palette, .gif])
    func formats(kind: SamplePictures.Kind) throws {
        let bytes = kind.bytes
        let file = try PictureFile(bytes)
        #expect(file.header.size == (32, 16))
        #expect(!file.moves)
        let bitmap = try file.bitmap()
        #expect((bitmap.width, bitmap.height) == (32, 16))
        let quarters = Self.quarters(bitmap)
        #expect(Self.alike(quarters, [Self.red, Self.green, Self.blue, Self.white]), "\(quarters)")
    }

    @Test("A CMYK JPEG file has its printed colors")
    func inks() throws {
        let file = try PictureFile(SamplePictures.inks)
        #expect(file.header.isCMYK)
        let quarters = Self.quarters(try file.bitmap())
        #expect(Self.alike(quarters, [Self.red, Self.green, Self.blue, Self.white], by: 8), "\(quarters)")
    }

    @Test("A vector drawing is sharp at any size")
    func drawing() throws {
        let file = try PictureFile(Array(SamplePictures.drawing.utf8))
        #expect(file.header.size == (8, 4))
        for width in [8, 32, 320, 1000] {
            let bitmap = try file.drawing(width: width, height: width / 2)
            #expect((bitmap.width, bitmap.height) == (width, width / 2))
            // No pixel is mixed of two colors.
            #expect(Set(bitmap.pixels) == [Self.red, Self.green, Self.blue, Self.white])
        }
        let narrow = try file.drawing(width: 10, height: 1000)
        #expect((narrow.width, narrow.height) == (10, 5))
    }

    @Test(
        "A vector drawing states its size in many ways",
        arguments: [
            ("width='12px' height=\"1.5in\"", 12, 144), ("viewBox='0 0 30 40'", 30, 40),
            ("viewBox='0,0,30,40' width='60'", 60, 40),
            ("width='100%' height='100%' viewBox='0 0 7 9'", 7, 9),
            ("width='1e2' height='25.4mm'", 100, 96), ("width='72pt' height='6pc' style='a>b'", 96, 96),
        ])
    func drawingSizes(attributes: String, width: Int, height: Int) throws {
        let header = try PictureHeader(Array("\n<svg xmlns='x' \(attributes)><g/></svg>".utf8))
        #expect(header.size == (width, height))
    }

    // MARK: Orientation

    /// A photograph with a note of how it was held, as a camera writes it.
    private static func photograph(_ orientation: Int, littleEndian: Bool = true) -> [UInt8] {
        var note: [UInt8] =
            littleEndian
            ? [
                0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0,
                0,
            ]
            : [
                0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0,
                0,
            ]
        note = Array("Exif\0\0".utf8) + note + [0, 0, 0, 0]
        let jpeg = SamplePictures.jpeg
        return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(note.count + 2)] + note + jpeg.dropFirst(2)
    }

    @Test("A photo is upright, however the camera was held", arguments: 1...8)
    func orientation(number: Int) throws {
        // The pixels above left, above right, below left and below right, by the file's contents.
        let (a, b, c, d) = (Self.red, Self.green, Self.blue, Self.white)
        let expected = [
            [a, b, c, d], [b, a, d, c], [d, c, b, a], [c, d, a, b], [a, c, b, d], [c, a, d, b], [d, b, c, a],
            [b, d, a, c],
        ][number - 1]
        for littleEndian in [true, false] {
            let file = try PictureFile(Self.photograph(number, littleEndian: littleEndian))
            #expect(file.header.size == (number < 5 ? (32, 16) : (16, 32)))
            let bitmap = try file.bitmap()
            #expect((bitmap.width, bitmap.height) == file.header.size)
            #expect(Self.alike(Self.quarters(bitmap), expected))
            let small = try file.bitmap(reduction: 4)
            #expect((small.width, small.height) == (number < 5 ? (8, 4) : (4, 8)))
            #expect(Self.alike(Self.quarters(small), expected))
        }
    }

    @Test("Each orientation maps each pixel correctly", arguments: PictureOrientation.allCases)
    func turning(orientation: PictureOrientation) {
        let bitmap = Bitmap(width: 5, height: 3)
        for y in 0..<3 { for x in 0..<5 { bitmap[x, y] = UInt32(10 * y + x) } }
        let turned = bitmap.turned(orientation)
        for y in 0..<turned.height {
            for x in 0..<turned.width {
                let (right, down) = (4 - x, 2 - y)
                let expected: (Int, Int) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (right, y)
                    case .down: (right, down)
                    case .downMirrored: (x, down)
                    case .leftMirrored: (y, x)
                    case .right: (y, 2 - x)
                    case .rightMirrored: (4 - y, 2 - x)
                    case .left: (4 - y, x)
                    }
                #expect(turned[x, y] == UInt32(10 * expected.1 + expected.0))
            }
        }
    }

    @Test("Damaged EXIF data is ignored")
    func damagedNotes() throws {
        var generator = SeededGenerator(seed: 11)
        #expect(try PictureHeader(Self.photograph(9)).orientation == .up)
        for _ in 0..<3000 {
            var bytes = Self.photograph(6)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[.random(in: 12..<38, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let header = try PictureHeader(bytes)
            #expect((header.width, header.height) == (32, 16))
        }
    }

    // MARK: Moving

    @Test("An animation has its frames and their durations")
    func moving() throws {
        let file = try PictureFile(SamplePictures.moving)
        #expect(file.moves)
        let animation = try #require(file.animation())
        #expect(animation.frames.map { $0.bitmap[3, 2] } == [Self.red, Self.green, Self.blue])
        #expect(animation.frames.map(\.duration) == [0.3, 0.1, 0.1])
        #expect(animation.repetitions == 3)
        #expect(animation.cost == 3 * 6 * 4 * 4)
        #expect(try file.bitmap()[0, 0] == Self.red)
        let parts = try #require(PictureFile(SamplePictures.parts).animation())
        #expect(parts.repetitions == 0)
        #expect(parts.frames.map { $0.bitmap[0, 0] } == [Self.red, Self.red])
        #expect(parts.frames.map { $0.bitmap[4, 3] } == [Self.red, Self.green])
    }

    @Test("An animated WebP file has its frames, too")
    func movingWebP() throws {
        let file = try PictureFile(SamplePictures.movingWebP)
        #expect(file.moves && file.header.mayMove)
        let animation = try #require(file.animation())
        #expect(animation.frames.map { $0.bitmap[3, 2] } == [Self.red, Self.green])
        #expect(animation.frames.map(\.duration) == [0.3, 0.1])
        #expect(animation.repetitions == 2)
        #expect(try file.bitmap()[0, 0] == Self.red)
        // A still picture has none.
        let still = try PictureFile(SamplePictures.webp)
        #expect(!still.moves && !still.header.mayMove && still.animation() == nil)
    }

    @Test("An animated WebP file that asks for too much is rejected, or shows its first frame")
    func longWebP() throws {
        var bytes = SamplePictures.movingWebP
        // 16,384 pixels across and down: too many for any picture; and then too many for two frames.
        bytes.replaceSubrange(24..<30, with: [0xFF, 0x3F, 0, 0xFF, 0x3F, 0])
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(bytes) }
        bytes.replaceSubrange(24..<30, with: [0xFF, 0x0F, 0, 0xFF, 0x0B, 0])
        let file = try PictureFile(bytes)
        #expect(!file.moves && file.animation() == nil)
        let bitmap = try file.bitmap(reduction: 4)
        #expect((bitmap.width, bitmap.height) == (1024, 768))
        #expect(bitmap[0, 0] == Self.red && bitmap[10, 1] == 0)
    }

    @Test("An animation that asks for too much memory shows its first frame")
    func longMovies() throws {
        var bytes = Array(SamplePictures.parts)
        // 4000 × 2200 pixels, twice.
        bytes.replaceSubrange(6..<10, with: [0xA0, 0x0F, 0x98, 0x08])
        let file = try PictureFile(bytes)
        #expect(!file.moves)
        #expect(file.animation() == nil)
        let bitmap = try file.bitmap(reduction: 2)
        #expect((bitmap.width, bitmap.height) == (2000, 1100))
        #expect(bitmap[1, 1] == Self.red && bitmap[10, 1] == 0)
    }

    // MARK: Hostile

    private static func decode(_ bytes: [UInt8]) {
        guard let file = try? PictureFile(bytes) else { return }
        // A picture with a small size in its header is small when decoded.
        guard file.header.width * file.header.height <= 1 << 22 else { return }
        _ = try? file.bitmap()
        _ = file.animation()
    }

    @Test(
        "A file truncated anywhere is an error or the part that was read",
        arguments: SamplePictures.Kind.allCases)
    func cutOff(kind: SamplePictures.Kind) {
        let bytes = kind.bytes
        for length in 0..<bytes.count { Self.decode(Array(bytes.prefix(length))) }
    }

    @Test(
        "A file with wrong bytes anywhere is an error or some picture",
        arguments: SamplePictures.Kind.allCases, [1, 2, 3])
    func flipped(kind: SamplePictures.Kind, seed: UInt64) {
        let bytes = kind.bytes
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                broken[.random(in: 0..<broken.count, using: &generator)] = .random(
                    in: 0...255, using: &generator)
            }
            Self.decode(broken)
        }
    }

    @Test("A size too large for memory is rejected before decoding")
    func giants() throws {
        func put(_ numbers: [UInt8], at place: Int, in bytes: [UInt8]) -> [UInt8] {
            var bytes = bytes
            bytes.replaceSubrange(place..<place + numbers.count, with: numbers)
            return bytes
        }
        let frame = try #require(
            SamplePictures.jpeg.indices.first {
                SamplePictures.jpeg[$0...].starts(with: [0xFF, 0xC0])
            })
        let giants = [
            // 30,000 × 30,000
            put([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30], at: 16, in: SamplePictures.palette),
            put([0x75, 0x30, 0x75, 0x30], at: frame + 5, in: SamplePictures.jpeg),
            put([0x30, 0x75, 0x30, 0x75], at: 6, in: SamplePictures.gif),
            put([0xFF, 0xFF, 0xFF, 0xFF], at: 16, in: SamplePictures.palette),
            put([0x80, 0, 0, 0], at: 16, in: SamplePictures.palette),
            Array("<svg width='1e30' height='1e30'/>".utf8), Array("<svg width='nan' height='1'/>".utf8),
            Array("<svg width='-5' height='0'/>".utf8), Array("<svg/>".utf8), Array("<svg".utf8), [],
            Array("RIFF".utf8), Array("\0\0\0\u{1}ftypavif".utf8),
        ]
        for bytes in giants { #expect(throws: Bitmap.DecodingError.self) { try PictureFile(bytes) } }
    }

    @Test("A frame larger than its picture is rejected, too")
    func giantFrames() throws {
        var bytes = SamplePictures.gif
        let frame = try #require(
            bytes.indices.first { bytes[$0...].starts(with: [0x2C, 0, 0, 0, 0, 0x20]) })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(bytes) }
    }

    @Test("A JPEG file cannot rescan its pixels endlessly")
    func scans() throws {
        let bytes =
            SamplePictures.jpeg.dropLast(2) + Array(repeating: [0xFF, 0xDA, 0, 2], count: 300).joined()
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(Array(bytes)) }
    }

    @Test("Several threads decode at once")
    func threads() async throws {
        let whole = try PictureFile(SamplePictures.jpeg).bitmap().pixels
        let results = await withTaskGroup(of: [UInt32]?.self) { group in
            for index in 0..<64 {
                group.addTask {
                    let bytes = index % 2 == 0 ? SamplePictures.jpeg : SamplePictures.palette
                    return try? PictureFile(bytes).bitmap().pixels
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0?.count == 32 * 16 })
        #expect(results.count { $0 == whole } >= 32)
    }

    // MARK: Sizes

    @Test("A reduced picture has the averages of its pixels, with fewer at the edge")
    func reduction() throws {
        let bitmap = Bitmap(width: 5, height: 3)
        for y in 0..<3 { for x in 0..<5 { bitmap[x, y] = 0xFF00_0000 | UInt32(y * 50 + x * 10) << 8 } }
        let bytes = try #require(bitmap.pngData())
        let small = try PictureFile(bytes).bitmap(reduction: 2)
        #expect(small.pixels.map { $0 >> 8 & 0xFF } == [30, 50, 65, 105, 125, 140])
        #expect(small.difference(from: bitmap.reduced(by: 2)).count == 0)
    }

    @Test("Transparent pixels have no weight in an average")
    func transparentReduction() throws {
        let bitmap = Bitmap(width: 2, height: 1)
        bitmap[0, 0] = 0xFFFF_0000
        #expect(bitmap.reduced(by: 2).pixels == [0x8080_0000])
    }
}

@MainActor @Suite("Pictures on a painter") struct DrawnPictureTests {
    private func draw(
        _ bitmap: Bitmap, _ frame: CGRect, limit: Int32 = 2048, scale: CGFloat = 1, clip: PixelRect? = nil,
        turned: Bool = false
    ) throws -> Bitmap {
        let result = Bitmap(width: 300, height: 200)
        let painter = Painter(target: SoftwareTarget(result), scale: scale, glyphs: GlyphCache())
        painter.largestTexture = limit
        if let clip { painter.pushClip(clip) }
        let list = DisplayList([.image(bitmap, frame)])
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 200, ty: 0)
        painter.draw(turned ? DisplayList([.transform(quarter, list)]) : list)
        if clip != nil { painter.popClip() }
        painter.finish()
        return result
    }

    private static var noise: Bitmap {
        let bitmap = Bitmap(width: 90, height: 70)
        var generator = SeededGenerator(seed: 5)
        for y in 0..<70 {
            for x in 0..<90 { bitmap[x, y] = 0xFF00_0000 | .random(in: 0...0xFF_FFFF, using: &generator) }
        }
        return bitmap
    }

    @Test(
        "A picture larger than a texture is drawn in seamless tiles",
        arguments: [
            CGRect(x: 10, y: 20, width: 90, height: 70), CGRect(x: -50, y: -30, width: 333, height: 219),
            CGRect(x: 3, y: 4, width: 40, height: 30),
        ])
    func tiles(frame: CGRect) throws {
        let bitmap = Self.noise
        let whole = try draw(bitmap, frame)
        for limit: Int32 in [7, 16, 64] {
            #expect(try draw(bitmap, frame, limit: limit).difference(from: whole).count == 0)
        }
        let clip = PixelRect(x: 20, y: 25, width: 31, height: 17)
        let part = try draw(bitmap, frame, limit: 16, clip: clip)
        #expect(part.cropped(to: clip).difference(from: whole.cropped(to: clip)).count == 0)
    }

    @Test("A pixelated picture has sharp squares, upright and rotated, larger and smaller")
    func nearest() throws {
        let bitmap = Bitmap(width: 2, height: 2)
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        for (index, color) in colors.enumerated() { bitmap[index % 2, index / 2] = color }
        let frame = CGRect(x: 20, y: 30, width: 40, height: 60)
        let upright = try draw(bitmap.pixelated, frame)
        for y in 0..<60 {
            for x in 0..<40 { #expect(upright[20 + x, 30 + y] == colors[x / 20 + y / 30 * 2]) }
        }
        let turned = try draw(bitmap.pixelated, frame, turned: true)
        for y in 0..<40 {
            for x in 0..<60 { #expect(turned[110 + x, 20 + y] == colors[y / 20 + (1 - x / 30) * 2]) }
        }
        #expect(try Set(draw(bitmap, frame).pixels).count > 20, "others are smooth")
        let noise = Self.noise
        let small = noise.pixelated.resized(width: 30, height: 10)
        for y in 0..<10 { for x in 0..<30 { #expect(small[x, y] == noise[x * 3 + 1, y * 7 + 3]) } }
    }
}
