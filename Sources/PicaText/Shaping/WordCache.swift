/// Shaped words by what shaped them and their bytes.
///
/// Bounded by two generations: when the young one is full it becomes the old one, and words still in
/// use move back as they are asked for. So what is used often stays, at no cost a look-up.
final class WordCache {
    private static let smallest = 1 << 10
    private static let largest = 1 << 15

    /// Slots of a hash table with linear probing.
    private final class Table {
        let slots: UnsafeMutablePointer<ShapedWord?>
        let mask: Int
        var count = 0

        /// - Parameter capacity: A power of two.
        init(capacity: Int) {
            slots = .allocate(capacity: capacity)
            slots.initialize(repeating: nil, count: capacity)
            mask = capacity - 1
        }

        deinit {
            slots.deinitialize(count: mask + 1)
            slots.deallocate()
        }

        @inline(__always)
        func find(hash: UInt64, plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> ShapedWord? {
            var slot = Int(truncatingIfNeeded: hash) & mask
            while let word = slots[slot] {
                if WordCache.matches(word, hash, plan, bytes, count) { return word }
                slot = (slot &+ 1) & mask
            }
            return nil
        }

        func insert(_ word: ShapedWord) {
            var slot = Int(truncatingIfNeeded: word.hash) & mask
            while slots[slot] != nil { slot = (slot &+ 1) & mask }
            slots[slot] = word
            count += 1
        }
    }

    private var young = Table(capacity: smallest)
    private var old: Table?

    @inline(__always)
    static func hash(plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        var hash = (UInt64(plan) << 32 | UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= count {
            hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        if count - offset >= 4 {
            rest = UInt64(raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            offset += 4
        }
        while offset < count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return mix(hash ^ rest)
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }

    /// The word if it was shaped before.
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
        _ word: ShapedWord, _ hash: UInt64, _ plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
        guard word.hash == hash, word.plan == plan, word.byteCount == count else { return false }
        for index in 0..<count where word.bytes[index] != bytes[index] { return false }
        return true
    }

    private func grow() {
        let capacity = young.mask + 1
        guard capacity < Self.largest else {
            old = young
            young = Table(capacity: capacity)
            return
        }
        let larger = Table(capacity: capacity * 2)
        for slot in 0..<capacity {
            if let word = young.slots[slot] { larger.insert(word) }
        }
        young = larger
    }
}
