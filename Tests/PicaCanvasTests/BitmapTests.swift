import Foundation
import Testing

@testable import PicaCanvas

@Suite("Bitmaps")
struct BitmapTests {
    @Test("A picture survives a PNG round trip")
    func roundTrip() throws {
        let bitmap = Bitmap(width: 33, height: 17)
        var generator = SeededGenerator(seed: 7)
        for y in 0..<17 {
            for x in 0..<33 {
                let straight = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
                let alpha: UInt32 = [0, 255, 128, 3].randomElement(using: &generator) ?? 0
                bitmap[x, y] = Bitmap.premultiplied(straight | alpha << 24)
            }
        }
        let bytes = try #require(bitmap.pngData())
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let read = try Bitmap.decoded(bytes)
        #expect(read.difference(from: bitmap).maximum == 0)
    }

    @Test("A damaged PNG file is an error, never a crash")
    func damagedPNG() throws {
        let bytes = try #require(Bitmap(width: 20, height: 20).pngData())
        // The last chunk, 12 bytes, only says that the file ends.
        for length in 0..<bytes.count - 12 {
            #expect(throws: Bitmap.DecodingError.self) { try Bitmap.decoded(Array(bytes.prefix(length))) }
        }
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            var broken = bytes
            let index = Int.random(in: 0..<broken.count, using: &generator)
            broken[index] = .random(in: 0...255, using: &generator)
            _ = try? Bitmap.decoded(broken)
        }
        #expect(Bitmap(width: 0, height: 4).pngData() == nil)
    }

    @Test("A comparison counts pixels, names the worst channel and gives the position")
    func difference() {
        let a = Bitmap(width: 4, height: 4)
        let b = Bitmap(width: 4, height: 4)
        a[1, 2] = 0xFF00_1000
        b[1, 2] = 0xFF00_1800
        b[3, 3] = 0x0100_0000
        let result = a.difference(from: b)
        #expect(result.count == 2)
        #expect(result.maximum == 8)
        #expect(result.bitmap[1, 2] == 0xFF00_0800)
        #expect(a.difference(from: b, tolerance: 1).count == 1)
        #expect(a.difference(from: Bitmap(width: 5, height: 4)).count == 1)
        #expect(a.difference(from: a).count == 0)
    }

    @Test("A picture too large for memory is empty")
    func impossibleSizes() {
        for (width, height) in [(Int.max, 2), (Int.max, Int.max), (1 << 20, 1 << 20), (-3, 5)] {
            let bitmap = Bitmap(width: width, height: height)
            #expect(bitmap.pixels.isEmpty)
            #expect(bitmap[0, 0] == 0)
        }
    }

    @Test("Scaling down averages, and scaling up keeps uniform colors")
    func scaling() {
        let checks = Bitmap(width: 8, height: 8)
        for y in 0..<8 {
            for x in 0..<8 { checks[x, y] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
        let small = checks.resized(width: 2, height: 2)
        #expect(Set(small.pixels) == [0xFF80_8080])
        let plain = Bitmap(width: 3, height: 2)
        for y in 0..<2 { for x in 0..<3 { plain[x, y] = 0x8040_2010 } }
        #expect(Set(plain.resized(width: 11, height: 9).pixels) == [0x8040_2010])
    }
}

@Suite("Damage")
struct RegionTests {
    @Test("Overlapping and adjacent rectangles merge, distant ones stay apart")
    func joining() {
        var region = Region()
        region.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
        region.add(PixelRect(x: 300, y: 300, width: 10, height: 10))
        #expect(region.rects.count == 2)
        region.add(PixelRect(x: 10, y: 0, width: 10, height: 10))
        #expect(region.rects.count == 2)
        region.add(PixelRect(x: 5, y: 5, width: 2, height: 2))
        #expect(region.rects.contains(PixelRect(x: 0, y: 0, width: 20, height: 10)))
        region.add(PixelRect(x: 5, y: 5, width: 0, height: 9))
        #expect(region.rects.count == 2)
    }

    @Test("Everything added stays covered by a few disjoint rectangles", arguments: 0..<20)
    func covering(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var region = Region()
        var added: [PixelRect] = []
        for _ in 0..<40 {
            let rect = PixelRect(
                x: .random(in: -50...900, using: &generator), y: .random(in: -50...700, using: &generator),
                width: .random(in: 1...60, using: &generator), height: .random(in: 1...40, using: &generator))
            added.append(rect)
            region.add(rect)
        }
        #expect(region.rects.count <= Region.maximumCount)
        for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
        for (index, rect) in region.rects.enumerated() {
            for other in region.rects[(index + 1)...] { #expect(!rect.intersects(other)) }
        }
    }
}
