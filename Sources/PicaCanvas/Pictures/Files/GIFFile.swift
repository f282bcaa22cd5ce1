import Foundation
import PicaFoundation

/// A GIF file with its frames located and not decoded.
///
/// Pica reads GIF itself, as SDL_image 2.6 writes past its tables with certain files.
struct GIFFile: Equatable, Sendable {
    struct Frame: Equatable, Sendable {
        let x, y, width, height: Int
        /// The offset of its colors in the file, and their number.
        let palette: (place: Int, count: Int)
        let isInterlaced: Bool
        /// The offset of its pixels in the file.
        let pixels: Int
        var control: Control

        static func == (a: Frame, b: Frame) -> Bool { a.pixels == b.pixels && a.control == b.control }
    }

    /// The graphic control data before a frame.
    struct Control: Equatable, Sendable {
        /// The index of the transparent color.
        var transparent: Int?
        /// The disposal after the frame's time: 2 clears its area, 3 restores the previous contents.
        var disposal = 0
        var milliseconds = 0
    }

    private(set) var frames: [Frame] = []
    /// The number of repetitions; 0 repeats forever.
    private(set) var repetitions = 1

    init(_ file: FileBytes) throws(PictureHeader.Failure) {
        func little(_ place: Int, _ length: Int) -> Int? { file.number(place, length, littleEndian: true) }
        func colors(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 2 << (flags & 7) }
        guard let flags = little(10, 1) else { throw .endsEarly }
        let common = (place: 13, count: colors(flags))
        var place = 13 + 3 * common.count
        var control = Control()
        scan: while let kind = little(place, 1), kind != 0x3B {
            switch kind {
            case 0x21:
                if file.has("NETSCAPE2.0", at: place + 3), file.number(place + 14, 2) == 0x0301,
                    let count = little(place + 16, 2)
                {
                    repetitions = count == 0 ? 0 : count + 1
                } else if file.number(place + 1, 2) == 0xF904, let flags = little(place + 3, 1),
                    let time = little(place + 4, 2), let index = little(place + 6, 1)
                {
                    control = Control(
                        transparent: flags & 1 == 0 ? nil : index, disposal: flags >> 2 & 7,
                        milliseconds: time * 10)
                }
                place = Self.end(ofBlocks: place + 2, file)
            case 0x2C:
                guard let x = little(place + 1, 2), let y = little(place + 3, 2),
                    let width = little(place + 5, 2), let height = little(place + 7, 2),
                    let flags = little(place + 9, 1)
                else { break scan }
                guard width * height <= PictureLimits.pixels else {
                    throw .damaged("its frames are too large")
                }
                let own = (place: place + 10, count: colors(flags))
                let pixels = own.place + 3 * own.count
                guard pixels < file.count else { break scan }
                frames.append(
                    Frame(
                        x: x, y: y, width: width, height: height, palette: own.count > 0 ? own : common,
                        isInterlaced: flags & 0x40 != 0, pixels: pixels, control: control))
                control = Control()
                place = Self.end(ofBlocks: pixels + 1, file)
            default: place += 1
            }
        }
        guard !frames.isEmpty else { throw .endsEarly }
    }

    private static func end(ofBlocks start: Int, _ file: FileBytes) -> Int {
        var place = start
        while let length = file.number(place, 1) {
            place += 1 + length
            if length == 0 { break }
        }
        return place
    }

    /// Returns the number of pixels to unpack for the first frames.
    func work(_ frames: Int, height: Int) -> Int {
        self.frames.prefix(frames).reduce(0) { $0 + $1.width * $1.lines(seenIn: height) }
    }

