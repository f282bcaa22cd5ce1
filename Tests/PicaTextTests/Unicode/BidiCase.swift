@testable import PicaText

/// A line of `BidiCharacterTest`: a text in a direction, its levels and its order.
struct BidiCase {
    private(set) var text = ""
    /// The UTF-8 offset of each scalar.
    private(set) var starts: [Int] = []
    private(set) var direction = BaseDirection.natural
    private(set) var base: UInt8 = 0
    /// For each scalar; nil if the algorithm sets none.
    private(set) var levels: [UInt8?] = []
    /// The numbers of the scalars that have levels, from left to right.
    private(set) var order: [Int] = []

    init(_ line: UnsafeBufferPointer<UInt8>) {
        var field = 0
        var isEmpty = true
        var value = 0
        // A separator more, so that the last number ends as the others do.
        for index in 0...line.count {
            let byte = index < line.count ? line[index] : 0x3B
            switch byte {
            case 0x30...0x39: value = value * (field == 0 ? 16 : 10) + Int(byte - 0x30)
            case 0x41...0x46: value = value * 16 + Int(byte - 0x37)
            case UInt8(ascii: "x"): value = -1
            default:
                if !isEmpty { add(value, toField: field) }
                if byte == 0x3B { field += 1 }
                value = 0
                isEmpty = true
                continue
            }
            isEmpty = false
        }
    }

    private mutating func add(_ value: Int, toField field: Int) {
        switch field {
        case 0:
            starts.append(text.utf8.count)
            text.unicodeScalars.append(Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}")
        case 1: direction = value == 0 ? .leftToRight : value == 1 ? .rightToLeft : .natural
        case 2: base = UInt8(value)
        case 3: levels.append(value < 0 ? nil : UInt8(value))
        default: order.append(value)
        }
    }

    func agrees(with runs: [BidiResolver.Run]) -> Bool {
        var run = 0
        for (number, level) in levels.enumerated() {
            while run < runs.count, runs[run].end <= starts[number] { run += 1 }
            guard run < runs.count else { return false }
            if let level, runs[run].level != level { return false }
        }
        return true
    }

    /// The order that the levels make.
    var visibleOrder: [Int] {
        levels.indices.filter { levels[$0] != nil }.inVisualOrder { levels[$0] ?? 0 }
    }
}
