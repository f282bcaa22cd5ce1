/// The lengths of a lazy stack's lines: measured where they were shown, estimated elsewhere.
struct LazyLengths {
    /// The number of lines.
    var count = 0
    /// The distance between two lines, in points.
    var spacing = 0.0

    /// Groups of lines with cached sums; there is none for lines never shown.
    private var blocks: [(index: Int, block: Block)] = []
    private var sum = 0.0
    private var measured = 0

    private struct Block {
        /// The measured lengths; `nil` if not measured.
        var lengths: [Double?] = Array(repeating: nil, count: LazyLengths.blockSize)
        var sum = 0.0
        var measured = 0
    }

    private static let blockSize = 128
    /// The estimated length while none was measured, in points.
    private var guess = 40.0

    private var estimate: Double { measured == 0 ? guess : sum / Double(measured) }

    var total: Double { count == 0 ? 0 : offset(of: count) - spacing }

    /// Drops the measurements but keeps the average as an estimate.
    mutating func forget() {
        guess = estimate
        blocks.removeAll()
        sum = 0
        measured = 0
    }

    mutating func set(_ length: Double, at index: Int) {
        let number = index / Self.blockSize
        let place = blocks.firstIndex { $0.index >= number } ?? blocks.count
        if place == blocks.count || blocks[place].index != number {
            blocks.insert((number, Block()), at: place)
        }
        let old = blocks[place].block.lengths[index % Self.blockSize]
        guard old != length else { return }
        blocks[place].block.lengths[index % Self.blockSize] = length
        blocks[place].block.sum += length - (old ?? 0)
        sum += length - (old ?? 0)
        if old == nil {
            blocks[place].block.measured += 1
            measured += 1
        }
    }

    func length(at index: Int) -> Double {
        blocks.first { $0.index == index / Self.blockSize }?.block.lengths[index % Self.blockSize] ?? estimate
    }

    /// Returns the start of a line, in points from the start of the first.
    func offset(of index: Int) -> Double {
        let number = index / Self.blockSize
        var known = 0.0
        var seen = 0
        for (other, block) in blocks where other <= number {
            if other < number {
                known += block.sum
                seen += block.measured
            } else {
                for case let length? in block.lengths[..<(index % Self.blockSize)] {
                    known += length
                    seen += 1
                }
            }
        }
        return known + Double(index - seen) * estimate + Double(index) * spacing
    }

    /// Returns the line at an offset, or the nearest one.
    func index(at offset: Double) -> Int {
        var low = 0
        var high = max(0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
