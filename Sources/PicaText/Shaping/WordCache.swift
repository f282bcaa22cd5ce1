/// Shaped words by what shaped them and their bytes.
///
/// Bounded by two generations: when the young one is full it becomes the old one, and words still in
/// use move back as they are asked for. So what is used often stays, at no cost a look-up.
final class WordCache {
    private static let smallest = 1 << 10
    private static let largest = 1 << 15

    private var young = ContiguousArray<ShapedWord?>(repeating: nil, count: smallest)
    private var old: ContiguousArray<ShapedWord?> = []
    private var youngCount = 0

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
        let mask = young.count &- 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while let word = young[slot] {
            if Self.matches(word, hash, plan, bytes, count) { return word }
            slot = (slot &+ 1) & mask
        }
        return old.isEmpty ? nil : findOld(hash, plan, bytes, count)
    }

    @inline(never)
    private func findOld(
        _ hash: UInt64, _ plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> ShapedWord? {
        let mask = old.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while let word = old[slot] {
            if Self.matches(word, hash, plan, bytes, count) {
                insert(word)
                return word
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    func insert(_ word: ShapedWord) {
        if youngCount * 4 >= young.count * 3 { grow() }
        place(word)
        youngCount += 1
    }

    @inline(__always)
    private static func matches(
        _ word: ShapedWord, _ hash: UInt64, _ plan: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
        guard word.hash == hash, word.plan == plan, word.byteCount == count else { return false }
        for index in 0..<count where word.bytes[index] != bytes[index] { return false }
        return true
    }

    private func place(_ word: ShapedWord) {
        let mask = young.count - 1
        var slot = Int(truncatingIfNeeded: word.hash) & mask
        while young[slot] != nil { slot = (slot + 1) & mask }
        young[slot] = word
    }

    private func grow() {
        if young.count < Self.largest {
            let words = young
            young = ContiguousArray(repeating: nil, count: words.count * 2)
            for case let word? in words { place(word) }
        } else {
            old = young
            young = ContiguousArray(repeating: nil, count: Self.largest)
            youngCount = 0
        }
    }
}
