/// The look of the spaces between two words in a face with rules about spaces.
struct SpaceJunction {
    /// The characters next to the spaces, and the plan that shapes them.
    struct Key: Equatable {
        fileprivate var low: UInt64 = 0
        fileprivate var high: UInt64 = 0
        fileprivate var plan: UInt32
        fileprivate var count: UInt8
        /// The start and end of the spaces.
        fileprivate var start: UInt8
        fileprivate var end: UInt8

        /// - Returns: `nil` if the key would have too many bytes.
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

    /// The glyphs of the spaces; `nil` if they are the usual ones.
    var spaces: ShapedWord?
    /// Whether the words look different from their separate forms.
    var changesWords: Bool

    /// The recent junctions, each in the one slot that its key determines.
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
