import Testing

@testable import PicaText

@Suite("Summary tree")
struct SummaryTreeTests {
    /// A number that stands some times in a row.
    struct Run: TreeItem, Equatable {
        struct Summary: TreeSummary, Equatable {
            var length = 0
            var total = 0

            static func + (left: Summary, right: Summary) -> Summary {
                Summary(length: left.length + right.length, total: left.total + right.total)
            }
        }

        var number: Int
        var length: Int

        var summary: Summary { Summary(length: length, total: number * length) }
        func part(_ range: Range<Int>) -> Run { Run(number: number, length: range.count) }
    }

    typealias Tree = SummaryTree<TreeItems<Run>>

    private static func numbers(_ tree: Tree) -> [Int] {
        var numbers: [Int] = []
        tree.forEachLeaf(in: 0..<tree.length) { leaf, part in
            numbers += leaf.part(part).items.flatMap { Array(repeating: $0.number, count: $0.length) }
            return true
        }
        return numbers
    }

    private static func runs(_ random: inout SeededGenerator, count: Int) -> [Run] {
        (0..<count).map { _ in
            Run(
                number: Int.random(in: 0..<100, using: &random), length: Int.random(in: 1...5, using: &random)
            )
        }
    }

    @Test("Random edits match the same edits of an array", arguments: [1, 2, 3, 4] as [UInt64])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var tree = Tree(items: Self.runs(&random, count: 500))
        var model = Self.numbers(tree)
        for step in 0..<1500 {
            let isLarge = Int.random(in: 0..<20, using: &random) == 0
            let lower = Int.random(in: 0...model.count, using: &random)
            let most = isLarge ? 900 : model.count > 3000 ? 40 : 10
            let range = lower..<min(model.count, lower + Int.random(in: 0...most, using: &random))
            let new = Tree(
                items: Self.runs(&random, count: Int.random(in: 0...(isLarge ? 200 : 4), using: &random)))
            let copy = tree
            tree.replace(range, with: new)
            if step % 50 == 0 { #expect(Self.numbers(copy) == model, "seed \(seed), step \(step)") }
            model.replaceSubrange(range, with: Self.numbers(new))

            #expect(tree.length == model.count, "seed \(seed), step \(step)")
            #expect(tree.summary.total == model.reduce(0, +), "seed \(seed), step \(step)")
            let place = Int.random(in: 0...model.count, using: &random)
            let (leaf, before) = tree.leaf(at: place)
            #expect(before.total == model[..<before.length].reduce(0, +), "seed \(seed), step \(step)")
            #expect(place >= before.length && place <= before.length + leaf.summary.length)
            let end = Int.random(in: place...model.count, using: &random)
            #expect(
                Self.numbers(tree.part(place..<end)) == Array(model[place..<end]),
                "seed \(seed), step \(step)")
            if step % 25 == 0 {
                #expect(Self.numbers(tree) == model, "seed \(seed), step \(step)")
                tree.checkBalance { _ in }
            }
        }
    }

    @Test("An edit of a large tree creates a few nodes and shares the rest")
    func sharing() {
        let runs = (0..<100_000).map { Run(number: $0, length: 3) }
        var tree = Tree(items: runs)
        let before = Self.nodes(tree)
        tree.replace(150_000..<150_002, with: Tree(items: [Run(number: 7, length: 9)]))
        #expect(tree.length == 300_007)
        #expect(Self.nodes(tree).subtracting(before).count < 40)
        #expect(before.count < 10_000)
    }

    private static func nodes(_ tree: Tree) -> Set<ObjectIdentifier> {
        var nodes: Set<ObjectIdentifier> = []
        func visit(_ node: Tree.Node) {
            nodes.insert(ObjectIdentifier(node))
            node.children.forEach(visit)
        }
        visit(tree.root)
        return nodes
    }
}

extension SummaryTree where Leaf.Summary: Equatable {
    /// Expects what the tree promises: leaves at one depth, filled nodes, right summaries.
    func checkBalance(_ checkLeaf: (Leaf) -> Void) {
        func visit(_ node: Node, isRoot: Bool) {
            if let leaf = node.leaf {
                #expect(node.height == 0)
                #expect(node.summary == leaf.summary)
                #expect(isRoot || leaf.summary.length > 0)
                checkLeaf(leaf)
            } else {
                #expect(node.children.allSatisfy { $0.height == node.height - 1 })
                #expect(node.summary == node.children.reduce(Leaf.Summary()) { $0 + $1.summary })
                #expect(node.children.count <= Node.maximumChildren)
                #expect(node.children.count >= (isRoot ? 2 : Node.minimumChildren))
                for child in node.children { visit(child, isRoot: false) }
            }
        }
        visit(root, isRoot: true)
    }
}
