@testable import PicaText

/// A line of `BidiTest`: bidi classes, and the directions in which they have the levels stated above it.
struct BidiClassCase {
    /// A character of each class, in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// The start of each.
    private(set) var starts: [Int] = []
    /// 1: natural, 2: left to right, 4: right to left.
    private(set) var directions: UInt8 = 0
    /// Whether a character outside isolates chooses the direction.
    private(set) var hasStrongCharacter = false

    init(_ line: UnsafeBufferPointer<UInt8>) {
        var depth = 0
        var name: UInt32 = 0
        var isDirections = false
        for byte in line {
            if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
                name = name << 8 | UInt32(byte)
                continue
            }
            if name != 0 { add(name, &depth) }
            name = 0
            if byte == UInt8(ascii: ";") { isDirections = true }
            if isDirections, (0x30...0x37).contains(byte) { directions = byte - 0x30 }
        }
    }

    private mutating func add(_ name: UInt32, _ depth: inout Int) {
        let scalar = Self.sample(name)
        starts.append(bytes.count)
        append(scalar)
        switch scalar {
        case 0x2066...0x2068: depth += 1
        case 0x2069: depth = max(depth - 1, 0)
        case 0x61, 0x5D0, 0x628: if depth == 0 { hasStrongCharacter = true }
        default: break
        }
    }

    /// - Parameter name: The class's letters, a byte each.
    private static func sample(_ name: UInt32) -> UInt32 {
        switch name {
        case 0x4C: 0x61  // L
        case 0x52: 0x5D0  // R
        case 0x41_4C: 0x628  // AL
        case 0x45_4E: 0x31  // EN
        case 0x45_53: 0x2B  // ES
        case 0x45_54: 0x23  // ET
        case 0x41_4E: 0x661  // AN
        case 0x43_53: 0x2C  // CS
        case 0x42: 0x2029  // B
        case 0x53: 0x09  // S
        case 0x57_53: 0x20  // WS
        case 0x4F_4E: 0x21  // ON
        case 0x42_4E: 0xAD  // BN
        case 0x4E_53_4D: 0x300  // NSM
        case 0x4C_52_45: 0x202A  // LRE
        case 0x52_4C_45: 0x202B  // RLE
        case 0x50_44_46: 0x202C  // PDF
        case 0x4C_52_4F: 0x202D  // LRO
        case 0x52_4C_4F: 0x202E  // RLO
        case 0x4C_52_49: 0x2066  // LRI
        case 0x52_4C_49: 0x2067  // RLI
        case 0x46_53_49: 0x2068  // FSI
        case 0x50_44_49: 0x2069  // PDI
        default: 0xFFFD
        }
    }

    /// - Parameter scalar: Below U+10000.
    private mutating func append(_ scalar: UInt32) {
        switch scalar {
        case ..<0x80:
            bytes.append(UInt8(scalar))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | scalar >> 6))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        default:
            bytes.append(UInt8(0xE0 | scalar >> 12))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        }
    }

    /// Whether runs have the levels that an `@Levels` line states, of which -1 says nothing.
    func agrees(with runs: [BidiResolver.Run], _ levels: [Int8]) -> Bool {
        guard levels.count == starts.count else { return false }
        var run = 0
        for number in starts.indices {
            while run < runs.count - 1, runs[run].end <= starts[number] { run += 1 }
            if levels[number] >= 0, UInt8(levels[number]) != runs[run].level { return false }
        }
        return true
    }

    func applies(to direction: BaseDirection) -> Bool {
        switch direction {
        case .natural: directions & 1 != 0
        case .leftToRight: directions & 2 != 0
        case .rightToLeft: directions & 4 != 0
        case .naturalElseRightToLeft: directions & (hasStrongCharacter ? 1 : 4) != 0
        }
    }

    /// The levels that an `@Levels` line states, -1 where the algorithm sets none; nil of another line.
    static func levels(_ line: UnsafeBufferPointer<UInt8>) -> [Int8]? {
        guard line.starts(with: Array("@Levels:".utf8)) else { return nil }
        return line.dropFirst(8).split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).map {
            Int8(String(decoding: $0, as: UTF8.self)) ?? -1
        }
    }
}
