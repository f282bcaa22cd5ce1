extension SummaryTree {
    /// A node of the tree.
    ///
    /// All leaves are at one depth. Every branch except the root has at least `minimumChildren` children.
    final class Node {
        enum Content {
            case leaf(Leaf)
            case branch([Node])
        }

        /// The height above the leaves; 0 for a leaf.
        let height: Int
        let summary: Leaf.Summary
        let content: Content

        init(_ leaf: Leaf) {
            height = 0
            summary = leaf.summary
            content = .leaf(leaf)
        }

        init(_ children: [Node]) {
            height = children[0].height + 1
            summary = children.reduce(Leaf.Summary()) { $0 + $1.summary }
            content = .branch(children)
        }

        static var minimumChildren: Int { 8 }
        static var maximumChildren: Int { 24 }

        var leaf: Leaf? {
            if case .leaf(let leaf) = content { leaf } else { nil }
        }

        /// The children; empty in a leaf.
        var children: [Node] {
            if case .branch(let children) = content { children } else { [] }
        }

        private var isFullEnough: Bool {
            switch content {
            case .leaf(let leaf): leaf.isFullEnough
            case .branch(let children): children.count >= Self.minimumChildren
            }
        }

        // MARK: Joining

        static func join(_ left: Node, _ right: Node) -> Node {
            if left.summary.length == 0 { return right }
            if right.summary.length == 0 { return left }
            let nodes = siblings(left, right)
            return nodes.count == 1 ? nodes[0] : Node(nodes)
        }

        /// Returns one or two nodes of the greater height that hold both nodes' contents.
        private static func siblings(_ left: Node, _ right: Node) -> [Node] {
            if left.height > right.height {
                let children = left.children
                return group(children.dropLast() + siblings(children[children.count - 1], right))
            }
            if left.height < right.height {
                let children = right.children
                return group(siblings(left, children[0]) + children.dropFirst())
            }
            if left.isFullEnough && right.isFullEnough { return [left, right] }
            if let first = left.leaf, let second = right.leaf {
                return first.joined(with: second).map { Node($0) }
            }
            return group(left.children + right.children)
        }

        private static func group(_ children: [Node]) -> [Node] {
            if children.count <= maximumChildren { return [Node(children)] }
            return branches(of: children, size: (children.count + 1) / 2)
        }

        /// Groups nodes under branches of about one size.
        static func branches(of nodes: [Node], size: Int) -> [Node] {
            let count = (nodes.count + size - 1) / size
            return (0..<count).map { index in
                let part = nodes.count * index / count..<nodes.count * (index + 1) / count
                return Node([Node](nodes[part]))
            }
        }

        // MARK: Cutting

        private static func tree(of children: ArraySlice<Node>) -> Node {
            switch children.count {
            case 0: Node(Leaf())
            case 1: children[children.startIndex]
            default: Node([Node](children))
            }
        }

        func prefix(_ end: Int) -> Node {
            if end <= 0 { return Node(Leaf()) }
            if end >= summary.length { return self }
            switch content {
            case .leaf(let leaf): return Node(leaf.part(0..<end))
            case .branch(let children):
                let (index, start) = Self.child(of: children, at: end)
                return .join(Self.tree(of: children[..<index]), children[index].prefix(end - start))
            }
        }

        func suffix(from start: Int) -> Node {
            if start <= 0 { return self }
            if start >= summary.length { return Node(Leaf()) }
            switch content {
            case .leaf(let leaf): return Node(leaf.part(start..<summary.length))
            case .branch(let children):
                let (index, childStart) = Self.child(of: children, at: start)
                return .join(
                    children[index].suffix(from: start - childStart), Self.tree(of: children[(index + 1)...]))
            }
        }

        /// Returns the tree after an edit inside one leaf, or `nil` if the edit exceeds one. This is the path for
        /// typing.
        func replacing(_ range: Range<Int>, with new: Leaf) -> Node? {
            switch content {
            case .leaf(let leaf):
                guard range.upperBound <= summary.length else { return nil }
                return leaf.replacing(range, with: new).map { Node($0) }
            case .branch(var children):
                let (index, start) = Self.child(of: children, at: range.lowerBound)
                let local = range.lowerBound - start..<range.upperBound - start
                guard let child = children[index].replacing(local, with: new) else { return nil }
                children[index] = child
                return Node(children)
            }
        }

        func replacingLeaves(_ change: (Leaf) -> Leaf?) -> Node {
            switch content {
            case .leaf(let leaf): return change(leaf).map { Node($0) } ?? self
            case .branch(let children):
                let changed = children.map { $0.replacingLeaves(change) }
                return zip(children, changed).allSatisfy { $0 === $1 } ? self : Node(changed)
            }
        }

        // MARK: Finding

        /// Returns the child that contains a position, and the child's start. The very end belongs to the last child.
        @inline(__always)
        private static func child(of children: [Node], at place: Int) -> (index: Int, start: Int) {
            var start = 0
            for index in 0..<children.count - 1 {
                let end = start + children[index].summary.length
                if place < end { return (index, start) }
                start = end
            }
            return (children.count - 1, start)
        }

        func forEachLeaf(in range: Range<Int>, _ body: (Leaf, Range<Int>) -> Bool) -> Bool {
            switch content {
            case .leaf(let leaf): return body(leaf, range)
            case .branch(let children):
                var start = 0
                for child in children {
                    let end = start + child.summary.length
                    if start >= range.upperBound { break }
                    if end > range.lowerBound {
                        let local = max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                        if !child.forEachLeaf(in: local, body) { return false }
                    }
                    start = end
                }
                return true
            }
        }
    }
}

extension SummaryTree.Node: Sendable where Leaf: Sendable {}
extension SummaryTree.Node.Content: Sendable where Leaf: Sendable {}
