/// The measures of a chunk of a ``SummaryTree``, which need no look into the chunk.
protocol TreeSummary: Sendable {
    /// Creates the summary of an empty chunk.
    init()
    static func + (left: Self, right: Self) -> Self
    /// The length, in the units by which the tree is cut.
    var length: Int { get }
}

/// A chunk of a ``SummaryTree``.
protocol TreeLeaf {
    associatedtype Summary: TreeSummary

    /// Creates an empty leaf.
    init()
    var summary: Summary { get }
    /// Whether the leaf is large enough to be one of several.
    var isFullEnough: Bool { get }
    func part(_ range: Range<Int>) -> Self
    /// Returns the contents of this leaf and the next, in one leaf or in two that are full enough.
    func joined(with next: Self) -> [Self]
    /// Returns the leaf with a part replaced. The result is `nil` if it would be too large or too small for one leaf.
    func replacing(_ range: Range<Int>, with new: Self) -> Self?
}

/// A long sequence that is cheap to search, to edit anywhere and to copy: a B-tree with summaries.
///
/// It holds the text of a ``Rope``, the blocks of a document and the runs of ``AttributeSpans``. Nodes never change, so
/// copies share them freely. An edit makes a new path from the root to the changed leaves.
struct SummaryTree<Leaf: TreeLeaf> {
    private(set) var root: Node

    init() {
        root = Node(Leaf())
    }

    /// - Parameter leaves: The leaves, each full enough unless there is only one.
    init(_ leaves: [Leaf]) {
        var level = leaves.map { Node($0) }
        while level.count > 1 { level = Node.branches(of: level, size: 16) }
        root = level.first ?? Node(Leaf())
    }

    private init(_ root: Node) {
        self.root = root
    }

    /// The sum of all summaries.
    var summary: Leaf.Summary { root.summary }
    var length: Int { root.summary.length }

    // MARK: Editing

    /// Replaces `range` with another tree, which is shared.
    mutating func replace(_ range: Range<Int>, with new: SummaryTree) {
        if let leaf = new.root.leaf, let edited = root.replacing(range, with: leaf) {
            root = edited
        } else {
            root = .join(.join(root.prefix(range.lowerBound), new.root), root.suffix(from: range.upperBound))
        }
    }

    /// Returns a part of the sequence, which shares nodes as far as possible.
    func part(_ range: Range<Int>) -> SummaryTree {
        SummaryTree(root.prefix(range.upperBound).suffix(from: range.lowerBound))
    }

    /// Returns the tree with leaves replaced by others of the same content; `change` returns `nil` to keep a leaf.
    func replacingLeaves(_ change: (Leaf) -> Leaf?) -> SummaryTree {
        SummaryTree(root.replacingLeaves(change))
    }

    // MARK: Finding

    /// Returns the first leaf up to whose end the total fulfills `isReached`, and the total before it. If there is
    /// none, it returns the last leaf.
    @inline(__always)
    func leaf(where isReached: (Leaf.Summary) -> Bool) -> (leaf: Leaf, before: Leaf.Summary) {
        var node = root
        var before = Leaf.Summary()
        while true {
            switch node.content {
            case .leaf(let leaf): return (leaf, before)
            case .branch(let children):
                var next = children.count - 1
                for index in 0..<children.count - 1 {
                    let end = before + children[index].summary
                    if isReached(end) {
                        next = index
                        break
                    }
                    before = end
                }
                node = children[next]
            }
        }
    }

    /// Returns the leaf that contains a position; for the very end, the last leaf.
    func leaf(at place: Int) -> (leaf: Leaf, before: Leaf.Summary) {
        leaf { place < $0.length }
    }

    /// Visits the leaves that overlap a range, each with its part of the range, until `body` returns `false`.
    func forEachLeaf(in range: Range<Int>, _ body: (Leaf, Range<Int>) -> Bool) {
        if !range.isEmpty { _ = root.forEachLeaf(in: range, body) }
    }
}

extension SummaryTree: Sendable where Leaf: Sendable {}
