/// An item of a ``TreeItems`` leaf.
protocol TreeItem {
    associatedtype Summary: TreeSummary

    var summary: Summary { get }
    /// Returns a part of an item that is longer than one unit.
    func part(_ range: Range<Int>) -> Self
}

/// A leaf of a ``SummaryTree`` that contains a sequence of items.
struct TreeItems<Item: TreeItem>: TreeLeaf {
    var items: [Item]

    init() {
        items = []
    }

    init(_ items: [Item]) {
        self.items = items
    }

    private static var minimum: Int { 8 }
    private static var maximum: Int { 32 }

    var summary: Item.Summary { items.reduce(Item.Summary()) { $0 + $1.summary } }
    var isFullEnough: Bool { items.count >= Self.minimum }

    func part(_ range: Range<Int>) -> TreeItems {
        var part = TreeItems()
        append(range, to: &part.items)
        return part
    }

    private func append(_ range: Range<Int>, to result: inout [Item]) {
        var start = 0
        for item in items {
            let length = item.summary.length
            if start >= range.upperBound { break }
            let (lower, upper) = (max(range.lowerBound - start, 0), min(range.upperBound - start, length))
            if upper - lower == length {
                result.append(item)
            } else if lower < upper {
                result.append(item.part(lower..<upper))
            }
            start += length
        }
    }

    func joined(with next: TreeItems) -> [TreeItems] { Self.cut(items + next.items) }

    func replacing(_ range: Range<Int>, with new: TreeItems) -> TreeItems? {
        var result: [Item] = []
        result.reserveCapacity(items.count + new.items.count)
        append(0..<range.lowerBound, to: &result)
        result += new.items
        append(range.upperBound..<Int.max, to: &result)
        guard result.count <= Self.maximum, result.count >= min(items.count, Self.minimum) else { return nil }
        return TreeItems(result)
    }

    /// Returns leaves of about one size for any number of items.
    static func cut(_ items: [Item]) -> [TreeItems] {
        guard items.count > maximum else { return [TreeItems(items)] }
        let count = (items.count + 2 * maximum / 3 - 1) / (2 * maximum / 3)
        return (0..<count).map { index in
            TreeItems([Item](items[items.count * index / count..<items.count * (index + 1) / count]))
        }
    }
}

extension TreeItems: Sendable where Item: Sendable {}

extension SummaryTree {
    init<Item>(items: [Item]) where Leaf == TreeItems<Item> {
        self.init(TreeItems.cut(items))
    }
}
