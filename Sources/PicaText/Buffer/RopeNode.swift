/// A node of the rope's B-tree. Nodes never change, so ropes share them freely; an edit makes a new
/// path from the root to the leaves it touches.
///
/// All leaves stand at one depth. Every node but a root has at least `minimumBytes` or
/// `minimumChildren`, give or take the few bytes that keep scalars whole.
final class RopeNode: Sendable {
    static let minimumBytes = 512
    static let maximumBytes = 1536
    static let minimumChildren = 8
    static let maximumChildren = 24

    /// 0 for a leaf.
    let height: Int
    let summary: RopeSummary
    /// Holds a leaf's text, and perhaps that of many other leaves: text that came in as one string is
    /// never copied.
    let storage: String
    /// Where in `storage` a leaf's text begins, in UTF-8; always on a scalar boundary.
    private let start: Int
    let children: [RopeNode]

    /// A leaf of a part of a string, whose UTF-8 is given.
    private init(_ storage: String, from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        height = 0
        summary = RopeSummary(of: bytes)
        self.storage = storage
        self.start = start
        children = []
    }

    /// A leaf of pieces of valid UTF-8, copied.
    private init(copying pieces: UnsafeBufferPointer<UInt8>...) {
        let count = pieces.reduce(0) { $0 + $1.count }
        storage = String(unsafeUninitializedCapacity: count) { target in
            var end = target.baseAddress
            for piece in pieces {
                guard let source = piece.baseAddress else { continue }
                end?.update(from: source, count: piece.count)
                end = end?.advanced(by: piece.count)
            }
            return count
        }
        height = 0
        summary = pieces.reduce(RopeSummary()) { $0 + RopeSummary(of: $1) }
        start = 0
        children = []
    }

    init(children: [RopeNode]) {
        var total = RopeSummary()
        for child in children { total += child.summary }
        height = children[0].height + 1
        summary = total
        storage = ""
        start = 0
        self.children = children
    }

    static let empty = RopeNode(copying: UnsafeBufferPointer(start: nil, count: 0))

    /// Hands out a leaf's text.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = start..<start + summary.utf8
        if let result = storage.utf8.withContiguousStorageIfAvailable({
            body(UnsafeBufferPointer(rebasing: $0[range]))
        }) {
            return result
        }
        var copy = storage
        return copy.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    var isLeaf: Bool { height == 0 }

    private var isFullEnough: Bool {
        isLeaf ? summary.utf8 >= Self.minimumBytes : children.count >= Self.minimumChildren
    }

    /// The tree with leaves of their own where it is short: the rest of a long text that is gone must not
    /// keep it.
    var withoutLargeStorage: RopeNode { summary.utf8 < Self.largeStorage ? copyingLargeStorage() : self }

    private static let largeStorage = 64 * 1024

    private func copyingLargeStorage() -> RopeNode {
        if isLeaf {
            return storage.utf8.count < Self.largeStorage ? self : withBytes { RopeNode(copying: $0) }
        }
        let copies = children.map { $0.copyingLargeStorage() }
        return zip(copies, children).allSatisfy { $0 === $1 } ? self : RopeNode(children: copies)
    }

    // MARK: Building

    /// A tree of any amount of text, which it shares.
    static func tree(of text: String) -> RopeNode {
        var text = text
        text.makeContiguousUTF8()
        let shared = text
        var level = text.withUTF8 { leaves(of: shared, $0, size: 1024) }
        while level.count > 1 { level = branches(of: level, size: 16) }
        return level[0]
    }

    /// Cuts text into leaves of about one size, between scalars and not within CR LF.
    private static func leaves(
        of storage: String, _ text: UnsafeBufferPointer<UInt8>, size: Int
    ) -> [RopeNode] {
        let count = max(1, (text.count + size - 1) / size)
        var leaves: [RopeNode] = []
        leaves.reserveCapacity(count)
        var start = 0
        for index in 1...count {
            let end = index == count ? text.count : cut(text, near: text.count * index / count)
            leaves.append(RopeNode(storage, from: start, UnsafeBufferPointer(rebasing: text[start..<end])))
            start = end
        }
        return leaves
    }

    /// The nearest place at or before `index` where text may be cut.
    private static func cut(_ text: UnsafeBufferPointer<UInt8>, near index: Int) -> Int {
        var index = index
        while index > 0, text[index] & 0xC0 == 0x80 { index -= 1 }
        if index > 0, text[index] == 0x0A, text[index - 1] == 0x0D { index -= 1 }
        return index
    }

    private static func branches(of nodes: [RopeNode], size: Int) -> [RopeNode] {
        let count = (nodes.count + size - 1) / size
        return (0..<count).map { index in
            let part = nodes.count * index / count..<nodes.count * (index + 1) / count
            return RopeNode(children: [RopeNode](nodes[part]))
        }
    }

    // MARK: Joining and cutting

