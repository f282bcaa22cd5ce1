/// What is known of a chunk of a ``SummaryTree`` without looking into it.
protocol TreeSummary: Sendable {
    /// That of nothing.
    init()
    static func + (left: Self, right: Self) -> Self
    /// In the units by which the tree is cut.
    var length: Int { get }
}

/// The chunks that a ``SummaryTree`` is made of.
protocol TreeLeaf {
    associatedtype Summary: TreeSummary

    /// An empty one.
    init()
    var summary: Summary { get }
    /// Whether it is large enough to stand beside others.
    var isFullEnough: Bool { get }
    func part(_ range: Range<Int>) -> Self
    /// What this and the next hold, in one leaf or in two that are full enough.
    func joined(with next: Self) -> [Self]
    /// The leaf with another in place of a part; nil when that is too much or too little for one.
    func replacing(_ range: Range<Int>, with new: Self) -> Self?
}

/// A long sequence that is cheap to find a way in, to edit anywhere and to copy: a B-tree whose nodes know
/// the sums of what is below them.
///
/// It holds the text of a ``Rope``, the blocks of a document and the runs of ``AttributeSpans``. Nodes never
/// change, so copies share them freely; an edit makes a new path from the root to the leaves it touches.
struct SummaryTree<Leaf: TreeLeaf> {
    private(set) var root: Node

    init() {
        root = Node(Leaf())
    }

    /// - Parameter leaves: Full enough, unless there is only one.
    init(_ leaves: [Leaf]) {
        var level = leaves.map { Node($0) }
        while level.count > 1 { level = Node.branches(of: level, size: 16) }
        root = level.first ?? Node(Leaf())
    }

    private init(_ root: Node) {
        self.root = root
    }

    /// The sum of all.
    var summary: Leaf.Summary { root.summary }
    var length: Int { root.summary.length }

    // MARK: Editing

    /// Puts another tree, which is shared, where `range` was.
    mutating func replace(_ range: Range<Int>, with new: SummaryTree) {
        if let leaf = new.root.leaf, let edited = root.replacing(range, with: leaf) {
            root = edited
        } else {
            root = .join(.join(root.prefix(range.lowerBound), new.root), root.suffix(from: range.upperBound))
        }
    }

    /// A part of the sequence. It shares what it can.
    func part(_ range: Range<Int>) -> SummaryTree {
        SummaryTree(root.prefix(range.upperBound).suffix(from: range.lowerBound))
    }

    /// The tree with other leaves where `change` gives some that hold the same.
    func replacingLeaves(_ change: (Leaf) -> Leaf?) -> SummaryTree {
        SummaryTree(root.replacingLeaves(change))
    }

    // MARK: Finding

    /// The first leaf at whose end `isReached` holds of all up to there (else the last leaf), and what stands
    /// before that leaf.
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

    /// The leaf that holds a place; at the very end, the last.
    func leaf(at place: Int) -> (leaf: Leaf, before: Leaf.Summary) {
        leaf { place < $0.length }
    }

    /// Visits the leaves that hold some of a range, each with the part of it that is wanted, until `body`
    /// returns false.
    func forEachLeaf(in range: Range<Int>, _ body: (Leaf, Range<Int>) -> Bool) {
        if !range.isEmpty { _ = root.forEachLeaf(in: range, body) }
    }
}

extension SummaryTree: Sendable where Leaf: Sendable {}
