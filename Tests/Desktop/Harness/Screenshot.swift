import Foundation

/// A picture of the screen or of a part of it.
struct Screenshot: Equatable {
    struct Color: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8

        static let red = Color(red: 255, green: 0, blue: 0)
        static let green = Color(red: 0, green: 255, blue: 0)
        static let blue = Color(red: 0, green: 0, blue: 255)
    }

    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// Has a picture file of any kind read.
    init(file: String, in session: any Session) throws {
        let pixmap = file + ".ppm"
        try session.run("convert", file, "-depth", "8", pixmap)
        try self.init(pixmap: Array(Data(contentsOf: URL(fileURLWithPath: pixmap))))
    }

    /// From a binary portable pixmap (`P6`).
    init(pixmap: [UInt8]) throws {
        var fields: [Int] = []
        var position = 2
        while fields.count < 3 {
            while position < pixmap.count, pixmap[position] <= 32 { position += 1 }
            var number = 0
            while position < pixmap.count, (48...57).contains(pixmap[position]) {
                number = number * 10 + Int(pixmap[position] - 48)
                position += 1
            }
            fields.append(number)
            guard position < pixmap.count else { throw Failure("the screenshot is no picture") }
        }
        (width, height) = (fields[0], fields[1])
        let pixels = pixmap[(position + 1)...]
        guard pixmap.starts(with: "P6".utf8), fields[2] == 255, pixels.count >= width * height * 3 else {
            throw Failure("the screenshot is no picture")
        }
        bytes = Array(pixels.prefix(width * height * 3))
    }

    /// The part that begins at a place; cut at the edges.
    func crop(x: Int, y: Int, width: Int, height: Int) -> Screenshot {
        let columns = min(x, self.width)..<min(x + width, self.width)
        let rows = min(y, self.height)..<min(y + height, self.height)
        var part: [UInt8] = []
        for row in rows {
            let start = row * self.width
            part += bytes[(start + columns.lowerBound) * 3..<(start + columns.upperBound) * 3]
        }
        return Screenshot(width: columns.count, height: rows.count, bytes: part)
    }

    private init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The color at a place in pixels; nil off the screen.
    subscript(x: Int, y: Int) -> Color? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 3
        return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    }

    /// Whether no part of any pixel's color differs by more than a tolerance.
    func resembles(_ other: Screenshot, within tolerance: UInt8) -> Bool {
        width == other.width && height == other.height
            && zip(bytes, other.bytes).allSatisfy { max($0, $1) - min($0, $1) <= tolerance }
    }

    /// How many pixels have a color.
    func count(of color: Color) -> Int {
        var count = 0
        for start in stride(from: 0, to: width * height * 3, by: 3)
        where bytes[start] == color.red && bytes[start + 1] == color.green && bytes[start + 2] == color.blue {
            count += 1
        }
        return count
    }
}