    static func join(_ left: RopeNode, _ right: RopeNode) -> RopeNode {
        if left.summary.utf8 == 0 { return right }
        if right.summary.utf8 == 0 { return left }
        let nodes = siblings(left, right)
        return nodes.count == 1 ? nodes[0] : RopeNode(children: nodes)
    }

    /// One or two nodes, of the greater of both heights, that hold the text of both.
    private static func siblings(_ left: RopeNode, _ right: RopeNode) -> [RopeNode] {
        if left.height > right.height {
            let seam = siblings(left.children[left.children.count - 1], right)
            return group(left.children.dropLast() + seam)
        }
        if left.height < right.height {
            let seam = siblings(left, right.children[0])
            return group(seam + right.children.dropFirst())
        }
        if left.isFullEnough && right.isFullEnough { return [left, right] }
        if !left.isLeaf { return group(left.children + right.children) }
        let joined = left.withBytes { left in right.withBytes { RopeNode(copying: left, $0) } }
        if joined.summary.utf8 <= maximumBytes { return [joined] }
        return joined.withBytes { leaves(of: joined.storage, $0, size: ($0.count + 1) / 2) }
    }

    private static func group(_ children: [RopeNode]) -> [RopeNode] {
        if children.count <= maximumChildren { return [RopeNode(children: children)] }
        return branches(of: children, size: (children.count + 1) / 2)
    }

    private static func tree(of children: ArraySlice<RopeNode>) -> RopeNode {
        switch children.count {
        case 0: empty
        case 1: children[children.startIndex]
        default: RopeNode(children: [RopeNode](children))
        }
    }

    /// The text before a scalar boundary.
    func prefix(_ end: Int) -> RopeNode {
        if end <= 0 { return .empty }
        if end >= summary.utf8 { return self }
        if isLeaf { return withBytes { RopeNode(copying: UnsafeBufferPointer(rebasing: $0[..<end])) } }
        let (index, start) = child(at: end)
        return .join(.tree(of: children[..<index]), children[index].prefix(end - start))
    }

    /// The text from a scalar boundary on.
    func suffix(from start: Int) -> RopeNode {
        if start <= 0 { return self }
        if start >= summary.utf8 { return .empty }
        if isLeaf { return withBytes { RopeNode(copying: UnsafeBufferPointer(rebasing: $0[start...])) } }
        let (index, childStart) = child(at: start)
        return .join(
            children[index].suffix(from: start - childStart), .tree(of: children[(index + 1)...]))
    }

    /// The tree after an edit that stays inside one leaf, or nil when it does not: the road that
    /// typing takes.
    func replacing(_ range: Range<Int>, with text: UnsafeBufferPointer<UInt8>) -> RopeNode? {
        if isLeaf {
            let count = summary.utf8 - range.count + text.count
            guard range.upperBound <= summary.utf8, count <= Self.maximumBytes,
                count >= min(summary.utf8, Self.minimumBytes)
            else { return nil }
            return withBytes { bytes in
                RopeNode(
                    copying: UnsafeBufferPointer(rebasing: bytes[..<range.lowerBound]), text,
                    UnsafeBufferPointer(rebasing: bytes[range.upperBound...]))
            }
        }
        let (index, start) = child(at: range.lowerBound)
        let local = range.lowerBound - start..<range.upperBound - start
        guard let child = children[index].replacing(local, with: text) else { return nil }
        var edited = children
        edited[index] = child
        return RopeNode(children: edited)
    }

    // MARK: Finding

    /// The child that holds an offset, and the offset where it begins. An offset at the very end
    /// belongs to the last child.
    @inline(__always)
    func child(at offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in 0..<children.count - 1 {
            let end = start + children[index].summary.utf8
            if offset < end { return (index, start) }
            start = end
        }
        return (children.count - 1, start)
    }

    /// The leaf that holds an offset, and what stands before that leaf.
    func leaf(at offset: Int) -> (leaf: RopeNode, before: RopeSummary) {
        leaf { offset < $0.utf8 }
    }

    /// The first leaf at whose end `isReached` holds of all text up to there (else the last leaf), and
    /// what stands before that leaf.
    @inline(__always)
    func leaf(where isReached: (RopeSummary) -> Bool) -> (leaf: RopeNode, before: RopeSummary) {
        var node = self
        var before = RopeSummary()
        while !node.isLeaf {
            var next = node.children.count - 1
            for index in 0..<node.children.count - 1 {
                let end = before + node.children[index].summary
                if isReached(end) {
                    next = index
                    break
                }
                before = end
            }
            node = node.children[next]
        }
        return (node, before)
    }

    /// Visits the bytes of a range leaf by leaf until `body` returns false.
    @discardableResult
    func forEachStretch(
        in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        if isLeaf {
            return withBytes {
                body(UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<$0.count)]))
            }
        }
        var start = 0
        for child in children {
            let end = start + child.summary.utf8
            if start >= range.upperBound { break }
            if end > range.lowerBound {
                let local = max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                if !child.forEachStretch(in: local, body) { return false }
            }
            start = end
        }
        return true
    }
}
