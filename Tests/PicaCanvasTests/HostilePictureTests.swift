import Foundation
import PicaFoundation
import Testing

@testable import PicaCanvas

/// Files that multiply one allowed thing by another: many frames by large ones, many parts by long ones.
@Suite("Pictures that ask for more work than they show") struct HostilePictureTests {
    /// A GIF whose frames all have one size, each packed as a single color as far as `codes` goes.
    private func gif(
        screen: (Int, Int), frames: Int, frame: (Int, Int), at place: (Int, Int) = (0, 0),
        disposal: UInt8 = 0,
        isInterlaced: Bool = false, codes: Int = 2
    ) -> [UInt8] {
        func little(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
        var bytes = Array("GIF89a".utf8) + little(screen.0) + little(screen.1) + [0x80, 0, 0]
        bytes += [255, 0, 0, 0, 255, 0]
        // Clear, and then the first color again and again, whatever the length of the codes.
        let data = [0b0000_0100] + [UInt8](repeating: 0, count: codes)
        for _ in 0..<frames {
            bytes += [0x21, 0xF9, 4, disposal << 2, 5, 0, 0, 0]
            bytes += [0x2C] + little(place.0) + little(place.1) + little(frame.0) + little(frame.1)
            bytes += [isInterlaced ? 0x40 : 0, 2, UInt8(data.count)] + data + [0]
        }
        return bytes + [0x3B]
    }

    /// How much slower the tests run than usual: under a sanitizer.
    private let slowness = Double(ProcessInfo.processInfo.environment["PICA_TEST_SLOWNESS"] ?? "") ?? 1

    /// The seconds of this thread's processor time that some work takes.
    private func time(_ work: () -> Void) -> Double {
        var now: Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now
        work()
        return now - start
    }

    /// The seconds that it takes to look at a picture, show it, and show it moving.
    private func time(_ bytes: [UInt8]) -> Double {
        time {
            guard let file = try? PictureFile(bytes) else { return }
            _ = try? file.bitmap()
            _ = file.animation()
        }
    }

    @Test("Many large frames on a small screen cost only their visible part")
    func manyLargeFrames() {
        for disposal in [2, 3] as [UInt8] {
            for isInterlaced in [false, true] {
                for place in [(0, 0), (65000, 65000)] {
                    for screen in [(1, 1), (16, 16)] {
                        let file = gif(
                            screen: screen, frames: 10_000, frame: (65535, 2048), at: place,
                            disposal: disposal,
                            isInterlaced: isInterlaced)
                        let time = time(file)
                        #expect(
                            time < 10 * slowness, "\(disposal) \(isInterlaced) \(place) \(screen): \(time) s")
                    }
                }
            }
        }
    }

    @Test("Decoding stops when it is canceled or its budget is used up")
    func budgets() throws {
        let file = try PictureFile(gif(screen: (200, 200), frames: 200, frame: (200, 200)))
        let cancelled = WorkBudget()
        cancelled.cancel()
        #expect(throws: WorkBudget.Exhausted.cancelled) { try file.bitmap(within: cancelled) }
        #expect(file.animation(within: cancelled) == nil)
        #expect(throws: WorkBudget.Exhausted.pixels) { try file.bitmap(within: WorkBudget(pixels: 100)) }
        #expect(file.animation(within: WorkBudget(pixels: 1_000_000)) == nil)
        #expect(file.animation()?.frames.count == 200)
        for kind in SamplePictures.Kind.allCases {
            let file = try PictureFile(kind.bytes)
            #expect(throws: (any Error).self, "\(kind)") { try file.bitmap(within: WorkBudget(pixels: 10)) }
            #expect(throws: Never.self, "\(kind)") { try file.bitmap() }
        }
    }

