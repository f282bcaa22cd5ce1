import Foundation

/// Looks for what makes SDL_image draw without end: lines that are dashed finely over long ways.
enum DrawingCheck {
    /// Of all lines of a drawing together.
    private static let mostDashes = 1e6

    static func check(_ file: FileBytes) throws(PictureHeader.Failure) {
        guard file.count <= PictureLimits.drawingBytes else { throw .damaged("the drawing is too long") }
        guard let dash = shortestDash(file.bytes) else { return }
        var length = 0.0
        var rest = file.bytes[...]
        // Whatever stands in quotes may be a line: its length is at most what its numbers add up to.
        while let start = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) {
            let quoted = rest[(start + 1)...].prefix { $0 != rest[start] }
            length += way(quoted)
            rest = rest[min(quoted.endIndex + 1, rest.endIndex)...]
        }
        guard dash > 0, length / dash <= mostDashes else { throw .damaged("its lines have too many dashes") }
    }

    /// Half of the shortest dash and the gap behind it; nil where nothing is dashed.
    private static func shortestDash(_ bytes: [UInt8]) -> Double? {
        let name = Array("stroke-dasharray".utf8)
        var shortest: Double?
        var rest = bytes[...]
        while let start = rest.firstIndex(of: name[0]) {
            rest = rest[start...]
            guard rest.starts(with: name) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(name.count)
            let value = rest.drop { [0x20, 0x09, 0x0A, 0x0D, 0x3A, 0x3D, 0x22, 0x27].contains($0) }
                .prefix { ![0x22, 0x27, 0x3B, 0x3E].contains($0) }
            let numbers = numbers(value).map { abs($0) }
            guard !numbers.isEmpty else { continue }
            let sum = numbers.reduce(0, +) / Double(numbers.count)
            shortest = min(shortest ?? .infinity, sum)
        }
        return shortest
    }

    /// No shorter than the line that numbers describe, whatever they are.
    private static func way(_ text: ArraySlice<UInt8>) -> Double {
        var (way, reach) = (0.0, 0.0)
        var start = text.startIndex
        while start < text.endIndex {
            let isRelative = (0x61...0x7A).contains(text[start])
            let part = text[start...].dropFirst().prefix { !(isLetter($0) && $0 != 0x65 && $0 != 0x45) }
            let sum = numbers(text[start..<part.endIndex]).reduce(0) { $0 + abs($1) }
            // Each point of a line back and forth, from wherever it was.
            way += isRelative ? sum : 2 * sum + reach
            reach = isRelative ? reach + sum : max(reach, sum)
            start = part.endIndex
        }
        return way
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    private static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
        text.split { !((0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)) }
            .compactMap { strtod(String(decoding: $0, as: UTF8.self), nil) }
    }
}
