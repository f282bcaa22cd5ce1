/// A paragraph as UTF-16 with the way back to its UTF-8 offsets, reused from paragraph to paragraph.
///
/// ICU's break iterators and bidi are several times faster over UTF-16 than through a UText.
final class UTF16Scratch {
    private(set) var units: ContiguousArray<UInt16> = []
    /// The UTF-8 offset, from the start of the converted range, of each unit; one more at the end.
    /// Both halves of a surrogate pair have their scalar's offset.
    private(set) var offsets: ContiguousArray<Int32> = []

    /// - Parameter range: UTF-8 offsets in `bytes`.
    func convert(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
        // In locals while they grow, where no access is checked.
        var (units, offsets) = (self.units, self.offsets)
        (self.units, self.offsets) = ([], [])
        defer { (self.units, self.offsets) = (units, offsets) }
        units.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
        units.reserveCapacity(range.count)
        offsets.reserveCapacity(range.count + 1)
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            let offset = Int32(truncatingIfNeeded: index - range.lowerBound)
            if scalar < 0x10000 {
                units.append(UInt16(truncatingIfNeeded: scalar))
                offsets.append(offset)
            } else {
                let rest = scalar - 0x10000
                units.append(UInt16(truncatingIfNeeded: 0xD800 + (rest >> 10)))
                units.append(UInt16(truncatingIfNeeded: 0xDC00 + (rest & 0x3FF)))
                offsets.append(offset)
                offsets.append(offset)
            }
            index += length
        }
        offsets.append(Int32(truncatingIfNeeded: range.count))
    }
}