    /// Returns the animation's pictures in order.
    /// - Parameters:
    ///   - limit: The number of pictures requested.
    ///   - budget: The budget that pays for unpacked pixels, visible or not.
    func decode(
        _ file: FileBytes, width: Int, height: Int, limit: Int, within budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> [(bitmap: Bitmap, milliseconds: Int)] {
        var result: [(Bitmap, Int)] = []
        let screen = Bitmap(width: width, height: height)
        for frame in frames.prefix(limit) {
            let before = frame.control.disposal == 3 ? screen.copy() : nil
            try budget.spend(pixels: frame.width, by: frame.lines(seenIn: height))
            try budget.spend(pixels: width, by: height)
            let isSeen = draw(frame, of: file, on: screen)
            // Data after a file's end is not a frame.
            guard isSeen || frame.width * frame.height == 0 else { break }
            result.append((screen.copy(), frame.control.milliseconds))
            if let before {
                _ = screen.storage.update(fromContentsOf: before.storage)
            } else if frame.control.disposal == 2 {
                for y in frame.y..<min(frame.y + frame.height, max(frame.y, height)) {
                    for x in frame.x..<min(frame.x + frame.width, max(frame.x, width)) { screen[x, y] = 0 }
                }
            }
        }
        return result
    }

    /// - Returns: Whether there was a pixel.
    private func draw(_ frame: Frame, of file: FileBytes, on screen: Bitmap) -> Bool {
        let pixels = GIFPixels.read(
            file, at: frame.pixels, limit: frame.width * frame.lines(seenIn: screen.height))
        let colors = (0..<frame.palette.count).map { index in
            UInt32(0xFF00_0000) | UInt32(file.number(frame.palette.place + 3 * index, 3) ?? 0)
        }
        let seen = 0..<max(0, min(frame.width, screen.width - frame.x))
        for (line, row) in frame.rows.enumerated() {
            guard line * frame.width < pixels.count else { break }
            for column in seen {
                let place = line * frame.width + column
                guard place < pixels.count else { return !pixels.isEmpty }
                let index = Int(pixels[place])
                guard index < colors.count, index != frame.control.transparent else { continue }
                screen[frame.x + column, frame.y + row] = colors[index]
            }
        }
        return !pixels.isEmpty
    }
}

extension GIFFile.Frame {
    /// The row numbers in the order of the file.
    fileprivate var rows: [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    /// Returns the number of rows in the file up to the last visible one.
    func lines(seenIn screenHeight: Int) -> Int {
        let seen = max(0, min(height, screenHeight - y))
        guard isInterlaced, seen < height else { return seen }
        return rows.lastIndex { $0 < seen }.map { $0 + 1 } ?? 0
    }
}

/// The LZW decoder.
private enum GIFPixels {
    /// - Parameter limit: The most pixels to read.
    static func read(_ file: FileBytes, at start: Int, limit: Int) -> [UInt8] {
        guard let bits = file.number(start, 1), (1...11).contains(bits) else { return [] }
        let (clear, end) = (1 << bits, 1 << bits + 1)
        // By code: the code before its last byte, that byte, its first byte, and its length.
        var before = [UInt16](repeating: 0, count: 4096)
        var last = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
        var first = last
        var lengths = [Int](repeating: 1, count: 4096)
        var result = [UInt8](repeating: 0, count: limit)
        var filled = 0
        var (size, next, previous) = (bits + 1, end + 1, -1)
        var (buffer, count) = (0, 0)
        var place = start + 1
        var (block, blockEnd) = (place, place)
        while filled < limit {
            while count < size {
                if block == blockEnd {
                    guard let length = file.number(place, 1), length > 0 else {
                        return Array(result.prefix(filled))
                    }
                    (block, blockEnd) = (place + 1, place + 1 + length)
                    place = blockEnd
                }
                guard block < file.count else { return Array(result.prefix(filled)) }
                buffer |= Int(file.bytes[block]) << count
                (block, count) = (block + 1, count + 8)
            }
            let code = buffer & (1 << size - 1)
            (buffer, count) = (buffer >> size, count - size)
            if code == clear {
                (size, next, previous) = (bits + 1, end + 1, -1)
                continue
            }
            // The code being defined may be used already.
            guard code != end, code < next || (code == next && previous >= 0), previous >= 0 || code < clear
            else { break }
            if previous >= 0, next < 4096 {
                before[next] = UInt16(previous)
                first[next] = first[previous]
                last[next] = first[code == next ? previous : code]
                lengths[next] = lengths[previous] + 1
                next += 1
                if next == 1 << size, size < 12 { size += 1 }
            }
            guard code < next else { break }
            var (index, writing) = (code, filled + lengths[code])
            filled = min(writing, limit)
            while writing > 0 {
                writing -= 1
                if writing < limit { result[writing] = last[index] }
                if index < clear { break }
                index = Int(before[index])
            }
            previous = code
        }
        return Array(result.prefix(filled))
    }
}
