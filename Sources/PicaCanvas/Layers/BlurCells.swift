/// A picture reduced to cells of two by two pixels, on which a wide blur works.
///
/// Cells are counted from a position that moves with the layer, so the result does not depend on how a picture is
/// divided.
final class BlurCells {
    typealias Samples = UnsafeMutablePointer<UInt16>

    let columns: Int
    let rows: Int
    /// The samples, cell by cell, with 8 fractional bits.
    let samples: Samples
    private let width: Int
    private let height: Int
    private let channels: Int
    /// Whether the first pixel is a cell's second, horizontally and vertically.
    private let (startX, startY): (Int, Int)

    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - x: The position of the first pixel.
    init(width: Int, height: Int, channels: Int, x: Int, y: Int) {
        (self.width, self.height, self.channels) = (width, height, channels)
        (startX, startY) = (x & 1, y & 1)
        columns = (startX + width + 1) / 2
        rows = (startY + height + 1) / 2
        samples = .allocate(capacity: columns * rows * channels)
    }

    deinit { samples.deallocate() }

    /// Combines pixels to cells. Pixels outside the picture count as transparent.
    func gather(_ load: (_ y: Int, Samples) -> Void) {
        let count = 2 * columns * channels
        let lines = Samples.allocate(capacity: 2 * count)
        defer { lines.deallocate() }
        lines.initialize(repeating: 0, count: 2 * count)
        for row in 0..<rows {
            for part in 0..<2 {
                let y = 2 * row + part - startY
                let line = lines + part * count
                if (0..<height).contains(y) {
                    load(y, line + startX * channels)
                } else {
                    line.update(repeating: 0, count: count)
                }
            }
            let (above, below) = (lines, lines + count)
            let cells = samples + row * columns * channels
            func add(_ channels: Int) {
                for column in 0..<columns {
                    for channel in 0..<channels {
                        let (left, right) = (
                            2 * column * channels + channel, (2 * column + 1) * channels + channel
                        )
                        let sum =
                            UInt32(above[left]) + UInt32(above[right]) + UInt32(below[left])
                            + UInt32(below[right])
                        cells[column * channels + channel] = UInt16(truncatingIfNeeded: (sum &+ 2) &>> 2)
                    }
                }
            }
            if channels == 4 { add(4) } else { add(1) }
        }
    }

    /// Interpolates pixels from cells: three parts of their own cell and one of the next, in both directions.
    func scatter(_ store: (_ y: Int, Samples) -> Void) {
        let count = columns * channels
        // One more cell at each end, so that there is always a next one.
        let mixed = Samples.allocate(capacity: count + 2 * channels)
        let line = Samples.allocate(capacity: 2 * count)
        defer {
            mixed.deallocate()
            line.deallocate()
        }
        for y in 0..<height {
            let row = (y + startY) / 2
            let next = min(max((y + startY) & 1 == 0 ? row - 1 : row + 1, 0), rows - 1)
            let (own, other) = (samples + row * count, samples + next * count)
            for index in 0..<count { mixed[channels + index] = Self.mix(own[index], other[index]) }
            for channel in 0..<channels {
                mixed[channel] = mixed[channels + channel]
                mixed[channels + count + channel] = mixed[count + channel]
            }
            func spread(_ channels: Int) {
                for column in 0..<columns {
                    for channel in 0..<channels {
                        let place = (column + 1) * channels + channel
                        line[2 * column * channels + channel] = Self.mix(
                            mixed[place], mixed[place - channels])
                        line[(2 * column + 1) * channels + channel] = Self.mix(
                            mixed[place], mixed[place + channels])
                    }
                }
            }
            if channels == 4 { spread(4) } else { spread(1) }
            store(y, line + startX * channels)
        }
    }

    @inline(__always)
    private static func mix(_ own: UInt16, _ other: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (3 &* UInt32(own) &+ UInt32(other) &+ 2) &>> 2)
    }
}
