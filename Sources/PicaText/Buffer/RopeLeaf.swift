/// A chunk of a rope's text.
///
/// It is UTF-8 that begins and ends on scalar boundaries, and not within CR LF if possible.
struct RopeLeaf: TreeLeaf, Sendable {
    /// The smallest size of a leaf; the limits may be exceeded by a few bytes to keep scalars whole.
    static let minimumBytes = 1024
    static let maximumBytes = 3072

    /// The string that holds the text, and perhaps that of many other leaves. Text inserted as one string is never
    /// copied.
    let storage: String
    /// The offset of the text in `storage`, in UTF-8 bytes.
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

    /// Creates a leaf with a copy of chunks of valid UTF-8.
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

    /// Calls a closure with the text's bytes.
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

    /// Returns a part of the text without copying it.
    func substring(_ range: Range<Int>) -> Substring {
        let utf8 = storage.utf8
        let lower = utf8.index(utf8.startIndex, offsetBy: start + range.lowerBound)
        return storage[lower..<utf8.index(lower, offsetBy: range.count)]
    }

    /// Returns the leaf with its own storage, or `nil` if the shared storage is smaller than `limit`.
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

    /// Returns leaves for text of any length, which share its storage.
    static func leaves(of text: String) -> [RopeLeaf] {
        var text = text
        text.makeContiguousUTF8()
        return RopeLeaf(text, from: 0, count: text.utf8.count).cut(size: 2048)
    }

    /// Returns leaves of about one size.
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

    /// Returns the nearest offset at or before `index` at which the text may be cut.
    private static func boundary(in text: UnsafeBufferPointer<UInt8>, near index: Int) -> Int {
        var index = index
        while index > 0, text[index] & 0xC0 == 0x80 { index -= 1 }
        if index > 0, text[index] == 0x0A, text[index - 1] == 0x0D { index -= 1 }
        return index
    }
}
