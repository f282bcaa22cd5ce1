/// A chunk of a rope's text: UTF-8 that begins and ends on scalar boundaries, and not within CR LF where
/// that can be helped.
struct RopeLeaf: TreeLeaf, Sendable {
    /// Give or take the few bytes that keep scalars whole.
    static let minimumBytes = 1024
    static let maximumBytes = 3072

    /// Holds the text, and perhaps that of many other leaves: text that came in as one string is never
    /// copied.
    let storage: String
    /// Where in `storage` the text begins, in UTF-8.
    private let start: Int
    private let count: Int

    init() {
        self.init("", from: 0, count: 0)
    }

    private init(_ storage: String, from start: Int, count: Int) {
        self.storage = storage
        self.start = start
        self.count = count
    }

    /// A leaf of chunks of valid UTF-8, copied.
    private init(copying chunks: UnsafeBufferPointer<UInt8>...) {
        count = chunks.reduce(0) { $0 + $1.count }
        storage = String(unsafeUninitializedCapacity: count) { target in
            var end = 0
            for chunk in chunks {
                _ = UnsafeMutableBufferPointer(rebasing: target[end...]).initialize(from: chunk)
                end += chunk.count
            }
            return end
        }
        start = 0
    }

    /// Hands out the text.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = start..<start + count
        if let result = storage.utf8.withContiguousStorageIfAvailable({
            body(UnsafeBufferPointer(rebasing: $0[range]))
        }) {
            return result
        }
        var copy = storage
        return copy.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// A part of the text that is no copy.
    func substring(_ range: Range<Int>) -> Substring {
        let utf8 = storage.utf8
        let lower = utf8.index(utf8.startIndex, offsetBy: start + range.lowerBound)
        return storage[lower..<utf8.index(lower, offsetBy: range.count)]
    }

    /// The leaf with storage of its own if what it shares is at least so large; nil if it is not.
    func copied(fromStorageOver limit: Int) -> RopeLeaf? {
        storage.utf8.count < limit ? nil : withBytes { RopeLeaf(copying: $0) }
    }

    // MARK: TreeLeaf

    var summary: RopeSummary { withBytes { RopeSummary(of: $0) } }
    var isFullEnough: Bool { count >= Self.minimumBytes }

    func part(_ range: Range<Int>) -> RopeLeaf {
        withBytes { RopeLeaf(copying: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    func joined(with next: RopeLeaf) -> [RopeLeaf] {
        let joined = withBytes { first in next.withBytes { RopeLeaf(copying: first, $0) } }
        return joined.count <= Self.maximumBytes ? [joined] : joined.cut(size: (joined.count + 1) / 2)
    }

    func replacing(_ range: Range<Int>, with new: RopeLeaf) -> RopeLeaf? {
        let edited = count - range.count + new.count
        guard edited <= Self.maximumBytes, edited >= min(count, Self.minimumBytes) else { return nil }
        return withBytes { bytes in
            new.withBytes {
                RopeLeaf(
                    copying: UnsafeBufferPointer(rebasing: bytes[..<range.lowerBound]), $0,
                    UnsafeBufferPointer(rebasing: bytes[range.upperBound...]))
            }
        }
    }

    // MARK: Cutting

    /// Leaves of any amount of text, which they share.
    static func leaves(of text: String) -> [RopeLeaf] {
        var text = text
        text.makeContiguousUTF8()
        return RopeLeaf(text, from: 0, count: text.utf8.count).cut(size: 2048)
    }

    /// Leaves of about one size.
    private func cut(size: Int) -> [RopeLeaf] {
        let number = max(1, (count + size - 1) / size)
        var leaves: [RopeLeaf] = []
        leaves.reserveCapacity(number)
        var start = 0
        withBytes { bytes in
            for index in 1...number {
                let end = index == number ? count : Self.boundary(in: bytes, near: count * index / number)
                leaves.append(RopeLeaf(storage, from: self.start + start, count: end - start))
                start = end
            }
        }
        return leaves
    }

    /// The nearest place at or before `index` where text may be cut.
    private static func boundary(in text: UnsafeBufferPointer<UInt8>, near index: Int) -> Int {
        var index = index
        while index > 0, text[index] & 0xC0 == 0x80 { index -= 1 }
        if index > 0, text[index] == 0x0A, text[index - 1] == 0x0D { index -= 1 }
        return index
    }
}