    @Test("A frame partly or fully outside the canvas shows its visible part")
    func partlySeen() throws {
        for isInterlaced in [false, true] {
            let file = try PictureFile(
                gif(
                    screen: (4, 4), frames: 1, frame: (9, 9), at: (2, 2), isInterlaced: isInterlaced,
                    codes: 200))
            let bitmap = try file.bitmap()
            #expect(bitmap[3, 3] == 0xFFFF_0000 && bitmap[1, 1] == 0, "\(isInterlaced)")
        }
    }

    @Test("Parts at one file position cost as much as one")
    func partsInOnePlace() {
        var builder = HEIFBuilder()
        builder.items[0].data += [UInt8](repeating: 0, count: 1 << 20)
        builder.items.append(HEIFBuilder.grid(64, 64, 2048, 1024))
        builder.items[1].parts = [Int](repeating: 1, count: 4096)
        builder.primary = 2
        let bytes = builder.bytes
        let time = time {
            #expect(throws: Bitmap.DecodingError.self) { try PictureFile(bytes) }
        }
        #expect(time < 2 * slowness)
    }

    @Test("Tables with more entries than parts are rejected")
    func longTables() {
        // Version 0, lengths of one byte and no offsets: each entry is a byte.
        let box = HEIFBuilder.box
        let number = HEIFBuilder.number
        var places = number(0, 4) + [0x01, 0] + number(20, 2)
        for item in 1...20 {
            places +=
                number(item, 2) + number(0, 2) + number(60_000, 2) + [UInt8](repeating: 1, count: 60_000)
        }
        let meta = box(
            "meta",
            number(0, 4) + box("pitm", number(0, 4) + number(1, 2)) + box("iinf", number(0, 4) + number(0, 2))
                + box("iloc", places) + box("iprp", box("ipco", [])))
        let file = box("ftyp", Array("avif\0\0\0\0mif1avif".utf8)) + meta
        #expect(throws: (any Error).self) { try PictureFile(file) }
    }

    /// A drawing of 512 pixels a side.
    private func drawing(_ content: String) -> [UInt8] {
        let space = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
        return Array("<svg \(space) width='512' height='512'>\(content)</svg>".utf8)
    }

    private func filtered(_ step: String) -> String {
        "<filter id='f' x='0' y='0' width='1' height='1'>\(step)</filter>"
            + "<rect width='512' height='512' filter='url(#f)'/>"
    }

    @Test("A drawing that crashes librsvg's process leaves this one alone")
    func crashingDrawing() throws {
        let numbers = Array(repeating: "1", count: 900).joined(separator: " ")
        let file = try PictureFile(
            drawing(filtered("<feConvolveMatrix order='30' kernelMatrix='\(numbers)'/>")))
        #expect(throws: Bitmap.DecodingError.self) { try file.bitmap() }
    }

    @Test("A drawing has a time limit, and stops when it is canceled")
    func endlessDrawings() throws {
        let doubled = (1..<16).map {
            "<g id='u\($0)'><use xlink:href='#u\($0 - 1)'/><use xlink:href='#u\($0 - 1)'/></g>"
        }
        let numbers = Array(repeating: "1", count: 400).joined(separator: " ")
        let drawings = [
            filtered("<feTurbulence baseFrequency='.1' numOctaves='100000'/>"),
            // Each of 32,768 places has the filter.
            "<defs><filter id='f'><feConvolveMatrix order='20' kernelMatrix='\(numbers)'/></filter>"
                + "<rect id='u0' width='512' height='512' filter='url(#f)'/>\(doubled.joined())</defs>"
                + "<use xlink:href='#u15'/>",
        ]
        for content in drawings {
            let file = try PictureFile(drawing(content))
            #expect(throws: (any Error).self) { try file.bitmap() }
            let cancelled = WorkBudget()
            cancelled.cancel()
            #expect(throws: WorkBudget.Exhausted.cancelled) { try file.bitmap(within: cancelled) }
        }
        #expect(
            try PictureFile(drawing("<rect width='512' height='512' fill='red'/>")).bitmap()[9, 9]
                == 0xFFFF_0000)
    }
}
