import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

@Suite("AVIF and HEIC pictures") struct HEIFTests {
    private static let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

    /// The middles of the quarters of a part of a picture, by what they are nearest to: red, green, blue, white.
    private func quarters(_ bitmap: Bitmap, x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil)
        -> String
    {
        let (width, height) = (width ?? bitmap.width, height ?? bitmap.height)
        return [(1, 1), (3, 1), (1, 3), (3, 3)].map { place in
            let pixel = bitmap[x + place.0 * width / 4, y + place.1 * height / 4]
            let nearest = Self.colors.enumerated().min {
                Self.distance($0.element, pixel) < Self.distance($1.element, pixel)
            }
            guard let nearest, Self.distance(nearest.element, pixel) < 24 else { return "?" }
            return ["r", "g", "b", "w"][nearest.offset]
        }.joined()
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [UInt32(0), 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }

    @Test("Both formats are read at their displayed size")
    func formats() throws {
        for (bytes, format) in [
            (SamplePictures.avif, PictureHeader.Format.avif), (SamplePictures.heic, .heic),
        ] {
            let file = try PictureFile(bytes)
            #expect(file.header.format == format)
            #expect(file.header.size == (32, 16))
            #expect(!file.moves)
            let bitmap = try file.bitmap()
            #expect((bitmap.width, bitmap.height) == (32, 16))
            #expect(quarters(bitmap) == "rgbw")
            let small = try file.bitmap(reduction: 4)
            #expect((small.width, small.height) == (8, 4))
            #expect(quarters(small) == "rgbw")
        }
    }

    @Test("A picture takes its alpha from an auxiliary image, and its colors are premultiplied")
    func opacity() throws {
        let bitmap = try PictureFile(SamplePictures.veiled).bitmap()
        #expect(bitmap[4, 4] >> 24 == 255)
        let veiled = bitmap[28, 4]
        #expect(abs(Int(veiled >> 24) - 51) <= 2)
        #expect(abs(Int(veiled >> 8 & 0xFF) - 51) <= 4, "green")
        #expect((veiled >> 16 & 0xFF) <= 4)
    }

    @Test("The index locates the data inside itself or after it")
    func inside() throws {
        var builder = HEIFBuilder()
        #expect(try quarters(PictureFile(builder.bytes).bitmap()) == "rgbw")
        builder.isInside = true
        #expect(try quarters(PictureFile(builder.bytes).bitmap()) == "rgbw")
    }

    @Test("A picture is rotated, mirrored and cropped as its file says, in this order")
    func steps() throws {
        func seen(_ steps: [[UInt8]], _ size: (Int, Int)) throws -> String {
            var builder = HEIFBuilder()
            builder.items[0].properties += steps
            let file = try PictureFile(builder.bytes)
            #expect(file.header.size == size)
            let bitmap = try file.bitmap()
            #expect((bitmap.width, bitmap.height) == size)
            return quarters(bitmap)
        }
        func turn(_ quarters: UInt8) -> [UInt8] { HEIFBuilder.box("irot", [quarters]) }
        func mirror(_ axis: UInt8) -> [UInt8] { HEIFBuilder.box("imir", [axis]) }
        #expect(try seen([turn(0)], (32, 16)) == "rgbw")
        #expect(try seen([turn(1)], (16, 32)) == "gwrb")
        #expect(try seen([turn(2)], (32, 16)) == "wbgr")
        #expect(try seen([turn(3)], (16, 32)) == "brwg")
        #expect(try seen([mirror(0)], (32, 16)) == "bwrg")
        #expect(try seen([mirror(1)], (32, 16)) == "grwb")
        #expect(try seen([turn(1), mirror(1)], (16, 32)) == "wgbr")
        // The upper left quarter, and one in the middle.
        #expect(try seen([HEIFBuilder.cropping(16, 8, -8, -4)], (16, 8)) == "rrrr")
        #expect(try seen([HEIFBuilder.cropping(16, 8, 0, 0), turn(1)], (8, 16)) == "gwrb")
        #expect(try seen([HEIFBuilder.cropping(100, 100, 0, 0)], (32, 16)) == "rgbw")
    }

    @Test("A grid is assembled from its tiles, which may extend past it")
    func grids() throws {
        var builder = HEIFBuilder()
        builder.items.append(HEIFBuilder.grid(2, 3, 90, 30))
        builder.items[1].parts = [1, 1, 1, 1, 1, 1]
        builder.primary = 2
        let file = try PictureFile(builder.bytes)
        #expect(file.header.format == .avif)
        #expect(file.header.size == (90, 30))
        let bitmap = try file.bitmap()
        for row in 0..<2 {
            for column in 0..<2 {
                #expect(quarters(bitmap, x: column * 32, y: row * 16, width: 32, height: 14) == "rgbw")
            }
        }
        #expect(Self.distance(bitmap[89, 29], 0xFFFF_FFFF) < 24)
    }

    @Test("Tiles that do not match are rejected before decoding")
    func grotesque() throws {
        func refused(_ change: (inout HEIFBuilder) -> Void) {
            var builder = HEIFBuilder()
            builder.items.append(HEIFBuilder.grid(1, 2, 64, 16))
            builder.items[1].parts = [1, 1]
            builder.primary = 2
            change(&builder)
            #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes) }
        }
        refused { $0.items[1].parts = [1] }
        refused { $0.items[1].parts = [1, 7] }
        refused { $0.items[1].parts = [2, 2] }
        refused { $0.items[1].size = (64, 17) }
        refused { $0.items[1] = HEIFBuilder.grid(1, 2, 65, 16) }
        refused { $0.items[1] = HEIFBuilder.grid(256, 256, 32 * 256, 16 * 256) }
        refused {
            $0.items[1] = HEIFBuilder.grid(100, 100, 3200, 1600)
            $0.items[1].parts = [Int](repeating: 1, count: 10_000)
        }
        refused { $0.items[1].data = [0] }
        refused { $0.items[0].properties = [] }
        refused { $0.items[0].properties.append(HEIFBuilder.box("irot", [1])) }
        refused { $0.items[0].data = [] }
        refused { $0.items[0].kind = "jpeg" }
        refused { $0.items[1].kind = "iovl" }
        refused { $0.primary = 9 }
        refused { $0.error = 1 << 20 }
        // Its alpha image has the same size.
        refused { $0.items.append(HEIFBuilder.Item(size: (16, 16), opacityOf: 2)) }
    }

    @Test("A stream larger than its file says is rejected, and so are endless parts")
    func giants() throws {
        var builder = HEIFBuilder()
        // Its own size, in as many bits: 4 for their number, and 5 and 4 for it.
        builder.items[0].data[4...] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF][...] + builder.items[0].data[9...]
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes) }
        builder = HEIFBuilder()
        builder.items[0].size = (1 << 20, 16)
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes) }
        builder.items[0].size = (0xFFFF_FFFF, 0xFFFF_FFFF)
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes) }
        builder.items[0].size = (2, 2)
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes).bitmap() }
        builder.items[0].size = (40, 16)
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes).bitmap() }
        // A grid of many parts that are each as large as can be.
        builder = HEIFBuilder()
        builder.items[0].size = (8192, 8192)
        builder.items.append(HEIFBuilder.grid(2, 8, 65535, 16384))
        builder.items[1].parts = [Int](repeating: 1, count: 16)
        builder.primary = 2
        #expect(throws: Bitmap.DecodingError.self) { try PictureFile(builder.bytes) }
    }

    @Test("Streams report their size in every header form")
    func codedSizes() throws {
        // AV1, by hand: of no profile, moving, whole.
        var bits = "00000"
        // Times with an interval, but without a model.
        bits += "1" + String(repeating: "0", count: 64) + "110"
        // No delays, and one point of level 8 with its tier.
        bits += "0" + "00000" + "000000000000" + "01000" + "0"
        // 1024 × 512, in 11 and 10 bits.
        bits += "1010" + "1001" + "01111111111" + "0111111111"
        while bits.count % 8 != 0 { bits += "0" }
        let header = stride(from: 0, to: bits.count, by: 8).map { start -> UInt8 in
            let from = bits.index(bits.startIndex, offsetBy: start)
            return UInt8(bits[from..<bits.index(from, offsetBy: 8)], radix: 2) ?? 0
        }
        let unit = [0x0A, UInt8(header.count)] + header
        let size = try #require(CodedSize.av1([[], unit[...]]))
        #expect(size == (1024, 512))
        // The largest counts.
        let both = try #require(CodedSize.av1([HEIFBuilder.stream[...], unit[...]]))
        #expect(both == (1024, 512))
        #expect(CodedSize.av1([unit.dropLast()]) == nil)
        #expect(CodedSize.av1([[0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]]) == nil)
        #expect(CodedSize.av1([[0x12, 0]]) == nil)
        #expect(CodedSize.hevc([], []) == nil)
    }

    @Test("An index with wrong bytes anywhere is an error or some picture", arguments: [1, 2, 3, 4])
    func flipped(seed: UInt64) throws {
        var builder = HEIFBuilder()
        builder.items[0].properties.append(HEIFBuilder.cropping(16, 8, -8, -4))
        builder.items.append(HEIFBuilder.grid(2, 2, 64, 32))
        builder.items[1].parts = [3, 3, 3, 3]
        builder.items.append(HEIFBuilder.Item())
        builder.items.append(HEIFBuilder.Item(opacityOf: 1))
        builder.items.append(HEIFBuilder.grid(2, 2, 64, 32))
        builder.items[4].parts = [3, 3, 3, 3]
        builder.items[4].opacityOf = 2
        for primary in [1, 2] {
            builder.primary = primary
            let bytes = builder.bytes
            #expect(throws: Never.self) { try PictureFile(bytes).bitmap() }
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<2000 {
                var broken = bytes
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let wild: [UInt8] = [
                        0, 1, 2, 3, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator),
                    ]
                    broken[.random(in: 0..<broken.count, using: &generator)] =
                        wild.randomElement(using: &generator) ?? 0
                }
                guard let file = try? PictureFile(broken), file.header.width * file.header.height <= 1 << 20
                else { continue }
                _ = try? file.bitmap()
            }
        }
    }
}
