/// A cache of shaped words by plan and bytes.
///
/// It is limited by two generations. When the young one is full it becomes the old one, and words still in use move
/// back when requested. So frequent words stay, at no cost per look-up.
final class WordCache {
    private static let smallest = 1 << 10
    private static let largest = 1 << 15

    /// A hash table with linear probing.
    ///
    /// Hashes are stored apart from the words, so that passing another word's slot does not access it. The owner must
    /// call `destroy`.
    private struct Table {
        /// The hashes; 0 for an empty slot.
        let hashes: UnsafeMutablePointer<UInt64>
        let slots: UnsafeMutablePointer<ShapedWord?>
        let mask: Int
        var count = 0

        /// - Parameter capacity: A power of two.
        init(capacity: Int) {
            hashes = .allocate(capacity: capacity)
            hashes.initialize(repeating: 0, count: capacity)
            slots = .allocate(capacity: capacity)
            slots.initialize(repeating: nil, count: capacity)
            mask = capacity - 1
        }

        func destroy() {
            slots.deinitialize(count: mask + 1)
            slots.deallocate()
            hashes.deallocate()
        }

        @inline(__always)
        func find(hash: UInt64, plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> ShapedWord? {
            var slot = Int(truncatingIfNeeded: hash) & mask
            while true {
                let known = hashes[slot]
                if known == hash, let word = slots[slot], WordCache.matches(word, plan, bytes, count) {
                    return word
                }
                if known == 0 { return nil }
                slot = (slot &+ 1) & mask
            }
        }

        mutating func insert(_ word: ShapedWord) {
            var slot = Int(truncatingIfNeeded: word.hash) & mask
            while hashes[slot] != 0 { slot = (slot &+ 1) & mask }
            hashes[slot] = word.hash
            slots[slot] = word
            count += 1
        }
    }

    // Accessed for each word, and never modified during an access.
    @exclusivity(unchecked) private var young = Table(capacity: smallest)
    private var old: Table?

    deinit {
        young.destroy()
        old?.destroy()
    }

    /// Returns the hash of a word; never 0.
    @inline(__always)
    static func hash(plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        var hash = (UInt64(plan) << 32 | UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
        guard count < 8 else {
            var offset = 0
            while offset + 8 < count {
                hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            // The last eight bytes overlap the ones before.
            let last = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            return mix(hash ^ last) | 1 << 63
        }
        var rest: UInt64 = 0
        if count >= 4 {
            rest = UInt64(raw.loadUnaligned(as: UInt32.self))
            rest |= UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
        } else {
            for offset in 0..<count { rest = rest << 8 | UInt64(bytes[offset]) }
        }
        return mix(hash ^ rest) | 1 << 63
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }

    /// Returns the word if it is cached.
    @inline(__always)
    func find(hash: UInt64, plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> ShapedWord? {
        young.find(hash: hash, plan: plan, bytes, count) ?? findOld(hash, plan, bytes, count)
    }

    @inline(never)
    private func findOld(
        _ hash: UInt64, _ plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> ShapedWord? {
        guard let word = old?.find(hash: hash, plan: plan, bytes, count) else { return nil }
        insert(word)
        return word
    }

    func insert(_ word: ShapedWord) {
        if young.count * 4 >= (young.mask + 1) * 3 { grow() }
        young.insert(word)
    }

    @inline(__always)
    private static func matches(
        _ word: ShapedWord, _ plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
        guard word.plan == plan, word.byteCount == count else { return false }
        let (own, other) = (UnsafeRawPointer(word.bytes), UnsafeRawPointer(bytes))
        func differs<Unit: FixedWidthInteger>(_ unit: Unit.Type, at offset: Int) -> Bool {
            own.loadUnaligned(fromByteOffset: offset, as: unit)
                != other.loadUnaligned(fromByteOffset: offset, as: unit)
        }
        // The last eight bytes overlap the ones before.
        guard count < 8 else {
            var offset = 0
            while offset + 8 < count {
                if differs(UInt64.self, at: offset) { return false }
                offset += 8
            }
            return !differs(UInt64.self, at: count - 8)
        }
        if count >= 4 { return !differs(UInt32.self, at: 0) && !differs(UInt32.self, at: count - 4) }
        for index in 0..<count where word.bytes[index] != bytes[index] { return false }
        return true
    }

    private func grow() {
        let capacity = young.mask + 1
        guard capacity < Self.largest else {
            old?.destroy()
            old = young
            young = Table(capacity: capacity)
            return
        }
        var larger = Table(capacity: capacity * 2)
        for slot in 0..<capacity {
            if let word = young.slots[slot] { larger.insert(word) }
        }
        young.destroy()
        young = larger
    }
}
