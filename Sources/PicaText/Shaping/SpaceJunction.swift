/// What becomes of the spaces between two words in a face that has rules about spaces.
struct SpaceJunction {
    /// The characters next to the spaces, and what shapes them.
    struct Key: Equatable {
        fileprivate var low: UInt64 = 0
        fileprivate var high: UInt64 = 0
        fileprivate var plan: UInt32
        fileprivate var count: UInt8
        /// Where the spaces begin and end.
        fileprivate var start: UInt8
        fileprivate var end: UInt8

        /// - Returns: nil for more bytes than are worth remembering.
        init?(
            _ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ window: Range<Int>, spaces: Range<Int>
        ) {
            guard window.count <= 16 else { return nil }
            self.plan = plan.key
            count = UInt8(window.count)
            start = UInt8(spaces.lowerBound - window.lowerBound)
            end = UInt8(spaces.upperBound - window.lowerBound)
            for (number, offset) in window.enumerated() {
                let byte = UInt64(bytes[offset]) << UInt64(number % 8 * 8)
                if number < 8 { low |= byte } else { high |= byte }
            }
        }

        fileprivate var hash: Int {
            let product = (low ^ high &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(plan))
                .multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
            return Int(truncatingIfNeeded: product.high ^ product.low)
        }
    }

    /// The glyphs of the spaces; nil if they are those of any spaces.
    var spaces: ShapedWord?
    /// Whether the words look different from what they are alone.
    var changesWords: Bool

    /// The junctions met last, each in the one place its key gives it.
    final class Cache {
        private static let capacity = 1 << 10
        private var entries = ContiguousArray<(key: Key, value: SpaceJunction)?>(
            repeating: nil, count: capacity)

        subscript(key: Key) -> SpaceJunction? {
            get {
                guard let entry = entries[key.hash & (Self.capacity - 1)], entry.key == key else {
                    return nil
                }
                return entry.value
            }
            set { entries[key.hash & (Self.capacity - 1)] = newValue.map { (key, $0) } }
        }
    }
}
